import { Hono, type Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  Empty,
  NewWebhook,
  PutChannel,
  PutPush,
  type ChannelInfo,
  type CreatedWebhook,
  type StoredPush,
  type TestedChannel,
} from '#shared/protocol/http.ts';
import { type AppEnv, problem } from '../http/context.ts';
import { addressHash } from '../lib/mail.ts';
import { clientKey } from '../http/guard.ts';
import { newId } from '../lib/ids.ts';
import {
  channelTestQuotas,
  newChannelQuotas,
  profileQuotas,
  refundQuotas,
  tryCharge,
} from '../people/quotas.ts';
import { browserName } from '../people/session.ts';
import {
  channelById,
  deleteChannel,
  putChannel,
  switchChannel,
  takeDevice,
  type NewChannel,
} from '../db/people/channels.ts';
import { peopleDatabase } from '../db/database.ts';
import type { Person } from '../db/people/players.ts';
import type { ChannelRow } from '../db/schema.ts';
import { channelInfo } from '../mailbox/channels/outcome.ts';
import { publicUrl } from '../mailbox/channels/publicUrl.ts';
import { vapidKeys } from '../mailbox/channels/deliver.ts';
import { testChannel } from '../mailbox/channels/sendByChannels.ts';
import { newWebhookSecret } from '../mailbox/channels/webhook.ts';
import { spreadTold } from '../people/told.ts';
import { translatorForRequest } from '../wording/translator.ts';
import { validate } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

/** More devices and webhooks than anybody has. A message goes to all of them at once. */
const CHANNELS_AT_MOST = 10;

/** The caller's devices with web push, and their webhooks. */
export const ownChannelRoutes = new Hono<AppEnv>()
  .put(
    '/push',
    describeRoute(
      routeDoc('putPush', 'Send push messages to this device', {
        description: 'A repeat with the same endpoint is harmless.',
        answers: { 200: 'StoredPush' },
        refuses: ['NO_SESSION', 'PUSH_OFF', 'URL_NOT_PUBLIC', 'CHANNELS_EXHAUSTED', 'CHANGES_EXHAUSTED'],
      }),
    ),
    validate('json', PutPush),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      if (vapidKeys(c.env) === undefined) return problem(c, { code: 'PUSH_OFF' });
      const { endpoint, keys } = c.req.valid('json');
      if (publicUrl(endpoint) === undefined) return problem(c, { code: 'URL_NOT_PUBLIC' });
      return storeChannel(c, {
        playerId: person.playerId,
        id: addressHash(endpoint),
        target: { kind: 'push', endpoint, ...keys, session: person.session },
        name: browserName(c.req.header('user-agent') ?? '') ?? new URL(endpoint).hostname,
        gameId: null,
        createdAt: Date.now(),
      });
    },
  )
  .post(
    '/webhooks',
    describeRoute(
      routeDoc('createWebhook', 'Make a webhook', {
        description: 'The answer is the only one that tells its secret.',
        answers: { 201: 'CreatedWebhook' },
        refuses: ['NO_SESSION', 'URL_NOT_PUBLIC', 'CHANNELS_EXHAUSTED', 'CHANGES_EXHAUSTED'],
      }),
    ),
    validate('json', NewWebhook),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      const { url: text, shape, name, game } = c.req.valid('json');
      const url = publicUrl(text)?.href;
      if (url === undefined) return problem(c, { code: 'URL_NOT_PUBLIC' });
      const secret = newWebhookSecret();
      return storeChannel(c, {
        playerId: person.playerId,
        id: newId(),
        target: { kind: 'webhook', url, shape, secret },
        name,
        gameId: game ?? null,
        createdAt: Date.now(),
      });
    },
  )
  .put(
    '/by-id/:channel',
    describeRoute(
      routeDoc('putChannel', 'Switch a device or webhook on or off', {
        answers: { 200: 'ChannelInfo' },
        refuses: ['NO_SESSION', 'CHANNEL_NOT_FOUND', 'CHANGES_EXHAUSTED'],
      }),
    ),
    validate('json', PutChannel),
    async (c) => {
      const own = await ownChannel(c);
      if (own instanceof Response) return own;
      const { playerId, id } = own.channel;
      const db = peopleDatabase(c.env);
      if (!(await tryCharge(c.env, profileQuotas(playerId), Date.now())))
        return problem(c, { code: 'CHANGES_EXHAUSTED' });
      const { on } = c.req.valid('json');
      await switchChannel(db, playerId, id, on);
      await spreadTold(c.env, playerId);
      const changed = await channelById(db, playerId, id);
      return changed === undefined
        ? problem(c, { code: 'CHANNEL_NOT_FOUND' })
        : c.json(channelInfo(changed) satisfies ChannelInfo);
    },
  )
  .delete(
    '/by-id/:channel',
    describeRoute(
      routeDoc('deleteChannel', 'Remove a device or webhook', {
        refuses: ['NO_SESSION', 'CHANNEL_NOT_FOUND'],
      }),
    ),
    async (c) => {
      const own = await ownChannel(c);
      if (own instanceof Response) return own;
      await deleteChannel(peopleDatabase(c.env), own.person.playerId, own.channel.id);
      await spreadTold(c.env, own.person.playerId);
      return c.json({});
    },
  )
  .post(
    '/by-id/:channel/test',
    describeRoute(
      routeDoc('testChannel', 'Send a test to a device or webhook', {
        answers: { 200: 'TestedChannel' },
        refuses: ['NO_SESSION', 'CHANNEL_NOT_FOUND', 'TESTS_EXHAUSTED'],
      }),
    ),
    validate('json', Empty),
    async (c) => {
      const own = await ownChannel(c);
      if (own instanceof Response) return own;
      const { person, channel } = own;
      const quotas = channelTestQuotas(person.playerId, clientKey(c));
      if (!(await tryCharge(c.env, quotas, Date.now()))) return problem(c, { code: 'TESTS_EXHAUSTED' });
      const error = await testChannel(c.env, channel, {
        translator: translatorForRequest(c, person),
        name: person.name,
      });
      return c.json({ error } satisfies TestedChannel);
    },
  );

