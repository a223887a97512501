import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { GOODS, playerOf, type Good, type State } from '../../shared/games/merchants/state.ts';
import { canonicalJson } from '../../shared/kernel/json.ts';
import type { AnyMove, Seat, Viewer } from '../../shared/kernel/types.ts';
import { hashOf } from '../../worker/auth/tokens.ts';
import { Client } from './support/client.ts';
import { contentsOf, gameRow, seatRows } from './support/database.ts';
import { clientOf, decision, newGame, playRandomly, streamOf } from './support/play.ts';
import { evict } from './support/rooms.ts';
import { connect } from './support/socket.ts';
import {
  differs,
  otherWorld,
  plant,
  planted,
  randomWorld,
  SEED,
  stateOf,
  type World,
} from './support/worlds.ts';

const ID = 'a234567892345678';
const PATH = `/api/games/${ID}`;

/** Without what no two worlds share: the clock of what happens now and the ids of requests. */
const still = (text: string): string =>
  text
    .replaceAll(/"at":\d+/g, '"at":0')
    .replaceAll(/"(undo-\d+-\d+)-\w+"/g, '"$1-CLOCK"')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID')
    .replaceAll(/"head":"[0-9a-f]{64}"/g, '"head":"HEAD"'); // follows from the commits, clock included

/** All that comes to one viewer: status, type and text of every answer, and every frame. */
class Traffic {
  readonly lines: string[] = [];
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  async look(
    headers: Record<string, string> = {},
    paths = ['', '/log', '/log?from=2&to=4', '/export', '/messages', '/notes'],
  ): Promise<void> {
    for (const path of paths)
      await this.#hear(`GET ${path}`, await this.#client.fetch(`${PATH}${path}`, { headers }));
  }

  async send(path: string, json: unknown): Promise<void> {
    const answer = await this.#client.fetch(`${PATH}${path}`, {
      method: 'POST',
      json,
      headers: { 'cf-connecting-ip': new Client().address }, // more than anybody may send in a minute
    });
    await this.#hear(`POST ${path} ${JSON.stringify(json)}`, answer);
  }

  async #hear(what: string, response: Response): Promise<void> {
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('; ');
    const text = new TextDecoder().decode(await response.arrayBuffer());
    const lines = text.split('\n').filter(Boolean);
    const body = lines.map((line) => still(canonicalJson(JSON.parse(line))));
    this.lines.push(`${what} → ${response.status} ${headers} ${body.join('\n')}`);
  }
}

/** Everything a player could try that is not simply his right: each of these is refused, or does nothing. */
function probes(seq: number, mayAct: boolean): [path: string, json: unknown][] {
  const moves: AnyMove[][] = GOODS.flatMap(
    (good) =>
      [
        [{ type: 'load', good }, { type: 'fly' }],
        [{ type: 'exchange', ship: 0, good }, { type: 'fly' }],
        [{ type: 'buyShip', good }, { type: 'fly' }],
        [{ type: 'play', good, spaces: [0] }, { type: 'fly' }],
        [{ type: 'play', good, spaces: [0, 1, 2, 3, 4, 5] }, { type: 'fly' }],
        [{ type: 'pass' }, { type: 'play', good, spaces: [0, 1] }, { type: 'fly' }],
        // Cards are drawn, and then something is asked for that only some cards allow.
        [{ type: 'pass' }, { type: 'officeDraw' }, { type: 'play', good, spaces: [0, 1] }],
        [{ type: 'officeDraw' }, { type: 'play', good, spaces: [0, 1] }],
        [{ type: 'pass' }, { type: 'draw' }, { type: 'play', good, spaces: [0] }],
        [{ type: 'draw' }, { type: 'play', good, spaces: [0] }],
      ] as AnyMove[][],
  );
  return [
    ...moves.map((list): [string, unknown] => ['/moves', { expect: seq, moves: list }]),
    ['/moves', { expect: seq - 1, moves: [{ type: 'pass' }] }],
    ['/moves', { expect: 1, moves: [{ type: 'pass' }] }],
    ['/moves', { expect: seq + 5, moves: [{ type: 'pass' }] }],
    ...(mayAct ? [] : ([['/moves', { expect: seq, moves: [{ type: 'draw' }] }]] as [string, unknown][])),
    ['/undo', { expect: seq, to: 0 }],
    ['/undo', { expect: seq - 2, to: 1 }],
    ['/votes', { expect: seq, question: 'undo-1-2', answer: 'yes' }],
    ['/start', {}],
    ['/cancel', {}],
    ['/seats/1/replace', {}],
    ['/seats/1/claim', { token: 'f'.repeat(40), name: 'Eve' }],
    ['/messages', { id: 'message-1', text: '\u202e' }],
  ];
}

