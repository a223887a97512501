import { COLUMNS, type Column } from '#shared/games/goa/things.ts';
import { CardBack, SeatMark } from '../../../ui/art/Pieces.tsx';
import { ColumnSign } from '../drawings/Pieces.tsx';
import { isolate, t } from '../../../lib/i18n.ts';
import { mark } from '../../scene.ts';
import { Explain } from '../explain/Explain.tsx';
import { Thing } from './Thing.tsx';
import { lightDismiss } from './SupplyParts.tsx';
import type { BoardProps } from '../boardProps.ts';
import type { State } from '#shared/games/goa/state.ts';
import type { AnyEvent, Seat } from '#shared/kernel/types.ts';
import { isOf } from './lot.ts';

/** The cards for the first player in each of the last rows: still open, or who got them. */
export const Firsts = lightDismiss((props) => (
  <>
    <p class="muted">{t('page.goa.board.firsts.rule')}</p>
    <table class="store-firsts">
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
