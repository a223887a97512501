/** A place at the table, counted from 0 in seat order (clockwise). */
export type Seat = number;

/** A set of seats as bits: seat s is bit `1 << s`. */
export type SeatMask = number;

/** The eyes that see something: a seat sees its own view, a spectator sees the public view. */
export type Viewer = Seat | 'spectator';

/**
 * How a commit came about. `timeOut`: the player's time ran out, and a bot decided in their name. Only the seat's owner
 * gets it, except `bot` and `timeOut`, which everybody sees.
 */
export const ORIGINS = ['person', 'forced', 'order', 'bot', 'timeOut'] as const;
export type Origin = (typeof ORIGINS)[number];

/** Origins that everybody sees: a bot has decided. */
export const isByBot = (by: Origin | undefined): boolean => by === 'bot' || by === 'timeOut';

/** The request of a player: one decision, imperative. Parameters are JSON. */
export interface AnyMove {
  readonly type: string;
}

/** A fact, in the past tense, JSON. */
export interface AnyEvent {
  readonly type: string;
}

/** Strength of a bot; every game offers at least the first two. */
export const BOT_LEVELS = ['easy', 'normal', 'strong'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export const maskOf = (seats: readonly Seat[]): SeatMask =>
  seats.reduce((mask, seat) => mask | (1 << seat), 0);

export const seatsOf = (mask: SeatMask): Seat[] =>
  Array.from({ length: 32 - Math.clz32(mask) }, (_, seat) => seat).filter((s) => mask & (1 << s));
