import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import type { GameView, MyGames, RematchAnswer, TableQuestion } from '#shared/protocol/http.ts';
import type { GameRoom } from '../../worker/room/gameRoom.ts';
import type { Client } from './support/client.ts';
import { counted } from './support/counts.ts';
import { contentsOf, db } from './support/database.ts';
import { clientOf, newGame, viewOf, type Match } from './support/play.ts';
import { evict } from './support/rooms.ts';

/** The next game of the same people. */

/** The players agree to end the game now. */
async function over(match: Match): Promise<Match> {
  const people = match.clients.filter((client) => client !== undefined);
  const [asker, ...others] = people;
  if (asker === undefined) throw new Error('nobody plays');
  const { question } = await asker.post<{ question?: TableQuestion }>(`${match.path}/questions`, {
    kind: 'end',
  });
  for (const client of others) {
    const { seq } = await viewOf(match, client);
    await client.post(`${match.path}/votes`, { expect: seq, question: question?.id, answer: 'yes' });
  }
  return match;
}

const again = (match: Match, client: Client, entropy?: string): Promise<RematchAnswer> =>
  client.post<RematchAnswer>(`${match.path}/rematch`, entropy === undefined ? {} : { entropy });

/** A finished game whose rematch was open, because a seat was left, and was called off by its host. */
async function calledOff() {
  const match = await newGame(['person', 'person']);
  await clientOf(match, 0).post(`${match.path}/seats/0/leave`, {});
  await over({ ...match, clients: [undefined, match.clients[1]] });
  const host = clientOf(match, 1);
  const first = await again(match, host);
  await host.post(`/api/games/${first.id}/cancel`);
  return { match, host, first };
}

/** Does something while the room of the finished game sees other databases open to new games. */
const whileOpen = <T>(id: string, weights: string, work: () => Promise<T>): Promise<T> =>
  runInDurableObject(env.ROOMS.getByName(id), async (room: GameRoom) => {
    const bindings = Reflect.get(room, 'env') as Env;
    const before = bindings.SHARD_WEIGHTS;
    Object.assign(bindings, { SHARD_WEIGHTS: weights });
    return work().finally(() => Object.assign(bindings, { SHARD_WEIGHTS: before }));
  });

const gameOf = (client: Client, id: string): Promise<GameView> => client.get<GameView>(`/api/games/${id}`);

const CLOCK = { bank: 172_800_000, increment: 28_800_000, cap: 259_200_000, weekendsOff: true };

