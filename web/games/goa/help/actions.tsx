import type { Figures } from '#shared/games/goa/figures.ts';
import { COLUMNS, type Action, type Column } from '#shared/games/goa/things.ts';
import { t, formatList, formatNumber } from '../../../lib/i18n.ts';
import { DoubtMark, type HelpPart, type Piece, helpStyles } from '../../../features/help/index.ts';
import { CardBack } from '../../../ui/art/Pieces.tsx';
import { ColumnSign, ExtraAction, Colonist, Ducat, Ship, SpicePicture } from '../drawings/Pieces.tsx';
import { does } from '../explain/effects.ts';
import { doubtsOf, given, piece, scouted, type FigureName, type EditionRules } from './rules.ts';

/** The actions of a turn. */
export const actionsPart = (rules: EditionRules): HelpPart => ({
  id: 'actions',
  title: t('help.goa.part.actions'),
  pieces: [
    piece('turn', { next: t('page.goa.bar.next'), end: t('page.goa.bar.endTurn') }),
    actionPiece('progress', rules),
    columnsPiece(rules),
    { ...actionPiece('ships', rules), ...sign('ships', rules) },
    { ...actionPiece('harvest', rules), ...sign('harvest', rules) },
    { ...actionPiece('taxes', rules), ...sign('taxes', rules) },
    { ...titled('expedition', [t('help.goa.expedition.text')]), ...sign('expeditions', rules) },
    { ...titled('found', foundText(rules)), ...sign('colonists', rules, 'cardColonists') },
    bonuses(rules),
    {
      ...piece('extra', { kept: rules.figures.extraKept }),
      art: <ExtraAction size={48} />,
    },
    piece('plays'),
  ],
});

const titled = (action: Action, text: readonly string[]): Piece => ({
  id: `action-${action}`,
  title: t(`goa.action.${action}`),
  text,
});

const actionPiece = (action: Action, { edition, figures }: EditionRules): Piece =>
  titled(action, does({ kind: 'action', action }, { options: { edition }, figures }));

/** A column's picture, with a mark if its figures are uncertain. */
const sign = (
  column: Column,
  { edition }: EditionRules,
  ...figures: readonly FigureName[]
): Pick<Piece, 'art' | 'doubts'> => ({
  art: <ColumnSign column={column} size={48} />,
  doubts: doubtsOf(edition, `${column}Yield`, ...figures),
});

/** Numbers on the cards of the example. */
const SCOUTED = [2, 3] as const;
const EXAMPLE = 'Cochin';

function foundText(rules: EditionRules): readonly string[] {
  const { figures } = rules;
  const { need } = figures.colonies[EXAMPLE];
  const row = given(figures.columns.colonists.yield[0]);
  const [a, b] = SCOUTED;
  return [
    ...t('help.goa.found.text', {
      ...scouted(rules),
      consolation: given(figures.gains['bonus.notFounded']?.colonists),
    }).split('\n'),
    t('help.goa.found.example', {
      colony: t(`goa.colony.${EXAMPLE}`),
      need,
      row,
      a,
      b,
      missing: need - row - a - b,
    }),
  ];
}

const bonuses = ({ figures: { gains } }: EditionRules): Piece =>
  piece('bonuses', { cards: given(gains['bonus.first']?.cards), extra: given(gains['bonus.row']?.extra) });

/** The development board as tables. */
const columnsPiece = (rules: EditionRules): Piece => ({
  ...piece('columns'),
  more: (
    <div class={helpStyles.columns}>
      {COLUMNS.map((column) => (
        <ColumnTable key={column} column={column} rules={rules} />
      ))}
    </div>
  ),
  words: COLUMNS.map((column) => t(`goa.column.${column}`)),
});

function ColumnTable({
  column,
  rules: { edition, figures },
}: {
  readonly column: Column;
  readonly rules: EditionRules;
}) {
  const { yield: yields, cost } = figures.columns[column];
  return (
    <table id={`column-${column}`} tabIndex={-1}>
      <caption>
        <ColumnSign column={column} size={32} />{' '}
        <span class={helpStyles.captionName}>{t(`goa.column.${column}`)}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('help.goa.columns.row')}</th>
          <th scope="col">
            {t('help.goa.columns.yield')}
            <Marks column={column} edition={edition} of="Yield" />
          </th>
          <th scope="col">
            {t('help.goa.columns.cost')}
            <Marks column={column} edition={edition} of="Cost" />
          </th>
        </tr>
      </thead>
      <tbody>
        {yields.map((n, row) => (
          <tr key={row}>
            <th scope="row" class="number">
              {row + 1}
            </th>
            <td class="number">
              <Yield column={column} n={n} limit={figures.cardLimit[row]} />
            </td>
            <td>
              <Cost spices={cost[row]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Marks = ({
  column,
  edition,
  of,
}: Pick<EditionRules, 'edition'> & { readonly column: Column; readonly of: 'Yield' | 'Cost' }) => (
  <>
    {doubtsOf(edition, `${column}${of}`).map((doubt) => (
      <DoubtMark key={doubt.figure} {...doubt} />
    ))}
  </>
);

const YIELDED: Readonly<Record<Column, preact.JSX.Element>> = {
  ships: <Ship size={20} />,
  harvest: <ColumnSign column="harvest" size={20} />,
  taxes: <Ducat size={20} />,
  expeditions: <CardBack size={16} />,
  colonists: <Colonist size={20} />,
};

interface YieldProps {
  readonly column: Column;
  readonly n: number;
  readonly limit: number | undefined;
}

const Yield = ({ column, n, limit = 0 }: YieldProps) => (
  <span class="figure">
    {column === 'expeditions' ? `${formatNumber(n)} / ${formatNumber(limit)}` : formatNumber(n)}{' '}
    {YIELDED[column]}
  </span>
);

/** A cost of spices and as many ships. */
const Cost = ({ spices = [] }: { readonly spices: Figures['columns'][Column]['cost'][number] | undefined }) =>
  spices.length === 0 ? null : (
    <span class={helpStyles.cost}>
      <span class="visually-hidden">{formatList(spices.map((spice) => t(`goa.spice.${spice}`)))}, </span>
      {spices.map((spice) => (
        <SpicePicture key={spice} spice={spice} size={20} />
      ))}
      <span class="figure">
        {spices.length}
        <Ship size={20} />
        <span class="visually-hidden">{t('goa.resource.ships')}</span>
      </span>
    </span>
  );
