import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GameView } from '#shared/protocol/http.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { throughGate } from './support/database.ts';
import { delayed, HOUR } from './support/delayed.ts';
import type { Match } from './support/play.ts';
import { alarmOf, evict, inRoom, ringAlarm } from './support/rooms.ts';
import { connect, upgrade } from './support/socket.ts';

/** Spectators of a game with a delay while its database does not answer. */

beforeEach(startClock);
afterEach(stopClock);

const isOpen = ({ readyState }: WebSocket): boolean => readyState === WebSocket.OPEN;

/** Runs `work` while messages cannot be read. */
const withoutMessages = <R>(work: () => Promise<R>): Promise<R> =>
  throughGate(
    (statements, go) =>
      statements.join().includes('from "messages"') ? Promise.reject(new Error('D1_ERROR: away')) : go(),
    work,
  );

/** Runs `work`; while it reads messages, a look at the game fails. */
const whileAnotherFails =
  ({ path }: Match) =>
  (work: () => Promise<void>): Promise<void> => {
    let isAway = false;
    return throughGate(async (statements, go) => {
      if (isAway) throw new Error('D1_ERROR: away');
      isAway = statements.join().includes('from "messages"');
      if (isAway) expect((await new Client().fetch(path)).status).toBe(503);
      isAway = false;
      return go();
    }, work);
  };

test('a connection that fails, because the messages cannot be read, leaves none behind', async () => {
  const match = await delayed();
  const refused = await withoutMessages(() => upgrade(match, new Client()));
  expect(refused.status).toBe(503);
  expect(await inRoom(match.id, (ctx) => ctx.getWebSockets().filter(isOpen).length)).toBe(0);
  await evict(match.id);
});

test.each([
  ['the messages could not be read', () => withoutMessages],
  ['another request failed meanwhile', whileAnotherFails],
])('a row is sent soon after it was old enough, but %s', async (_, failing) => {
  const match = await delayed();
  const live = await connect(match, new Client());
  const { seq } = await new Client().get<GameView>(match.path);
  later(HOUR + 1);
  await evict(match.id);
  await inRoom(match.id, (ctx) => ctx.storage.deleteAlarm()); // it rings now
  await failing(match)(() => ringAlarm(match.id));
  expect(await alarmOf(match.id)).toBeLessThanOrEqual(Date.now() + 31_000);
  await ringAlarm(match.id);
  await live.row(seq + 1);
});
