import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { requestId, type RequestIdVariables } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import { guard } from './auth/guard.ts';
import { session } from './auth/session.ts';
import { isStorageFailure } from './db/database.ts';
import type { Person } from './db/people.ts';
import { problem } from './problem.ts';
import { auth } from './routes/auth.ts';
import { channels } from './routes/channels.ts';
import { dev } from './routes/dev.ts';
import { games } from './routes/games.ts';
import { live } from './routes/live.ts';
import { log } from './routes/log.ts';
import { me, next } from './routes/me.ts';
import { places } from './routes/places.ts';
import { seats } from './routes/seats.ts';
import { health, openapi } from './routes/service.ts';
import { oneClick, stopping } from './routes/stop.ts';
import { talk } from './routes/talk.ts';
import { said } from './said.ts';

export interface AppEnv {
  Bindings: Env;
  Variables: RequestIdVariables & {
    /** Who asks; null for somebody without a session. */
    person: Person | null;
  };
}

/** Requests are small: a turn is a few hundred bytes. */
const BODY_LIMIT = 64 * 1024;

/** The API. Order matters: nothing reads a body before its size, or a session before the burst limit. */
export function createApp() {
  const app = new Hono<AppEnv>();
  app.use(requestId({ headerName: '' }));
  app.use(secureHeaders({ referrerPolicy: 'no-referrer', xFrameOptions: 'DENY' }));
  app.use(async function noStore(c, next) {
    await next();
    if (!c.res.headers.has('cache-control') && c.res.status !== 101)
      c.res.headers.set('cache-control', 'no-store');
  });
  app.route('/', places);
  app.route('/api/mail/unsubscribe', oneClick);
  app.use('/api/*', guard());
  app.use(
    '/api/*',
    bodyLimit({ maxSize: BODY_LIMIT, onError: (c) => problem(c, { code: 'BODY_TOO_LARGE' }) }),
  );
  app.route('/api/health', health);
  app.use(session());
  const routes = app
    .route('/api/games', games)
    .route('/api/games', seats)
    .route('/api/games', log)
    .route('/api/games', live)
    .route('/api/games', talk)
    .route('/api', me)
    .route('/api/me/channels', channels)
    .route('/api/auth', auth)
    .route('/api', stopping)
    .route('/next', next)
    .route('/dev', dev);
  app.route('/api/openapi.json', openapi(routes));
  app.notFound((c) => problem(c, { code: 'NOT_FOUND' }));
  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status < 500)
      return problem(c, { code: 'BAD_REQUEST', params: { reason: error.message } });
    console.error({ event: 'request failed', requestId: c.get('requestId'), error: said(error) });
    // Outside of the rooms nothing is written that could not safely be asked for again.
    return problem(c, { code: isStorageFailure(error) ? 'STORAGE_UNAVAILABLE' : 'INTERNAL' });
  });
  return routes;
}

export type AppType = ReturnType<typeof createApp>;
