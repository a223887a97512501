import { canonicalJson } from '#shared/kernel/json.ts';
import type { GameView, LogPage, MyGames } from '#shared/protocol/http.ts';
import type { Live } from '../../worker/support/socket.ts';
import type { OpenPage } from '../people/person.ts';
import type { Browser } from '../world/service.ts';
import { runningSeatsOf } from '../world/stored.ts';
import type { World } from '../world/world.ts';

/** What people read, in lists and on open pages, is what is stored. */

/**
 * Whoever must act finds the game in their list, and nothing else is said to wait for them. Games of a database that fails may
 * be missing, if the list says so.
 */
export async function checkList(
  world: World,
  browser: Browser,
  { games, unreachable }: MyGames,
): Promise<void> {
  const { playerId } = browser;
  if (playerId === undefined) return;
  const rows = await world.faults.resting(() => runningSeatsOf(playerId));
  const expected = rows.filter(({ acting, seat }) => (acting >> seat) & 1).map(({ id }) => id);
  const told = games.filter(({ yourTurn }) => yourTurn).map(({ id }) => id);
  if (unreachable === true && world.faults.haveStruck('unsent', 'crash')) {
    const surplus = told.filter((id) => !expected.includes(id));
    if (surplus.length > 0)
      world.breach('lists', `${playerId} is told ${surplus.join()}, which does not wait`);
    return;
  }
  if (expected.toSorted().join() !== told.toSorted().join())
    world.breach('lists', `${playerId} is told ${told.join() || 'nothing'}, waiting: ${expected.join()}`);
}

/** What open pages were sent leads to what a fresh read gives. */
export async function pagesAreUpToDate(world: World): Promise<void> {
  for (const person of world.people)
    for (const [id, page] of person.pages) {
      if (page.live.closed === undefined) await page.live.settled();
      if (page.live.closed !== undefined || isReplaced(page)) person.pages.delete(id);
      else await checkPage(world, id, page, person.watched.has(id));
    }
}

/** Was the page told to load again, or to show another seat's view, or has its browser become another player? */
export function isReplaced({ live: { frames }, browser, playerId }: OpenPage): boolean {
  if (browser.playerId !== playerId) return true;
  const seats = frames.flatMap((frame) =>
    frame.type === 'table' && frame.you !== undefined ? [frame.you] : [],
  );
  return new Set(seats).size > 1 || frames.some(({ type }) => type === 'restored');
}

async function checkPage(
  world: World,
  id: string,
  { live, browser }: OpenPage,
  watches: boolean,
): Promise<void> {
  const response = await browser.fetch(`/api/games/${id}/log?from=1`);
  if (response.status !== 200) return;
  const log = await response.json<LogPage>();
  if (log.next !== null) return;
  await live.settled();
  const last = log.commits.at(-1)?.seq ?? 0;
  const sent = live.commits.at(-1)?.seq ?? 0;
  // What is shown with a delay is sent by the room's alarm.
  const waits = watches && world.objects.isOverdue({ kind: 'room', name: id });
  if (sent < last && !waits)
    world.breach('pages', `${id}: a page was sent rows up to ${sent}, the log has ended with ${last}`);
  // The look may have set due work going, whose rows the page has and the answer has not.
  for (const commit of live.commits.filter(({ seq }) => seq <= last)) {
    const stored = log.commits[commit.seq - 1];
    if (canonicalJson(stored?.events) === canonicalJson(commit.events)) continue;
    if (!(await isLeftOver(id, live, browser)))
      world.breach(
        'pages',
        `${id} row ${commit.seq}: sent ${JSON.stringify(commit)}, read ${JSON.stringify(stored)}`,
      );
  }
}

/** Was the page's session ended after its game? Such a game closes the page when it has something to send. */
async function isLeftOver(id: string, { frames }: Live, browser: Browser): Promise<boolean> {
  const response = await browser.fetch(`/api/games/${id}`);
  if (response.status !== 200) return true;
  const { you, status } = await response.json<GameView>();
  const shown = frames.findLast(({ type }) => type === 'table');
  return (status === 'over' || status === 'aborted') && shown?.type === 'table' && shown.you !== you;
}
