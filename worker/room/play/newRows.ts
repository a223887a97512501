import type { ClockSettings } from '#shared/kernel/clock.ts';
import { seedHash } from '#shared/kernel/commitment.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { Person } from '../../db/people/players.ts';
import type { GameRow, SeatRow } from '../../db/schema.ts';
import { scaled } from '../../lib/settings.ts';
import { drawSeed } from './chance.ts';
import { BEFORE_ROWS, rulesOf, type LoadedGame } from '../storage/loadedGame.ts';
import type { Room } from '../roomContext.ts';

/** The rows of a game before it is written for the first time. */

/** The settings of a new game's row. */
export interface GameSettings extends Pick<GameRow, 'game' | 'watch' | 'watchDelay' | 'clock'> {
  readonly title?: string | undefined;
  /** Fixes the seed; undefined: it is drawn. */
  readonly seed?: string | undefined;
}

export function gameRow(room: Room, request: GameSettings, options: unknown, person: Person | null): GameRow {
  const seed = request.seed ?? drawSeed();
  const now = room.now();
  return {
    id: room.gameId,
    game: request.game,
    options,
    status: 'open',
    hostId: person?.playerId ?? null,
    watch: request.watch,
    seq: 0,
    acting: 0,
    asks: null,
    aware: 0,
    turnAt: now,
    due: null,
    seed,
    seedHash: seedHash(room.gameId, seed),
    commitment: null,
    question: null,
    endedQuestions: null,
    askedUntil: null,
    createdAt: now,
    clock: request.clock,
    seatClocks: null,
    pausedUntil: null,
    asleepSince: null,
    sleptAt: null,
    watchDelay: request.watchDelay,
    rematch: null,
    title: request.title ?? null,
    glance: null,
    archived: null,
    listing: null,
  };
}

/** The clock of a new game, shorter where development says so. */
export const scaledClock = (
  env: Env,
  { bank, increment, cap, weekendsOff }: ClockSettings,
): ClockSettings => ({
  bank: scaled(env, bank),
  increment: scaled(env, increment),
  cap: scaled(env, cap),
  weekendsOff,
});

/** An open seat without a link. */
export const emptySeat = (gameId: string, seat: Seat): SeatRow => ({
  gameId,
  seat,
  kind: 'open',
  playerId: null,
  name: null,
  level: null,
  tokenHash: null,
  entropy: null,
  calendar: null,
  told: false,
  vacancy: null,
  vacatedAt: null,
  seatedAt: 0,
  endedAt: null,
});

/** The game as the room knows it before its first write. */
export const unwritten = async (
  room: Room,
  game: GameRow,
  seats: readonly SeatRow[],
): Promise<LoadedGame> => ({
  game,
  seats,
  rules: await rulesOf(game.game),
  state: undefined,
  ...BEFORE_ROWS,
  checkedAt: room.now(),
  orders: new Map(),
  noticeOutcomes: new Map(),
});
