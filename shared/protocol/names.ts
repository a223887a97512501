/** What page and server must spell alike. Apart from the schemas, so that the page need not fetch those. */

/** A shard letter and 15 random letters (73 bits): whoever knows it may look on, so it must not be guessed. */
export const GAME_ID = /^[a-z][2-9a-z]{15}$/;

/** Engine the sender runs; a mismatch is answered with ENGINE_CHANGED before anything is done. */
export const ENGINE_HEADER = 'x-carrack-engine';

/**
 * The seat the page acts for: its number, or `NO_SEAT` for a host who has none. Two tabs of a browser share one
 * session: where that has another seat by now, NOT_YOUR_SEAT is answered before anything is done.
 */
export const SEAT_HEADER = 'x-carrack-seat';
export const NO_SEAT = 'none';

/** The page's own name for a game it asks to be made: a repeat within a day is answered with the same game. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
