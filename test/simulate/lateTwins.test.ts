import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { CLOCK_PRESETS } from '#shared/kernel/clock.ts';
import type { CreatedGame, GameView } from '#shared/protocol/http.ts';
import { claimOf } from '../worker/support/play.ts';
import { connect } from '../worker/support/socket.ts';
import { pastOf } from './people/past.ts';
import { hexOf, type Act, type Scene } from './people/scene.ts';
import { visit } from './people/visit.ts';
import { simulate, takeStep } from './world/run.ts';
import type { World } from './world/world.ts';

/**
 * A spectator with a delay gets no byte that depends on what has happened within it: in one world the players go on and do
 * whatever they like, in the other nobody comes.
 */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DELAY = 6 * HOUR;

/** Visits of both players before the spectator comes, and between two of their looks. */
const BEFORE = 15;
const BETWEEN = 8;
const LOOKS = 4;

/** What a stranger may not read of a running game is refused alike. */
const LOOKS_ON: Act = {
  name: 'look on',
  often: () => 0,
  may: 'NO_SESSION GAME_NOT_OVER',
  do: async () => undefined,
};

const PATHS = ['', '/log?from=1', '/export', '/messages', '/seats/0/record', '/seats/0/player'];

/** The players at their table, and who watches. */
interface Table {
  readonly world: World;
  readonly players: readonly Scene[];
  readonly watcher: Scene;
  readonly path: string;
}

async function playersOf(world: World): Promise<Table> {
  const [host, guest, watcher] = world.people.flatMap((person) =>
    person.browsers.slice(0, 1).map((browser) => pastOf(world, person, browser)),
  );
  if (!host || !guest || !watcher) throw new Error('nobody there');
  const { body } = await host.post<CreatedGame>('/api/games', {
    game: 'goa',
    seats: [{ kind: 'me', name: host.person.name }, { kind: 'open' }, { kind: 'bot', level: 'easy' }],
    clock: CLOCK_PRESETS.normal,
    watch: true,
    watchDelay: DELAY,
    entropy: hexOf(host),
  });
  const [claim, asks] = claimOf(body?.seats[1]?.link ?? '', guest.person.name);
  await guest.post(claim, { ...asks, entropy: hexOf(guest) });
  return { world, players: [host, guest], watcher, path: `/api/games/${body?.id}` };
}

/** Time passes, and what is due is done. */
async function pass(world: World, ms: number): Promise<void> {
  const until = world.now + ms;
  for (let alarm = world.objects.next; alarm && alarm.at <= until; alarm = world.objects.next) {
    const ringing = alarm;
    vi.setSystemTime(Math.max(alarm.at, world.now));
    await takeStep(world, `ring ${alarm.name} ${alarm.at}`, () => world.objects.ring(ringing));
  }
  vi.setSystemTime(until);
}

async function go({ world, players }: Table, visits: number, areThere = true): Promise<void> {
  for (let n = 0; n < visits; n += 1) {
    for (const { person } of players)
      if (areThere)
        await takeStep(world, `visit ${person.number} ${person.visits}`, () => visit(world, person));
    await pass(world, 5 * MINUTE);
  }
}

/** The host's title says nothing of the game, and is shown at once. */
const untitled = (text: string): string =>
  text.replaceAll(/"title":(?:null|"The long one")/g, '').replaceAll(' “The long one”', '');

/** What a spectator gets while the players go on, or do not. */
async function seenBy(seed: number, goOn: boolean, first?: (world: World) => void) {
  const setting = { seed, days: 1, people: 4, listens: true, script: { visits: [], strikes: [] } };
  let after: GameView | undefined;
  const world = await simulate(
    setting,
    async (here) => {
      const table = await playersOf(here);
      await go(table, BEFORE);
      await watch(table, goOn);
      const [host] = table.players;
      after = (await host?.ask<GameView>('GET', table.path))?.body;
    },
    first,
  );
  const watcher = world.people[2];
  const bytes = watcher ? world.answersFor(watcher).map(untitled) : [];
  return { breaches: world.breaches, after, bytes };
}

async function watch(table: Table, goOn: boolean): Promise<void> {
  const { world, watcher, path } = table;
  const { person, browser } = watcher;
  watcher.act = LOOKS_ON;
  await takeStep(world, 'open', async () =>
    world.hear(person.number, path, await connect({ path }, browser)),
  );
  for (let n = 0; n < LOOKS; n += 1) {
    await go(table, BETWEEN, goOn);
    await pass(world, 40 * MINUTE);
    for (const where of [...PATHS.map((one) => path + one), path.replace('/api/games', '/g')])
      await takeStep(world, `look ${n} ${where}`, async () => void (await watcher.ask('GET', where)));
  }
}

/** In some worlds the players end their game. `LOAD=all` adds them. */
const SEEDS = env.LOAD === 'all' ? Array.from({ length: 20 }, (_, n) => n + 1) : [1, 14];

test.each(SEEDS)('seed %s: what happens within the delay changes no byte', async (seed) => {
  const [one, two] = [await seenBy(seed, true), await seenBy(seed, false)];
  expect([...one.breaches, ...two.breaches]).toEqual([]);
  const goesOn = one.after?.status === 'running'; // what is over is shown at once
  if (env.LOAD !== 'all') expect(goesOn).toBe(true); // else nothing would be compared
  if (!goesOn) return;
  expect(one.after?.seq).toBeGreaterThanOrEqual(two.after?.seq ?? Infinity);
  expect(two.bytes.length).toBeGreaterThan(LOOKS * PATHS.length);
  expect(two.bytes).toEqual(one.bytes);
});

test('a service whose answers depend on it is noticed', async () => {
  const tell = (world: World): void => {
    world.service.falsify = async (_, response) =>
      response.status === 101
        ? response
        : new Response((await response.text()) + ' '.repeat(world.acknowledged.length), response);
  };
  expect((await seenBy(1, false, tell)).bytes).not.toEqual((await seenBy(1, true, tell)).bytes);
});
