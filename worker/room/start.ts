import { commitment } from '../../shared/kernel/commitment.ts';
import { ok } from '../../shared/kernel/result.ts';
import type { BotLevel } from '../../shared/kernel/types.ts';
import { isGameId, metas } from '../../shared/games/meta.ts';
import { rightsOf } from '../access.ts';
import { database } from '../db/database.ts';
import { closeInvitations } from '../db/invitations.ts';
import type { GameRow, SeatRow } from '../db/schema.ts';
import { gameDice } from './automatic.ts';
import { chanceOf } from './chance.ts';
import { nextRow } from './command.ts';
import { refuse, type Answer } from './failure.ts';
import type { Table } from './table.ts';
import { write, type Change, type Room, type Statement } from './write.ts';

/** How an open game ends: it starts (open → running), or is called off (open → aborted). */

export const isOpen = (seat: SeatRow): boolean => seat.kind === 'open';

export const offersLevel = (game: string, level: BotLevel): boolean =>
  isGameId(game) && metas[game].levels.includes(level);

/** The change that begins play: commitment, set-up, first decision. `table` has its final seats. */
export function startNow(room: Room, table: Table): Change & { readonly game: Partial<GameRow> } {
  const { game, seats, rules } = table;
  const events = rules.setup(game.options, seats.length, gameDice(table));
  const state = events.reduce<unknown>((now, event) => rules.evolve(now, event), undefined);
  const row = nextRow(room, table, { seat: null, by: 'forced', moves: [], events });
  return { row, state, game: { commitment: commitment(chanceOf(table)) } };
}

/** Writes the seats and, when none is open any more, begins play in the same batch. */
export function seatAndStart(
  room: Room,
  table: Table,
  taken: readonly SeatRow[],
  also: readonly Statement[],
): Promise<Answer<Table>> {
  const seats = table.seats.map((seat) => taken.find((row) => row.seat === seat.seat) ?? seat);
  const start = seats.some(isOpen) ? {} : startNow(room, { ...table, seats });
  return write(room, table, { ...start, seats: taken, also });
}

/** The host does not wait any longer: bots take the open seats. */
export async function start(
  room: Room,
  table: Table,
  playerId: string | null,
  level: BotLevel,
): Promise<Answer<{ readonly seq: number }>> {
  const refused = refuseUnlessHostOfOpen(table, playerId);
  if (refused) return refused;
  if (!offersLevel(table.game.game, level)) return refuse('BAD_SEATS', { params: { reason: 'level' } });
  const bots = table.seats
    .filter(isOpen)
    .map((seat): SeatRow => ({ ...seat, kind: 'bot', level, tokenHash: null }));
  const closed = closeOpen(room, table, 'revoked');
  const written = await seatAndStart(room, table, bots, closed);
  return written.ok ? ok({ seq: written.value.game.seq }) : written;
}

/** No invitation to an open seat stands any more. */
const closeOpen = (
  { env, gameId }: Room,
  { seats }: Table,
  state: 'revoked' | 'expired',
): readonly Statement[] => [
  closeInvitations(
    database(env),
    gameId,
    seats.filter(isOpen).map(({ seat }) => seat),
    state,
  ),
];

/** The host calls it off before it has begun. */
export async function cancel(
  room: Room,
  table: Table,
  playerId: string | null,
): Promise<Answer<{ readonly status: 'aborted' }>> {
  const refused = refuseUnlessHostOfOpen(table, playerId);
  if (refused) return refused;
  return abort(room, table, 'revoked');
}

/** Ends an open game: called off, or its seats were not taken in time. */
export async function abort(
  room: Room,
  table: Table,
  invitations: 'revoked' | 'expired',
): Promise<Answer<{ readonly status: 'aborted' }>> {
  const also = closeOpen(room, table, invitations);
  const written = await write(room, table, { game: { status: 'aborted' }, also });
  return written.ok ? ok({ status: 'aborted' }) : written;
}

/** Only the host, and only before the game has started. */
export function refuseUnlessHostOfOpen(table: Table, playerId: string | null) {
  if (!rightsOf(playerId, table.game, table.seats).host) return refuse('NOT_HOST');
  return table.game.status === 'open' ? undefined : refuse('GAME_NOT_OPEN');
}
