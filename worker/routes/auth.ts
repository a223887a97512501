import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { AuthLink, Redeem } from '../../shared/protocol/http.ts';
import type { AppEnv } from '../app.ts';
import { mayMail } from '../auth/caps.ts';
import { redeem } from '../auth/redeem.ts';
import { database } from '../db/database.ts';
import { playerByEmail } from '../db/people.ts';
import { tongueFor } from '../mailbox/asker.ts';
import { mailOf } from '../mailbox/letter.ts';
import { signInLetter } from '../mailbox/letters.ts';
import { mailIsOn, sendMail } from '../mailbox/mail.ts';
import { problem } from '../problem.ts';
import { about, check, reply } from './support.ts';

export const auth = new Hono<AppEnv>()
  .post(
    '/link',
    describeRoute(about('Ask for a sign-in link by mail', 'Always 202: nobody learns who plays here.')),
    check('json', AuthLink),
    async (c) => {
      if (!mailIsOn(c.env)) return problem(c, { code: 'MAIL_OFF' });
      const { email } = c.req.valid('json');
      const now = Date.now();
      if (!(await mayMail(c, email, now))) return c.json({}, 202);
      const tongue = tongueFor(c, await playerByEmail(database(c.env), email));
      c.executionCtx.waitUntil(sendMail(c.env, mailOf(c.env, signInLetter(c.env, tongue, email, now))));
      return c.json({}, 202);
    },
  )
  .post(
    '/redeem',
    describeRoute(about('Use the link of a mail', 'Signs this browser in, or confirms an address.')),
    check('json', Redeem),
    async (c) => reply(c, redeem(c, c.req.valid('json').token)),
  );
