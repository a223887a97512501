import { commitment } from '#shared/kernel/commitment.ts';
import type { BotLevel } from '#shared/kernel/types.ts';
import { isGameId, metas } from '#shared/games/meta.ts';
import { ok } from '#shared/kernel/result.ts';
import { botQuotas, chargedAtTable, refundQuotas, tryCharge } from '../../people/quotas.ts';
import { tryChargeService, serviceQuota } from '../../people/serviceQuotas.ts';
import type { Quota } from '../../db/people/counters.ts';
import { gameDatabase } from '../../db/shards.ts';
import { closeInvitations, closeInvitationsTo } from '../../db/games/invitations.ts';
import type { GameRow, SeatRow } from '../../db/schema.ts';
import { isSwitchedOn } from '../../lib/settings.ts';
import { gameDice } from '../play/automatic.ts';
import { chanceOf } from '../play/chance.ts';
import { nextRow } from '../play/commit.ts';
import { isNotDone, refuse, type RoomResult } from '../../lib/failure.ts';
import type { Room, Statement, Change } from '../roomContext.ts';
import { rightsOf } from '../../people/access.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import { write } from '../storage/write.ts';
import { isAgreed } from './listing.ts';
import { withBotNames } from './seatNames.ts';

/** How a game leaves the status `open`: it starts (`running`), or is called off or expires (`aborted`). */

export const isOpenSeat = (seat: SeatRow): boolean => seat.kind === 'open';

export const offersLevel = (game: string, level: BotLevel): boolean =>
  isGameId(game) && metas[game].levels.includes(level);

/** The change that starts the game: commitment, set-up row, first decision. `loaded` must have the final seats. */
export function startChange(room: Room, loaded: LoadedGame): Change & { readonly game: Partial<GameRow> } {
  const { game, seats, rules } = loaded;
  const events = rules.setup(game.options, seats.length, gameDice(loaded));
  const state = events.reduce<unknown>((now, event) => rules.evolve(now, event), undefined);
  const row = nextRow(room, loaded, { seat: null, by: 'forced', moves: [], events }, state);
  return { row, state, game: { commitment: commitment(chanceOf(loaded)) } };
}

/** What changes with the seats. */
interface SeatingChange extends Partial<Pick<GameRow, 'listing'>>, Pick<Change, 'notices'> {
  readonly waits?: boolean;
}

/**
 * Writes the taken seats; no other is kept for who takes one. If no seat is open any more, starts the game in the same batch,
 * unless it `waits` for a later day.
 */
export function seatAndStart(
  room: Room,
  loaded: LoadedGame,
  taken: readonly SeatRow[],
  also: readonly Statement[],
  { waits = false, notices = [], ...more }: SeatingChange = {},
): Promise<RoomResult<LoadedGame>> {
  const seats = loaded.seats.map((seat) => taken.find((row) => row.seat === seat.seat) ?? seat);
  const people = taken.flatMap(({ playerId }) => playerId ?? []);
  const closed = people.length === 0 ? [] : [closeInvitationsTo(gameDatabase(room), room.gameId, people)];
  const start = waits || seats.some(isOpenSeat) ? undefined : startChange(room, { ...loaded, seats });
  return write(room, loaded, {
    ...start,
    game: { ...start?.game, ...more },
    seats: taken,
    notices,
    also: [...also, ...closed],
  });
}

