import { formatNumber } from '../../../lib/i18n.ts';

interface Props {
  readonly label: string;
  readonly values: readonly number[];
  /** The number of the first value: a row, or a count. */
  readonly from?: number;
}

/** Figures by row or by number, one above the other. */
export const Scale = ({ label, values, from = 1 }: Props) => (
  <div role="group" aria-label={label} title={label}>
    <dl class="scale number">
      {values.map((value, at) => (
        <div key={at}>
          <dt>{formatNumber(at + from)}</dt>
          <dd>{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  </div>
);
