import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { Refuse, Unsubscribe } from '../../shared/protocol/http.ts';
import type { AppEnv } from '../app.ts';
import { readLink, type Purpose } from '../auth/links.ts';
import { database } from '../db/database.ts';
import { EVERYBODY, insertRefusal } from '../db/invitations.ts';
import { muteMail } from '../db/people.ts';
import { problem } from '../problem.ts';
import { about, check } from './support.ts';

/** No more mail. The token says of what kind, and is all that is needed: no cookie, no session. */

/**
 * The address of `List-Unsubscribe`. Mail programs POST a form to it by themselves (RFC 8058), so it is mounted
 * before everything that asks for JSON; a person who opens it is led to a page with a button.
 */
export const oneClick = new Hono<AppEnv>()
  .get('/:token', (c) => c.redirect(`/stop#${c.req.param('token')}`))
  .post('/:token', describeRoute(about('Unsubscribe with one click (RFC 8058)')), async (c) => {
    const limit = await c.env.WRITES?.limit({ key: c.req.header('cf-connecting-ip') ?? 'local' });
    if (limit && !limit.success) return problem(c, { code: 'TOO_MANY_REQUESTS' });
    return (await stop(c.env, c.req.param('token'), EVERYBODY))
      ? c.json({})
      : problem(c, { code: 'LINK_INVALID' });
  });

export const stopping = new Hono<AppEnv>()
  .post(
    '/mail/stop',
    describeRoute(about('No more mail about one’s games', 'With the token of any such mail.')),
    check('json', Unsubscribe),
    async (c) =>
      (await stop(c.env, c.req.valid('json').token, EVERYBODY))
        ? c.json({})
        : problem(c, { code: 'LINK_INVALID' }),
  )
  .post(
    '/invitations/refuse',
    describeRoute(about('No more invitations', 'Of the host who sent the mail, or of anybody.')),
    check('json', Refuse),
    async (c) => {
      const { token, scope } = c.req.valid('json');
      const done = await stop(c.env, token, scope === 'all' ? EVERYBODY : undefined, 'refuse');
      return done ? c.json({}) : problem(c, { code: 'LINK_INVALID' });
    },
  );

/** `host`: whose invitations are refused; the mail's own host where it is not given. */
async function stop(env: Env, token: string, host: string | undefined, only?: Purpose): Promise<boolean> {
  const now = Date.now();
  const claims = readLink(env, token, now);
  if (only !== undefined && claims?.for !== only) return false;
  if (claims?.for === 'stop') await muteMail(database(env), claims.player, true);
  else if (claims?.for === 'refuse')
    await insertRefusal(database(env), claims.address, host ?? claims.host, now);
  else return false;
  return true;
}
