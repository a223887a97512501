import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { requestId } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import { limitBursts, guard } from './http/guard.ts';
import { session } from './people/session.ts';
import { DamagedLog } from './room/storage/damage.ts';
import { isPeopleClosed, isStorageFailure } from './db/database.ts';
import { type AppEnv, problem } from './http/context.ts';
import { PICTURES_PATH } from './pictures/pictureUrl.ts';
import { authRoutes } from './routes/auth.ts';
import { channelRoutes } from './routes/channels.ts';
import { companionRoutes } from './routes/companions.ts';
import { devRoutes } from './routes/dev.ts';
import { feedFileRoute, feedRoutes } from './routes/feed.ts';
import { gamePageRoutes } from './routes/gamePages.ts';
import { gameRoutes } from './routes/games.ts';
import { groupLinkRoutes } from './routes/groupLinks.ts';
import { groupRoutes } from './routes/groups.ts';
import { groupWebhookRoutes } from './routes/groupWebhook.ts';
import { liveRoutes } from './routes/live.ts';
import { logRoutes } from './routes/log.ts';
import { holidayRoutes } from './routes/holidays.ts';
import { mailEventRoutes } from './routes/mailEvents.ts';
import { mailedMoveRoutes } from './routes/mailedMoves.ts';
import { meRoutes, nextGameRoute } from './routes/me.ts';
import { tellingRoutes } from './routes/telling.ts';
import { seatRoutes } from './routes/seats.ts';
import { keptCookiesRoute, logoutRoute, sessionRoutes } from './routes/sessions.ts';
import { healthRoute, openapiRoute } from './routes/apiDescription.ts';
import { operatorRoutes } from './routes/operator.ts';
import { oneClickRoutes, unsubscribeRoutes } from './routes/unsubscribe.ts';
import { messageRoutes, noteRoutes } from './routes/talk.ts';
import { ownDataRoutes } from './routes/ownData.ts';
import { peopleRoutes } from './routes/people.ts';
import { passkeyRoutes, passkeySignInRoutes, recoverRoute, recoveryRoutes } from './routes/waysBack.ts';
import { pictureRoutes } from './routes/pictures.ts';
import { recordRoutes, statisticsRoutes } from './routes/records.ts';
import { joinRequestRoutes, listedGameRoutes, openTableRoutes } from './routes/tables.ts';
import { tokenRoutes } from './routes/tokens.ts';
import { rootCauseMessage } from './lib/failure.ts';
import { hasPublicTables } from './lib/settings.ts';

/** Requests are small: a turn is a few hundred bytes. */
const BODY_LIMIT = 64 * 1024;

/** The service. */
export function createApp() {
  const app = guardedApp();
  const routes = app
    .route('/api/games', gameRoutes)
    .route('/api/games', seatRoutes)
    .route('/api/games', logRoutes)
    .route('/api/games', liveRoutes)
    .route('/api/games', messageRoutes)
    .route('/api/games', noteRoutes)
    .route('/api/games', peopleRoutes)
    .route('/api/games', listedGameRoutes)
    .route('/api/tables', openTableRoutes)
    .route('/api/groups', groupRoutes)
    .route('/api/groups', groupLinkRoutes)
    .route('/api/groups', groupWebhookRoutes)
    .route('/api/me/join-requests', joinRequestRoutes)
    .route('/api', meRoutes)
    .route('/api/me/companions', companionRoutes)
    .route('/api/me/holidays', holidayRoutes)
    .route('/api/me/channels', channelRoutes)
    .route('/api/me/telling', tellingRoutes)
    .route('/api/me/feed', feedRoutes)
    .route('/api/me/calendar', feedFileRoute)
    .route('/api/me', recordRoutes)
    .route('/api/me', ownDataRoutes)
    .route('/api/me/sessions', sessionRoutes)
    .route('/api/me/tokens', tokenRoutes)
    .route('/api/me/recovery', recoveryRoutes)
    .route('/api/me/passkeys', passkeyRoutes)
    .route('/api/statistics', statisticsRoutes)
    .route('/api/auth', authRoutes)
    .route('/api/auth/logout', logoutRoute)
    .route('/api/auth/cookies', keptCookiesRoute)
    .route('/api/auth/recover', recoverRoute)
    .route('/api/auth/passkey', passkeySignInRoutes)
    .route('/api', unsubscribeRoutes)
    .route('/api/mail/move', mailedMoveRoutes)
    .route('/api/mail/events', mailEventRoutes)
    .route('/next', nextGameRoute)
    .route('/dev', devRoutes);
  app.route('/api/openapi.json', openapiRoute(routes));
  app.notFound((c) => problem(c, { code: 'NOT_FOUND' }));
  app.onError(answerError);
  return routes;
}

