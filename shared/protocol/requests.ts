import * as v from 'valibot';
import { awakeMinutes, isTimeZone, LEAST_AWAKE } from '../kernel/calendar.ts';
import { CLOCK_BOUNDS } from '../kernel/clock.ts';
import { BOT_LEVELS } from '../kernel/types.ts';
import { LANGUAGES } from '../words/languages.ts';
import { IDEMPOTENCY_HEADER, NO_SEAT, SEAT_HEADER } from './names.ts';
import { EmailSchema } from './addresses.ts';
import { MetAt } from './companions.ts';
import { GameIdSchema, Hex32, LineSchema, MessageSchema, NameSchema, NotesSchema } from './ids.ts';

/** Requests are checked by these schemas. The OpenAPI description is generated from them. */

const Level = v.picklist(BOT_LEVELS);
const Seq = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
/** Milliseconds since 1970. */
const Moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000_000));
/** The browser's contribution to the game's chance: 32 random bytes, hex. */
const Entropy = v.optional(Hex32);

/** Null: the caller acts without a seat. Missing: for whichever seat the caller has. */
const NamedSeat = v.pipe(
  v.string(),
  v.regex(/^(\d|none)$/),
  v.transform((seat) => (seat === NO_SEAT ? null : Number(seat))),
);
export const ActingHeaders = v.object({ [SEAT_HEADER]: v.optional(NamedSeat) });

/**
 * An invitation by mail to take a seat: the address, the host's name for the guest, and a line from the host.
 */
const InviteEntries = { email: EmailSchema, name: v.optional(NameSchema), note: v.optional(LineSchema) };
export const Invite = v.strictObject(InviteEntries);
export type Invite = v.InferOutput<typeof Invite>;

export const SeatRequest = v.variant('kind', [
  v.strictObject({ kind: v.literal('me'), name: v.optional(NameSchema) }),
  v.strictObject({ kind: v.literal('open') }),
  /** An invitation by mail; `name` and `note` are used in the mail only. */
  v.strictObject({ kind: v.literal('invite'), ...InviteEntries }),
  v.strictObject({ kind: v.literal('bot'), level: v.optional(Level, 'normal') }),
]);
export type SeatRequest = v.InferOutput<typeof SeatRequest>;

/** Thinking time of a game, ms; see `kernel/clock.ts`. */
export const ClockSchema = v.pipe(
  v.strictObject({
    bank: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(CLOCK_BOUNDS.bank.min),
      v.maxValue(CLOCK_BOUNDS.bank.max),
    ),
    increment: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(CLOCK_BOUNDS.increment.min),
      v.maxValue(CLOCK_BOUNDS.increment.max),
    ),
    cap: v.pipe(v.number(), v.integer(), v.minValue(CLOCK_BOUNDS.cap.min), v.maxValue(CLOCK_BOUNDS.cap.max)),
    weekendsOff: v.boolean(),
  }),
  v.check(({ bank, cap }) => cap >= bank, 'cap below bank'),
);

/** Longest delay with which spectators see a game (ms). */
const WATCH_DELAY = 3 * 86_400_000;

export const NewGame = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  /** A name for the game, so that players tell it from others. */
  title: v.optional(NameSchema),
  options: v.optional(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.check((options) => !Array.isArray(options), 'not an object'),
    ),
    {},
  ),
  seats: v.pipe(v.array(SeatRequest), v.minLength(1), v.maxLength(8)),
  /** May people without a seat watch at the game's address? */
  watch: v.optional(v.boolean(), true),
  /** Spectators see a row this long after it was written (ms). */
  watchDelay: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(WATCH_DELAY)), 0),
  /** Thinking time; null: no clock. */
  clock: v.optional(v.nullable(ClockSchema), null),
  entropy: Entropy,
  /** Development only: fixes the game's seed. */
  seed: v.optional(Hex32),
});
export type NewGame = v.InferInput<typeof NewGame>;

/**
 * A caller who sends the same key counts as the one who made the game, so it must not be guessable. The header
 * may put it in quotes.
 */
const IdempotencyKey = v.pipe(
  v.string(),
  v.regex(/^(?:[\w-]{22,200}|"[\w-]{22,200}")$/),
  v.transform((key) => key.replaceAll('"', '')),
);
export const NewGameHeaders = v.object({ [IDEMPOTENCY_HEADER]: v.optional(IdempotencyKey) });

/** Null takes the name away. */
export const GameTitle = v.strictObject({ title: v.nullable(NameSchema) });

const Move = v.looseObject({ type: v.pipe(v.string(), v.maxLength(40)) });

