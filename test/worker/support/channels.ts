import { asc } from 'drizzle-orm';
import type { Channels, CreatedWebhook, StoredPush } from '#shared/protocol/http.ts';
import { capturedMailsTable } from '../../../worker/db/schema.ts';
import { HOOK } from '../../support/channels.ts';
import type { Client } from './client.ts';
import { db } from './database.ts';

/** Devices and webhooks as players make them, and what was sent by them. */

export const CHANNELS = '/api/me/channels';

/** The subscription of RFC 8291's example. */
export const SUBSCRIPTION = {
  endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

export const subscribe = async (client: Client, endpoint = SUBSCRIPTION.endpoint) =>
  (await client.send<StoredPush>(`${CHANNELS}/push`, { ...SUBSCRIPTION, endpoint }, { method: 'PUT' })).body
    .channel;

export const hook = (client: Client, more: object = {}) =>
  client.post<CreatedWebhook>(`${CHANNELS}/webhooks`, { url: HOOK, shape: 'json', name: 'My hook', ...more });

export const settings = (client: Client) => client.get<Channels>(CHANNELS);

/** What was sent by channels whose captured receiver begins so. */
export async function captured(to: 'push: ' | 'webhook: '): Promise<readonly unknown[]> {
  const rows = await db().select().from(capturedMailsTable).orderBy(asc(capturedMailsTable.id));
  return rows
    .filter(({ mail }) => mail.to.startsWith(to))
    .map(({ mail }) => JSON.parse(mail.text) as unknown);
}
