import { standingRows, type LogRow } from './log.ts';
import { ok, reject, type Rejection, type Result } from './result.ts';
import type { TableRules } from './rules.ts';
import { isByBot, maskOf, type AnyEvent, type AnyMove, type Seat, type SeatMask } from './types.ts';
import { upcastRow } from './upcast.ts';

/** The seats that must agree to an undo; an empty mask means it is free. */
interface UndoPrice {
  readonly consent: SeatMask;
}

/**
 * The consent that `seat` needs to take the log back to row `to`. Free while no other seat has acted and nothing
 * was revealed. Otherwise every seat that acted or learned something must agree. All other seats must agree after
 * a chance draw, a card shown to all or a bot's answer. They must also agree if `seat` itself learned something,
 * or else it would play on knowing it. A bot answers every time and never refuses. Taking its answer back for
 * free would let `seat` try out its moves. Bots themselves are not asked, so an undo among bots stays free.
 *
 * Taking back further, beyond a decision of another seat, needs the consent of all.
 *
 * Fails with UNDO_NOTHING if `to` does not count or no row after it does. Fails with UNDO_SETUP if `to` lies before the
 * set-up.
 */
export function undoPrice<E extends AnyEvent>(
  rules: Pick<TableRules<unknown, AnyMove, E>, 'reveals' | 'upcast'>,
  rows: readonly LogRow[],
  seat: Seat,
  to: number,
  others: { readonly humans: SeatMask },
): Result<UndoPrice, Rejection> {
  if (to < 1) return reject('UNDO_SETUP');
  const standing = standingRows(rows);
  if (!standing.some((row) => row.seq === to)) return reject('UNDO_NOTHING');
  const undone = standing.filter((row) => row.seq > to && !row.tableEvent);
  if (undone.length === 0) return reject('UNDO_NOTHING');
  const isOwn = undone[0]?.seat === seat;
  const asked = isOwn ? undone.reduce((mask, row) => mask | concerned(rules, row, seat), 0) : EVERYBODY;
  return ok({ consent: asked & others.humans & ~maskOf([seat]) });
}

const EVERYBODY: SeatMask = ~0;

function concerned<E extends AnyEvent>(
  rules: Pick<TableRules<unknown, AnyMove, E>, 'reveals' | 'upcast'>,
  row: LogRow,
  seat: Seat,
): SeatMask {
  if (isByBot(row.by)) return EVERYBODY;
  const acted = row.seat === null ? 0 : maskOf([row.seat]);
  return upcastRow(rules, row).reduce((mask, event) => {
    const shown = rules.reveals(event);
    const all = shown.public || shown.chance || (shown.seats & maskOf([seat])) !== 0;
    return mask | (all ? EVERYBODY : shown.seats);
  }, acted);
}
