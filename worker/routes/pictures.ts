import { Hono, type Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { type AppEnv, problem } from '../http/context.ts';
import { readPictureToken, type PicturedRow } from '../pictures/pictureUrl.ts';
import { picturesAreOn } from '../lib/settings.ts';
import { gameDatabase } from '../db/shards.ts';
import { selectGame, selectSeats } from '../db/games/games.ts';
import { selectRowTime } from '../db/games/log.ts';
import { resultKey, resultNames, type ResultNames } from '../wording/resultNames.ts';
import { PREVIEW_SCALE, rasterise, resultSvg, tableSvg } from '../pictures/tableSvg.ts';
import { GameArchive } from '../room/storage/archive.ts';
import { roomOf } from '../lib/objects.ts';
import { callRoom } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

/** A picture of a position never changes. Mail programs and their servers keep it for this long (s). */
const KEPT = 30 * 86_400;

/** That of a result has names, which may go. */
const RESULT_KEPT = 86_400;

/**
 * Pictures of tables, for mails and for previews of links. The token is all that counts: no cookie is read, so the route
 * stands before the session. The log is asked each time, so that nothing is served of a game that is gone; the drawing is
 * made once and cached.
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
    const db = gameDatabase({ env: c.env, gameId: row.gameId });
    const [[stored], [game], seats] = await db.batch([
      selectRowTime(db, row.gameId, row.seq),
      selectGame(db, row.gameId),
      selectSeats(db, row.gameId),
    ]);
    if (game === undefined) return problem(c, { code: 'NOT_FOUND' });
    const names = row.result === undefined ? undefined : resultNames({ game, seats });
    const isThere =
      row.result === undefined
        ? (stored?.at ?? (await archivedTime(c.env, row))) === row.at
        : names !== undefined && game.turnAt === row.at && (await resultKey(names)) === row.result;
    if (!isThere) return problem(c, { code: 'NOT_FOUND' });
    const { origin, pathname } = new URL(c.req.url); // without a query, which would make another picture of each
    const address = `${origin}${pathname}`;
    const cached = await caches.default.match(address);
    if (cached !== undefined) return new Response(cached.body, cached);
    const limit = await c.env.RENDERS?.limit({ key: row.gameId });
    if (limit?.success === false) return problem(c, { code: 'TOO_MANY_REQUESTS' });
    return draw(c, address, row, names);
  },
);

/** When a row of an archived game was written (ms); undefined if it is not there. */
const archivedTime = async (env: Env, { gameId, seq }: PicturedRow): Promise<number | undefined> =>
  (await new GameArchive(env, gameId).current())?.rows[seq - 1]?.at;

/** `names`: for the picture of a finished game. */
async function draw(
  c: Context<AppEnv>,
  address: string,
  { gameId, seq }: PicturedRow,
  names: ResultNames | undefined,
): Promise<Response> {
  const table = await callRoom(c, roomOf(c.env, gameId).tableAt(seq));
  if (!table.ok) return problem(c, table.failure);
  const svg = await (names === undefined ? tableSvg(table.value) : resultSvg(table.value, names));
  const png = await rasterise(svg, names === undefined ? undefined : PREVIEW_SCALE);
  const kept = names === undefined ? KEPT : RESULT_KEPT;
  const headers = { 'content-type': 'image/png', 'cache-control': `public, max-age=${kept}, immutable` };
  const response = (): Response => new Response(png, { headers });
  await caches.default.put(address, response());
  return response();
}
