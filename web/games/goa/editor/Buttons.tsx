import { useSignal } from '@preact/signals';
import { t } from '../../../lib/i18n.ts';
import type { StepperSpec as DialProps, ButtonSpec as KnobProps } from './controls.ts';

/** Buttons side by side. */
export const Knobs = ({ knobs }: { readonly knobs: readonly KnobProps[] }) => (
  <>
    {knobs.map((button) => (
      <Knob key={button.key} knob={button} />
    ))}
  </>
);

const Knob = ({
  knob: { label, text, picture, pressed, strong, onward, tap },
}: {
  readonly knob: KnobProps;
}) => (
  <button
    type="button"
    class={`knob ${strong ? 'primary' : ''} ${onward ? 'onward' : ''}`}
    aria-pressed={pressed}
    aria-label={text === undefined ? undefined : label}
    onClick={tap}
  >
    {picture}
    {text ?? label}
  </button>
);

/** A number between − and +. */
export function Stepper(dial: DialProps) {
  const { label, value, min, max, say, set, wide, clear: typed } = dial;
  const knob = (by: number) => {
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
      class={wide || typed ? 'dial wide number' : 'dial number'}
      role="group"
      aria-label={label}
      data-range={min === max ? String(min) : `${min}–${max}`}
    >
      {typed && knob(-LEAP)}
      {knob(-1)}
      {typed ? (
        <TypedNumber {...dial} />
      ) : (
        <output class={value === null ? 'muted' : undefined}>{value === null ? label : say(value)}</output>
      )}
      {knob(1)}
      {typed && knob(LEAP)}
    </span>
  );
}

const LEAP = 5;

/** What is typed stays as it is until it is a number that can be chosen; meanwhile the range stands beside it (editor.css). */
export function TypedNumber({ label, value, min, max, set, clear }: DialProps) {
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