/** All traffic of `viewer` in a world: he looks, probes, plays and takes back; the others play on. */
async function trafficOf(world: World, viewer: Viewer): Promise<string[]> {
  await plant(ID, world);
  await noteDown(world, viewer);
  const client = viewer === 'spectator' ? new Client() : planted(viewer);
  const traffic = new Traffic(client);
  const live = await connect({ path: PATH }, client);
  await traffic.look();
  await traffic.look({ accept: 'application/x-ndjson' }, ['/log']);
  const before = await contentsOf(ID);
  const state = stateOf(world);
  for (const [path, json] of probes(world.length, actingIn(state) === viewer))
    if (viewer !== 'spectator' || !path.includes('claim')) await traffic.send(path, json);
  expect(await contentsOf(ID), 'a probe had an effect').toEqual(before);
  await evict(ID);
  for (let turn = 0; turn < 4; turn += 1) await playOn(viewer, traffic);
  await traffic.send('/messages', { id: 'message-2', text: 'Well played!' });
  await planted(otherThan(viewer)).post(`${PATH}/messages`, { id: 'message-3', text: 'Thanks' });
  const { seq } = await gameRow(ID);
  await live.row(seq);
  await live.settled();
  await traffic.look();
  live.close();
  return [...traffic.lines, ...live.texts.map((text) => still(text))];
}

/** The others write down what they hold, which the viewer must not learn; he himself writes down nothing. */
async function noteDown(world: World, viewer: Viewer): Promise<void> {
  await env.DB.prepare('DELETE FROM notes WHERE game_id = ?').bind(ID).run();
  await env.DB.prepare('DELETE FROM messages WHERE game_id = ?').bind(ID).run();
  for (const [seat, { hand }] of stateOf(world).players.entries())
    if (seat !== viewer)
      await planted(seat).send(`${PATH}/notes`, { text: `${hand}`, version: 0 }, { method: 'PUT' });
}

const otherThan = (viewer: Viewer): Seat => (viewer === 0 ? 1 : 0);

const actingIn = ({ step }: State): Seat | undefined => ('seat' in step ? step.seat : undefined);

/** Whoever's turn it is ends it; the viewer tries to send twice and to take back besides. */
async function playOn(viewer: Viewer, traffic: Traffic): Promise<void> {
  const seat = (await planted(0).get<{ acting: Seat[] }>(PATH)).acting[0] ?? 0;
  const { state, seq } = await planted(seat).get<{ state: State; seq: number }>(PATH);
  const turn = { expect: seq, moves: restOfTurn(state, seat, seat === viewer) };
  if (seat !== viewer || turn.moves.some(({ type }) => type === 'draw')) {
    await planted(seat).post(`${PATH}/moves`, turn);
    return;
  }
  await traffic.send('/moves', turn);
  await traffic.send('/moves', turn);
  await traffic.send('/undo', { expect: seq + 1, to: seq });
}

/** What ends the seat's turn: it sells what it holds where it may not learn a card, else it draws. */
function restOfTurn(state: State, seat: Seat, chanceless: boolean): AnyMove[] {
  const { hand, cards } = playerOf(state, seat);
  const [good] = hand;
  const trade = chanceless && good !== undefined ? { type: 'play', good, spaces: [0] } : { type: 'draw' };
  const office = cards.office > 0 ? [{ type: 'officeSkip' }] : [];
  const docks = cards.docks > 0 ? [{ type: 'done' }] : [];
  switch (state.step.phase) {
    case 'loading':
      return [{ type: 'load', good: GOODS.find((marker) => state.supply.markers[marker] > 0) } as AnyMove];
    case 'planning':
      return [{ type: 'pass' }, ...docks, ...office, trade];
    case 'docks':
      return [{ type: 'done' }, ...office, trade];
    case 'office':
      return [{ type: 'officeSkip' }, trade];
    default:
      return [trade];
  }
}

/** Where one viewer's traffic differs first, a little of each: all of it would be megabytes. */
function firstDifference(a: readonly string[], b: readonly string[]): string | undefined {
  const line = a.findIndex((text, at) => text !== b[at]);
  if (line < 0) return a.length === b.length ? undefined : `${a.length} or ${b.length} lines`;
  const [one = '', two = ''] = [a[line], b[line]];
  const at = [...one].findIndex((letter, place) => letter !== two[place]);
  const around = (text: string): string => text.slice(Math.max(0, at - 80), at + 80);
  return `line ${line}: ${one.slice(0, 60)} … ${around(one)} / ${around(two)}`;
}

