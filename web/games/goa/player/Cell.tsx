import { LAST_ROW } from '../../../../shared/games/goa/choices/actions.ts';
import { playerOf } from '../../../../shared/games/goa/state.ts';
import type { Column, Spice as SpiceName } from '../../../../shared/games/goa/things.ts';
import type { Seat } from '../../../../shared/kernel/types.ts';
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
  const facts = factsOf(cell);
  if (row !== playerOf(table.scene.now, seat).rows[column] + 1) return <Still {...facts} />;
  const lit = place === 'mine' ? table.lights.columns.get(column) : undefined;
  const label = wordsOf(facts);
  const inside = <Inside {...facts} />;
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

/**
 * What is told of a cell, as plain values: signals (the words are one) draw nothing again that reads one and is given
 * the same values.
 */
interface Facts {
  readonly seat: Seat;
  readonly column: Column;
  readonly row: number;
  /** The row of the player's marker. */
  readonly at: number;
  /** What the row brings. */
  readonly n: number;
  /** Cards that may be held there. */
  readonly limit: number;
  /** The spices of the step into the row; as many ships come on top. */
  readonly cost: readonly SpiceName[];
  /** Can somebody still be the first here, and draw a card? */
  readonly first: boolean;
}

function factsOf(cell: Props): Facts {
  const { table, seat, column, row } = cell;
  const { figures, players } = table.scene.shown;
  return {
    seat,
    column,
    row,
    at: shownOf(cell).rows[column],
    n: figures.columns[column].yield[row] ?? 0,
    limit: figures.cardLimit[row] ?? 0,
    cost: figures.columns[column].cost[row - 1] ?? NOTHING,
    first: row >= LAST_ROW - 1 && players.every(({ rows }) => rows[column] < row),
  };
}

const NOTHING: readonly SpiceName[] = [];

/** A cell that can be neither tapped nor explained. */
function Still(facts: Facts) {
  const label = wordsOf(facts);
  return (
    <span class="cell" title={label}>
      <span class="heard">{label}</span>
      <Inside {...facts} />
    </span>
  );
}

/** For eyes only: `wordsOf` says the same. */
const Inside = ({ seat, column, row, at, n, limit, cost, first }: Facts) => (
  <>
    <span class={column === 'expeditions' ? 'yield two number' : 'yield number'} aria-hidden="true">
      {column === 'expeditions' ? `${number(n)}/${number(limit)}` : number(n)}
      {first && <CardBack size={11} />}
    </span>
    {row === at && <SeatMark seat={seat} size={22} />}
    {row > at && (
      <span class="cost">
        {cost.map((spice) => (
          <Spice key={spice} spice={spice} size={15} />
        ))}
      </span>
    )}
  </>
);

const UNIT = {
  ships: 'page.goa.n.ships',
  harvest: 'page.goa.n.spices',
  taxes: 'page.goa.n.ducats',
  expeditions: 'page.goa.n.cards',
  colonists: 'page.goa.n.colonists',
} as const;

const wordsOf = ({ column, row, at, n, limit, cost, first }: Facts): string =>
  [
    t(UNIT[column], { n }),
    column === 'expeditions' && t('page.goa.limit', { n: limit }),
    row === at && t('page.goa.marker'),
    row > at &&
      cost.length > 0 &&
      t('page.goa.step', {
        spices: listOf(cost.map((spice) => t(`goa.spice.${spice}`))),
        ships: t('page.goa.n.ships', { n: cost.length }),
      }),
    first && t('page.goa.first'),
  ]
    .filter(Boolean)
    .join('; ');
