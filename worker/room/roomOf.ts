import { GAME_ID } from '#shared/protocol/names.ts';

/**
 * The room of a game, to call by RPC. Every well-formed id has a room: one whose game is not in the database answers
 * GAME_NOT_FOUND. Throws if `gameId` is not well formed. The type comes from the binding (`env.d.ts`), because this
 * module is imported by the code that runs inside rooms and mailboxes.
 */
export function roomOf(env: Env, gameId: string): ReturnType<Env['ROOMS']['getByName']> {
  if (!GAME_ID.test(gameId)) throw new Error('not a game id');
  return env.ROOMS.getByName(gameId);
}
