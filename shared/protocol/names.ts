/** What page and server must spell alike. Apart from the schemas, so that the page need not fetch those. */

/** A shard letter and 15 random letters (73 bits): whoever knows it may look on, so it must not be guessed. */
export const GAME_ID = /^[a-z][2-9a-z]{15}$/;

/** Engine the sender runs; a mismatch is answered with ENGINE_CHANGED before anything is done. */
export const ENGINE_HEADER = 'x-carrack-engine';
