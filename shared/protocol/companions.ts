import * as v from 'valibot';
import type { Seat } from '../kernel/types.ts';
import { GameIdSchema } from './ids.ts';

/** Companions: people with whom the caller has finished a game. */

const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));

/** A companion, named by a game that both have finished and by their seat there: ids of players are private. */
export const MetAt = v.strictObject({ gameId: GameIdSchema, seat: SeatNumber });
export type MetAt = v.InferOutput<typeof MetAt>;

/** May the companion invite the caller, and does the caller want to see them on the list? */
export const PutCompanion = v.strictObject({ ...MetAt.entries, on: v.boolean() });

/** May companions invite the caller? */
export const PutCompanions = v.strictObject({ invitations: v.boolean() });

export interface Companion {
  /** The newest game that both have finished, and the companion's seat in it: they name the companion. */
  readonly gameId: string;
  readonly seat: Seat;
  readonly game: string;
  readonly name: string;
  /** When it ended (ms since 1970). */
  readonly endedAt: number;
  /** How many games both have finished. */
  readonly games: number;
  /** The caller has taken them off the list: their invitations do not reach the caller. */
  readonly off?: true;
}

/** GET /api/me/companions: the newest first. */
export interface Companions {
  readonly companions: readonly Companion[];
  /** May companions invite the caller? */
  readonly invitations: boolean;
}

/** A game to which a companion has invited the caller, with the seat that is kept for them. */
export interface MyInvitation {
  readonly id: string;
  readonly game: string;
  /** The name that the host gave the game; null for none. */
  readonly title: string | null;
  readonly seat: Seat;
  /** Name of the host. */
  readonly host: string;
}
