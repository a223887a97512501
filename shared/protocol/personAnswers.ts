import * as v from 'valibot';
import type { Calendar } from '../kernel/calendar.ts';
import type { Phrase, Standing } from '../kernel/rules.ts';
import type { Seat } from '../kernel/types.ts';
import type { Language } from '../words/languages.ts';
import type { GameStatus } from './answers.ts';
import type { MyInvitation } from './companions.ts';
import type { ChannelInfo, DeliveryReceipt, Receipt } from './channels.ts';

/** The service's answers about people: how they are notified, sign in, and which games are theirs. */

/** GET /api/me/channels: how the caller is notified. */
export interface Channels {
  readonly mail: {
    /** Does this service send mail at all? */
    readonly available: boolean;
    /** The confirmed address. */
    readonly address: string | null;
    /** Does the player want mail about their games? */
    readonly on: boolean;
    /** Nothing is sent to the address, because mails came back or its reader complained; null: it is fine. */
    readonly undeliverable: 'bounce' | 'complaint' | null;
  };
  /** Web push. `key`: the service's public key (base64url), with which a browser subscribes; null: the service sends none. */
  readonly push: { readonly key: string | null };
  /** Devices and webhooks, the newest first. */
  readonly channels: readonly ChannelInfo[];
  /** The latest deliveries by them, newest first. */
  readonly deliveries: readonly DeliveryReceipt[];
  /** The latest notices to the player, newest first. */
  readonly receipts: readonly Receipt[];
}

/** POST /api/auth/redeem: where the link leads. */
export interface Redeemed {
  readonly player: { readonly id: string; readonly name: string };
  readonly game: string | null;
  /** Nobody was signed in, because the link to the game was used or is old. The game can only be watched. */
  readonly signedIn?: false;
  /** With `signedIn: false`: the seat that the mail was about, if its link names one. */
  readonly seat?: Seat | null;
}

/** POST /api/auth/look: what a mail's link would do in this browser, and for whom. */
export interface Arrival {
  /**
   * open: this browser already belongs to the player · signIn · confirm: the address becomes the caller's ·
   * read: the link was used or is old, and signs nobody in · elsewhere: the address was entered
   * in another browser.
   */
  readonly does: 'open' | 'signIn' | 'confirm' | 'read' | 'elsewhere';
  /** The player the link belongs to; null for a new player. */
  readonly player: { readonly id: string; readonly name: string } | null;
  /** The mail's address, if the link itself names it. */
  readonly address: string | null;
  readonly game: string | null;
  readonly seat: Seat | null;
  /** With `read`: may the visitor see the game as they are? */
  readonly maySee: boolean;
  /** Games of this browser's guest that nobody could play any more, unless they are taken along. */
  readonly leaves: number;
  /** The guest would also leave groups, requests to join, or seats that are kept for them. */
  readonly leavesMore?: true;
}

/** When a player is told that games wait for them. GET and PUT /api/me/telling */
export interface Telling {
  /** Only in the player's waking hours; urgent notices always. */
  readonly quiet: boolean;
  /** One message a day at this hour (0-23) of the player's zone instead of one for each absence; null: none. */
  readonly digestHour: number | null;
  /**
   * Where a device or webhook reaches the player: the mail follows after so many hours if they have not looked. Null: all at
   * the same time.
   */
  readonly mailAfterHours: number | null;
}

/** What waits at the table of a mailed move. */
export interface MailedMoveNext {
  /** The player must decide something now. */
  readonly acts: boolean;
  /** What they are asked, in words; empty if they are asked nothing. */
  readonly asks: string;
  /** Names of the others for whom the game waits now. */
  readonly waitsFor: readonly string[];
}

