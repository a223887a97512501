import { standingRows } from './fold.ts';
import type { LogRow } from './log.ts';
import { ok, reject, type Rejection, type Result } from './result.ts';
import type { TableRules } from './rules.ts';
import { maskOf, type AnyEvent, type AnyMove, type Seat, type SeatMask } from './types.ts';

/** The seats whose consent taking back costs; an empty mask is free. */
export interface UndoPrice {
  readonly consent: SeatMask;
}

/**
 * What it costs `seat` to take the log back to row `to`. Free while nobody else has acted and nothing
 * was revealed. Otherwise those must agree who acted or learned something; everybody else must after chance,
 * a card shown to all, or something `seat` itself learned (else it would play on knowing it). Bots never mind.
 * Fails with UNDO_NOT_YOURS when the first standing row after `to` is not a decision of this seat,
 * UNDO_NOTHING when `to` does not stand or nothing stands after it, UNDO_SETUP when `to` lies before the set-up.
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
  const undone = standing.filter((row) => row.seq > to);
  if (undone.length === 0) return reject('UNDO_NOTHING');
  if (undone[0]?.seat !== seat) return reject('UNDO_NOT_YOURS');
  const asked = undone.reduce((mask, row) => mask | concerned(rules, row, seat), 0);
  return ok({ consent: asked & others.humans & ~maskOf([seat]) });
}

const EVERYBODY: SeatMask = ~0;

function concerned<E extends AnyEvent>(
  rules: Pick<TableRules<unknown, AnyMove, E>, 'reveals' | 'upcast'>,
  row: LogRow,
  seat: Seat,
): SeatMask {
  const acted = row.seat === null ? 0 : maskOf([row.seat]);
  return row.events.reduce((mask, event) => {
    const shown = rules.reveals(rules.upcast(event, row.version));
    const all = shown.public || shown.chance || (shown.seats & maskOf([seat])) !== 0;
    return mask | (all ? EVERYBODY : shown.seats);
  }, acted);
}
