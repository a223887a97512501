import type { GameView, LogPage, Messages } from '#shared/protocol/http.ts';
import type { GameRow, SeatRow } from '../../../worker/db/schema.ts';
import { isDelayed } from '../../../worker/people/access.ts';
import { maskOf } from '#shared/kernel/types.ts';
import type { ObjectName } from '../world/objects.ts';
import type { Moment } from '../world/moments.ts';
import { gamesOf, seatsIn, storedLog } from '../world/stored.ts';
import type { World } from '../world/world.ts';
import { isReplaced } from './reads.ts';

/** Spectators of a game with a delay see it as it was so long ago, and nothing of what came later. */

/** A game with a delay, and the last moment of it that spectators may know (ms). */
interface Delayed {
  readonly game: GameRow;
  readonly until: number;
}

/** The game of this path, if it is delayed for the player. */
async function delayedFor(
  world: World,
  playerId: string | undefined,
  path: string,
): Promise<Delayed | undefined> {
  const [, id = ''] = /^\/(?:api\/games|g)\/(\w+)/.exec(path) ?? [];
  if (!world.moments.has(id)) return undefined;
  const [game] = await gamesOf([id]);
  if (game === undefined || !isDelayed(game)) return undefined;
  const isSeated = (await seatsIn(id)).some((seat) => seat.playerId === playerId);
  return isSeated ? undefined : { game, until: world.now - game.watchDelay };
}

/** What a spectator reads of a game with a delay: the game as it was then, and no row or message that is younger. */
export async function checkLate(
  world: World,
  playerId: string | undefined,
  path: string,
  text: string,
): Promise<void> {
  const delayed = await world.faults.resting(() => delayedFor(world, playerId, path));
  if (delayed === undefined) return;
  const body = <T>(): T => JSON.parse(text) as T;
  if (path.startsWith('/g/')) return checkPreview(world, delayed, text);
  const what = path.split(/[/?]/)[4];
  if (what === undefined) await checkView(world, delayed, body<GameView>());
  if (what === 'log' || what === 'export') checkAges(world, delayed, path, body<LogPage>().commits);
  if (what === 'messages') checkAges(world, delayed, path, body<Messages>().messages);
  return undefined;
}

function checkAges(
  world: World,
  { game, until }: Delayed,
  where: string,
  told: readonly { readonly at: number }[],
): void {
  const young = told.find(({ at }) => at > until);
  if (young !== undefined)
    world.breach('late', `${game.id}, ${where}: a spectator gets ${JSON.stringify(young)}`);
}

/** A link's preview names nobody: somebody may just have taken a seat. */
function checkPreview(world: World, { game: { id } }: Delayed, text: string): void {
  const [name] = /Person-\d+-\d+/.exec(text) ?? [];
  if (name !== undefined) world.breach('late', `the preview of ${id} names ${name}`);
}

async function checkView(world: World, { game, until }: Delayed, view: GameView): Promise<void> {
  const [rows, seats] = await world.faults.resting(() => Promise.all([storedLog(game.id), seatsIn(game.id)]));
  const old = rows.filter(({ at }) => at <= until).length;
  if (view.seq !== old) return world.breach('late', `${game.id}: row ${view.seq} is shown, not ${old}`);
  const moment = world.moments.of(game.id, old);
  if (moment === undefined) return undefined;
  const erased = new Set(world.erased.map(({ playerId }) => playerId));
  const expected = JSON.stringify(publicOf(moment, seats, erased));
  const told = JSON.stringify({
    acting: maskOf(view.acting),
    pausedUntil: view.clock.pausedUntil,
    asleep: view.clock.asleep,
    seats: view.seats.map(({ name, vacancy = null, clock }) => [name, vacancy, clock?.missed]),
  });
  if (told !== expected)
    world.breach('late', `${game.id} row ${old}: a spectator sees ${told}, it was ${expected}`);
  return undefined;
}

/** What spectators see of it. A player who is still there has the name of now; a deleted account has none at once. */
const publicOf = (
  { acting, pausedUntil, isAsleep, seats, clocks }: Moment,
  now: readonly SeatRow[],
  erased: ReadonlySet<string>,
) => ({
  acting,
  pausedUntil,
  asleep: isAsleep,
  seats: seats.map(({ seat, playerId, name, vacancy }) => {
    const own = now.find((row) => row.seat === seat && row.playerId === playerId);
    const former = erased.has(playerId ?? '') ? null : name;
    return [own === undefined ? former : own.name, vacancy, clocks?.[seat]?.missed];
  }),
});

/** What open pages of spectators were sent is old enough. */
export async function framesAreOld(world: World, touched: readonly ObjectName[]): Promise<void> {
  const ids = touched.flatMap(({ kind, name }) => (kind === 'room' && world.moments.has(name) ? [name] : []));
  for (const id of ids)
    for (const { pages } of world.people) {
      const page = pages.get(id);
      if (page === undefined || page.live.closed !== undefined) continue;
      const delayed = await delayedFor(world, page.playerId, `/api/games/${id}`);
      if (delayed === undefined || isReplaced(page)) continue;
      checkAges(world, delayed, 'frames', page.live.commits);
      const messages = page.live.frames.flatMap((frame) => (frame.type === 'message' ? [frame.message] : []));
      checkAges(world, delayed, 'frames', messages);
    }
}
