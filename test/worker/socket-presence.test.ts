import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameView } from '#shared/protocol/http.ts';
import { evict, inRoom } from './support/rooms.ts';
import { Client } from './support/client.ts';
import { clientOf, newGame, until, type Match } from './support/play.ts';
import { startTimers, stopTimers } from './support/silence.ts';
import { connect, type Live } from './support/socket.ts';
import { bearer, makeToken } from './support/tokens.ts';

/** Presence is sent at most once a second, and only to pages for which it is news. */

beforeEach(stopTimers);
afterEach(startTimers);

const SECOND = 1_000;
const THREE = ['person', 'person', 'person'] as const;

/** The presence frames of a page, in order: the seats online. */
const heard = (live: Live): (readonly number[])[] =>
  live.frames.flatMap((frame) => {
    if (frame.type === 'presence') return [frame.online];
    if (frame.type !== 'table') return [];
    return [frame.seats.filter(({ online }) => online).map(({ seat }) => seat)];
  });

/** A second goes by in the room. */
const second = ({ id }: Match): Promise<unknown> => inRoom(id, () => vi.advanceTimersByTimeAsync(SECOND));

/** Lets seconds pass until the page has this many frames. The platform decides when it notices a closed connection. */
const untilHeard = (match: Match, live: Live, times: number): Promise<true> =>
  until(async () => {
    await second(match);
    return heard(live).length >= times || undefined;
  });

test('a page gets the seats online at once, and a second later who has come and gone', async () => {
  const match = await newGame(THREE);
  const ann = await connect(match, clientOf(match, 0));
  const bob = await connect(match, clientOf(match, 1));
  const cleo = await connect(match, clientOf(match, 2));
  await second(match);
  expect(heard(await ann.settled())).toEqual([[0], [0, 1, 2]]);
  expect(heard(await bob.settled())).toEqual([
    [0, 1],
    [0, 1, 2],
  ]);
  expect(heard(await cleo.settled())).toEqual([[0, 1, 2]]);
  bob.close();
  await untilHeard(match, ann, 3);
  expect(heard(ann).slice(2)).toEqual([[0, 2]]);
});

test('spectators, a second page and a reload cause no frame', async () => {
  const match = await newGame();
  const ann = await connect(match, clientOf(match, 0));
  const first = await connect(match, clientOf(match, 1));
  await second(match);
  const count = (await ann.settled()).frames.length;
  for (const client of [new Client(), clientOf(await newGame(), 0), clientOf(match, 1)]) {
    const live = await connect(match, client);
    await second(match);
    live.close();
    await live.until(({ closed }) => closed !== undefined);
    await second(match);
  }
  first.close();
  await connect(match, clientOf(match, 1));
  await second(match);
  expect((await ann.settled()).frames).toHaveLength(count);
});

test('a script that only reads is no player at the table: it is listed nowhere, and its coming and going sets no timer', async () => {
  const match = await newGame();
  const timers = (): Promise<number> => inRoom(match.id, () => vi.getTimerCount());
  const ann = await connect(match, clientOf(match, 0));
  const { token } = await makeToken(clientOf(match, 1), 'read');
  const before = await timers();
  const live = await connect(match, new Client(), { headers: bearer(token) });
  expect(heard(await live.settled())).toEqual([[0]]);
  const { seats } = await clientOf(match, 0).get<GameView>(match.path);
  expect(seats.map(({ online }) => online)).toEqual([true, false]);
  expect(await timers()).toBe(before);
  live.close();
  await live.until(({ closed }) => closed !== undefined);
  expect(await timers()).toBe(before);
  expect(heard(await ann.settled())).toEqual([[0]]);
});

test('a player with a page and a script that reads is online for as long as the page is open', async () => {
  const match = await newGame();
  const ann = await connect(match, clientOf(match, 0));
  const { token } = await makeToken(clientOf(match, 1), 'read');
  await connect(match, new Client(), { headers: bearer(token) });
  const bob = await connect(match, clientOf(match, 1));
  await second(match);
  expect(heard(await ann.settled())).toEqual([[0], [0, 1]]);
  bob.close();
  await untilHeard(match, ann, 3);
  expect(heard(ann).at(-1)).toEqual([0]);
});

test('a room that slept reports who has gone', async () => {
  const match = await newGame();
  const ann = await connect(match, clientOf(match, 0));
  const bob = await connect(match, clientOf(match, 1));
  await second(match);
  await evict(match.id);
  bob.close();
  await untilHeard(match, ann, 3);
  expect(heard(ann).at(-1)).toEqual([0]);
});

test('a room that slept sends nobody again what they know', async () => {
  const match = await newGame();
  const ann = await connect(match, clientOf(match, 0));
  await connect(match, clientOf(match, 1));
  await second(match);
  const count = (await ann.settled()).frames.length;
  await evict(match.id);
  await connect(match, clientOf(match, 1)); // a second page
  await second(match);
  expect((await ann.settled()).frames).toHaveLength(count);
});

test('a presence frame is small, and no other frame is sent with it', async () => {
  const match = await newGame();
  const ann = await connect(match, clientOf(match, 0));
  await connect(match, clientOf(match, 1));
  await second(match);
  const [, , presence, ...more] = (await ann.settled()).texts.filter((text) => text !== 'pong');
  expect(presence?.length).toBeLessThan(80);
  expect(more).toEqual([]);
});

test('a room with one page sets no timer, which would keep it awake: neither as the page comes nor as it goes', async () => {
  const match = await newGame();
  const timers = (): Promise<number> => inRoom(match.id, () => vi.getTimerCount());
  const before = await timers();
  const ann = await connect(match, clientOf(match, 0));
  expect(await timers()).toBe(before);
  ann.close();
  await ann.until(({ closed }) => closed !== undefined);
  expect(await timers()).toBe(before);
});
