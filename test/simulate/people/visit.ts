import type { GameView, Me, MyGames } from '#shared/protocol/http.ts';
import { selectGame } from '../../../worker/db/games/games.ts';
import { db } from '../../worker/support/database.ts';
import { checkList } from '../invariants/lists.ts';
import { onceIn, weighted } from '../world/chance.ts';
import type { Browser } from '../world/service.ts';
import type { World } from '../world/world.ts';
import { ACTS } from './acts.ts';
import { nextTap, nextVisit, type Person } from './person.ts';
import { Scene } from './scene.ts';

/** One look and one act of a person. Then says when the next comes. */
export async function visit(world: World, person: Person): Promise<void> {
  person.lastAt = world.now;
  const goesOn = !onceIn(person.stream, 4);
  person.nextAt = goesOn ? nextTap(person, world.now) : nextVisit(person, world.now, world.start);
  const browser = onceIn(person.stream, 5) ? person.stream.pick(person.browsers) : person.browsers[0];
  if (browser === undefined) return;
  const scene = await look(world, person, browser);
  if (scene === undefined) return;
  const act = weighted(
    person.stream,
    ACTS.map((one) => [one, one.often(scene)] as const),
  );
  if (act === undefined) return;
  scene.act = act;
  await act.do(scene);
  if (!goesOn) await leavePages(person);
}

/** Asks who they are and what waits, and opens a game. Undefined if the service does not answer. */
async function look(world: World, person: Person, browser: Browser): Promise<Scene | undefined> {
  const blank = new Scene(world, person, { browser, list: [], view: undefined });
  if (browser.playerId === undefined || browser.mayBeAnother) {
    const me = await blank.ask<Me>('GET', '/api/me');
    if (me.body === undefined) return undefined;
    browser.isSignedInAs(me.body.player);
  }
  const mine = await blank.ask<MyGames>('GET', '/api/me/games');
  if (mine.body === undefined) return undefined;
  const list = mine.body.games;
  await checkList(world, browser, list);
  const waiting = list.find(({ yourTurn }) => yourTurn);
  const known = [...list.map(({ id }) => id), ...person.watched];
  const id = chosen(person, waiting?.id, known);
  if (id === undefined) return new Scene(world, person, { browser, list, view: undefined });
  const looks = new Scene(world, person, { browser, list, view: undefined });
  looks.act = LOOKS;
  const view = await upToDate(world, () => looks.ask<GameView>('GET', `/api/games/${id}`));
  return new Scene(world, person, { browser, list, view });
}

/** A look at a game may set going what was due: then the page is sent what happened. */
async function upToDate(
  world: World,
  look: () => Promise<{ readonly body: GameView | undefined }>,
): Promise<GameView | undefined> {
  for (;;) {
    const { body } = await look();
    await world.objects.quiet();
    if (body === undefined) return undefined;
    const [row] = await world.faults.resting(() => selectGame(db(), body.id));
    if (row?.seq === body.seq || body.you === null) return body;
  }
}

/** Mostly the game that waits longest. */
function chosen(
  { stream }: Person,
  waiting: string | undefined,
  known: readonly string[],
): string | undefined {
  if (waiting !== undefined && !onceIn(stream, 4)) return waiting;
  return known.length > 0 && !onceIn(stream, 4) ? stream.pick(known) : undefined;
}

/** A game that a person watches may be closed to them. */
const LOOKS = {
  name: 'look',
  often: () => 0,
  may: ['WATCHING_OFF', 'GAME_NOT_FOUND'],
  do: async () => undefined,
};

async function leavePages({ pages, stream }: Person): Promise<void> {
  for (const [id, { live }] of pages)
    if (!onceIn(stream, 3)) {
      live.close();
      pages.delete(id);
    }
}
