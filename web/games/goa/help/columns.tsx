import type { Figures } from '#shared/games/goa/figures.ts';
import { COLUMNS, type Column } from '#shared/games/goa/things.ts';
import { CardBack } from '../../../ui/art/Frame.tsx';
import { Colonist, ColumnSign, Ducat, Ship, SpicePicture } from '../drawings/Pieces.tsx';
import { formatList, formatNumber, t } from '../../../lib/i18n.ts';
import { DoubtMark, type Piece } from '../../../features/help/index.ts';
import { doubtsOf } from './doubts.ts';
import { piece, type EditionRules } from './rules.ts';

/** The development board as tables. */
export const columnsPiece = (rules: EditionRules): Piece => ({
  ...piece('columns'),
  more: (
    <div class="columns">
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
        <ColumnSign column={column} size={32} /> <span class="caption-name">{t(`goa.column.${column}`)}</span>
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
    <span class="cost">
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
