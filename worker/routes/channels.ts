import type { Context } from 'hono';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { Empty, PutMail, type Channels } from '../../shared/protocol/http.ts';
import type { AppEnv } from '../app.ts';
import { mayMail } from '../auth/caps.ts';
import { database } from '../db/database.ts';
import { receiptsOf } from '../db/notices.ts';
import { forgetAddress, muteMail, playerById, type Person } from '../db/people.ts';
import { mailOf, type Letter } from '../mailbox/letter.ts';
import { confirmLetter, testLetter } from '../mailbox/letters.ts';
import { mailIsOn, sendMail } from '../mailbox/mail.ts';
import { tongueFor } from '../mailbox/asker.ts';
import { problem } from '../problem.ts';
import { about, check } from './support.ts';

/** How the caller is told that it is his turn. */
export const channels = new Hono<AppEnv>()
  .get('/', describeRoute(about('How the caller is told, and what he was told last')), async (c) => {
    const person = c.get('person');
    return person === null ? problem(c, { code: 'NO_SESSION' }) : c.json(await channelsOf(c.env, person));
  })
  .put(
    '/mail',
    describeRoute(about('Set one’s address, or switch mail on or off', 'A new address is asked to confirm.')),
    check('json', PutMail),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      const { address, on } = c.req.valid('json');
      if (on !== undefined) await muteMail(database(c.env), person.playerId, !on);
      if (address === undefined) return c.json({});
      const letter = confirmLetter(c.env, tongueFor(c, person), { ...person, email: address }, Date.now());
      return (await post(c, letter)) ?? c.json({}, 202);
    },
  )
  .delete(
    '/mail',
    describeRoute(about('Forget one’s address', 'Links in mails already sent stop working.')),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      await forgetAddress(database(c.env), person.playerId, Date.now());
      return c.json({});
    },
  )
  .post('/mail/test', describeRoute(about('Send oneself a mail')), check('json', Empty), async (c) => {
    const person = c.get('person');
    if (person === null) return problem(c, { code: 'NO_SESSION' });
    const email = (await playerById(database(c.env), person.playerId))?.email;
    if (email == null) return problem(c, { code: 'ADDRESS_MISSING' });
    return (
      (await post(c, testLetter(c.env, tongueFor(c, person), { ...person, email }, Date.now()))) ??
      c.json({ sent: true })
    );
  });

/** Sends at once, and says what went wrong. */
async function post(c: Context<AppEnv>, letter: Letter): Promise<Response | undefined> {
  if (!mailIsOn(c.env)) return problem(c, { code: 'MAIL_OFF' });
  if (!(await mayMail(c, letter.to, Date.now()))) return problem(c, { code: 'MAILS_EXHAUSTED' });
  const sent = await sendMail(c.env, mailOf(c.env, letter));
  return sent.ok ? undefined : problem(c, { code: 'MAIL_FAILED', params: { reason: sent.error } });
}

async function channelsOf(env: Env, { playerId }: Person): Promise<Channels> {
  const db = database(env);
  const [player, receipts] = await Promise.all([playerById(db, playerId), receiptsOf(db, playerId)]);
  return {
    mail: {
      available: mailIsOn(env),
      address: player?.email ?? null,
      on: player !== undefined && !player.muted,
    },
    receipts: receipts.map(({ notice, game }) => ({
      id: notice.id,
      gameId: notice.gameId,
      game,
      kind: notice.kind,
      state: notice.state,
      at: notice.createdAt,
      sentAt: notice.sentAt,
      error: notice.error,
    })),
  };
}
