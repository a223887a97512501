/**
 * Writes docs/goa-provenance.md: which figures of Goa are certain, which are not, and why; `--check` only
 * says whether it is current.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { PROVENANCE } from '#shared/games/goa/data.ts';
import { CONFIDENCES, type Confidence } from '#shared/games/goa/schema.ts';

const FILE = 'docs/goa-provenance.md';

const MEANING: Readonly<Record<Confidence, string>> = {
  certain: 'printed in a rulebook, or counted',
  likely: 'partly printed; the rest follows a clear pattern',
  guess: 'only pictured in the rulebooks; a value that plays well',
  reconstructed: 'partly printed; the rest is completed so that all totals and examples hold',
};

const cell = (value: unknown): string =>
  JSON.stringify(value).replaceAll('"', '').replaceAll(',', ', ').replaceAll('|', '\\|');

const section = (confidence: Confidence): readonly string[] => {
  const own = PROVENANCE.filter((entry) => entry.confidence === confidence);
  if (own.length === 0) return [];
  return [
    `## ${confidence} (${own.length})`,
    '',
    `${MEANING[confidence]}.`,
    '',
    '| figure | value | source |',
    '|---|---|---|',
    ...own.map(
      ({ figure, value, source }) => `| ${figure} | ${cell(value)} | ${source.replaceAll('|', '\\|')} |`,
    ),
    '',
  ];
};

const text = `${[
  '# Where the figures of Goa come from',
  '',
  'Written by `npx node scripts/provenance.ts` from `shared/games/goa/data.json`. A figure is corrected there, in its',
  'line; a running game keeps the figures of its first event.',
  '',
  ...CONFIDENCES.toReversed().flatMap(section),
]
  .join('\n')
  .trimEnd()}\n`;

if (!process.argv.includes('--check')) writeFileSync(FILE, text);
else if (readFileSync(FILE, 'utf8') !== text) {
  console.error(`${FILE} is not current: npx node scripts/provenance.ts`);
  process.exit(1);
}
