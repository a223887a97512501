import type { GameRow, SeatClocks, SeatRow } from '../../../worker/db/schema.ts';
import type { ObjectName } from './objects.ts';
import { gamesOf, seatsIn } from './stored.ts';

/** How running games were when their log ended with a certain row: invariants hold what comes later against it. */

/** What of a game can be seen at the table, and when that was first so (ms). */
export interface Moment {
  readonly at: number;
  readonly acting: number;
  readonly pausedUntil: number | null;
  readonly isAsleep: boolean;
  readonly clocks: SeatClocks | null;
  readonly seats: readonly Pick<SeatRow, 'seat' | 'playerId' | 'name' | 'vacancy'>[];
}

/** By game and by the number of its last row then. */
export class Moments {
  readonly #games = new Map<string, Map<number, Moment>>();

  /** The last moment at which the game's log ended with this row; undefined if several rows were written at once. */
  of(gameId: string, seq: number): Moment | undefined {
    return this.#games.get(gameId)?.get(seq);
  }

  has(gameId: string): boolean {
    return this.#games.has(gameId);
  }

  /** Keeps how the running games of these rooms are. Returns those that have a new last row. */
  async keep(touched: readonly ObjectName[]): Promise<readonly GameRow[]> {
    const ids = touched.flatMap(({ kind, name }) => (kind === 'room' ? [name] : []));
    const games = ids.length === 0 ? [] : await gamesOf(ids);
    const running = games.filter(({ status }) => status === 'running');
    const fresh: GameRow[] = [];
    for (const game of running) {
      const moments = this.#games.get(game.id) ?? new Map<number, Moment>();
      this.#games.set(game.id, moments);
      const known = moments.get(game.seq);
      if (known === undefined) fresh.push(game);
      moments.set(game.seq, momentOf(game, await seatsIn(game.id), known?.at ?? Date.now()));
    }
    return fresh;
  }

  /** The database is another one. */
  forget(): void {
    this.#games.clear();
  }
}

const momentOf = (
  { acting, pausedUntil, asleepSince, seatClocks }: GameRow,
  seats: readonly SeatRow[],
  at: number,
): Moment => ({
  at,
  acting,
  pausedUntil,
  isAsleep: asleepSince !== null,
  clocks: seatClocks,
  seats: seats
    .map(({ seat, playerId, name, vacancy }) => ({ seat, playerId, name, vacancy }))
    .toSorted((a, b) => a.seat - b.seat),
});
