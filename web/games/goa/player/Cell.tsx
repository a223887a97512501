import { LAST_ROW, playerOf } from '#shared/games/goa/state.ts';
import type { Column, Spice as SpiceName } from '#shared/games/goa/things.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { CardBack } from '../../../ui/art/Frame.tsx';
import { SeatMark } from '../../../ui/art/Seat.tsx';
import { SpicePicture } from '../drawings/Pieces.tsx';
import { formatList, formatNumber, t } from '../../../lib/i18n.ts';
import { LitButton } from '../targets/TargetButton.tsx';
import { Thing } from '../board/Thing.tsx';
import { changed, shownOf, type Owned } from './owned.ts';

interface Props extends Owned {
  readonly column: Column;
  /** From 0. */
  readonly row: number;
}

/** What a row of a column brings, and the cost of the step into it. The next row can be tapped. */
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
  const { table: props, seat, place, column, row } = cell;
  const facts = factsOf(cell);
  if (row !== playerOf(props.scene.now, seat).rows[column] + 1) return <Still {...facts} />;
  const target = place === 'mine' ? props.targets.columns.get(column) : undefined;
  const label = wordsOf(facts);
  const inside = <Inside {...facts} />;
  return target === undefined ? (
    <Thing table={props} pick={{ kind: 'column', column, place }} lit={target} label={label} class="cell">
      {inside}
    </Thing>
  ) : (
    <LitButton lit={{ ...target, label: `${target.label}; ${label}` }} class="cell">
      {inside}
    </LitButton>
  );
}

/**
 * The content of a cell as plain values. A component that reads signals (the words are one) is drawn again for
 * every change; with equal plain values it is not.
 */
interface Facts {
  readonly seat: Seat;
  readonly column: Column;
  readonly row: number;
  /** The row of the player's marker. */
  readonly at: number;
  /** The yield of the row. */
  readonly n: number;
  /** The hand limit in that row. */
  readonly limit: number;
  /** The spices of the step into the row. The step also costs as many ships. */
  readonly cost: readonly SpiceName[];
  /** Can a player still be first here, and draw a card? */
  readonly first: boolean;
}

function factsOf(cell: Props): Facts {
  const { table: props, seat, column, row } = cell;
  const { figures, players } = props.scene.shown;
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

/** A cell that can be neither tapped nor selected. */
function Still(facts: Facts) {
  const label = wordsOf(facts);
  return (
    <span class="cell" title={label}>
      <span class="visually-hidden">{label}</span>
      <Inside {...facts} />
    </span>
  );
}

/** Visible content only; `wordsOf` says the same for screen readers. */
const Inside = ({ seat, column, row, at, n, limit, cost, first }: Facts) => (
  <>
    <span class={column === 'expeditions' ? 'yield two number' : 'yield number'} aria-hidden="true">
      {column === 'expeditions' ? `${formatNumber(n)}/${formatNumber(limit)}` : formatNumber(n)}
      {first && <CardBack size={11} />}
    </span>
    {row === at && <SeatMark seat={seat} size={22} />}
    {row > at && (
      <span class="cost">
        {cost.map((spice) => (
          <SpicePicture key={spice} spice={spice} size={15} />
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
        spices: formatList(cost.map((spice) => t(`goa.spice.${spice}`))),
        ships: t('page.goa.n.ships', { n: cost.length }),
      }),
    first && t('page.goa.first'),
  ]
    .filter(Boolean)
    .join('; ');