/** The fate of a move that a mail offered. */
export type MailedMoveState =
  /** It can be sent. */
  | { readonly kind: 'open'; readonly sentence: string }
  /** It was sent. */
  | ({ readonly kind: 'sent' } & MailedMoveNext)
  /** The game has gone on without it. `since`: what everybody may see of that, in sentences. */
  | ({ readonly kind: 'stale'; readonly since: readonly string[] } & MailedMoveNext)
  /** Its player does not have the seat any more. */
  | { readonly kind: 'lost' };

/** POST /api/mail/move/look and /api/mail/move */
export interface MailedMoveAnswer {
  readonly game: string;
  readonly gameId: string;
  /** The player the mail was sent to. */
  readonly name: string;
  readonly state: MailedMoveState;
}

/** POST /api/auth/cookies: whether the browser sent a cookie of the service. */
export interface KeptCookies {
  readonly kept: boolean;
}

/** GET /api/me/sessions: browsers signed in as the caller, the newest first. */
export interface Sessions {
  readonly sessions: readonly {
    readonly id: string;
    /** The browser's own name; null if it sent none. */
    readonly browser: string | null;
    readonly since: number;
    /** The day of its last request, UTC: `2026-01-31`; null: not known. */
    readonly usedOn: string | null;
    /** The browser that sends this request. */
    readonly here: boolean;
  }[];
}

/**
 * POST /api/auth/link, PUT /api/me/channels/mail. `later`: the mail quota for today is reached; the mail
 * follows.
 */
export interface AskedForMail {
  readonly later?: true;
}

/** When a player is awake; see `kernel/calendar.ts`. */
export type Hours = Pick<Calendar, 'zone' | 'awake'>;

/** GET and PUT /api/me/holidays. */
export interface HolidaysAnswer {
  readonly automatic: boolean;
  /** Holidays taken this year and to come, [from, to) in ms since 1970. */
  readonly taken: readonly { readonly from: number; readonly to: number }[];
  /** Days left this year. */
  readonly left: number;
}

export interface Me {
  readonly player: {
    readonly id: string;
    readonly name: string;
    /** The chosen language, else that of the player's first browser; null if unknown. */
    readonly language: Language | null;
    /** Time zone and waking hours; null: unknown. */
    readonly hours: Hours | null;
    /** Their page is hidden from those who have met them. Missing: it is shown. */
    readonly pageHidden?: true;
  } | null;
  /** The service sends mail: to invite, to tell, to sign in. */
  readonly mail: boolean;
  readonly engine: string;
  /** Games can be listed for strangers here. Missing: they cannot. */
  readonly publicTables?: true;
}

/** A game as a list tells of it, in words that are in the game's catalogue of its story. */
export interface Glance {
  /** How far the game has come: e.g. round and phase. */
  readonly stage: Phrase;
  /** The scores that everybody sees, best first. */
  readonly scores: readonly Pick<Standing, 'seat' | 'rank' | 'total'>[];
  /** The latest things that affected the caller's seat, in order. */
  readonly touched: readonly TouchedBy[];
}

/** The effect of a row of the log on a seat. */
export interface TouchedBy {
  readonly seq: number;
  readonly phrase: Phrase;
}

export interface MyGame {
  readonly id: string;
  readonly game: string;
  /** The name that the host gave the game; null for none. */
  readonly title: string | null;
  readonly status: GameStatus;
  readonly seq: number;
  readonly you: Seat;
  readonly yourTurn: boolean;
  /** The types of moves the caller may choose from; empty if it is not their turn. */
  readonly asks: readonly string[];
  readonly seats: readonly { readonly seat: Seat; readonly kind: string; readonly name: string | null }[];
  /** The seats that must decide. */
  readonly acting: readonly Seat[];
  /** Null before the game runs, and in games that have not been written to since lists tell of them. */
  readonly glance: Glance | null;
  /** When the current turn began, ms since 1970. */
  readonly since: number;
  /** When the caller's own time runs out (ms since 1970); null: no clock runs for them. */
  readonly deadline: number | null;
  readonly paused: boolean;
  readonly asleep: boolean;
  /** The caller has left or lost the seat, and may come back. */
  readonly vacant: boolean;
}
export interface MyGames {
  /** In the order of `byUrgency`. */
  readonly games: readonly MyGame[];
  /** Seats that companions keep for the caller; missing for none. */
  readonly invitations?: readonly MyInvitation[];
  /** True: some of the player's games cannot be reached at the moment, and are missing here. */
  readonly unreachable?: boolean;
}

