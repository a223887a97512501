import { expect, test } from 'vitest';
import { type Good, GOODS, playerOf } from '../support/vehicle.ts';
import { canonicalJson } from '#shared/kernel/json.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { hashOf } from '../../worker/lib/tokens.ts';
import { Client } from './support/client.ts';
import { gameRow, seatRows } from './support/database.ts';
import { clientOf, decision, newGame, playRandomly, streamOf } from './support/play.ts';
import { connect } from './support/socket.ts';
import { plant, planted, randomWorld, SEED, stateOf, type World } from './support/worldsOfVehicle.ts';

const ID = 'a234567892345678';
const PATH = `/api/games/${ID}`;

test('a commit cannot show a card before it is drawn', async () => {
  const { world, seat } = withOffice();
  const [top] = stateOf(world).pile;
  await plant(ID, world);
  const client = planted(seat);
  const held = (good: Good): number =>
    playerOf(stateOf(world), seat).hand.filter((card) => card === good).length;
  const answers = await Promise.all(
    GOODS.map(async (good) => {
      const spaces = Array.from({ length: held(good) + 1 }, (_, space) => space); // one card more, and the move would be legal
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

/** A world in which a player may draw with their office. */
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

test('a running game sends no seed, token, token hash, entropy or id of another player', async () => {
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
