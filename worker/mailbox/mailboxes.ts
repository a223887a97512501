import { rootCauseMessage } from '../rootCauseMessage.ts';

/** The mailbox of a player. */
export const mailboxOf = (env: Env, playerId: string): ReturnType<Env['MAILBOXES']['getByName']> =>
  env.MAILBOXES.getByName(playerId);

/** Tells mailboxes that something is due at `dueAt` (ms). Never throws: the cron makes good for a call that failed. */
export async function scheduleMailboxes(
  env: Env,
  playerIds: readonly string[],
  dueAt: number,
): Promise<void> {
  const results = await Promise.allSettled(playerIds.map((id) => mailboxOf(env, id).schedule(dueAt)));
  for (const result of results)
    if (result.status === 'rejected')
      console.error({ event: 'poke failed', error: rootCauseMessage(result.reason) });
}
