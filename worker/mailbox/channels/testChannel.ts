import { newId } from '../../lib/ids.ts';
import { database } from '../../db/database.ts';
import { recordDelivery } from '../../db/people/channels.ts';
import type { ChannelRow } from '../../db/schema.ts';
import type { Translator } from '../../wording/translator.ts';
import { testMessage } from '../../wording/channelMessage.ts';
import { allowedKinds } from './allowance.ts';
import { deliver } from './deliver.ts';
import { afterDelivery, held } from './outcome.ts';

/** Sends a test by a channel, whether it is on or off, and records it. Returns why it failed; null: it was accepted. */
export async function testChannel(
  env: Env,
  channel: ChannelRow,
  { translator, name }: { readonly translator: Translator; readonly name: string },
): Promise<string | null> {
  const now = Date.now();
  const message = testMessage(translator, name, newId());
  const isAllowed = (await allowedKinds(env, [channel], now)).has(channel.target.kind);
  const { error } = isAllowed ? await deliver(env, channel, message, now) : held(channel);
  const db = database(env);
  const { playerId, id: of } = channel;
  const delivery = {
    playerId,
    at: now,
    id: message.id,
    channel: of,
    gameId: null,
    kind: 'test',
    error,
  } as const;
  const [first, ...others] = recordDelivery(db, channel, afterDelivery(channel, error, now), delivery);
  if (first !== undefined) await db.batch([first, ...others]);
  return error;
}
