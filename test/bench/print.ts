import type { Row } from './measure.ts';

const DIGITS = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });

/** Prints figures as a table. */
export function print(title: string, rows: readonly Row[]): void {
  const cells = rows.map(({ name, value, unit, note }) => [
    name,
    value === null ? '–' : DIGITS.format(value),
    unit,
    note ?? '',
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const [names = 0, values = 0, units = 0] = widths;
  console.log(`\n${title}`);
  for (const [name = '', value = '', unit = '', note = ''] of cells)
    console.log(
      `  ${name.padEnd(names)}  ${value.padStart(values)} ${unit.padEnd(units)}  ${note}`.trimEnd(),
    );
}
