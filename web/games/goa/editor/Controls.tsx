import type { ComponentChildren } from 'preact';
import { useSignal } from '@preact/signals';
import { t } from '../../../lib/i18n.ts';
import styles from './desk.module.css';

/** A choice that has no place on the board. */
export interface ButtonSpec {
  readonly key: string;
  /** The effect of a tap. */
  readonly label: string;
  /** Shown instead of the label, if the place makes the rest clear. */
  readonly text?: string;
  /** The picture of the things that `text` counts. */
  readonly picture?: ComponentChildren;
  readonly pressed?: boolean;
  /** The most likely choice among others; one in the bar at most. */
  readonly strong?: boolean;
  /** It continues after the draft; it is no choice. */
  readonly onward?: true;
  readonly tap: () => void;
}

/** A number to choose; both ends included. */
export interface StepperSpec {
  /** The thing that is counted. */
  readonly label: string;
  /** The number chosen, if any. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  /** The meaning of this number. */
  readonly format: (n: number) => string;
  readonly set: (n: number) => void;
  /** The number can be typed as well, and changed by five; what is typed cannot be chosen (yet). */
  readonly clear?: () => void;
  /** `format` returns a long text. It gets a line of its own, so that − and + stay in place. */
  readonly wide?: true;
}

/** Choices that belong together. */
export interface ButtonRow {
  readonly title: string;
  /** The title is hidden: the buttons say it. */
  readonly quiet?: true;
  /** The buttons stand close together in one line. */
  readonly tight?: true;
  readonly buttons: readonly ButtonSpec[];
}

/** Buttons side by side. */
export const EditorButtons = ({ buttons }: { readonly buttons: readonly ButtonSpec[] }) => (
  <>
    {buttons.map((button) => (
      <EditorButton key={button.key} button={button} />
    ))}
  </>
);

const EditorButton = ({
  button: { label, text, picture, pressed, strong, onward, tap },
}: {
  readonly button: ButtonSpec;
}) => (
  <button
    type="button"
    class={`${styles.knob} ${strong ? 'primary' : ''} ${onward ? 'onward' : ''}`}
    data-choice="knob"
    aria-pressed={pressed}
    aria-label={text === undefined ? undefined : label}
    onClick={tap}
  >
    {picture}
    {text ?? label}
  </button>
);

/** A number between − and +. */
export function Stepper(stepper: StepperSpec) {
  const { label, value, min, max, format, set, wide, clear: typed } = stepper;
  const button = (by: number) => {
    const next = (value ?? (by > 0 || typed ? min - 1 : max + 1)) + by;
    // No single leap goes to the end: nobody means to give all they have.
    const most = by > 1 ? max - 1 : max;
    return (
      <button
        type="button"
        aria-label={typed ? undefined : t(by < 0 ? 'page.goa.bar.less' : 'page.goa.bar.more')}
        disabled={next < min || next > most}
        onClick={() => set(next)}
      >
        {by < 0 ? '−' : '+'}
        {typed && Math.abs(by)}
      </button>
    );
  };
  return (
    <span
      class={`${styles.dial} ${wide || typed ? styles.wide : ''} number`}
      role="group"
      aria-label={label}
      data-choice="knob"
      data-range={min === max ? String(min) : `${min}–${max}`}
    >
      {typed && button(-LEAP)}
      {button(-1)}
      {typed ? (
        <TypedNumber {...stepper} />
      ) : (
        <output class={value === null ? 'muted' : undefined}>{value === null ? label : format(value)}</output>
      )}
      {button(1)}
      {typed && button(LEAP)}
    </span>
  );
}

const LEAP = 5;

/** Typed text stays as it is until it is a number that can be chosen; meanwhile the range stands beside it (desk.module.css). */
export function TypedNumber({ label, value, min, max, set, clear }: StepperSpec) {
  const text = useSignal('');
  return (
    <input
      inputMode="numeric"
      aria-label={label}
      aria-invalid={value === null && text.value !== ''}
      placeholder={min === max ? String(min) : `${min}–${max}`}
      value={value ?? text.value}
      onInput={({ currentTarget: { value: typed } }) => {
        const n = Number(typed);
        const fits = Number.isInteger(n) && n >= min && n <= max;
        text.value = fits ? '' : typed;
        if (fits) set(n);
        else clear?.();
      }}
    />
  );
}
