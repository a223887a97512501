import { LAST_ROW } from '../../../../shared/games/goa/choices/actions.ts';
import { playerOf } from '../../../../shared/games/goa/state.ts';
import type { Column, Spice as SpiceName } from '../../../../shared/games/goa/things.ts';
import { CardBack } from '../../../art/frame/Frame.tsx';
import { SeatMark } from '../../../art/frame/Seat.tsx';
import { Spice } from '../../../art/goa/Pieces.tsx';
import { listOf, number, t } from '../../../voice.ts';
import { LitButton } from '../parts/LitButton.tsx';
import { Thing } from '../parts/Thing.tsx';
import { changed, shownOf, type Owned } from './owned.ts';

interface Props extends Owned {
  readonly column: Column;
  /** From 0. */
  readonly row: number;
}

/** What a row of a column brings, and what the step into it costs; the next one can be tapped. */
export function Cell(cell: Props) {
  const at = shownOf(cell).rows[cell.column];
  const place = cell.row === at ? 'here' : cell.row < at ? 'left' : 'ahead';
  return (
    <td
      class={place}
      data-changed={place === 'here' ? changed(cell, ({ rows }) => rows[cell.column]) : undefined}
    >
      <Spot {...cell} />
    </td>
  );
}

function Spot(cell: Props) {
  const { table, seat, place, column, row } = cell;
  const inside = <Inside {...cell} />;
  const label = wordsOf(cell);
  if (row !== playerOf(table.scene.now, seat).rows[column] + 1)
    return (
      <span class="cell" title={label}>
        <span class="heard">{label}</span>
        {inside}
      </span>
    );
  const lit = place === 'mine' ? table.lights.columns.get(column) : undefined;
  return lit === undefined ? (
    <Thing table={table} pick={{ kind: 'column', column, place }} lit={lit} label={label} class="cell">
      {inside}
    </Thing>
  ) : (
    <LitButton lit={{ ...lit, label: `${lit.label}; ${label}` }} class="cell">
      {inside}
    </LitButton>
  );
}

/** For eyes only: `wordsOf` says the same. */
function Inside(cell: Props) {
  const { column, row, seat } = cell;
  const at = shownOf(cell).rows[column];
  return (
    <>
      <span class={column === 'expeditions' ? 'yield two number' : 'yield number'} aria-hidden="true">
        {yieldOf(cell)}
        {isFirst(cell) && <CardBack size={11} />}
      </span>
      {row === at && <SeatMark seat={seat} size={22} />}
      {row > at && (
        <span class="cost">
          {costOf(cell).map((spice) => (
            <Spice key={spice} spice={spice} size={15} />
          ))}
        </span>
      )}
    </>
  );
}

const figuresOf = ({ table, column }: Props) => table.scene.shown.figures.columns[column];

/** The spices of the step into the row; as many ships come on top. */
const costOf = (cell: Props): readonly SpiceName[] => figuresOf(cell).cost[cell.row - 1] ?? [];

const limitOf = ({ table, row }: Props): number => table.scene.shown.figures.cardLimit[row] ?? 0;

function yieldOf(cell: Props): string {
  const n = number(figuresOf(cell).yield[cell.row] ?? 0);
  return cell.column === 'expeditions' ? `${n}/${number(limitOf(cell))}` : n;
}

/** Can somebody still be the first here, and draw a card? */
const isFirst = ({ table, column, row }: Props): boolean =>
  row >= LAST_ROW - 1 && table.scene.shown.players.every(({ rows }) => rows[column] < row);

const UNIT = {
  ships: 'page.goa.n.ships',
  harvest: 'page.goa.n.spices',
  taxes: 'page.goa.n.ducats',
  expeditions: 'page.goa.n.cards',
  colonists: 'page.goa.n.colonists',
} as const;

function wordsOf(cell: Props): string {
  const { column, row } = cell;
  const at = shownOf(cell).rows[column];
  const cost = costOf(cell);
  return [
    t(UNIT[column], { n: figuresOf(cell).yield[row] ?? 0 }),
    ...(column === 'expeditions' ? [t('page.goa.limit', { n: limitOf(cell) })] : []),
    ...(row === at ? [t('page.goa.marker')] : []),
    ...(row > at && cost.length > 0
      ? [
          t('page.goa.step', {
            spices: listOf(cost.map((spice) => t(`goa.spice.${spice}`))),
            ships: t('page.goa.n.ships', { n: cost.length }),
          }),
        ]
      : []),
    ...(isFirst(cell) ? [t('page.goa.first')] : []),
  ].join('; ');
}