/** The host starts the game, and bots of `level` take the open seats. `machine`: client key for the quota of bot games. */
export async function start(
  room: Room,
  loaded: LoadedGame,
  playerId: string | null,
  level: BotLevel,
  machine: string,
): Promise<RoomResult<{ readonly seq: number }>> {
  const refused = refuseUnlessHostOfOpen(loaded, playerId);
  if (refused) return refused;
  if (!offersLevel(loaded.game.game, level)) return refuse('BAD_SEATS', { params: { reason: 'level' } });
  if (!isAgreed(loaded)) return refuse('NOT_AGREED');
  if (!loaded.seats.some(isOpenSeat)) return refuse('GAMES_EXHAUSTED'); // a bot game that waits for a later day
  const bots = withBotNames(
    loaded.seats.map((seat): SeatRow =>
      isOpenSeat(seat) ? { ...seat, kind: 'bot', level, name: null, tokenHash: null } : seat,
    ),
  ).filter((_, seat) => loaded.seats[seat] && isOpenSeat(loaded.seats[seat]));
  const closed = closeOpen(room, loaded, 'revoked');
  const counted = await chargeBots(room, loaded, machine);
  if (!counted.ok) return counted;
  const { waits, quotas } = counted.value;
  const written = await seatAndStart(room, loaded, bots, closed, { waits });
  if (!written.ok && isNotDone(written.failure)) await refundQuotas(room.env, quotas, room.now());
  return written.ok ? ok({ seq: written.value.game.seq }) : written;
}

/** Charges a game in which only bots play. `waits`: the service has started its daily maximum of them. */
async function chargeBots(
  { env, now }: Room,
  { seats }: LoadedGame,
  machine: string,
): Promise<RoomResult<{ readonly waits: boolean; readonly quotas: readonly Quota[] }>> {
  const isCounted = seats.every(({ kind }) => kind !== 'person') && !isSwitchedOn(env, 'DEV');
  if (!isCounted) return ok({ waits: false, quotas: [] });
  const quotas = botQuotas(machine);
  if (!(await tryCharge(env, quotas, now()))) return refuse('GAMES_EXHAUSTED');
  const waits = !(await tryChargeService(env, 'bots', now()));
  return ok({ waits, quotas: waits ? quotas : [...quotas, serviceQuota(env, 'bots')] });
}

/** Statements that close all invitations to open seats. */
const closeOpen = (
  { env, gameId }: Room,
  { seats }: LoadedGame,
  state: 'revoked' | 'expired',
): readonly Statement[] => [
  closeInvitations(
    gameDatabase({ env, gameId }),
    gameId,
    seats.filter(isOpenSeat).map(({ seat }) => seat),
    state,
  ),
];

/** The host calls the game off before it has started. */
export async function cancel(
  room: Room,
  loaded: LoadedGame,
  playerId: string | null,
): Promise<RoomResult<{ readonly status: 'aborted' }>> {
  const refused = refuseUnlessHostOfOpen(loaded, playerId);
  if (refused) return refused;
  return abort(room, loaded, 'revoked');
}

/** Ends an open game that was called off, or whose seats were not taken in time. */
export async function abort(
  room: Room,
  loaded: LoadedGame,
  invitations: 'revoked' | 'expired',
): Promise<RoomResult<{ readonly status: 'aborted' }>> {
  const also = closeOpen(room, loaded, invitations);
  const written = await write(room, loaded, { game: { status: 'aborted', turnAt: room.now() }, also });
  return written.ok ? ok({ status: 'aborted' }) : written;
}

/** NOT_HOST unless the caller is the host; GAME_NOT_OPEN once the game has started; else undefined. */
export function refuseUnlessHostOfOpen(loaded: LoadedGame, playerId: string | null) {
  if (!rightsOf(playerId, loaded.game, loaded.seats).host) return refuse('NOT_HOST');
  return loaded.game.status === 'open' ? undefined : refuse('GAME_NOT_OPEN');
}

/** The host gives the game another name, or takes it away. It is no part of the log. */
export async function changeTitle(
  room: Room,
  loaded: LoadedGame,
  playerId: string | null,
  title: string | null,
): Promise<RoomResult<object>> {
  if (playerId === null || !rightsOf(playerId, loaded.game, loaded.seats).host) return refuse('NOT_HOST');
  if (loaded.game.title === title) return ok({});
  const written = await chargedAtTable(room, playerId, () => write(room, loaded, { game: { title } }));
  return written.ok ? ok({}) : written;
}
