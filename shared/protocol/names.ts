import type { BotLevel } from '../kernel/types.ts';

/**
 * Names that page and server must spell alike. They are apart from the schemas, so that the page need not
 * load those.
 */

/**
 * A shard letter and 15 random letters (73 bits). Everybody who knows the id may watch the game, so it must
 * not be guessable.
 */
export const GAME_ID = /^[a-z][2-9a-z]{15}$/;

/**
 * The sender's engine. If it differs from the server's, the answer to a write that needs rules (a move, an undo, a vote,
 * orders) is ENGINE_CHANGED, before anything is done.
 */
export const ENGINE_HEADER = 'x-carrack-engine';

/**
 * The seat the page acts for: its number, or `NO_SEAT` for a host without a seat. Two tabs of a browser share
 * one session. If that session has another seat by now, the answer is NOT_YOUR_SEAT, before anything is done.
 */
export const SEAT_HEADER = 'x-carrack-seat';
export const NO_SEAT = 'none';

/** The page's own key for a game to be created. A repeat within a day gets the same game. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** The name of a bot, by its level. At a table it is the seat's name; a second one of a level is “Lia (2)”. */
export const BOT_NAMES: Readonly<Record<BotLevel, string>> = { easy: 'Rui', normal: 'Lia', strong: 'Vasco' };

/** The name of the `nth` bot of a level, counted from 1. */
export const botName = (level: BotLevel, nth: number): string =>
  nth === 1 ? BOT_NAMES[level] : `${BOT_NAMES[level]} (${nth})`;

/** The name of a guest who has given none. The page offers it nowhere as a name to keep. */
export const GUEST_NAME = 'Guest';
