import * as v from 'valibot';
import type { Quartiles } from '../kernel/decisionTimes.ts';
import type { Seat } from '../kernel/types.ts';
import { MessageSchema, NameSchema } from './ids.ts';
import type { MyGame } from './personAnswers.ts';
import type { Reliability } from './tables.ts';

/** Finished games and the records of the people who played them; blocks and reports. */

/**
 * How reliable a player is: of all their games, not only those with the reader. Decisions are not counted: beside a log,
 * their number would tell how many of them orders took.
 */
export interface PlayerRecord {
  /** Games they played or play. */
  readonly begun: number;
  /** Games that they stayed in to the end. */
  readonly finished: number;
  /** Turns that ran out of time, in finished games. */
  readonly timeOuts: number;
  /** How long their own decisions took in finished games (seconds); null if there are none. */
  readonly times: Quartiles | null;
}

/** GET /api/games/:id/seats/:seat/record. */
export interface SeatRecord extends PlayerRecord {
  /** Has the caller blocked this player? Null if they cannot: it is their own seat, or they are not at the table. */
  readonly blocked: boolean | null;
}

/** GET /api/games/:id/seats/:seat/player: what a player tells those who have met them. */
export interface PlayerProfile {
  /** The reader's own page; `hidden`: nobody else sees it. Missing: somebody else's. */
  readonly own?: 'shown' | 'hidden';
  /** What they are called where the caller has met them. */
  readonly name: string;
  /** The month since when they have been here, UTC: `2026-01`. */
  readonly since: string;
  /** Of all their games. */
  readonly reliability: Reliability;
  /** Their newest finished games that were listed for strangers, newest first. */
  readonly results: readonly ListedResult[];
}

/** A player's result of a game that was listed for strangers. */
export interface ListedResult {
  /** Null: the game may not be watched. */
  readonly id: string | null;
  readonly game: string;
  /** The options that statistics tell apart, as JSON. */
  readonly variant: string;
  readonly seats: number;
  /** Null: they did not play to the end. */
  readonly rank: number | null;
  /** The day of its end, UTC: `2026-01-31`. */
  readonly endedOn: string;
}

/** A finished game of the caller. */
export interface MyResult {
  readonly id: string;
  readonly game: string;
  /** The options that statistics tell apart, as JSON. */
  readonly variant: string;
  readonly seat: Seat;
  /** Number of seats. */
  readonly seats: number;
  /** Null: a successor played to the end. */
  readonly rank: number | null;
  readonly total: number | null;
  readonly rows: number;
  /** The caller did not play to the end. */
  readonly left: 'left' | 'timeOut' | 'vote' | null;
  readonly startedAt: number;
  readonly endedAt: number;
}

/** The caller's results in one game and variant. Averages and wins are of games played to the end. */
export interface ResultSum {
  readonly game: string;
  readonly variant: string;
  readonly played: number;
  readonly left: number;
  readonly won: number;
  readonly averageRank: number | null;
  readonly averageRows: number | null;
  readonly averageDays: number | null;
}

/** GET /api/me/results. */
export interface MyResults {
  readonly sums: readonly ResultSum[];
  /** Newest first. */
  readonly results: readonly MyResult[];
  /** `before` of the next page; null at the end. */
  readonly next: string | null;
}

/** GET /api/me/archive: finished and called-off games, newest first. */
export interface Archive {
  readonly games: readonly MyGame[];
  /** `before` of the next page; null at the end. */
  readonly next: string | null;
}

/** Games of one variant and number of seats. Only seats of people are counted. */
export interface VariantStatistics {
  readonly variant: string;
  readonly seats: number;
  readonly games: number;
  readonly averageRows: number;
  readonly averageDays: number;
  readonly bySeat: readonly { readonly seat: Seat; readonly played: number; readonly won: number }[];
}

/** GET /api/statistics. */
export interface Statistics {
  readonly game: string;
  /** When they were computed, ms since 1970. */
  readonly at: number;
  readonly variants: readonly VariantStatistics[];
}

/** GET /api/me/blocks. */
export interface Blocks {
  readonly blocks: readonly {
    readonly id: string;
    /** As they were called at a table with the caller; null if they have left it. */
    readonly name: string | null;
    readonly since: number;
  }[];
}

/** `seat`: whom it is about; missing: the game as a whole. */
export const NewReport = v.strictObject({
  seat: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))),
  text: MessageSchema,
});
export type NewReport = v.InferInput<typeof NewReport>;

/** What the operator calls a group or a member from now on. */
export const RenameReported = v.strictObject({ name: NameSchema });

/** A place in a list that is ordered by time: the time and the id of the last entry. */
const PlaceSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}-[2-9a-z]{1,40}$/),
  v.transform((text) => {
    const [at, id = ''] = text.split('-');
    return { at: Number(at), id };
  }),
);
export type ListPlace = v.InferOutput<typeof PlaceSchema>;
export const placeText = ({ at, id }: ListPlace): string => `${at}-${id}`;

export const ResultsQuery = v.object({ before: v.optional(PlaceSchema) });
/** `name`: a part of a player's name, or of a game's title. */
export const ArchiveQuery = v.object({
  before: v.optional(PlaceSchema),
  name: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
});
export const StatisticsQuery = v.object({ game: v.pipe(v.string(), v.maxLength(40)) });
