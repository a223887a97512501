import { ColumnSign, SpicePicture } from '../drawings/Pieces.tsx';
import { t } from '../../../i18n.ts';
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
  knob: { label, text, spices, sign, pressed, strong, onward, tap },
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
    {spices?.map((spice) => (
      <SpicePicture key={spice} spice={spice} size={24} />
    ))}
    {sign && <ColumnSign column={sign} size={24} />}
    {text ?? label}
  </button>
);

/** A number between − and +. */
export function Stepper({ label, value, min, max, say, set, wide }: DialProps) {
  const to = (n: number): number => Math.min(max, Math.max(min, n));
  return (
    <span class={wide ? 'dial wide number' : 'dial number'} role="group" aria-label={label}>
      <button
        type="button"
        aria-label={t('page.goa.bar.less')}
        disabled={value !== null && value <= min}
        onClick={() => set(to((value ?? max + 1) - 1))}
      >
        −
      </button>
      <output class={value === null ? 'muted' : undefined}>{value === null ? label : say(value)}</output>
      <button
        type="button"
        aria-label={t('page.goa.bar.more')}
        disabled={value !== null && value >= max}
        onClick={() => set(to((value ?? min - 1) + 1))}
      >
        +
      </button>
    </span>
  );
}
