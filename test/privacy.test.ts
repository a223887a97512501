import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RETENTION } from '../worker/retention/retention.ts';

/** What the docs say of stored data is what the code does. */

const rows = readFileSync('docs/privacy.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

test('docs/privacy.md has the retention table of the code', () => {
  const told = RETENTION.map(({ data, tables, kept, why }) => [
    data,
    tables.map((table) => `\`${table}\``).join(', '),
    kept,
    why,
  ]);
  expect(rows.slice(2)).toEqual(told);
});
