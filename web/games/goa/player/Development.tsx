import { LAST_ROW, playerOf } from '#shared/games/goa/state.ts';
import { COLUMNS, type Column, type Spice as SpiceName } from '#shared/games/goa/things.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { t, formatList, formatNumber } from '../../../lib/i18n.ts';
import { CardBack, SeatMark } from '../../../ui/art/Pieces.tsx';
import { ColumnSign, ExtraAction, Ship, SpicePicture } from '../drawings/Pieces.tsx';
import { ACTION_OF } from '../explain/effects.ts';
import { Explain } from '../explain/Explain.tsx';
import { LitButton, Thing } from '../board/Thing.tsx';
import { boardPart, shownOf, changed, type Owned } from './owned.ts';
import styles from './development.module.css';

const ROWS = Array.from({ length: LAST_ROW + 1 }, (_, row) => row);

/** The development board: an action in every column, and the yield and cost of each row. */
export const Development = boardPart((owned: Owned) => {
  const { table: props, place } = owned;
  return (
    <div class={styles.frame}>
      <table class={styles.development}>
        <caption class="visually-hidden">{t('page.goa.development')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{t('page.goa.rows')}</span>
              {place === 'mine' && (
                <Thing
                  table={props}
                  pick={{ kind: 'actions', place }}
                  target={undefined}
                  label={t('page.goa.actions')}
                  class={styles.about}
                >
                  ?
                </Thing>
              )}
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                <Head {...owned} column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <RowHead {...owned} row={row} />
              {COLUMNS.map((column) => (
                <Cell key={column} {...owned} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {(props.selection?.kind === 'column' || props.selection?.kind === 'actions') && (
        <Explain {...props} place={place} />
      )}
    </div>
  );
});

interface ColumnProps extends Owned {
  readonly column: Column;
}

/** The action of a column. */
function Head({ table: props, place, column }: ColumnProps) {
  const action = ACTION_OF[column];
  const name = t(`goa.action.${action}`);
  const target = place === 'mine' ? props.targets.actions.get(action) : undefined;
  const inside = (
    <>
      <ColumnSign column={column} size={28} />
      <span class={styles.word}>{name}</span>
    </>
  );
  return target === undefined ? (
    <Thing
      table={props}
      pick={{ kind: 'column', column, place }}
      target={target}
      label={name}
      class={styles.action}
    >
      {inside}
    </Thing>
  ) : (
    <LitButton target={target} class={styles.action}>
      {inside}
    </LitButton>
  );
}

interface RowProps extends Owned {
  /** From 0. */
  readonly row: number;
}

/** The points of a row, the ships of a step into it, and the extra action for the last marker to arrive, until it has. */
export function RowHead({ row, ...owned }: RowProps) {
  const { figures } = owned.table.scene.shown;
  const { rows } = shownOf(owned);
  const ships = figures.columns.ships.cost[row - 1]?.length;
  const arrived = COLUMNS.every((column) => rows[column] >= row);
  return (
    <th scope="row" class="number">
      <span class="visually-hidden">{t('page.term', { label: t('page.goa.row', { n: row + 1 }) })} </span>
      <span>{t('page.goa.vp', { n: figures.points.rows[row] ?? 0 })}</span>
      {ships !== undefined && (
        <span class={styles.rowMarks}>
          <span title={t('page.goa.n.ships', { n: ships })} aria-hidden="true">
            {ships}
            <Ship size={14} />
          </span>
          <span title={t('page.goa.rowBonus')} class={arrived ? styles.gone : undefined}>
            <ExtraAction size={14} />
            {!arrived && <span class="visually-hidden">{t('page.goa.rowBonus')}</span>}
          </span>
        </span>
      )}
    </th>
  );
}

interface Props extends Owned {
  readonly column: Column;
  /** From 0. */
  readonly row: number;
}

/** The yield of a row of a column, and the cost of the step into it. The next row can be tapped. */
function Cell(cell: Props) {
  const at = shownOf(cell).rows[cell.column];
  const place = cell.row === at ? 'here' : cell.row < at ? 'left' : 'ahead';
  return (
    <td
      class={styles[place]}
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
    <Thing
      table={props}
      pick={{ kind: 'column', column, place }}
      target={target}
      label={label}
      class={styles.cell}
    >
      {inside}
    </Thing>
  ) : (
    <LitButton target={{ ...target, label: `${target.label}; ${label}` }} class={styles.cell}>
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
    <span class={styles.cell} title={label}>
      <span class="visually-hidden">{label}</span>
      <Inside {...facts} />
    </span>
  );
}

/** Visible content only; `wordsOf` says the same for screen readers. */
const Inside = ({ seat, column, row, at, n, limit, cost, first }: Facts) => (
  <>
    <span
      class={column === 'expeditions' ? `${styles.brings} ${styles.two} number` : `${styles.brings} number`}
      aria-hidden="true"
    >
      {column === 'expeditions' ? `${formatNumber(n)}/${formatNumber(limit)}` : formatNumber(n)}
      {first && <CardBack size={11} />}
    </span>
    {row === at && <SeatMark seat={seat} size={22} />}
    {row > at && (
      <span class={styles.cost}>
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
