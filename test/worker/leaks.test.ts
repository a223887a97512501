import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { GAMES } from '#shared/games/list.ts';
import type { GameId } from '#shared/games/meta.ts';
import { games } from '#shared/games/registry.ts';
import type { Viewer } from '#shared/kernel/types.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { contentsOf, gameRow, logRows } from './support/database.ts';
import { giveAddressTo, ringMailbox } from './support/mails.ts';
import { plantLog, planted, playerIdOf, SEED, type Planted } from './support/planting.ts';
import { until } from './support/play.ts';
import { evict } from './support/rooms.ts';
import type { Said } from './support/script.ts';
import { connect } from './support/socket.ts';
import { leakyRules } from './support/leaky.ts';
import { firstDifference, Traffic } from './support/traffic.ts';
import { PEOPLE, secretiveOf, twinsAt, type Secretive } from './support/twins.ts';
import { DB } from './support/stored.ts';

afterEach(() => {
  stopClock();
  vi.restoreAllMocks();
});

const ID = 'a234567892345678';
const PATH = `/api/games/${ID}`;

/** Everything that can be read of a game, and what only a player can read. */
const READ = [
  ...['', '/log', '/log?from=2&to=4', '/export', '/messages', '/notes'].map((path) => PATH + path),
  '/api/me',
  '/api/me/games',
  '/api/me/channels',
  '/next',
];

/** Future draws depend on the seed. The hashes of `SEED` are published for both games. */
const OTHER_SEED = 'd1ce'.repeat(16);

/** A game that is planted in the service, and its viewer. */
interface Scene {
  readonly game: GameId;
  readonly secretive: Secretive;
  readonly log: Planted;
  readonly seed: string;
  readonly viewer: Viewer;
}

const browserOf = (viewer: Viewer): Client => (viewer === 'spectator' ? new Client() : planted(viewer));
const addressOf = (viewer: Viewer): string => `${viewer}@leaks.example.org`;

/** Always at the same hour. Everybody gets mail; the others write their cards into their notes. */
async function setUp({ game, secretive, log, seed, viewer }: Scene): Promise<void> {
  startClock();
  await plantLog(await games[game](), ID, log, seed);
  await DB.batch([
    ...['notes', 'messages', 'notices'].map((table) =>
      DB.prepare(`DELETE FROM ${table} WHERE game_id = ?`).bind(ID),
    ),
    DB.prepare('DELETE FROM captured_mails'),
  ]);
  for (const seat of PEOPLE) await giveAddressTo(playerIdOf(seat), addressOf(seat));
  for (const seat of PEOPLE) {
    const notes = { text: secretive.held(log, seat), version: 0 };
    if (seat !== viewer) await planted(seat).send(`${PATH}/notes`, notes, { method: 'PUT' });
  }
}

/** All traffic to a viewer who only reads, and who asks for one thing they may not have. */
async function sightOf(scene: Scene): Promise<readonly string[]> {
  await setUp(scene);
  const client = browserOf(scene.viewer);
  const traffic = new Traffic(client, PATH);
  const live = await connect({ path: PATH }, client);
  await traffic.look(READ);
  await traffic.send('/moves', { expect: scene.log.length, moves: [{ type: 'fly' }] });
  await traffic.frames(live);
  live.close();
  return traffic.lines;
}

/** All traffic to the viewer: they read, try what they may not, play and undo; the others play on. */
async function trafficOf(scene: Scene, script: readonly Said[]): Promise<readonly string[]> {
  await setUp(scene);
  const { viewer } = scene;
  const client = browserOf(viewer);
  const traffic = new Traffic(client, PATH);
  const live = await connect({ path: PATH }, client);
  await traffic.look(READ);
  await traffic.look([`${PATH}/log`], { accept: 'application/x-ndjson' });
  await tryAll(scene, traffic);
  await evict(ID);
  for (const said of script) await carryOut(said, viewer, traffic);
  await traffic.send('/messages', { id: 'message-2', text: 'Well played!' });
  await planted(viewer === 0 ? 1 : 0).post(`${PATH}/messages`, { id: 'message-3', text: 'Thanks' });
  await live.row((await atRest()).seq);
  await traffic.frames(live);
  live.close();
  await readMails(viewer, traffic);
  await traffic.look(READ);
  return traffic.lines;
}

/** Everything a player could send without the right to: each is refused or does nothing. */
async function tryAll({ secretive, log, viewer }: Scene, traffic: Traffic): Promise<void> {
  const before = await contentsOf(ID);
  const head = log.length;
  for (const moves of secretive.tries) await traffic.send('/moves', { expect: head, moves });
  for (const [path, json] of [
    ['/moves', { expect: head - 1, moves: [{ type: 'pass' }] }],
    ['/moves', { expect: 1, moves: [{ type: 'pass' }] }],
    ['/moves', { expect: head + 5, moves: [{ type: 'pass' }] }],
    ['/undo', { expect: head, to: 0 }],
    ['/undo', { expect: head - 2, to: 1 }],
    ['/votes', { expect: head, question: 'undo-1-2', answer: 'yes' }],
    ['/start', {}],
    ['/cancel', {}],
    ['/seats/1/replace', {}],
    ...(viewer === 'spectator' ? [] : [['/seats/1/claim', { token: 'f'.repeat(40), name: 'Eve' }] as const]),
    ['/messages', { id: 'message-1', text: '\u202e' }],
  ] as const)
    await traffic.send(path, json);
  expect(await contentsOf(ID), 'a try had an effect').toEqual(before);
}

