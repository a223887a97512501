import { Hono, type Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { type AppEnv, problem } from '../http/context.ts';
import { readPictureToken, type PicturedRow } from '../pictures/pictureUrl.ts';
import { picturesAreOn } from '../lib/settings.ts';
import { database } from '../db/database.ts';
import { selectRowTime } from '../db/games/log.ts';
import { rasterise, tableSvg } from '../pictures/tableSvg.ts';
import { roomOf } from '../lib/objects.ts';
import { callRoom } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

/** A picture of a position never changes. Mail programs and their servers keep it for this long (s). */
const KEPT = 30 * 86_400;

const HEADERS = { 'content-type': 'image/png', 'cache-control': `public, max-age=${KEPT}, immutable` };

/**
 * Pictures of tables, for mails. The token is all that counts: no cookie is read, so the route stands before the session.
 * The log is asked each time, so that nothing is served of a game that is gone; the drawing is made once and cached.
 */
export const pictureRoutes = new Hono<AppEnv>().get(
  '/:token{[0-9a-f]+\\.png}',
  describeRoute(
    routeDoc('getPicture', 'A picture of a table at one of its rows', {
      description: 'By the token in the address, as in mails.',
      answers: { 200: { 'image/png': 'binary' } },
      refuses: ['NOT_FOUND', 'GAME_NOT_FOUND', 'GAME_DAMAGED'],
    }),
  ),
  async (c) => {
    if (!picturesAreOn(c.env)) return problem(c, { code: 'NOT_FOUND' });
    const token = c.req.param('token').replace(/\.png$/, '');
    const row = await readPictureToken(c.env, token);
    if (row === undefined) return problem(c, { code: 'NOT_FOUND' });
    const [stored] = await selectRowTime(database(c.env), row.gameId, row.seq);
    if (stored?.at !== row.at) return problem(c, { code: 'NOT_FOUND' });
    const { origin, pathname } = new URL(c.req.url); // without a query, which would make another picture of each
    const address = `${origin}${pathname}`;
    const cached = await caches.default.match(address);
    if (cached !== undefined) return new Response(cached.body, cached);
    const limit = await c.env.RENDERS?.limit({ key: row.gameId });
    if (limit?.success === false) return problem(c, { code: 'TOO_MANY_REQUESTS' });
    return draw(c, address, row);
  },
);

async function draw(c: Context<AppEnv>, address: string, { gameId, seq }: PicturedRow): Promise<Response> {
  const table = await callRoom(c, roomOf(c.env, gameId).tableAt(seq));
  if (!table.ok) return problem(c, table.failure);
  const png = await rasterise(await tableSvg(table.value));
  const response = (): Response => new Response(png, { headers: HEADERS });
  await caches.default.put(address, response());
  return response();
}
