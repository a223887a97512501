import type { Choice } from '../kernel/choices.ts';
import type { Commit } from '../kernel/log.ts';
import type { Standing } from '../kernel/rules.ts';
import type { Seat } from '../kernel/types.ts';
import type { Language } from '../words/languages.ts';

/** What the service answers, as page and Worker know it. */

/** open: seats are being taken · running · over: played to its end · aborted: cancelled or never filled. */
export const STATUSES = ['open', 'running', 'over', 'aborted'] as const;
export type GameStatus = (typeof STATUSES)[number];

export interface SeatInfo {
  readonly seat: Seat;
  readonly kind: 'person' | 'bot' | 'open';
  readonly name: string | null;
  readonly level?: string;
  /** A page of this player is looking at the game now. */
  readonly online: boolean;
  /** It is this seat's turn, and its player was told so then (ms since 1970). */
  readonly told?: number;
  /** It is this seat's turn, and telling its player has failed. */
  readonly unreachable?: true;
}

/** What can be checked: the hashes published beforehand, and after the end what they bind. */
export interface ChanceInfo {
  readonly seedHash: string;
  /** SHA-256 over id, seed and entropy; null until the seats are taken. */
  readonly hash: string | null;
  /** After the end only. */
  readonly seed?: string;
  readonly entropy?: readonly (string | null)[];
}

/** An open question to the table, e.g. consent to an undo. */
export interface Question {
  readonly id: string;
  readonly kind: 'undo';
  readonly by: Seat;
  readonly to: number;
  readonly asked: readonly Seat[];
  readonly agreed: readonly Seat[];
}

/** GET /api/games/:id: the game as the caller may see it. */
export interface GameView {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly status: GameStatus;
  /** Number of log rows; what `expect` must say. */
  readonly seq: number;
  readonly acting: readonly Seat[];
  readonly you: Seat | null;
  /** The caller may start, cancel and renew links. */
  readonly host: boolean;
  /** The caller's view of the state; null until the game runs. */
  readonly state: unknown;
  readonly choices: readonly Choice[];
  /** Standing orders of the caller's seat; none exist yet. */
  readonly orders: null;
  /** Thinking time; games are without limit so far. */
  readonly clock: null;
  readonly seats: readonly SeatInfo[];
  readonly commitment: ChanceInfo;
  readonly question: Question | null;
  readonly standings: readonly Standing[];
  readonly watch: boolean;
  /** For the host, while seats are open. */
  readonly invitations?: readonly InvitationInfo[];
  readonly createdAt: number;
  readonly engine: string;
}

/** An invitation by mail, as its host sees it. */
export interface InvitationInfo {
  readonly seat: Seat;
  readonly email: string;
  readonly name: string | null;
  readonly state: InvitationState;
  /** Why the guest declined. */
  readonly reason: string | null;
  readonly sentAt: number | null;
}
/** `refused`: this address takes no invitations. */
export type InvitationState =
  | 'queued'
  | 'sent'
  | 'failed'
  | 'refused'
  | 'accepted'
  | 'declined'
  | 'revoked'
  | 'expired';

/** GET /api/me/channels: how the caller is told. */
export interface Channels {
  readonly mail: {
    /** Does this service send mail at all? */
    readonly available: boolean;
    /** The confirmed address. */
    readonly address: string | null;
    /** Does he want mail about his games? */
    readonly on: boolean;
  };
  /** What he was told last, newest first. */
  readonly receipts: readonly Receipt[];
}

export type NoticeKind = 'started' | 'turn' | 'over';

/** `seen`: he was back after it was written; `dropped`: it was settled before it was sent; `failed`: given up. */
export type NoticeState = 'queued' | 'sent' | 'seen' | 'dropped' | 'failed';

export interface Receipt {
  readonly id: string;
  readonly gameId: string;
  readonly game: string;
  readonly kind: NoticeKind;
  readonly state: NoticeState;
  readonly at: number;
  readonly sentAt: number | null;
  /** Why the last try failed. */
  readonly error: string | null;
}

/** POST /api/auth/redeem: where the link leads. */
export interface Redeemed {
  readonly player: { readonly id: string; readonly name: string };
  readonly game: string | null;
}

export interface CreatedGame {
  readonly id: string;
  readonly seats: readonly { readonly seat: Seat; readonly kind: string; readonly link?: string }[];
}

/** Answer to a commit, and the body's extra members of a 409 STALE. */
export interface Committed {
  readonly seq: number;
  readonly commits: readonly Commit[];
}
export type UndoAnswer = Committed | { readonly seq: number; readonly question: Question };

export interface LogPage {
  readonly commits: readonly Commit[];
  /** Where to go on; null at the end. */
  readonly next: number | null;
}

/** Something said at the table. */
export interface Message {
  /** From 1, without gaps. */
  readonly seq: number;
  /** Whose seat says it; null: the host, who has none. */
  readonly seat: Seat | null;
  readonly text: string;
  readonly at: number;
}

/** GET /api/games/:id/messages: the newest, or the newest `before` one; in order. */
export interface Messages {
  readonly messages: readonly Message[];
  /** There are more before these. */
  readonly earlier: boolean;
}

/** What a player has written down for himself. */
export interface Notes {
  readonly text: string;
  /** What a change must name; 0: nothing was written yet. */
  readonly version: number;
}

export interface Me {
  readonly player: {
    readonly id: string;
    readonly name: string;
    /** The one chosen; null before a choice. */
    readonly language: Language | null;
  } | null;
  readonly engine: string;
}

export interface MyGame {
  readonly id: string;
  readonly game: string;
  readonly status: GameStatus;
  readonly seq: number;
  readonly you: Seat;
  readonly yourTurn: boolean;
  /** Kinds of moves the caller may choose from; empty when it is not his turn. */
  readonly asks: readonly string[];
  readonly seats: readonly { readonly seat: Seat; readonly kind: string; readonly name: string | null }[];
  /** Since when it has been somebody's turn, ms since 1970. */
  readonly since: number;
}
export interface MyGames {
  /** Those waiting for the caller first, longest first; then running ones, then the rest, newest first. */
  readonly games: readonly MyGame[];
}

export interface Export {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly status: GameStatus;
  readonly viewer: Seat | 'spectator';
  readonly seats: readonly { readonly seat: Seat; readonly kind: string; readonly name: string | null }[];
  readonly commits: readonly Commit[];
  /** Head of the chain over `commits`. */
  readonly head: string;
  readonly commitment: ChanceInfo;
  /** After the end only: the log with nothing hidden. */
  readonly rows?: readonly Commit[];
}

/** RFC 9457; `detail` is English, `code` and `params` let a client say it in its own words. */
export interface Problem {
  readonly type: 'about:blank';
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly requestId: string;
  /** 409 STALE: where the log stands and what happened since `expect`. */
  readonly seq?: number;
  readonly commits?: readonly Commit[];
}