/** Deleting an account, and what a player may download of what is stored of them. */

/** `name`: the account's name, typed to confirm. */
export const DeleteMe = v.strictObject({ name: v.pipe(v.string(), v.maxLength(200)) });
export type DeleteMe = v.InferOutput<typeof DeleteMe>;

export interface DeletedMe {
  /** False: the account is gone, and the service still takes its name from some games. */
  readonly done: boolean;
}

/** A list in the download: rows as they are stored, without secrets. */
export type OwnRows = readonly Readonly<Record<string, unknown>>[];

export interface OwnProfile {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly address: string | null;
  /** Do they want mail about their games? */
  readonly mail: boolean;
  readonly language: string | null;
  readonly hours: unknown;
  readonly holidays: unknown;
  readonly whenTold: unknown;
  /** Is their page hidden from those who have met them? */
  readonly pageHidden: boolean;
}

/** All that is stored of a player. Times in ms since 1970; days since then where a name ends in `On`. */
export interface OwnData {
  readonly at: number;
  /** False: a list was too long and is cut. */
  readonly complete: boolean;
  readonly profile: OwnProfile | null;
  readonly sessions: OwnRows;
  readonly passkeys: OwnRows;
  readonly tokens: OwnRows;
  readonly recoveryCodeSince: number | null;
  /** When the address of the calendar feed was made; null: there is none. The address itself lets others in. */
  readonly feedSince: number | null;
  readonly channels: OwnRows;
  readonly deliveries: OwnRows;
  readonly telling: OwnRows;
  /** How many players are blocked. Who they are is theirs. */
  readonly blocks: number;
  /** With whom the player has finished games, and whether companions may invite them. */
  readonly companions: OwnRows;
  readonly companionsInvite: boolean;
  readonly reports: OwnRows;
  /** Games of the player that are listed for strangers. */
  readonly listings: OwnRows;
  /** The groups that they are in; where they are the owner, with the address of its webhook. */
  readonly groups: OwnRows;
  readonly games: OwnRows;
  /** Ids of the games that the player hosts. */
  readonly hosted: readonly string[];
  readonly notes: OwnRows;
  readonly messages: OwnRows;
  readonly orders: OwnRows;
  readonly results: OwnRows;
  readonly notices: OwnRows;
  /** Open tables that the caller asks to join. */
  readonly joinRequests: OwnRows;
  /** Those that the player made, with their line, and those that they got, with why they declined. Who the other one is is theirs. */
  readonly invitations: OwnRows;
}

const URGENCY = { running: 1, open: 2, over: 3, aborted: 3 } as const;
const urgency = (game: Ranked): number => (game.yourTurn ? 0 : URGENCY[game.status]);

/** The fields that the order of a player's games depends on. */
type Ranked = Pick<MyGame, 'yourTurn' | 'status' | 'since' | 'deadline'>;

/**
 * Order of a player's games: the player's turn, running, open, ended. Of those that wait for the player the one whose
 * time runs out first, then those without a running clock, the longest wait first. Within each of the others, newest
 * first.
 */
export const byUrgency = (a: Ranked, b: Ranked): number =>
  urgency(a) - urgency(b) || (a.yourTurn ? byDeadline(a, b) : b.since - a.since);

const byDeadline = (a: Ranked, b: Ranked): number => {
  if (a.deadline === b.deadline) return a.since - b.since;
  return (a.deadline ?? Infinity) - (b.deadline ?? Infinity);
};
