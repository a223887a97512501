import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { State } from '#shared/games/goa/state.ts';
import { COLONIES, COLUMNS, type Column } from '#shared/games/goa/things.ts';
import type { AnyEvent, Seat } from '#shared/kernel/types.ts';
import { t, isolate, type MessageKey } from '../../../lib/i18n.ts';
import { CardBack, SeatMark } from '../../../ui/art/Pieces.tsx';
import { mark } from '../../scene.ts';
import type { BoardProps } from '../boardProps.ts';
import { ColumnSign } from '../drawings/Pieces.tsx';
import { Explain } from '../explain/Explain.tsx';
import { Cards, Colonies, SupplyTiles, lightDismiss } from './SupplyParts.tsx';
import { Thing } from './Thing.tsx';
import { isOf } from './lot.ts';
import styles from './supply.module.css';

/**
 * The supply beside the grid. It is folded if there is little room, and open if something in it can be chosen.
 */
export const Supply = (props: BoardProps) => (
  <div class={styles.supply}>
    <Fold table={props} name="page.goa.board.colonies" figure={coloniesLeft} Part={Colonies} />
    <Fold table={props} name="page.goa.board.firsts" figure={firstsLeft} Part={Firsts} />
    <Fold
      table={props}
      name="page.goa.board.tiles"
      figure={tilesAway}
      Part={SupplyTiles}
      lit={props.targets.removed.size > 0}
    />
    <Fold table={props} name="page.goa.board.cards" figure={cardsLeft} Part={Cards} />
  </div>
);

const coloniesLeft = (state: State): string =>
  String(COLONIES.reduce((sum, colony) => sum + state.colonies[colony].length, 0));
const firstsLeft = (state: State): string => `${freeFirsts(state)} / ${COLUMNS.length * FIRST_ROWS.length}`;
const cardsLeft = ({ pile }: State): string => String(pile.length);
/** Tiles set aside unseen are not in the state; this is their number in each phase so far. */
const tilesAway = ({ removed, figures, phase }: State): string =>
  String(figures.removed.seen ? removed.length : figures.removed.count * (phase === 'A' ? 1 : 2));

interface FoldProps {
  readonly table: BoardProps;
  readonly name: MessageKey;
  /** A summary of the part, shown also if it is folded. A change of it is marked. */
  readonly figure: (state: State) => string;
  /** Something in it can be chosen. */
  readonly lit?: boolean;
  readonly Part: FunctionComponent<BoardProps>;
}

function Fold({ table: props, name, figure, lit = false, Part }: FoldProps) {
  const open = useSignal(lit);
  // Before the page is painted: lit and open change in one frame, or the boards below would move for one.
  useLayoutEffect(() => {
    open.value = lit;
  }, [lit, open]);
  const { shown, since } = props.scene;
  return (
    <details
      class={lit ? 'lit' : undefined}
      open={open.value}
      name="supply"
      onToggle={({ currentTarget }) => (open.value = currentTarget.open)}
    >
      <summary data-changed={mark(since, shown, figure)}>
        <span class={styles.title}>{t(name)}</span>
        <span class="number">{figure(shown)}</span>
      </summary>
      {open.value && <Part {...props} />}
    </details>
  );
}

/** The cards for the first player in each of the last rows: still open, or who got them. */
const Firsts = lightDismiss((props) => (
  <>
    <p class="muted">{t('page.goa.board.firsts.rule')}</p>
    <table class={styles.firsts}>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{t('page.goa.board.firsts.rows')}</span>
          </th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              <Thing
                table={props}
                pick={{ kind: 'column', column, place: 'supply' }}
                target={undefined}
                label={t(`goa.column.${column}`)}
              >
                <ColumnSign column={column} size={28} />
              </Thing>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {FIRST_ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">{t('page.goa.board.firsts.row', { n: row + 1 })}</th>
            {COLUMNS.map((column) => (
              <First key={column} {...props} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {props.selection?.kind === 'column' && <Explain {...props} place="supply" />}
  </>
));

function First({ scene, column, row }: BoardProps & { readonly column: Column; readonly row: number }) {
  const seat = firstIn(scene.shown, scene.events, column, row);
  const values = { column: t(`goa.column.${column}`), n: row + 1 };
  const label =
    seat === null
      ? t('page.goa.board.firsts.open', values)
      : t('page.goa.board.firsts.taken', { ...values, name: isolate(scene.name(seat)) });
  const changed = mark(scene.since, scene.shown, ({ players }) =>
    String(players.some(({ rows }) => rows[column] >= row)),
  );
  return (
    <td title={label} data-changed={changed}>
      <span class="visually-hidden">{label}</span>
      {seat === null ? <CardBack size={18} /> : <SeatMark seat={seat} size={22} />}
    </td>
  );
}

/** The rows of a column whose first marker draws a card, counted from 0. */
export const FIRST_ROWS = [3, 4] as const;

/** Has any marker reached this row? Markers stay there or go beyond. */
const isReached = ({ players }: State, column: Column, row: number): boolean =>
  players.some(({ rows }) => rows[column] >= row);

/** The number of bonuses for being first that are left, in all columns. */
export const freeFirsts = (state: State): number =>
  COLUMNS.flatMap((column) => FIRST_ROWS.filter((row) => !isReached(state, column, row))).length;

/** The seat that was first in this row of a column; null: none yet. The events have it, the state does not. */
export function firstIn(state: State, events: readonly AnyEvent[], column: Column, row: number): Seat | null {
  if (!isReached(state, column, row)) return null;
  const first = events.find(
    (event) => isOf(event, 'progressed') && event.column === column && event.row === row,
  );
  // A step that is still being put together is in the state only.
  if (first !== undefined && isOf(first, 'progressed')) return first.seat;
  return state.players.findIndex(({ rows }) => rows[column] >= row);
}
