import { Hono, type Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { type AppEnv, problem } from '../http/context.ts';
import { hashOf, sameHash } from '../lib/tokens.ts';
import { recordReturnedMail } from '../mail/mailEvents.ts';
import { PostmarkEvent, readEvent } from '../mail/postmark.ts';
import { validate } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

/** Reports of the mail provider: mails that came back, and complaints. Its webhook has a password of its own. */
export const mailEventRoutes = new Hono<AppEnv>()
  .use('/', async function providerOnly(c, next) {
    if (!c.env.MAIL_EVENTS_KEY) return problem(c, { code: 'NOT_FOUND' });
    return (await isProvider(c, c.env.MAIL_EVENTS_KEY)) ? next() : problem(c, { code: 'NO_SESSION' });
  })
  .post(
    '/',
    describeRoute(
      routeDoc('reportMail', 'Report a mail that came back, or a complaint', {
        description: 'For the mail provider only.',
        refuses: ['NOT_FOUND'],
      }),
    ),
    validate('json', PostmarkEvent),
    async (c) => {
      const found = readEvent(c.req.valid('json'));
      if (found !== undefined) await recordReturnedMail(c.env, found);
      return c.json({});
    },
  );

/** Does the request carry the password, by HTTP Basic authentication? The user's name plays no part. */
async function isProvider(c: Context<AppEnv>, key: string): Promise<boolean> {
  const [, credentials = ''] = /^Basic ([\w+/]+=*)$/.exec(c.req.header('authorization') ?? '') ?? [];
  const [, ...password] = decoded(credentials).split(':');
  return sameHash(await hashOf(password.join(':')), await hashOf(key));
}

function decoded(base64: string): string {
  try {
    return atob(base64);
  } catch {
    return '';
  }
}
