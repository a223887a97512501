import { Hono, type Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { Refuse, Unsubscribe } from '#shared/protocol/http.ts';
import { type AppEnv, problem } from '../http/context.ts';
import { readLink, type LinkPurpose } from '../lib/links.ts';
import { peopleDatabase } from '../db/database.ts';
import { deleteRefusals, EVERYBODY, insertRefusal } from '../db/people/mails.ts';
import { muteMail } from '../db/people/players.ts';
import { spreadTold } from '../people/told.ts';
import { validate } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

/** Turns mail off. The token says which kind of mail; it is the only credential, so no cookie or session is needed. */

/** The characters of a token. Any other path under this route is answered NOT_FOUND. */
const TOKEN = /^[\w.-]+$/;

/**
 * The address in `List-Unsubscribe`. Mail programs POST a form to it by themselves (RFC 8058). So it is mounted before
 * the middleware that requires JSON, but behind the burst limit. A person who opens it is sent to a page with a button.
 */
export const oneClickRoutes = new Hono<AppEnv>()
  .use('/:token', async function tokensOnly(c, next) {
    return TOKEN.test(c.req.param('token')) ? next() : problem(c, { code: 'NOT_FOUND' });
  })
  .get('/:token', (c) => c.redirect(`/stop#${c.req.param('token')}`))
  .post(
    '/:token',
    describeRoute(
      routeDoc('unsubscribe', 'Unsubscribe with one click (RFC 8058)', {
        refuses: ['LINK_INVALID', 'NOT_FOUND'],
      }),
    ),
    async (c) => {
      return doneIf(c, await stopMail(c.env, c.req.param('token'), EVERYBODY));
    },
  );

export const unsubscribeRoutes = new Hono<AppEnv>()
  .post(
    '/mail/stop',
    describeRoute(
      routeDoc('stopMail', 'Stop mail about one’s games', {
        description: 'With the token of any such mail.',
        refuses: ['LINK_INVALID'],
      }),
    ),
    validate('json', Unsubscribe),
    async (c) => doneIf(c, await stopMail(c.env, c.req.valid('json').token, EVERYBODY)),
  )
  .post(
    '/invitations/refuse',
    describeRoute(
      routeDoc('refuseInvitations', 'Refuse invitations', {
        description: 'From the host who sent the mail, or from everybody. Or accept them all again.',
        refuses: ['LINK_INVALID'],
      }),
    ),
    validate('json', Refuse),
    async (c) => {
      const { token, scope } = c.req.valid('json');
      if (scope === 'none') return doneIf(c, await withdrawRefusals(c.env, token));
      return doneIf(c, await stopMail(c.env, token, scope === 'all' ? EVERYBODY : undefined, 'refuse'));
    },
  );

const doneIf = (c: Context<AppEnv>, isDone: boolean): Response =>
  isDone ? c.json({}) : problem(c, { code: 'LINK_INVALID' });

/**
 * Mutes the player, or refuses invitations, as the token says; false if the token is invalid or not for `only`.
 * `host`: whose invitations are refused; if undefined, those of the host who sent the mail.
 */
async function stopMail(
  env: Env,
  token: string,
  host: string | undefined,
  only?: LinkPurpose,
): Promise<boolean> {
  const now = Date.now();
  const claims = readLink(env, token, now);
  if (only !== undefined && claims?.for !== only) return false;
  if (claims?.for === 'stop') {
    await muteMail(peopleDatabase(env), claims.player, claims.issuedAt);
    await spreadTold(env, claims.player);
  } else if (claims?.for === 'refuse')
    await insertRefusal(peopleDatabase(env), claims.keys[0] ?? '', host ?? claims.host, now);
  else return false;
  return true;
}

/** Deletes all refusals of the address the mail was sent to; false if the token is invalid. */
async function withdrawRefusals(env: Env, token: string): Promise<boolean> {
  const claims = readLink(env, token, Date.now());
  if (claims?.for !== 'refuse') return false;
  await deleteRefusals(peopleDatabase(env), claims.keys);
  return true;
}
