import * as v from 'valibot';
import type { Choice } from '../kernel/choices.ts';
import type { Commit } from '../kernel/log.ts';
import type { Standing } from '../kernel/rules.ts';
import { BOT_LEVELS, type Seat } from '../kernel/types.ts';
import { LANGUAGES, type Language } from '../words/languages.ts';
import { EmailSchema, Hex32, LineSchema, MessageSchema, NameSchema, NotesSchema } from './ids.ts';

/** Requests are checked by these schemas; the OpenAPI description is generated from the same ones. */

const Level = v.picklist(BOT_LEVELS);
const Seq = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
/** What the page's own randomness adds to the game's chance: 32 bytes, hex. */
const Entropy = v.optional(Hex32);

/** Who is asked by mail to take a seat, what the host calls him, and a line of the host's own. */
const InviteEntries = { email: EmailSchema, name: v.optional(NameSchema), note: v.optional(LineSchema) };
export const Invite = v.strictObject(InviteEntries);
export type Invite = v.InferOutput<typeof Invite>;

export const SeatRequest = v.variant('kind', [
  v.strictObject({ kind: v.literal('me'), name: v.optional(NameSchema) }),
  v.strictObject({ kind: v.literal('open') }),
  /** Asked by mail; `name` and `note` are for the mail only. */
  v.strictObject({ kind: v.literal('invite'), ...InviteEntries }),
  v.strictObject({ kind: v.literal('bot'), level: v.optional(Level, 'normal') }),
]);
export type SeatRequest = v.InferOutput<typeof SeatRequest>;

export const NewGame = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.optional(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.check((options) => !Array.isArray(options), 'not an object'),
    ),
    {},
  ),
  seats: v.pipe(v.array(SeatRequest), v.minLength(1), v.maxLength(8)),
  /** May people without a seat look on by the game's address? */
  watch: v.optional(v.boolean(), true),
  entropy: Entropy,
  /** Development only: fixes the game's chance. */
  seed: v.optional(Hex32),
});
export type NewGame = v.InferInput<typeof NewGame>;

/** At most this many moves in one commit: a turn of any game is shorter, and a request stays cheap. */
const MOVES_PER_COMMIT = 64;
export const Moves = v.strictObject({
  expect: Seq,
  moves: v.pipe(
    v.array(v.looseObject({ type: v.pipe(v.string(), v.maxLength(40)) })),
    v.minLength(1),
    v.maxLength(MOVES_PER_COMMIT),
  ),
});
export type Moves = v.InferInput<typeof Moves>;

export const Claim = v.strictObject({
  token: v.pipe(v.string(), v.minLength(16), v.maxLength(200)),
  name: NameSchema,
  entropy: Entropy,
});
export type Claim = v.InferInput<typeof Claim>;

/**
 * A seat that is still open: `invite` asks somebody by mail, `open` takes an invitation back and gives a link.
 * Neither: the invitation is sent again, or the seat gets a new link.
 */
export const Replace = v.strictObject({ invite: v.optional(Invite), open: v.optional(v.literal(true)) });
export type Replace = v.InferOutput<typeof Replace>;

/** Token of a link: a seat's is hex, a mail's is signed. */
const Token = v.pipe(v.string(), v.minLength(16), v.maxLength(1_000));
export const Decline = v.strictObject({ token: Token, reason: v.optional(LineSchema) });
/** No more invitations: of the host who sent the mail, or of anybody. */
export const Refuse = v.strictObject({ token: Token, scope: v.picklist(['host', 'all']) });
export const AuthLink = v.strictObject({ email: EmailSchema });
export const Redeem = v.strictObject({ token: Token });
export const Unsubscribe = v.strictObject({ token: Token });
/** `address`: asks for it to be confirmed; `on`: mail about games, yes or no. */
export const PutMail = v.strictObject({ address: v.optional(EmailSchema), on: v.optional(v.boolean()) });

/** `bots`: level of the bots that take the seats still open. */
export const Start = v.strictObject({ bots: v.optional(Level, 'normal') });
export const Undo = v.strictObject({ expect: Seq, to: Seq });
export type Undo = v.InferInput<typeof Undo>;
/** `question` names what is asked (see `GameView.question`). */
export const Vote = v.strictObject({
  expect: Seq,
  question: v.pipe(v.string(), v.maxLength(60)),
  answer: v.picklist(['yes', 'no']),
});
export type Vote = v.InferInput<typeof Vote>;
/** `id`: the page's own name for the message; a repeat under the same one counts once. */
export const NewMessage = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  text: MessageSchema,
});
export type NewMessage = v.InferInput<typeof NewMessage>;
/** `version`: of the notes that were changed; 0 where there were none. */
export const PutNotes = v.strictObject({ text: NotesSchema, version: Seq });
export type PutNotes = v.InferInput<typeof PutNotes>;
export const Empty = v.strictObject({});
/** What changes of one's profile, at least one thing. */
export const PatchMe = v.pipe(
  v.strictObject({ name: v.exactOptional(NameSchema), language: v.exactOptional(v.picklist(LANGUAGES)) }),
  v.check((changes) => Object.keys(changes).length > 0, 'nothing to change'),
);

const fromText = v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number));
export const LogQuery = v.object({ from: v.optional(fromText, '1'), to: v.optional(fromText) });
export const MessagesQuery = v.object({ before: v.optional(fromText) });
export const LiveQuery = v.object({ from: v.optional(fromText, '0') });

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
