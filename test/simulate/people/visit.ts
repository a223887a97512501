import type { Stream } from '#shared/kernel/dice.ts';
import type { GameView, MyGames } from '#shared/protocol/http.ts';
import { checkList } from '../invariants/reads.ts';
import { onceIn, weighted } from '../world/chance.ts';
import type { Visit } from '../world/script.ts';
import type { Browser } from '../world/service.ts';
import { gamesOf } from '../world/stored.ts';
import type { World } from '../world/world.ts';
import { ACCOUNT } from './account.ts';
import { CHANNEL_ACTS } from './channels.ts';
import { COMPANIONS } from './companions.ts';
import { ENTRANCES } from './entrances.ts';
import { GROUPS } from './groups.ts';
import { OPEN_TABLES } from './openTables.ts';
import { PLAYING } from './playing.ts';
import { READING } from './reading.ts';
import { SEATING } from './seating.ts';
import { TALKING } from './talking.ts';
import { nextTap, nextVisit, type Person } from './person.ts';
import { Scene, type Act } from './scene.ts';

/** Everything that people do. A new act goes into the list of its subject. */
export const ACTS: readonly Act[] = [
  ...PLAYING,
  ...SEATING,
  ...OPEN_TABLES,
  ...COMPANIONS,
  ...GROUPS,
  ...TALKING,
  ...ACCOUNT,
  ...CHANNEL_ACTS,
  ...ENTRANCES,
  ...READING,
];

/** One list in so many is held against the database. */
const LISTS_CHECKED = 3;

/**
 * One look and one act of a person. Then says when the next comes. `planned`: what they did in an earlier run; what is not
 * possible any more is left out.
 */
export async function visit(world: World, person: Person, planned?: Visit): Promise<void> {
  const number = planned?.number ?? person.visits++;
  const drawn = world.chance.stream(`visit ${person.number}`, number);
  person.lastAt = world.now;
  const goesOn = !onceIn(drawn, 4);
  person.nextAt = goesOn ? nextTap(drawn, world.now) : nextVisit(person, drawn, world.now, world.start);
  const device = onceIn(drawn, 3) ? drawn.int(person.browsers.length) : 0;
  const done: Visit = { at: world.now, person: person.number, number, browser: planned?.browser ?? device };
  world.visits.push(done);
  const browser = person.browsers[done.browser ?? 0];
  if (browser === undefined) return;
  const scene = await look(world, person, browser, { drawn, planned, done });
  if (scene === undefined) return;
  const act = chosenAct(scene, drawn, planned);
  if (act !== undefined) {
    done.act = act.name;
    scene.act = act;
    await act.do(scene);
  }
  if (!goesOn) await leavePages(person, world.chance.stream(`leave ${person.number}`, number));
}

/** The choices of a visit: drawn, or as they were; `done` notes them. */
interface Choices {
  readonly drawn: Stream;
  readonly planned: Visit | undefined;
  readonly done: Visit;
}

/** What the run has not done in such a scene is so much more likely: so short runs try everything that they can. */
const NOVELTY = 25;

function chosenAct(scene: Scene, drawn: Stream, planned: Visit | undefined): Act | undefined {
  const { coverage } = scene.world;
  const possible = ACTS.filter((one) => one.often(scene) > 0);
  if (planned !== undefined) return possible.find(({ name }) => name === planned.act);
  for (const { name } of possible) coverage.couldBe(name, scene.state);
  return weighted(
    drawn,
    possible.map((one) => {
      const isNew = !coverage.has(one.name, scene.state);
      return [one, one.often(scene) * (isNew ? NOVELTY : 1)] as const;
    }),
  );
}

/** Asks who they are and what waits, and opens a game. Undefined if the service does not answer. */
async function look(
  world: World,
  person: Person,
  browser: Browser,
  { drawn, planned, done }: Choices,
): Promise<Scene | undefined> {
  const acting = world.chance.stream(`act ${person.number}`, done.number);
  const sees = ({ games: list, invitations: seats }: MyGames, view?: GameView): Scene =>
    new Scene(world, person, { browser, list, seats, view }, acting);
  const blank = sees({ games: [] });
  if (!(await blank.knowsWho())) return undefined;
  const mine = await blank.ask<MyGames>('GET', '/api/me/games');
  if (mine.body === undefined) return undefined;
  const list = mine.body.games;
  if (onceIn(drawn, LISTS_CHECKED)) await checkList(world, browser, mine.body);
  const waiting = list.find(({ yourTurn }) => yourTurn);
  const open = list.filter(({ status }) => status === 'open');
  const known = [...open, ...list].map(({ id }) => id).concat(...person.watched);
  const staysHome = mine.body.invitations !== undefined && onceIn(drawn, 2);
  const drawnGame = staysHome ? undefined : chosen(drawn, waiting?.id, known);
  const id = planned === undefined ? drawnGame : planned.game;
  if (id === undefined || !known.includes(id)) return sees(mine.body);
  done.game = id;
  const looks = sees(mine.body);
  looks.act = LOOKS;
  return sees(mine.body, await upToDate(world, () => looks.ask<GameView>('GET', `/api/games/${id}`)));
}

/** A look at a game may set going what was due: then the page is sent what happened. */
async function upToDate(
  world: World,
  look: () => Promise<{ readonly body: GameView | undefined }>,
): Promise<GameView | undefined> {
  for (;;) {
    const { body } = await look();
    if (body === undefined) return undefined;
    if (world.objects.areBusy) await world.objects.quiet();
    const [now] = await world.faults.resting(() => gamesOf([body.id]));
    const isLate = body.you === null && body.watchDelay > 0;
    const isSeen = now === undefined || (now.seq === body.seq && now.status === body.status);
    if (isLate || isSeen) return body;
  }
}

/** Mostly the game that waits longest. */
function chosen(stream: Stream, waiting: string | undefined, known: readonly string[]): string | undefined {
  if (waiting !== undefined && !onceIn(stream, 4)) return waiting;
  return known.length > 0 && !onceIn(stream, 4) ? stream.pick(known) : undefined;
}

/** A game that a person watches may be closed to them. */
const LOOKS = {
  name: 'look',
  often: () => 0,
  may: 'WATCHING_OFF GAME_NOT_FOUND',
  do: async () => undefined,
};

async function leavePages({ pages }: Person, stream: Stream): Promise<void> {
  for (const [id, { live }] of pages)
    if (!onceIn(stream, 3)) {
      live.close();
      pages.delete(id);
    }
}