/** Most moves in one commit. A turn of any game is shorter, and a request stays cheap. */
const MOVES_PER_COMMIT = 64;
export const Moves = v.strictObject({
  expect: Seq,
  moves: v.pipe(v.array(Move), v.minLength(1), v.maxLength(MOVES_PER_COMMIT)),
});
export type Moves = v.InferInput<typeof Moves>;

export const Claim = v.strictObject({
  /** Missing: the seat is kept for the caller, as a companion of the host. */
  token: v.optional(v.pipe(v.string(), v.maxLength(200))),
  name: NameSchema,
  entropy: Entropy,
  /**
   * For an invitation: does the invited address belong to the caller? Mail about the game then goes there.
   */
  mail: v.optional(v.boolean(), true),
});
export type Claim = v.InferInput<typeof Claim>;

/**
 * Changes a seat that is still open. `invite` sends an invitation by mail; `companion` keeps the seat for somebody with whom the
 * caller has finished a game; `open` withdraws an invitation and gives a link. With neither, the invitation is sent again, or the seat gets a new link. `remove`: the name of the player
 * who has the seat and loses it by this, before the game begins.
 */
export const Replace = v.strictObject({
  invite: v.optional(Invite),
  companion: v.optional(MetAt),
  open: v.optional(v.literal(true)),
  remove: v.optional(v.pipe(v.string(), v.maxLength(200))),
});
export type Replace = v.InferOutput<typeof Replace>;

/** Token of a link: a seat's is hex, a mail's is signed. One that was cut off is a link that does not work, at any length. */
const Token = v.pipe(v.string(), v.maxLength(1_000));
/**
 * `token`: missing if the caller is a companion of the host. They may also refuse what follows: `host`, no more invitations from
 * this host; `all`, from nobody.
 */
export const DeclineRequest = v.strictObject({
  token: v.optional(Token),
  reason: v.optional(LineSchema),
  refuse: v.optional(v.picklist(['host', 'all'])),
});
/** Refuses invitations: from the host who sent the mail, or from everybody. */
export const Refuse = v.strictObject({
  token: Token,
  /** `none`: withdraws a refusal made by this mail or another one to the same address. */
  scope: v.picklist(['host', 'all', 'none']),
});
/** `game`: the link of the mail leads there. `token`: of a link to a game. It takes the place of the player's address, which the page does not know. */
export const AuthLink = v.pipe(
  v.strictObject({
    email: v.optional(EmailSchema),
    token: v.optional(Token),
    game: v.optional(GameIdSchema),
  }),
  v.check(({ email, token }) => (email === undefined) !== (token === undefined), 'email or token'),
  v.check(({ email, game }) => email !== undefined || game === undefined, 'email'),
);
export type AuthLink = v.InferInput<typeof AuthLink>;
/**
 * The token of a link, or the code of a mail. A code comes with the address it was sent to, or with the token
 * it was requested with. `bring`: a guest without an address takes their seats along to the player they sign
 * in as.
 */
export const Redeem = v.pipe(
  v.strictObject({
    token: v.optional(Token),
    code: v.optional(v.pipe(v.string(), v.maxLength(40))),
    email: v.optional(EmailSchema),
    bring: v.optional(v.boolean(), false),
  }),
  v.check(({ token, email }) => (token === undefined) !== (email === undefined), 'token or email'),
  v.check(({ code, email }) => email === undefined || code !== undefined, 'code'),
);
export type Redeem = v.InferInput<typeof Redeem>;
export const Look = v.strictObject({ token: Token });
/** A move offered by a mail. `language`: of the page, for what the answer says. */
export const MailedMoveRequest = v.strictObject({ token: Token, language: v.picklist(LANGUAGES) });
export type MailedMoveRequest = v.InferOutput<typeof MailedMoveRequest>;
export const Unsubscribe = v.strictObject({ token: Token });
/** `address`: starts its confirmation. `on`: mail about games, yes or no. */
export const PutMail = v.strictObject({ address: v.optional(EmailSchema), on: v.optional(v.boolean()) });

/** Most moves of a planned turn: more than a turn of any game has. */
const PLANNED_MOVES = 16;
/** Standing orders of a seat, see `kernel/orders.ts`. `game`: checked by the game's own schema. */
const StandingOrdersSchema = v.strictObject({
  game: v.optional(v.record(v.string(), v.unknown()), {}),
  plan: v.optional(
    v.nullable(
      v.strictObject({
        moves: v.pipe(v.array(Move), v.minLength(1), v.maxLength(PLANNED_MOVES)),
        send: v.boolean(),
      }),
    ),
    null,
  ),
  atOnce: v.optional(v.boolean(), false),
  onlyMove: v.optional(v.boolean(), true),
  vacation: v.optional(v.nullable(v.strictObject({ level: Level, from: Moment })), null),
});
/**
 * `expect`: the last row of the log that the player saw. `revision`: the revision of the orders that were changed, so
 * that two devices do not overwrite each other unseen; without it the stored orders are replaced.
 */