describe('a rematch', () => {
  test('seats the same people and bots at once, one seat on, with the same settings', async () => {
    const match = await over(
      await newGame(['person', 'bot', 'person'], {
        clock: CLOCK,
        watch: false,
        watchDelay: 60_000,
        title: 'Fridays',
      }),
    );
    const [ann, cleo] = [clientOf(match, 0), clientOf(match, 2)];
    const { id } = await again(match, ann);
    const [before, after] = [await viewOf(match, ann), await gameOf(ann, id)];
    expect(after.seats.map(({ kind, name, level }) => [kind, name, level])).toEqual([
      ['bot', 'Rui', 'easy'],
      ['person', 'Cleo', undefined],
      ['person', 'Ann', undefined],
    ]);
    expect([after.you, (await gameOf(cleo, id)).you]).toEqual([2, 1]);
    expect(after.status).toBe('running');
    const settings = ({ game, title, options, clock, watch, watchDelay }: GameView) => [
      game,
      title,
      options,
      clock.settings,
      watch,
      watchDelay,
    ];
    expect(settings(after)).toEqual(settings(before));
    expect(after.title).toBe('Fridays');
    expect(before.rematch).toBe(id);
  });

  test('is one game, however many ask for it at the same time', async () => {
    const match = await over(await newGame(['person', 'person', 'person']));
    const answers = await Promise.all([0, 1, 2].map((seat) => again(match, clientOf(match, seat))));
    const later = await again(match, clientOf(match, 1));
    expect(new Set([...answers, later].map(({ id }) => id)).size).toBe(1);
    const { games } = await clientOf(match, 2).get<MyGames>('/api/me/games');
    expect(games.map(({ id }) => id).toSorted()).toEqual([match.id, later.id].toSorted());
  });

  test('is found again if the finished game was never told of it', async () => {
    const match = await over(await newGame());
    const first = await again(match, clientOf(match, 0));
    await db().run(`UPDATE games SET rematch = NULL WHERE id = '${match.id}'`);
    expect((await viewOf(match, clientOf(match, 0))).rematch).toBeNull();
    expect(await again(match, clientOf(match, 1))).toEqual(first);
    expect((await viewOf(match, clientOf(match, 0))).rematch).toBe(first.id);
  });

  test('is found again in a database that has been closed to new games since', async () => {
    const match = await over(await newGame());
    const first = await again(match, clientOf(match, 0));
    await db().run(`UPDATE games SET rematch = NULL WHERE id = '${match.id}'`);
    await evict(match.id);
    const closed = first.id.startsWith('a') ? 'a=0' : 'ba=0';
    expect(await whileOpen(match.id, closed, () => again(match, clientOf(match, 1)))).toEqual(first);
  });

  test('takes the chance of those who asked, and needs none of the others', async () => {
    const match = await over(await newGame());
    const entropy = 'ab'.repeat(32);
    const { id } = await again(match, clientOf(match, 0), entropy);
    expect((await contentsOf(id)).seats.map((seat) => seat.entropy)).toEqual([null, entropy]);
  });

  test('leaves the seat of a player who had left open, and waits for somebody to take it', async () => {
    const match = await newGame(['person', 'person', 'person']);
    const gone = clientOf(match, 1);
    await gone.post(`${match.path}/seats/1/leave`, {});
    const rest = { ...match, clients: [match.clients[0], undefined, match.clients[2]] };
    await over(rest);
    expect((await gone.send(`${match.path}/rematch`)).body).toMatchObject({ code: 'NOT_YOUR_SEAT' });
    const { id } = await again(match, clientOf(match, 0));
    const view = await gameOf(clientOf(match, 0), id);
    expect([view.status, view.host, view.seats.map(({ kind }) => kind)]).toEqual([
      'open',
      true,
      ['open', 'person', 'person'],
    ]);
    expect((await gameOf(gone, id)).you).toBeNull();
    await again(match, clientOf(match, 2), 'cd'.repeat(32));
    expect((await contentsOf(id)).seats.map((seat) => seat.entropy)).toEqual([null, 'cd'.repeat(32), null]);
  });

  test('that was called off gives way to another one', async () => {
    const { match, host, first } = await calledOff();
    const second = await again(match, host);
    expect(second.id).not.toBe(first.id);
    expect((await gameOf(host, second.id)).status).toBe('open');
    expect(await again(match, host)).toEqual(second);
  });

  test('that was called off gives way to another one, also if the finished game was never told of it', async () => {
    const { match, host, first } = await calledOff();
    const second = await again(match, host);
    await host.post(`/api/games/${second.id}/cancel`);
    await db().run(`UPDATE games SET rematch = '${first.id}' WHERE id = '${match.id}'`);
    await evict(match.id);
    const third = await again(match, host);
    expect(new Set([first.id, second.id, third.id]).size).toBe(3);
    expect((await gameOf(host, third.id)).status).toBe('open');
  });

  test('is not made while the game runs', async () => {
    const match = await newGame();
    expect((await clientOf(match, 0).send(`${match.path}/rematch`)).body).toMatchObject({
      code: 'GAME_NOT_OVER',
    });
  });

  test('counts as a new game, once', async () => {
    const match = await over(await newGame());
    const before = await counted('games from %');
    await Promise.all([again(match, clientOf(match, 0)), again(match, clientOf(match, 1))]);
    expect((await counted('games from %')) - before).toBe(1);
  });
});
