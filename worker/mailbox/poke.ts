import type { Mailbox } from './mailbox.ts';
import { said } from '../said.ts';

/** The mailbox of a player. */
export const mailboxOf = (env: Env, playerId: string): DurableObjectStub<Mailbox> =>
  env.MAILBOXES.getByName(playerId);

/** Says that something is due. A lost poke is made good by the cron, so nobody's request fails for it. */
export async function poke(env: Env, playerIds: readonly string[], dueAt: number): Promise<void> {
  const poked = await Promise.allSettled(playerIds.map((id) => mailboxOf(env, id).poke(dueAt)));
  for (const result of poked)
    if (result.status === 'rejected') console.error({ event: 'poke failed', error: said(result.reason) });
}
