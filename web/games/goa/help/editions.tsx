import { FIGURES } from '#shared/games/goa/data.ts';
import { EDITIONS, type Edition } from '#shared/games/goa/meta.ts';
import { COLUMNS, TILES } from '#shared/games/goa/things.ts';
import { formatList, formatNumber, t } from '../../../lib/i18n.ts';
import type { HelpPart } from '../../../features/help/index.ts';
import { facesOf, piece, editionRules, tilesIn } from './rules.ts';
import { isInEdition } from './things.tsx';
import styles from './goaHelp.module.css';

/** The differences between the editions, side by side. */
export const editionsPart = (): HelpPart => ({
  id: 'editions-part',
  title: t('help.goa.part.editions'),
  pieces: [{ ...piece('editions'), more: <Table />, words: differences().flat() }],
});

type Row = readonly [label: string, ...byEdition: string[]];

/** A row whose words or figure are computed for each edition. */
const row = (label: string, said: (edition: Edition) => string): Row => [label, ...EDITIONS.map(said)];

const figures = (of: (edition: Edition) => number | null) => (edition: Edition) => {
  const n = of(edition);
  return n === null ? t('help.goa.diff.any') : formatNumber(n);
};

const series = (numbers: readonly number[]): string => numbers.map(formatNumber).join('/');

/** Rows that are the same in both editions are left out. */
const differences = (): readonly Row[] =>
  [...rulesThatDiffer(), ...boardsThatDiffer()].filter(([, ...said]) => new Set(said).size > 1);

const boardsThatDiffer = (): readonly Row[] =>
  COLUMNS.flatMap((name) => {
    const column = t(`goa.column.${name}`);
    return [
      row(t('help.goa.figure.yield', { column }), (edition) => series(FIGURES[edition].columns[name].yield)),
      row(t('help.goa.diff.steps', { column }), (edition) =>
        formatList(
          (FIGURES[edition].columns[name].cost.at(-1) ?? []).map((spice) => t(`goa.spice.${spice}`)),
        ),
      ),
    ];
  });

const rulesThatDiffer = (): readonly Row[] => [
  row(
    t('help.goa.diff.start'),
    figures((edition) => FIGURES[edition].startDucats.starting),
  ),
  row(t('help.goa.diff.symbol'), (edition) => t(`goa.symbol.${FIGURES[edition].startSymbol}`)),
  row(
    t('help.goa.diff.tilesIn'),
    figures((edition) => tilesIn(FIGURES[edition], 'A')),
  ),
  row(t('help.goa.diff.removed'), (edition) =>
    t(`help.goa.diff.removed.${edition}`, { n: FIGURES[edition].removed.count }),
  ),
  row(t('help.goa.diff.price'), (edition) => t(`help.goa.diff.price.${edition}`)),
  row(t('help.goa.diff.discard'), (edition) => t(`help.goa.diff.discard.${edition}`)),
  row(
    t('goa.tile.redDucats'),
    figures((edition) => FIGURES[edition].gains['tile.redDucats']?.ducats ?? 0),
  ),
  row(
    t('goa.tile.duty'),
    figures((edition) => FIGURES[edition].points.duty),
  ),
  row(
    t('help.goa.diff.sell', { card: t('goa.card.sell') }),
    figures((edition) => FIGURES[edition].sell.limit),
  ),
  row(t('goa.card.payDucats'), (edition) => t(`help.goa.diff.payDucats.${edition}`)),
  row(t('goa.card.thirdScout'), (edition) => t(`help.goa.diff.thirdScout.${edition}`)),
  row(t('goa.tile.espionage'), (edition) => t(`help.goa.diff.espionage.${edition}`)),
  row(t('help.goa.diff.symbols'), (edition) => formatList(symbolsOf(edition))),
  row(t('help.goa.score.symbols'), (edition) => series(FIGURES[edition].points.symbols.slice(1))),
  row(t('help.goa.diff.tiles'), (edition) => formatList(onlyIn(edition)) || t('help.goa.diff.none')),
  row(t('help.goa.bonanza'), (edition) => t(`help.goa.diff.bonanza.${edition}`)),
];

const symbolsOf = (edition: Edition): readonly string[] => [
  ...new Set(facesOf(FIGURES[edition]).map(({ symbol }) => t(`goa.symbol.${symbol}`))),
];

/** Tiles that only this edition has. */
const onlyIn = (edition: Edition): readonly string[] => {
  const others = EDITIONS.filter((other) => other !== edition).map(editionRules);
  return TILES.filter(
    (tile) => isInEdition(tile, editionRules(edition)) && !others.some((other) => isInEdition(tile, other)),
  ).map((tile) => t(`goa.tile.${tile}`));
};

const Table = () => (
  <table class={styles.differences}>
    <thead>
      <tr>
        <th scope="col">
          <span class="visually-hidden">{t('help.goa.score.what')}</span>
        </th>
        {EDITIONS.map((edition) => (
          <th key={edition} scope="col">
            {t(`goa.edition.${edition}`)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {differences().map(([label, ...said]) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {said.map((words, at) => (
            <td key={EDITIONS[at]}>{words.replaceAll('/', '/\u200b')}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