interface OwnChannel {
  readonly person: Person;
  readonly channel: ChannelRow;
}

/** The caller, and their channel that the address names; a problem if there is none. */
async function ownChannel(c: Context<AppEnv>): Promise<OwnChannel | Response> {
  const person = c.get('person');
  if (person === null) return problem(c, { code: 'NO_SESSION' });
  const channel = await channelById(peopleDatabase(c.env), person.playerId, c.req.param('channel') ?? '');
  return channel === undefined ? problem(c, { code: 'CHANNEL_NOT_FOUND' }) : { person, channel };
}

/**
 * Stores a channel, unless the player has too many, or their machine has stored too many today. One that they have already
 * may always be stored again.
 */
async function storeChannel(c: Context<AppEnv>, channel: NewChannel): Promise<Response> {
  const db = peopleDatabase(c.env);
  const { playerId, id, target } = channel;
  const isNew = (await channelById(db, playerId, id)) === undefined;
  const quotas = isNew ? newChannelQuotas(clientKey(c)) : [];
  if (!(await tryCharge(c.env, quotas, Date.now()))) return problem(c, { code: 'CHANGES_EXHAUSTED' });
  await putChannel(db, channel, CHANNELS_AT_MOST);
  const stored = await channelById(db, playerId, id);
  if (stored === undefined) {
    await refundQuotas(c.env, quotas, Date.now());
    return problem(c, { code: 'CHANNELS_EXHAUSTED' });
  }
  const former = isNew && target.kind === 'push' ? await takeDevice(db, channel) : [];
  await Promise.all([playerId, ...former].map((id) => spreadTold(c.env, id)));
  const info = channelInfo(stored);
  return target.kind === 'push'
    ? c.json({ channel: info } satisfies StoredPush)
    : c.json({ channel: info, secret: target.secret } satisfies CreatedWebhook, 201);
}
