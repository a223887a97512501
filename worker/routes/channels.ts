import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { canonicalAddress } from '#shared/protocol/addresses.ts';
import { Empty, PutMail, type Channels } from '#shared/protocol/http.ts';
import { type AppEnv, problem } from '../http/context.ts';
import { profileQuotas, tryCharge } from '../people/quotas.ts';
import { requestConfirmationMail, sendTestMail, notifyFormerAddress } from '../people/requestedMails.ts';
import { selectChannels, selectDeliveries } from '../db/people/channels.ts';
import { peopleDatabase } from '../db/database.ts';
import { newestOfShards } from '../db/shards.ts';
import { RECEIPTS, receiptsOf } from '../db/games/notices.ts';
import type { NoticeRow } from '../db/schema.ts';
import { forgetAddress, playerById, setMuted, type Person } from '../db/people/players.ts';
import { undeliverableReason } from '../db/people/mails.ts';
import { channelInfo } from '../mailbox/channels/outcome.ts';
import { mailIsOn } from '../lib/settings.ts';
import { vapidKeys } from '../mailbox/channels/deliver.ts';
import { spreadTold } from '../people/told.ts';
import { ownChannelRoutes } from './ownChannels.ts';
import { toResponse, validate } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

/** How the caller is notified when it is their turn. */
export const channelRoutes = new Hono<AppEnv>()
  .get(
    '/',
    describeRoute(
      routeDoc('getChannels', 'How the caller is notified, and their latest notices', {
        answers: { 200: 'Channels' },
        refuses: ['NO_SESSION'],
      }),
    ),
    async (c) => {
      const person = c.get('person');
      return person === null ? problem(c, { code: 'NO_SESSION' }) : c.json(await channelsOf(c.env, person));
    },
  )
  .put(
    '/mail',
    describeRoute(
      routeDoc('putMail', 'Set one’s address, or switch mail on or off', {
        description: 'A new address is asked to confirm.',
        answers: { 200: 'Done', 202: 'AskedForMail' },
        refuses: [
          'NO_SESSION',
          'MAIL_OFF',
          'MAILS_EXHAUSTED',
          'MAIL_FAILED',
          'CHANGES_EXHAUSTED',
          'ADDRESS_TAKEN',
        ],
      }),
    ),
    validate('json', PutMail),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      const { address, on } = c.req.valid('json');
      if (on !== undefined && !(await switchMail(c.env, person.playerId, on)))
        return problem(c, { code: 'CHANGES_EXHAUSTED' });
      if (address === undefined) return c.json({});
      if (!mailIsOn(c.env)) return problem(c, { code: 'MAIL_OFF' });
      const asked = await requestConfirmationMail(c, person, address);
      return asked.ok ? c.json(asked.value, 202) : problem(c, asked.failure);
    },
  )
  .delete(
    '/mail',
    describeRoute(
      routeDoc('deleteMail', 'Forget one’s address', {
        description: 'Links in mails already sent stop working. The former address gets a mail about it.',
        refuses: ['NO_SESSION'],
      }),
    ),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      const db = peopleDatabase(c.env);
      const before = await playerById(db, person.playerId);
      await forgetAddress(db, person.playerId, Date.now());
      await spreadTold(c.env, person.playerId);
      if (before?.email != null) notifyFormerAddress(c, { ...before, email: before.email });
      return c.json({});
    },
  )
  .post(
    '/mail/test',
    describeRoute(
      routeDoc('testMail', 'Send oneself a mail', {
        refuses: ['NO_SESSION', 'ADDRESS_MISSING', 'MAIL_OFF', 'MAILS_EXHAUSTED', 'MAIL_FAILED'],
      }),
    ),
    validate('json', Empty),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      const email = (await playerById(peopleDatabase(c.env), person.playerId))?.email;
      if (email == null) return problem(c, { code: 'ADDRESS_MISSING' });
      if (!mailIsOn(c.env)) return problem(c, { code: 'MAIL_OFF' });
      return toResponse(c, await sendTestMail(c, person, email));
    },
  )
  .route('/', ownChannelRoutes);

/** Switches mails about games on or off. False if the player has changed too much today. */
async function switchMail(env: Env, playerId: string, on: boolean): Promise<boolean> {
  if (!(await tryCharge(env, profileQuotas(playerId), Date.now()))) return false;
  await setMuted(peopleDatabase(env), playerId, !on);
  await spreadTold(env, playerId);
  return true;
}

async function channelsOf(env: Env, { playerId }: Person): Promise<Channels> {
  const db = peopleDatabase(env);
  const [player, receipts, [channels, deliveries]] = await Promise.all([
    playerById(db, playerId),
    newestOfShards(
      env,
      playerId,
      (shard) => receiptsOf(shard, playerId),
      ({ notice }) => ({ at: notice.createdAt, id: notice.gameId }),
      RECEIPTS,
    ),
    db.batch([selectChannels(db, playerId), selectDeliveries(db, playerId)]),
  ]);
  const address = player?.email == null ? null : canonicalAddress(player.email);
  return {
    mail: {
      available: mailIsOn(env),
      address,
      undeliverable: address === null ? null : await undeliverableReason(db, address),
      on: player !== undefined && !player.muted,
    },
    push: { key: vapidKeys(env)?.publicKey ?? null },
    channels: channels.map(channelInfo),
    deliveries: deliveries.map(({ at, channel, gameId, kind, error }) => ({
      at,
      channel,
      gameId,
      kind,
      error,
    })),
    receipts: receipts.map(({ notice, game }) => ({
      id: notice.id,
      gameId: notice.gameId,
      game,
      kind: notice.kind,
      state: isSeen(notice, player?.backAt ?? 0) ? 'seen' : notice.state,
      at: notice.createdAt,
      sentAt: notice.sentAt,
      error: notice.error,
    })),
  };
}

/** Was the player back since the message was sent? Until their mailbox rings again the notice does not say so. */
const isSeen = ({ state, toldAt }: NoticeRow, backAt: number): boolean =>
  state === 'sent' && toldAt !== null && toldAt <= backAt;
