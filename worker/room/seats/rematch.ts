import * as v from 'valibot';
import { canonicalJson } from '#shared/kernel/json.ts';
import { ok } from '#shared/kernel/result.ts';
import type { BotLevel } from '#shared/kernel/types.ts';
import type { Rematch } from '#shared/protocol/http.ts';
import type { Caller } from '../../people/access.ts';
import { seatCalendarOf } from '../../people/calendar.ts';
import { idOfOneGame } from '../../db/shards.ts';
import { rematchIdOf } from '../../lib/ids.ts';
import { isBlockAmong } from '../../db/people/blocks.ts';
import { peopleDatabase } from '../../db/database.ts';
import { playersById, toldAmong, type Person } from '../../db/people/players.ts';
import type { SeatRow } from '../../db/schema.ts';
import { checkNewGame } from './creation.ts';
import { refuse, type RoomResult } from '../../lib/failure.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import { emptySeat, gameRow, unwritten, type GameSettings } from '../play/newRows.ts';
import type { Room } from '../roomContext.ts';
import { withBotNames } from './seatNames.ts';
import { isOpenSeat, startChange } from './start.ts';
import { refuseUnlessAtTable } from './vacancies.ts';
import { write, writeNew } from '../storage/write.ts';

/** The next game of the same people, made from a game that is over. */

/** A rematch as the finished game describes it. */
export interface RematchPlan extends GameSettings {
  /** The id of the new game. The same for all who ask, so that they meet in one game. */
  readonly id: string;
  /** JSON text: it crosses the RPC between the rooms. */
  readonly options: string;
  /** The people of the seats: those of the finished game, rotated by one. */
  readonly seats: readonly PlannedSeat[];
}

/** `open`: its last player had left the finished game. */
export type PlannedSeat =
  | { readonly kind: 'person'; readonly playerId: string; readonly name: string }
  | { readonly kind: 'bot'; readonly level: BotLevel }
  | { readonly kind: 'open' };

/**
 * The plan of the next game of these people. Only who was at the table to the end may ask. `instead`: the rematch that was
 * called off, and that another one may replace; null for none.
 */
export async function planRematch(
  { env }: Room,
  { game, seats, ...loaded }: LoadedGame,
  { playerId }: Caller,
  instead: string | null,
): Promise<RoomResult<RematchPlan>> {
  const refused = refuseUnlessAtTable({ game, seats, ...loaded }, playerId);
  if (refused) return refused;
  if (game.status !== 'over') return refuse('GAME_NOT_OVER');
  const linked = instead === null ? game.rematch : null; // after one that was called off the next follows, linked or not
  return ok({
    id: linked ?? (await idOfOneGame(env, (open) => rematchIdOf(open, game.id, instead))),
    game: game.game,
    title: game.title ?? undefined,
    options: canonicalJson(game.options),
    watch: game.watch,
    watchDelay: game.watchDelay,
    clock: game.clock,
    seats: seats.map((_, seat) => plannedSeat(seats[(seat + 1) % seats.length])),
  });
}

function plannedSeat(row: SeatRow | undefined): PlannedSeat {
  if (row?.kind === 'bot') return { kind: 'bot', level: row.level ?? 'normal' };
  if (row?.kind !== 'person' || row.playerId === null || row.vacancy !== null) return { kind: 'open' };
  return { kind: 'person', playerId: row.playerId, name: row.name ?? '' };
}

/** The finished game names its rematch, and its pages are told. */
export async function linkRematch(room: Room, loaded: LoadedGame, id: string): Promise<RoomResult<object>> {
  if (loaded.game.rematch === id) return ok({});
  const written = await write(room, loaded, { game: { rematch: id } });
  return written.ok ? ok({}) : written;
}

/**
 * Somebody comes to a rematch that is there already. While seats are open, their browser still adds to its chance. A player
 * without a seat in it changes nothing.
 */
export async function joinRematch(
  room: Room,
  loaded: LoadedGame,
  playerId: string | null,
  entropy: string | undefined,
): Promise<RoomResult<{ readonly aborted: boolean }>> {
  const own = playerId === null ? undefined : loaded.seats.find((seat) => seat.playerId === playerId);
  const adds = loaded.game.status === 'open' && own?.entropy === null && entropy !== undefined;
  if (!adds) return ok({ aborted: loaded.game.status === 'aborted' });
  const written = await write(room, loaded, { seats: [{ ...own, entropy }], samePeople: true });
  return written.ok ? ok({ aborted: false }) : written;
}

/**
 * Makes the rematch: all are seated at once, and it starts unless a seat is open. `made` is false if somebody else has just
 * made it.
 */
export async function createRematch(
  room: Room,
  person: Person,
  plan: RematchPlan,
  { entropy }: Rematch,
): Promise<RoomResult<{ readonly made: boolean }>> {
  const people = plan.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.playerId] : []));
  if (await isBlockAmong(peopleDatabase(room.env), people)) return refuse('BLOCKED');
  const seats = await seatRows(room, plan, person.playerId, entropy ?? null);
  const options = v.parse(StoredOptions, plan.options);
  const checked = await checkNewGame(room.env, { ...plan, options, seats: requestsOf(seats) });
  if (!checked.ok) return checked;
  const loaded = await unwritten(room, gameRow(room, plan, checked.value, person), seats);
  const written = await writeNew(room, loaded, seats.some(isOpenSeat) ? {} : startChange(room, loaded));
  if (written.ok) return ok({ made: true });
  const isThere = written.failure.code === 'STALE' && (await room.load(Infinity)) !== undefined;
  return isThere ? ok({ made: false }) : written;
}

const StoredOptions = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** The seats as a request for a new game would name them; a bot's level is checked again. */
const requestsOf = (seats: readonly SeatRow[]) =>
  seats.map(({ kind, level }) =>
    kind === 'bot' ? ({ kind, level: level ?? 'normal' } as const) : ({ kind: 'open' } as const),
  );

/** The players are read anew: their calendars, and whether they are told, may have changed since the finished game. */
async function seatRows(
  room: Room,
  { seats }: RematchPlan,
  asker: string,
  entropy: string | null,
): Promise<readonly SeatRow[]> {
  const ids = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.playerId] : []));
  const db = peopleDatabase(room.env);
  const [found, told] = await Promise.all([playersById(db, ids), toldAmong(db, ids)]);
  const players = new Map(found.map((player) => [player.id, player]));
  const rows = seats.map((planned, seat): SeatRow => {
    const empty = emptySeat(room.gameId, seat);
    if (planned.kind === 'bot') return { ...empty, kind: 'bot', level: planned.level };
    const player = planned.kind === 'person' ? players.get(planned.playerId) : undefined;
    if (planned.kind === 'open' || player === undefined) return empty;
    const calendar = seatCalendarOf(player.hours, player.holidays);
    const { playerId, name } = planned;
    return {
      ...empty,
      kind: 'person',
      playerId,
      name,
      calendar,
      told: told.has(playerId),
      entropy: playerId === asker ? entropy : null,
    };
  });
  return withBotNames(rows);
}
