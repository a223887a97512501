import { number } from '../../voice.ts';

interface Props {
  readonly label: string;
  readonly values: readonly number[];
  /** What the first value is for: a row, or how many of something. */
  readonly from?: number;
}

/** Figures by row or by number: one above the other. */
export const Scale = ({ label, values, from = 1 }: Props) => (
  <dl class="scale number" aria-label={label} title={label}>
    {values.map((value, at) => (
      <div key={at}>
        <dt>{number(at + from)}</dt>
        <dd>{number(value)}</dd>
      </div>
    ))}
  </dl>
);
