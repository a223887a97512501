import * as v from 'valibot';
import { BOT_LEVELS } from '../kernel/types.ts';
import { LANGUAGES } from '../words/languages.ts';
import { IDEMPOTENCY_HEADER, NO_SEAT, SEAT_HEADER } from './names.ts';
import { EmailSchema, Hex32, LineSchema, MessageSchema, NameSchema, NotesSchema } from './ids.ts';

/** Requests are checked by these schemas; the OpenAPI description is generated from the same ones. */

const Level = v.picklist(BOT_LEVELS);
const Seq = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
/** What the page's own randomness adds to the game's chance: 32 bytes, hex. */
const Entropy = v.optional(Hex32);

/** Null: the caller acts without a seat. Not there: for whichever seat is his. */
const NamedSeat = v.pipe(
  v.string(),
  v.regex(/^(\d|none)$/),
  v.transform((seat) => (seat === NO_SEAT ? null : Number(seat))),
);
export const ActingHeaders = v.object({ [SEAT_HEADER]: v.optional(NamedSeat) });

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

/** Whoever has it is taken for whoever made the game: it must not be guessed. In quotes or without. */
const IdempotencyKey = v.pipe(
  v.string(),
  v.regex(/^(?:[\w-]{22,200}|"[\w-]{22,200}")$/),
  v.transform((key) => key.replaceAll('"', '')),
);
export const NewGameHeaders = v.object({ [IDEMPOTENCY_HEADER]: v.optional(IdempotencyKey) });

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