/**
 * The middleware before the routes. The order matters: the size limit comes before all that reads a body, and the burst
 * limit before all that reads the database.
 */
function guardedApp(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(requestId({ headerName: '' }));
  app.use(`${PICTURES_PATH}/*`, forAnyPage);
  app.use(secureHeaders({ referrerPolicy: 'no-referrer', xFrameOptions: 'DENY' }));
  app.use(noStore);
  app.use(dated);
  app.use(limitBursts());
  app.route('/tables', tablesPageRoute);
  app.route('/', gamePageRoutes);
  app.route('/', unknownPathRoutes);
  app.route('/api/mail/unsubscribe', oneClickRoutes);
  app.use('/api/*', guard());
  app.use(
    '/api/*',
    bodyLimit({ maxSize: BODY_LIMIT, onError: (c) => problem(c, { code: 'BODY_TOO_LARGE' }) }),
  );
  app.route('/api/health', healthRoute);
  app.route('/api/operator', operatorRoutes);
  app.route(PICTURES_PATH, pictureRoutes);
  for (const path of ['/api/*', '/next']) app.use(path, session());
  return app;
}

/** A mail program on the web may show pictures from here. */
const forAnyPage: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  c.res.headers.set('cross-origin-resource-policy', 'cross-origin');
};

const noStore: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  if (!c.res.headers.has('cache-control') && c.res.status !== 101)
    c.res.headers.set('cache-control', 'no-store');
};

/** The platform dates what it delivers, the local runtime does not. A page tells times by it, not by its device's clock. */
const dated: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  if (c.res.status !== 101) c.header('date', new Date().toUTCString());
};

function answerError(error: Error, c: Context<AppEnv>): Response {
  if (error instanceof HTTPException && error.status < 500)
    return problem(c, { code: 'BAD_REQUEST', params: { reason: error.message } });
  if (isPeopleClosed(error)) return problem(c, { code: 'PEOPLE_CLOSED' });
  console.error({ event: 'request failed', requestId: c.get('requestId'), error: rootCauseMessage(error) });
  // Outside of the rooms, repeating a failed request is always safe. So the answer needs no OUTCOME_UNKNOWN.
  if (error instanceof DamagedLog) return problem(c, { code: 'GAME_DAMAGED' }); // of a game in the archive
  return problem(c, { code: isStorageFailure(error) ? 'STORAGE_UNAVAILABLE' : 'INTERNAL' });
}

/**
 * Paths that are neither a file nor a route of the API. The platform serves files and the page's paths without the
 * Worker (web/public/_redirects). So a request that comes here asks for a chunk of an older build, or is a mistake.
 */

/** Not the page: a browser would cache it under the chunk's address for as long as the chunk itself. */
const missingFile = (c: Context<AppEnv>): Response => problem(c, { code: 'NOT_FOUND' });

/** The page with status 404: it tells a person in their language that there is nothing here. */
async function missingPage(c: Context<AppEnv>): Promise<Response> {
  const page = await c.env.ASSETS.fetch(new URL('/', c.req.url));
  if (!page.ok) return missingFile(c);
  const headers = new Headers(page.headers);
  headers.set('cache-control', 'no-store'); // there may be something at this path later
  headers.delete('etag');
  return new Response(page.body, { status: 404, headers });
}

/** The page of open tables, unless the service has none: then it is a path like any other that is nowhere. */
const tablesPageRoute = new Hono<AppEnv>().get('/', async (c) => {
  if (!hasPublicTables(c.env)) return missingPage(c);
  const page = await c.env.ASSETS.fetch(c.req.raw);
  return new Response(page.body, page);
});

const unknownPathRoutes = new Hono<AppEnv>()
  .get('/assets/*', missingFile)
  .get('/:place{(?!(?:api|dev|next)(?:/|$)).+}', async (c) => missingPage(c));
