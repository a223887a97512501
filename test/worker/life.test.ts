import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { commitment, diceKey, seedHash } from '#shared/kernel/commitment.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { VEHICLE, rules, type State } from '../support/vehicle.ts';
import type { CreatedGame, Export, GameView, Me, MyGames } from '#shared/protocol/http.ts';
import { gamesTable } from '../../worker/db/schema.ts';
import { Client } from './support/client.ts';
import { db, gameRow, logRows } from './support/database.ts';
import { claimOf, clientOf, lookAt, newGame, playRandomly, streamOf, until } from './support/play.ts';
import { cutRow } from './support/restoring.ts';
import { alarmOf, evict, ringAlarm } from './support/rooms.ts';

const DAY = 86_400_000;

const made = async (
  host: Client,
  ...seats: object[]
): Promise<{ id: string; path: string; links: string[] }> => {
  const game = await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
  const links = game.seats.flatMap(({ link }) => (link === undefined ? [] : [link]));
  return { id: game.id, path: `/api/games/${game.id}`, links };
};
const ME = { kind: 'me', name: 'Ann' };
const OPEN = { kind: 'open' };
const BOT = { kind: 'bot', level: 'easy' };

describe('before the game', () => {
  test('a new game is open, and shows its seats to everybody with its address', async () => {
    const { path } = await made(new Client(), ME, OPEN, BOT);
    const view = await new Client().get<GameView>(path);
    expect(view).toMatchObject({ status: 'open', seq: 0, you: null, host: false, state: null, choices: [] });
    expect(view.seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['person', 'Ann'],
      ['open', null],
      ['bot', 'Rui'],
    ]);
    expect(view.commitment.hash).toBeNull();
    expect(view.commitment.seedHash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('who began with bots and no name goes by the first one they give, as host or as guest', async () => {
    const [host, guest] = [new Client(), new Client()];
    const nameOf = async (client: Client) => (await client.get<Me>('/api/me')).player?.name;
    for (const client of [host, guest]) await made(client, { kind: 'me' }, BOT);
    expect(await nameOf(host)).toBe('Guest');
    const { links } = await made(host, ME, OPEN);
    await made(host, { kind: 'me', name: 'Captain' }, OPEN);
    await guest.post(...claimOf(links[0]!, 'Bob'));
    expect([await nameOf(host), await nameOf(guest)]).toEqual(['Ann', 'Bob']);
  });

  test('the last seat taken starts the game', async () => {
    const [host, second, third] = [new Client(), new Client(), new Client()];
    const { path, links } = await made(host, ME, OPEN, OPEN);
    await second.post(...claimOf(links[0]!, 'Bob'));
    expect((await host.get<GameView>(path)).status).toBe('open');
    expect(await third.post(...claimOf(links[1]!, 'Cleo'))).toEqual({ seat: 2 });
    const view = await third.get<GameView>(path);
    expect(view).toMatchObject({ status: 'running', seq: 1, you: 2, host: false });
    expect(view.commitment.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('a game without open seats starts at once', async () => {
    const host = new Client();
    const { path } = await made(host, ME, BOT);
    expect(await host.get<GameView>(path)).toMatchObject({ status: 'running', you: 0, host: true });
  });

  test('a bot has the name of its level; what would be the same at one table has a number', async () => {
    const [host, other] = [new Client(), new Client()];
    const namesIn = async (path: string) => (await host.get<GameView>(path)).seats.map(({ name }) => name);
    const { path } = await made(host, { kind: 'me', name: 'lia' }, BOT, { kind: 'bot' }, BOT);
    expect(await namesIn(path)).toEqual(['lia', 'Rui', 'Lia (2)', 'Rui (2)']);
    const open = await made(host, ME, OPEN, OPEN);
    await other.post(...claimOf(open.links[0]!, 'Rui'));
    await host.post(`${open.path}/start`, { bots: 'easy' });
    expect(await namesIn(open.path)).toEqual(['Ann', 'Rui', 'Rui (2)']);
  });

  test('the host fills the open seats with bots of the level they choose', async () => {
    const host = new Client();
    const { id, path, links } = await made(host, ME, OPEN, OPEN);
    await new Client().post(...claimOf(links[0]!));
    await host.post(`${path}/start`, { bots: 'easy' });
    const view = await host.get<GameView>(path);
    expect(view.status).toBe('running');
    expect(view.seats.map(({ kind, level }) => [kind, level])).toEqual([
      ['person', undefined],
      ['person', undefined],
      ['bot', 'easy'],
    ]);
    const late = await new Client().send(...claimOf(links[1]!));
    expect(late).toMatchObject({ status: 409, body: { code: 'SEAT_TAKEN' } });
    expect((await logRows(id)).filter(({ seat }) => seat === null)).toHaveLength(1);
  });

  test('a bot level that the game does not offer is refused, at creation and at the start', async () => {
    const host = new Client();
    const { path } = await made(host, ME, OPEN);
    expect((await host.send(`${path}/start`, { bots: 'strong' })).body.code).toBe('BAD_SEATS');
    const seats = [ME, { kind: 'bot', level: 'strong' }];
    expect((await host.send('/api/games', { game: VEHICLE, seats })).body.code).toBe('BAD_SEATS');
  });

  test('the host cancels an open game, and it can no longer start', async () => {
    const host = new Client();
    const { id, path, links } = await made(host, ME, OPEN);
    expect(await host.post(`${path}/cancel`)).toEqual({ status: 'aborted' });
    await evict(id);
    expect((await host.send(`${path}/start`)).body.code).toBe('GAME_NOT_OPEN');
    expect((await host.send(`${path}/cancel`)).body.code).toBe('GAME_NOT_OPEN');
    expect((await new Client().send(...claimOf(links[0]!))).body.code).toBe('GAME_NOT_OPEN');
    expect((await host.send(`${path}/moves`, { expect: 0, moves: [{ type: 'pass' }] })).body.code).toBe(
      'GAME_NOT_RUNNING',
    );
    expect(await gameRow(id)).toMatchObject({ status: 'aborted', due: null, seq: 0 });
  });

  test('a cancelled game reveals its seed, because nothing is left to hide', async () => {
    const host = new Client();
    const { id, path } = await made(host, ME, OPEN);
    await host.post(`${path}/cancel`);
    const { commitment: chance } = await host.get<GameView>(path);
    expect(seedHash(id, chance.seed ?? '')).toBe(chance.seedHash);
  });

  test('a renewed link works, and the previous one does not', async () => {
    const host = new Client();
    const { path, links } = await made(host, ME, OPEN);
    const renewed = await host.post<{ link: string }>(`${path}/seats/1/replace`);
    expect((await new Client().send(...claimOf(links[0]!))).body.code).toBe('SEAT_LINK_INVALID');
    expect(await new Client().post(...claimOf(renewed.link))).toEqual({ seat: 1 });
  });

  test('only open seats have links to renew', async () => {
    const host = new Client();
    const { path } = await made(host, ME, OPEN, BOT);
    expect((await host.send(`${path}/seats/2/replace`)).body.code).toBe('SEAT_TAKEN');
    expect((await host.send(`${path}/seats/5/replace`)).body.code).toBe('SEAT_NOT_FOUND');
  });

  test('a player cannot take two seats, and taking their own seat again changes nothing', async () => {
    const [host, guest] = [new Client(), new Client()];
    const { id, links } = await made(host, ME, OPEN, OPEN);
    await guest.post(...claimOf(links[0]!));
    expect((await guest.send(...claimOf(links[1]!))).body.code).toBe('ALREADY_SEATED');
    const before = await gameRow(id);
    expect(await guest.post(...claimOf(links[0]!, 'Robert'))).toEqual({ seat: 1 });
    expect(await gameRow(id)).toEqual(before);
  });

  test('of two players who claim a seat at once, one gets it', async () => {
    const { links } = await made(new Client(), ME, OPEN, OPEN);
    const answers = await Promise.all([1, 2].map(() => new Client().send(...claimOf(links[0]!))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('a game whose seats stay open', () => {
  const age = async (id: string, days: number): Promise<void> => {
    const { createdAt } = await gameRow(id);
    const then = createdAt - days * DAY;
    await db()
      .update(gamesTable)
      .set({ createdAt: then, due: then + 14 * DAY })
      .where(eq(gamesTable.id, id));
    await evict(id);
  };

  test('waits 14 days by its alarm', async () => {
    const { id } = await made(new Client(), ME, OPEN);
    const { createdAt, due } = await gameRow(id);
    expect(due).toBe(createdAt + 14 * DAY);
    expect(await alarmOf(id)).toBeGreaterThanOrEqual(createdAt + 14 * DAY);
  });

  test('is not closed on day 13, and its alarm is set again', async () => {
    const { id } = await made(new Client(), ME, OPEN);
    await age(id, 13);
    await ringAlarm(id);
    expect((await gameRow(id)).status).toBe('open');
    const { due } = await gameRow(id);
    const alarm = await alarmOf(id);
    expect(alarm).toBeGreaterThanOrEqual(due!); // an alarm allows a request its moment of grace
    expect(alarm).toBeLessThan(due! + DAY);
  });

  test('is closed after 14 days', async () => {
    const host = new Client();
    const { id, path, links } = await made(host, ME, OPEN);
    await age(id, 15);
    const before = Date.now();
    await ringAlarm(id);
    await evict(id);
    expect(await gameRow(id)).toMatchObject({ status: 'aborted', due: null });
    expect((await gameRow(id)).turnAt).toBeGreaterThanOrEqual(before); // lists have it by its end
    expect((await host.get<GameView>(path)).status).toBe('aborted');
    expect((await new Client().send(...claimOf(links[0]!))).body.code).toBe('GAME_NOT_OPEN');
  });
});

describe('bots alone', () => {
  test('a stranger starts a game of bots without getting a session, and the bots play it to the end', async () => {
    const stranger = new Client();
    const { path } = await made(stranger, BOT, BOT, { kind: 'bot' });
    expect(stranger.cookie).toBeUndefined();
    const view = await until(async () => {
      const now = await stranger.get<GameView>(path);
      return now.status === 'over' ? now : undefined;
    });
    expect(view.standings.map(({ seat }) => seat).toSorted()).toEqual([0, 1, 2]);
  });
});

describe('a whole game', () => {
  test('is played over HTTP from the first loading to the final standings, and its chance can be verified', async () => {
    const entropy = 'ab'.repeat(32);
    const match = await newGame(['person', 'person', 'person'], { entropy });
    const before = await lookAt(match);
    expect(before.commitment.seed).toBeUndefined();
    const view = await playRandomly(match, streamOf(7));
    expect(view).toMatchObject({ status: 'over', acting: [], choices: [] });
    await evict(match.id);

    const full = await clientOf(match, 1).get<Export>(`${match.path}/export`);
    const { seed = '', entropy: added = [], hash } = full.commitment;
    expect(added).toEqual([entropy, null, null]);
    expect(hash).toBe(before.commitment.hash);
    expect(commitment({ gameId: match.id, seed, entropy: added })).toBe(hash);
    expect(seedHash(match.id, seed)).toBe(before.commitment.seedHash);

    const dice = seededDice(diceKey({ gameId: match.id, seed, entropy: added }));
    let state: State | undefined;
    let drawn = 0;
    for (const event of full.rows?.flatMap((row) => row.events) ?? []) {
      const own = rules.upcast(event, rules.meta.version);
      const again = rules.recomputeChance(state, own, dice);
      if (again !== undefined) expect(own, `chance of draw ${(drawn += 1)}`).toEqual(again);
      state = rules.evolve(state, own);
    }
    expect(drawn).toBeGreaterThan(4); // pile, hands, market, first player, and what was drawn later
    expect(state && rules.standings(state)).toEqual(view.standings);
    expect(view.standings[0]?.rank).toBe(1);
  });

  test('an ended game takes no more moves, undos or votes, and is listed as over', async () => {
    const match = await newGame();
    const { seq } = await playRandomly(match, streamOf(8));
    const client = clientOf(match, 0);
    const ended = await logLength(match.id);
    for (const [path, body] of [
      ['moves', { expect: seq, moves: [{ type: 'pass' }] }],
      ['undo', { expect: seq, to: seq - 1 }],
      ['votes', { expect: seq, question: 'undo-1-2', answer: 'yes' }],
    ] as const)
      expect((await client.send(`${match.path}/${path}`, body)).body.code, path).toBe('GAME_OVER');
    expect(await logLength(match.id)).toBe(ended);
    const mine = await client.get<MyGames>('/api/me/games');
    expect(mine.games).toMatchObject([{ id: match.id, status: 'over', yourTurn: false, you: 0 }]);
  });

  test('the list shows games that wait for the player first, and /next leads to the one that has waited longest', async () => {
    const host = new Client();
    const other = await made(host, ME, OPEN);
    const waiting = await made(host, ME, BOT);
    await until(async () => ((await host.get<GameView>(waiting.path)).acting.includes(0) ? true : undefined));
    const { games: listed } = await host.get<MyGames>('/api/me/games');
    expect(listed.map(({ id, yourTurn }) => [id, yourTurn])).toEqual([
      [waiting.id, true],
      [other.id, false],
    ]);
    const next = await host.fetch('/next');
    expect([next.status, next.headers.get('location')]).toEqual([302, `/g/${waiting.id}`]);
    expect((await new Client().fetch('/next')).headers.get('location')).toBe('/');
  });

  test('/next passes over a game whose log is damaged', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const host = new Client();
    const [first, second] = [await made(host, ME, BOT), await made(host, ME, BOT)];
    for (const { path } of [first, second])
      await until(async () => ((await host.get<GameView>(path)).acting.includes(0) ? true : undefined));
    const leadsTo = async () => (await host.fetch('/next')).headers.get('location');
    await db().update(gamesTable).set({ turnAt: 1 }).where(eq(gamesTable.id, first.id));
    expect(await leadsTo()).toBe(`/g/${first.id}`);
    await cutRow(first.id, (await gameRow(first.id)).seq);
    expect(await leadsTo()).toBe(`/g/${second.id}`);
    await cutRow(second.id, (await gameRow(second.id)).seq);
    expect(await leadsTo()).toBe(`/g/${first.id}`); // its page says what is wrong
    quiet.mockRestore();
  });
});

const logLength = async (id: string): Promise<number> => (await logRows(id)).length;
