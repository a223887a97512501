import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { AuthLink, Look, Redeem, type Redeemed } from '#shared/protocol/http.ts';
import { type AppEnv, problem } from '../http/context.ts';
import { requestSignInMail } from '../people/requestedMails.ts';
import { previewLink, playerOfGameLink, redeemLink, redeemCode } from '../people/redeemLink.ts';
import { spreadTold } from '../people/told.ts';
import { mailIsOn } from '../lib/settings.ts';
import type { RoomResult } from '../lib/failure.ts';
import { respond, toResponse, validate } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

/** Whoever signs in or confirms an address may be reached by mail from now on. */
async function noticed(env: Env, redeeming: Promise<RoomResult<Redeemed>>): Promise<RoomResult<Redeemed>> {
  const redeemed = await redeeming;
  if (redeemed.ok && redeemed.value.signedIn !== false) await spreadTold(env, redeemed.value.player.id);
  return redeemed;
}

export const authRoutes = new Hono<AppEnv>()
  .post(
    '/link',
    describeRoute(
      routeDoc('requestLink', 'Ask for a sign-in link by mail', {
        description:
          'For an address, or for the address of the player that the token of a game link names. The answer is the same for every address, so that nobody learns who plays here.',
        answers: { 202: 'AskedForMail' },
        refuses: ['MAIL_OFF', 'LINK_INVALID', 'MAILS_EXHAUSTED'],
      }),
    ),
    validate('json', AuthLink),
    async (c) => {
      if (!mailIsOn(c.env)) return problem(c, { code: 'MAIL_OFF' });
      const { email, token, game } = c.req.valid('json');
      if (email !== undefined) return c.json(await requestSignInMail(c, email, { game }), 202);
      const known = token === undefined ? undefined : await playerOfGameLink(c.env, token);
      if (known === undefined) return problem(c, { code: 'LINK_INVALID' });
      return c.json(await requestSignInMail(c, known.email, { game: known.game, byLink: true }), 202);
    },
  )
  .post(
    '/look',
    describeRoute(
      routeDoc('lookAtLink', 'What the link of a mail would do in this browser, and for which player', {
        description: 'Changes nothing.',
        answers: { 200: 'Arrival' },
        refuses: ['LINK_INVALID'],
      }),
    ),
    validate('json', Look),
    async (c) => toResponse(c, await previewLink(c, c.req.valid('json').token)),
  )
  .post(
    '/redeem',
    describeRoute(
      routeDoc('redeemLink', 'Use the link of a mail, or its code', {
        description:
          'Signs this browser in, or confirms an address. A link to a game signs in once, within three days.',
        answers: { 200: 'Redeemed' },
        refuses: ['LINK_INVALID', 'LINK_ELSEWHERE', 'CODE_WRONG', 'ADDRESS_TAKEN', 'OUTCOME_UNKNOWN'],
      }),
    ),
    validate('json', Redeem),
    async (c) => {
      const { token = '', code, email, bring } = c.req.valid('json');
      const redeemed =
        code === undefined
          ? redeemLink(c, token, bring)
          : redeemCode(c, { code, email, token: token || undefined, bring });
      return respond(c, noticed(c.env, redeemed));
    },
  );
