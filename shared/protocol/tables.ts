import * as v from 'valibot';
import type { ClockSettings } from '../kernel/clock.ts';
import type { Quartiles } from '../kernel/decisionTimes.ts';
import type { Seat } from '../kernel/types.ts';
import type { Language } from '../words/languages.ts';
import { Hex32, LineSchema, NameSchema } from './ids.ts';

/** Open tables: games that their hosts have listed, so that people who do not know each other may play. */

/** How long a listing lasts (ms). */
export const LISTED_FOR = 7 * 86_400_000;

/** How many listings a host may have at once. */
export const LISTINGS_AT_ONCE = 3;

/** How many may ask at once to join a game whose host accepts each one. */
export const JOIN_REQUESTS_AT_ONCE = 12;

/** The parts of the day (UTC) for which a table says how many of its people are awake. */
export const DAY_PARTS = 12;

/** The host's answer to somebody who asks to join. */
export const AnswerJoinRequest = v.strictObject({ accept: v.boolean() });

/** `entropy`: the browser's contribution to the game's chance, as of a claim. */
export const Join = v.strictObject({ name: NameSchema, entropy: v.optional(Hex32) });
export type Join = v.InferInput<typeof Join>;

/**
 * Whom a game is listed for: the members of a group of the host's, or everybody. `accepts`: `each`, whoever wants to join asks, and
 * the host accepts or declines; `all`, whoever joins sits down.
 */
export const ListGame = v.strictObject({
  group: v.optional(v.pipe(v.string(), v.maxLength(40))),
  accepts: v.optional(v.picklist(['all', 'each'])),
});
export type ListGame = v.InferOutput<typeof ListGame>;

/** Does the caller agree that the game begins with bots on the free seats? */
export const BotsAgreement = v.strictObject({ bots: v.boolean() });

/** The operator takes a game off the list. Its players read why. */
export const EndListing = v.strictObject({ reason: LineSchema });

/** How reliable a player was when they came to the table. */
export interface Reliability {
  /** Games that they stayed in to the end. */
  readonly finished: number;
  /** Turns that ran out of time. */
  readonly timeOuts: number;
  /** How long their decisions took (seconds); null if there are none. */
  readonly times: Quartiles | null;
}

/** Somebody at an open table. */
export interface TablePerson {
  /** Missing in tables that an earlier release has listed. */
  readonly seat?: Seat;
  readonly name: string;
  readonly host: boolean;
  /** Null: not known yet, they have just come by a link. */
  readonly reliability: Reliability | null;
}

/** An open table, as everybody may see it. */
export interface OpenTable {
  readonly id: string;
  readonly game: string;
  /** The name that the host gave the game; null for none. */
  readonly title: string | null;
  readonly options: unknown;
  /** Thinking time; null: no clock. */
  readonly clock: ClockSettings | null;
  readonly seats: number;
  /** Seats that whoever joins may get. */
  readonly free: number;
  readonly bots: number;
  readonly people: readonly TablePerson[];
  /** The host accepts each one; missing: whoever joins sits down. */
  readonly accepts?: 'each';
  /** The host's language; null if it is not known. */
  readonly language: Language | null;
  /**
   * By part of the day (UTC, from midnight), how many of the people are awake. `of`: how many have said when they are. The
   * parts are so long that one person's hours tell their time zone no more exactly than the bar shows it.
   */
  readonly awake: { readonly parts: readonly number[]; readonly of: number };
  /** When it was listed, and until when it is (ms since 1970). */
  readonly since: number;
  readonly until: number;
}

/** GET /api/tables: soonest full first, then the newest. */
export interface OpenTables {
  readonly tables: readonly OpenTable[];
}

/** The listing of a game, as everybody sees it who sees the game. */
export interface ListingInfo {
  /** Until when others may join (ms since 1970). */
  readonly until: number;
  /** Only the members of a group may join. */
  readonly group?: true;
  /** The host accepts each one; missing: whoever joins sits down. */
  readonly accepts?: 'each';
  /** Why nobody may join any more; missing: they may. `owner`: of the group that it was open to. */
  readonly ended?: 'host' | 'time' | 'operator' | 'owner';
  /** What the operator says about it. */
  readonly reason?: string;
  /** Seats whose players agree to begin with bots on the free seats. */
  readonly agreed: readonly Seat[];
}

/** POST /api/games/:id/join. */
export interface JoinedTable {
  /** Null: the host has been asked, and is to accept. */
  readonly seat: Seat | null;
}

/** Somebody who asks to join, as the host alone sees them. */
export interface JoinRequest {
  readonly id: string;
  readonly name: string;
  readonly reliability: Reliability;
  /** Null: not known. */
  readonly language: Language | null;
  /** When they asked (ms since 1970). */
  readonly at: number;
}

/** GET /api/me/join-requests: the games that the caller asks to join. */
export interface MyJoinRequests {
  readonly games: readonly string[];
}