export const PutOrders = v.strictObject({
  expect: Seq,
  order: StandingOrdersSchema,
  revision: v.optional(Seq),
});
export type PutOrders = v.InferInput<typeof PutOrders>;
/** `expect`: the row whose decision the player answers themselves. */
export const RestOrders = v.strictObject({ expect: Seq });
export type RestOrders = v.InferInput<typeof RestOrders>;

/** `bots`: level of the bots that take the open seats. */
export const Start = v.strictObject({ bots: v.optional(Level, 'normal') });
export const Undo = v.strictObject({ expect: Seq, to: Seq });
export type Undo = v.InferInput<typeof Undo>;
/** `question` identifies the open question (see `GameView.question`). */
export const Vote = v.strictObject({
  expect: Seq,
  question: v.pipe(v.string(), v.maxLength(60)),
  answer: v.picklist(['yes', 'no']),
});
export type Vote = v.InferInput<typeof Vote>;
/** Asks the table. Taking back is asked by `Undo`. */
export const Propose = v.variant('kind', [
  v.strictObject({ kind: v.literal('pause'), until: Moment }),
  v.strictObject({ kind: v.literal('end') }),
  v.strictObject({
    kind: v.literal('replace'),
    seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)),
    with: v.picklist(['successor', 'bot']),
  }),
]);
export type Propose = v.InferInput<typeof Propose>;
/** A player's time zone and waking hours, minutes after local midnight; see `kernel/calendar.ts`. */
const Minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_440));
const HoursSchema = v.pipe(
  v.strictObject({
    zone: v.pipe(v.string(), v.maxLength(60), v.check(isTimeZone, 'unknown time zone')),
    awake: v.nullable(v.strictObject({ from: Minute, to: Minute })),
  }),
  v.check(({ awake }) => awake === null || awakeMinutes(awake) >= LEAST_AWAKE, 'too few waking hours'),
);
/** When a player is told; see `Telling`. */
export const PutTelling = v.strictObject({
  quiet: v.boolean(),
  digestHour: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23))),
  mailAfterHours: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24))),
    null,
  ),
});
/** Which news of one game its player wants. */
export interface GameTelling {
  readonly telling: 'all' | 'urgent' | 'none';
}
export const PutGameTelling = v.strictObject({
  telling: v.picklist(['all', 'urgent', 'none'] satisfies GameTelling['telling'][]),
});
export type PutGameTelling = GameTelling;
/** Takes a holiday; ends one with `until` now or earlier. `automatic`: begin one before time runs out. */
export const PutHolidays = v.pipe(
  v.strictObject({
    holiday: v.exactOptional(v.strictObject({ from: Moment, until: Moment })),
    automatic: v.exactOptional(v.boolean()),
  }),
  v.check((changes) => Object.keys(changes).length > 0, 'nothing to change'),
);
export type PutHolidays = v.InferInput<typeof PutHolidays>;
/** `id`: the page's own key for the message; a repeat with the same key counts once. */
export const NewMessage = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  text: MessageSchema,
});
export type NewMessage = v.InferInput<typeof NewMessage>;
/** `version`: of the notes that were changed; 0 if there were none. */
export const PutNotes = v.strictObject({ text: NotesSchema, version: Seq });
export type PutNotes = v.InferInput<typeof PutNotes>;
/** Plays again with the same people; see `CreatedGame` for a game from the beginning. */
export const Rematch = v.strictObject({ entropy: Entropy });
export type Rematch = v.InferOutput<typeof Rematch>;
export const Empty = v.strictObject({});
/** The parts of the caller's profile that change, at least one. */
export const PatchMe = v.pipe(
  v.strictObject({
    name: v.exactOptional(NameSchema),
    language: v.exactOptional(v.picklist(LANGUAGES)),
    hours: v.exactOptional(v.nullable(HoursSchema)),
    pageHidden: v.exactOptional(v.boolean()),
  }),
  v.check((changes) => Object.keys(changes).length > 0, 'nothing to change'),
);

const fromText = v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number));
export const LogQuery = v.object({ from: v.optional(fromText, '1'), to: v.optional(fromText) });
/** `revision`: of the orders that are withdrawn, as in `PutOrders`; without it they are withdrawn in any case. */
export const WithdrawOrdersQuery = v.object({ revision: v.optional(fromText) });
export const MessagesQuery = v.object({ before: v.optional(fromText) });
/** Milliseconds since 1970. */
const momentText = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
/**
 * `from`: the last row the page has. `at`: when that row was written, so that a different row in its place is
 * noticed; 0 if unknown.
 */
export const LiveQuery = v.object({ from: v.optional(fromText, '0'), at: v.optional(momentText, '0') });