describe('two games that differ only in what a viewer may not see give him the same traffic, to the byte', () => {
  const cases: { viewer: Viewer; moves: number }[] = [
    { viewer: 'spectator', moves: 14 },
    { viewer: 0, moves: 3 },
    { viewer: 0, moves: 17 },
    { viewer: 1, moves: 26 },
    { viewer: 2, moves: 41 },
  ];
  test.each(cases)('$viewer after $moves moves', async ({ viewer, moves }) => {
    const one = randomWorld(3, moves, 90 + moves);
    const stream = streamOf(91);
    let two = otherWorld(one, viewer, stream);
    while (!differs(one, two, viewer)) two = otherWorld(one, viewer, stream);
    const [a, b] = [await trafficOf(one, viewer), await trafficOf(two, viewer)];
    expect(a.length).toBeGreaterThan(60);
    expect(firstDifference(a, b)).toBeUndefined();
  });

  test('and would not if they differed in what he sees', async () => {
    const one = randomWorld(3, 17, 107);
    const two = otherWorld(one, 0, streamOf(92));
    const [a, b] = [await trafficOf(one, 1), await trafficOf(two, 1)];
    expect(firstDifference(a, b)).toBeDefined();
  });
});

test('a commit cannot be used to look at a card before it is drawn', async () => {
  const { world, seat } = withOffice();
  const [top] = stateOf(world).pile;
  await plant(ID, world);
  const client = planted(seat);
  const held = (good: Good): number =>
    playerOf(stateOf(world), seat).hand.filter((card) => card === good).length;
  const answers = await Promise.all(
    GOODS.map(async (good) => {
      const spaces = Array.from({ length: held(good) + 1 }, (_, space) => space); // with one card more it could
      const moves = [{ type: 'officeDraw' }, { type: 'play', good, spaces }];
      const { status, body } = await client.send(`${PATH}/moves`, { expect: world.length, moves });
      return { status, code: body.code, params: body.params };
    }),
  );
  expect(GOODS).toContain(top);
  expect(new Set(answers.map((answer) => canonicalJson(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 422, code: 'NEEDS_SERVER' });
  const drawn = await client.send(`${PATH}/moves`, { expect: world.length, moves: [{ type: 'officeDraw' }] });
  expect(drawn.status).toBe(200);
});

/** A world in which somebody may draw by his office. */
function withOffice(): { world: World; seat: Seat } {
  for (let seed = 0; seed < 200; seed += 1)
    for (let moves = 40; moves < 80; moves += 1) {
      const world = randomWorld(2, moves, seed);
      const { step } = stateOf(world);
      if (step.phase === 'office') return { world, seat: step.seat };
      if (step.phase === 'over') break;
    }
  throw new Error('no game in which an office is used');
}

test('nothing that leaves a running game holds its seed, a token, its hash, entropy or another player’s id', async () => {
  const entropy = 'e1'.repeat(32);
  const match = await newGame(['person', 'person', 'bot'], { entropy });
  const watcher = new Client();
  const clients = [clientOf(match, 0), clientOf(match, 1), watcher];
  const lives = await Promise.all(clients.map((client) => connect(match, client)));
  await playRandomly(match, streamOf(93), 12);
  await clientOf(match, 0).post(`${match.path}/messages`, { id: 'message-1', text: 'Hello' });
  for (const client of clients) {
    const { view } = await decision(match, streamOf(94));
    await client.send(`${match.path}/moves`, { expect: view.seq - 3, moves: [{ type: 'pass' }] });
    await client.send(`${match.path}/moves`, { expect: view.seq, moves: [{ type: 'fly' }] });
    await client.send(`${match.path}/undo`, { expect: view.seq, to: 1 });
    for (const path of ['', '/log', '/export', '/messages']) await client.get(`${match.path}${path}`);
    for (const path of ['/api/me', '/api/me/games']) await client.get(path);
  }
  const { seed, hostId } = await gameRow(match.id);
  const seats = await seatRows(match.id);
  const tokens = clients.flatMap(({ cookie }) => (cookie === undefined ? [] : [cookie.split('=')[1] ?? '']));
  const secrets = [seed, entropy, ...tokens, ...(await Promise.all(tokens.map(hashOf)))];
  for (const [i, live] of lives.entries()) {
    const client = clients[i]!;
    await live.settled();
    const heard = [...client.heard, ...live.texts];
    const others = seats.flatMap(({ playerId, seat }) => (playerId === null || seat === i ? [] : [playerId]));
    for (const secret of [...secrets, ...others, ...(i === 0 ? [] : [hostId ?? ''])]) {
      expect(secret.length).toBeGreaterThanOrEqual(15);
      expect(heard.filter((text) => text.includes(secret))).toEqual([]);
    }
    expect(heard.filter((text) => /"(moves|tokenHash|playerId|session|seed)":/.test(text))).toEqual([]);
  }
});

test('the seed of a planted game stays hidden in every answer until its end', async () => {
  await plant(ID, randomWorld(2, 1_000, 95));
  const over = await planted(0).get<{ status: string; commitment: { seed?: string } }>(PATH);
  expect(over).toMatchObject({ status: 'over', commitment: { seed: SEED } });
  await plant(ID, randomWorld(2, 20, 95));
  for (const path of ['', '/log', '/export'])
    expect(await (await planted(0).fetch(`${PATH}${path}`)).text()).not.toContain(SEED);
});
