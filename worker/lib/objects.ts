import { GAME_ID } from '#shared/protocol/names.ts';
import { rootCauseMessage } from './failure.ts';
import { jurisdictionOf, regionOf } from './settings.ts';
import { within } from './time.ts';

/**
 * The room of a game, to call by RPC. Every well-formed id has a room: one whose game is not in the database answers
 * GAME_NOT_FOUND. Throws if `gameId` is not well formed. The type comes from the binding (`env.d.ts`), because this
 * module is imported by the code that runs inside rooms and mailboxes.
 */
export function roomOf(env: Env, gameId: string): ReturnType<Env['ROOMS']['getByName']> {
  if (!GAME_ID.test(gameId)) throw new Error('not a game id');
  return objectOf(env, env.ROOMS, gameId);
}

/** The mailbox of a player. */
export const mailboxOf = (env: Env, playerId: string): ReturnType<Env['MAILBOXES']['getByName']> =>
  objectOf(env, env.MAILBOXES, playerId);

/** The name of a group's mailbox; no player has such an id. */
const GROUP = 'group-';
export const groupMailbox = (groupId: string): string => GROUP + groupId;
/** The group whose mailbox has this name; undefined for a player's. */
export const groupOfMailbox = (name: string): string | undefined =>
  name.startsWith(GROUP) ? name.slice(GROUP.length) : undefined;

/** The object of this name, in the service's jurisdiction. Its first call makes it in the service's region, and there it stays. */
function objectOf<T extends Rpc.DurableObjectBranded>(
  env: Env,
  all: DurableObjectNamespace<T>,
  name: string,
): DurableObjectStub<T> {
  const [jurisdiction, region] = [jurisdictionOf(env), regionOf(env)];
  const some = jurisdiction === undefined ? all : all.jurisdiction(jurisdiction);
  return some.getByName(name, region === undefined ? {} : { locationHint: region });
}

/**
 * Is the object of a jurisdiction that is not the service's? Then that was changed since it was made, and another object of
 * the same name is called. The alarm of this one must do nothing.
 */
export const isReplaced = (env: Env, { id }: DurableObjectState): boolean =>
  id.jurisdiction !== jurisdictionOf(env);

/** A mailbox that has not answered after this time (ms) counts as not reached: no move waits for it any longer. */
const MAILBOX_ANSWERS_WITHIN_MS = 2_000;

/**
 * Tells mailboxes that something is due at `dueAt` (ms). Never throws: the cron makes good for a call that failed. Returns the
 * players whose mailboxes were not reached.
 */
export async function scheduleMailboxes(
  env: Env,
  playerIds: readonly string[],
  dueAt: number,
): Promise<readonly string[]> {
  const calls = playerIds.map((id) =>
    within(MAILBOX_ANSWERS_WITHIN_MS, mailboxOf(env, id).schedule(dueAt), 'no answer of a mailbox in time'),
  );
  const results = await Promise.allSettled(calls);
  for (const result of results)
    if (result.status === 'rejected')
      console.error({ event: 'poke failed', error: rootCauseMessage(result.reason) });
  return playerIds.filter((_, at) => results[at]?.status === 'rejected');
}