/** The game once all automatic play is done. */
const atRest = () =>
  until(async () => {
    const game = await gameRow(ID);
    return game.due === null || game.due > Date.now() ? game : undefined;
  });

/** A move of the script. The viewer tries to make it too. They send their own twice, undo it if possible, and repeat it. */
async function carryOut({ seat, move }: Said, viewer: Viewer, traffic: Traffic): Promise<void> {
  const turn = async () => ({ expect: (await atRest()).seq, moves: [move] });
  const first = await turn();
  await traffic.send('/moves', first);
  if (seat !== viewer) return void (await planted(seat).post(`${PATH}/moves`, first));
  await traffic.send('/moves', first);
  await traffic.send('/undo', { expect: (await atRest()).seq, to: first.expect });
  const [last] = (await logRows(ID)).slice(-1);
  if (last?.undone !== null) await traffic.send('/moves', await turn());
}

/** The mails the viewer gets once their turn notices are no longer held. */
async function readMails(viewer: Viewer, traffic: Traffic): Promise<void> {
  if (viewer === 'spectator') return;
  later(5);
  await ringMailbox(playerIdOf(viewer));
  await traffic.mails(addressOf(viewer));
}

async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (const item of items) done.push(await work(item));
  return done;
}

/** `LAWS=all` looks from every stand; otherwise a spectator and one player do. */
describe.each(GAMES)('two games of %s that differ only in what a viewer may not see', async (game) => {
  const rules = await games[game]();
  const secretive = await secretiveOf(game);
  const { stands } = secretive;
  const [spectator, , , stand] = stands;
  if (spectator === undefined || stand === undefined) throw new Error('nobody looks');

  test.each(env.LAWS === 'all' ? stands : [spectator, stand])(
    'give the viewer the same traffic, byte for byte: $viewer after $moves moves',
    async (stand) => {
      const { logs, script } = twinsAt(rules, secretive, stand);
      const [one, two] = logs;
      const { viewer } = stand;
      const a = await trafficOf({ game, secretive, viewer, log: one, seed: SEED }, script);
      const b = await trafficOf({ game, secretive, viewer, log: two, seed: OTHER_SEED }, script);
      expect(a.filter((line) => line.includes('X-Carrack-Notice'))).toHaveLength(
        viewer === 'spectator' ? 0 : 1,
      );
      expect(firstDifference(a, b)).toBeUndefined();
    },
  );

  const { viewer } = stand;
  const [one, two] = twinsAt(rules, secretive, stand).logs;
  const differenceFor = async (who: Viewer): Promise<string | undefined> =>
    firstDifference(
      await sightOf({ game, secretive, viewer: who, log: one, seed: SEED }),
      await sightOf({ game, secretive, viewer: who, log: two, seed: OTHER_SEED }),
    );

  test('give different traffic to the viewers who see the difference', async () => {
    expect(await differenceFor(viewer)).toBeUndefined();
    const others = PEOPLE.filter((seat) => seat !== viewer);
    expect((await inTurn(others, differenceFor)).filter(Boolean)).not.toEqual([]);
  });

  test.each(leakyRules(rules, one, viewer))(
    'give different traffic if the service leaks $what',
    async (leaky) => {
      vi.spyOn(games, game).mockResolvedValue(leaky.rules);
      expect(await differenceFor(viewer)).toBeDefined();
    },
  );
});

test('every address at which a game can be read is compared', async () => {
  const { paths } = await new Client().get<{ paths: Record<string, { get?: unknown }> }>('/api/openapi.json');
  const read = Object.keys(paths).filter((path) => paths[path]?.get !== undefined);
  const looked = READ.map((path) => new URL(path, 'http://x').pathname.replace(ID, '{id}'));
  expect([...looked, ...ELSEWHERE]).toEqual(expect.arrayContaining(read));
});

/**
 * Read in other ways: by a live connection, or not part of a running game. Open tables have no hands yet (`worker/open-tables`); a group reads who plays, and ranks (`worker/groups`). Records, results and statistics are of finished
 * games (`worker/records`, `worker/people`, `worker/player-page`). Of a player’s own data, `worker/own-data` says that nothing is of others; of the calendar and of what the operator sees, `worker/feed` and `worker/operator`; of pictures, `art/table-picture`.
 */
const ELSEWHERE = [
  '/api/games/{id}/live',
  '/api/games/{id}/seats/{seat}/player',
  '/api/games/{id}/seats/{seat}/record',
  '/api/groups',
  '/api/groups/{group}',
  '/api/groups/{group}/members/{member}/player',
  '/api/health',
  '/api/me/archive',
  '/api/me/blocks',
  '/api/me/calendar/{token}',
  '/api/me/companions',
  '/api/me/export',
  '/api/me/feed',
  '/api/me/holidays',
  '/api/me/join-requests',
  '/api/me/passkeys',
  '/api/me/record',
  '/api/me/recovery',
  '/api/me/results',
  '/api/me/sessions',
  '/api/me/telling',
  '/api/me/telling/games/{id}',
  '/api/me/tokens',
  '/api/operator',
  '/api/operator/metrics',
  '/api/operator/reports',
  '/api/operator/status',
  '/api/pictures/{token}',
  '/api/statistics',
  '/api/tables',
];
