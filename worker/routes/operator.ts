import { Hono, type Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { type AppEnv, problem } from '../http/context.ts';
import { bearerOf } from '../people/session.ts';
import { clientKey } from '../http/guard.ts';
import { hashOf, sameHash } from '../lib/tokens.ts';
import { prometheusText, serviceStatus } from '../operator/status.ts';
import { waitingReports } from '../operator/reports.ts';
import { deleteReport, renameReported } from '../db/people/blocks.ts';
import { peopleDatabase } from '../db/database.ts';
import { operatorPage, pagePolicy } from '../operator/page.ts';
import { roomOf } from '../lib/objects.ts';
import { EndListing, RenameReported } from '#shared/protocol/http.ts';
import { GameParam, ReportParam, respond, validate } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

const FOR_OPERATOR =
  'For the operator: `Authorization: Bearer` with OPERATOR_TOKEN. Without that secret it is not there.';

/**
 * How the service is doing. A token of its own opens it, and no session or personal token does. So these routes stand
 * before the session. The page itself shows nothing: it asks for the token, and keeps it in memory only.
 */
export const operatorRoutes = new Hono<AppEnv>()
  .use(async function onlyWithToken(c, next) {
    return c.env.OPERATOR_TOKEN ? next() : problem(c, { code: 'NOT_FOUND' });
  })
  .get(
    '/',
    describeRoute(
      routeDoc('getOperatorPage', 'The page that shows the status', {
        description: FOR_OPERATOR,
        answers: { 200: { 'text/html': 'text' } },
        refuses: ['NOT_FOUND'],
      }),
    ),
    async (c) => {
      c.header('content-security-policy', await pagePolicy());
      return c.html(operatorPage);
    },
  )
  .use(async function operatorOnly(c, next) {
    const limit = await c.env.OPERATOR?.limit({ key: clientKey(c) });
    if (limit?.success === false) return problem(c, { code: 'TOO_MANY_REQUESTS' });
    return (await isOperator(c)) ? next() : problem(c, { code: 'NO_SESSION' });
  })
  .get(
    '/status',
    describeRoute(
      routeDoc('getStatus', 'The status of the service', {
        description: FOR_OPERATOR,
        answers: { 200: 'OperatorStatus' },
        refuses: ['NOT_FOUND', 'NO_SESSION'],
      }),
    ),
    async (c) => c.json(await serviceStatus(c.env, Date.now())),
  )
  .post(
    '/listings/:id/end',
    describeRoute(
      routeDoc('endListing', 'Take a game off the list of open tables', {
        description: `${FOR_OPERATOR} Its players read the reason.`,
        refuses: ['NOT_FOUND', 'NO_SESSION', 'GAME_NOT_FOUND', 'OUTCOME_UNKNOWN'],
      }),
    ),
    validate('param', GameParam),
    validate('json', EndListing),
    async (c) => respond(c, roomOf(c.env, c.req.valid('param').id).endListing(c.req.valid('json').reason)),
  )
  .get(
    '/reports',
    describeRoute(
      routeDoc('getReports', 'What players have reported', {
        description: `${FOR_OPERATOR} The newest 50, with their games and groups as they are now.`,
        answers: { 200: 'OperatorReports' },
        refuses: ['NOT_FOUND', 'NO_SESSION'],
      }),
    ),
    async (c) => c.json({ reports: await waitingReports(c.env) }),
  )
  .post(
    '/reports/:report/name',
    describeRoute(
      routeDoc('renameReported', 'Give a reported group or member another name', {
        description: `${FOR_OPERATOR} A member gets it as the name of their account.`,
        refuses: ['NOT_FOUND', 'NO_SESSION'],
      }),
    ),
    validate('param', ReportParam),
    validate('json', RenameReported),
    async (c) => {
      const { report } = c.req.valid('param');
      const isDone = await renameReported(peopleDatabase(c.env), report, c.req.valid('json').name);
      return isDone ? c.json({}) : problem(c, { code: 'NOT_FOUND' });
    },
  )
  .delete(
    '/reports/:report',
    describeRoute(
      routeDoc('deleteReport', 'Mark a report as done', {
        description: `${FOR_OPERATOR} It is deleted. A repeat changes nothing.`,
        refuses: ['NOT_FOUND', 'NO_SESSION'],
      }),
    ),
    validate('param', ReportParam),
    async (c) => {
      await deleteReport(peopleDatabase(c.env), c.req.valid('param').report);
      return c.json({});
    },
  )
  .get(
    '/metrics',
    describeRoute(
      routeDoc('getMetrics', 'The status as Prometheus reads it', {
        description: FOR_OPERATOR,
        answers: { 200: { 'text/plain': 'text' } },
        refuses: ['NOT_FOUND', 'NO_SESSION'],
      }),
    ),
    async (c) => {
      const { metrics } = await serviceStatus(c.env, Date.now());
      return c.body(prometheusText(metrics), 200, {
        'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      });
    },
  );

/** Both are hashed, so that the comparison takes the same time for every token. */
async function isOperator(c: Context<AppEnv>): Promise<boolean> {
  const [given, wanted] = [bearerOf(c) ?? '', c.env.OPERATOR_TOKEN ?? ''];
  return wanted !== '' && sameHash(await hashOf(given), await hashOf(wanted));
}
