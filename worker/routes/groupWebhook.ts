import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  Empty,
  PutGroupWebhook,
  type CreatedGroupWebhook,
  type TestedChannel,
} from '#shared/protocol/http.ts';
import { peopleDatabase } from '../db/database.ts';
import { channelById, deleteChannel } from '../db/people/channels.ts';
import { GROUP_WEBHOOK, putGroupWebhook } from '../db/people/groups.ts';
import { type AppEnv, problem } from '../http/context.ts';
import { clientKey } from '../http/guard.ts';
import { testChannel } from '../mailbox/channels/sendByChannels.ts';
import { publicUrl } from '../mailbox/channels/publicUrl.ts';
import { newWebhookSecret } from '../mailbox/channels/webhook.ts';
import { channelTestQuotas, newChannelQuotas } from '../people/quotas.ts';
import { translatorForRequest } from '../wording/translator.ts';
import { asOwner, charging, ownedGroup, type Ctx } from './groupAccess.ts';
import type { OwnGroup } from './groupPage.ts';
import { validate } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

/** The webhook of a group, which its owner sets. */

export const groupWebhookRoutes = new Hono<AppEnv>()
  .put(
    '/:group/webhook',
    describeRoute(
      routeDoc('putGroupWebhook', 'Set the webhook of a group', {
        description: 'Its owner. A former one goes. The answer is the only one that tells its secret.',
        answers: { 200: 'CreatedGroupWebhook' },
        refuses: ['NOT_FOUND', 'NOT_OWNER', 'URL_NOT_PUBLIC', 'CHANGES_EXHAUSTED'],
      }),
    ),
    validate('json', PutGroupWebhook),
    async (c) => putWebhook(c, c.req.valid('json')),
  )
  .delete(
    '/:group/webhook',
    describeRoute(
      routeDoc('deleteGroupWebhook', 'Take the webhook of a group away', {
        description: 'Its owner.',
        refuses: ['NOT_FOUND', 'NOT_OWNER', 'CHANGES_EXHAUSTED'],
      }),
    ),
    async (c) =>
      asOwner(c, async ({ env }, { group }) => {
        await deleteChannel(peopleDatabase(env), group.id, GROUP_WEBHOOK);
        return {};
      }),
  )
  .post(
    '/:group/webhook/test',
    describeRoute(
      routeDoc('testGroupWebhook', 'Send a test to the webhook of a group', {
        description: 'Its owner.',
        answers: { 200: 'TestedChannel' },
        refuses: ['NOT_FOUND', 'NOT_OWNER', 'CHANGES_EXHAUSTED'],
      }),
    ),
    validate('json', Empty),
    async (c) => testWebhook(c),
  );

async function putWebhook(c: Ctx, { url: text, shape }: PutGroupWebhook): Promise<Response> {
  const url = publicUrl(text)?.href;
  if (url === undefined) return problem(c, { code: 'URL_NOT_PUBLIC' });
  const secret = newWebhookSecret();
  const set = async ({ env }: Ctx, { group }: OwnGroup) => {
    const target = { kind: 'webhook', url, shape, secret } as const;
    const isSet = await putGroupWebhook(peopleDatabase(env), group, target, Date.now());
    return isSet ? ({ secret } satisfies CreatedGroupWebhook) : undefined;
  };
  return asOwner(c, set, newChannelQuotas(clientKey(c)));
}

async function testWebhook(c: Ctx): Promise<Response> {
  const own = await ownedGroup(c);
  if (own instanceof Response) return own;
  const { person, group } = own;
  const channel = await channelById(peopleDatabase(c.env), group.id, GROUP_WEBHOOK);
  if (channel === undefined) return problem(c, { code: 'NOT_FOUND' });
  const test = { translator: translatorForRequest(c, person), name: group.name, isGroups: true };
  const send = async () => ({ error: await testChannel(c.env, channel, test) }) satisfies TestedChannel;
  return charging(c, own, send, channelTestQuotas(person.playerId, clientKey(c)));
}
