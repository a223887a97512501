import { afterEach, beforeEach, expect, test } from 'vitest';
import { later, startClock, stopClock } from './support/clock.ts';
import { gameRow, tripsOf } from './support/database.ts';
import { giveAddress } from './support/mails.ts';
import { commit, viewOf, type Match } from './support/play.ts';
import { alarmOf, inRoom, ringAlarm } from './support/rooms.ts';
import { HOUR, relaxedGame, timedGame, toMove } from './support/timed.ts';

/** What a clock costs: its columns are in rows that are written anyway, and its times are corrected when they come. */

beforeEach(startClock);
afterEach(stopClock);

const PASS = { type: 'pass' };
const DRAW = { type: 'draw' };

/** The time passes; the room's alarm rings when it is set for. */
async function waitFor(match: Match, minutes: number): Promise<void> {
  const until = Date.now() + minutes * 60_000;
  for (;;) {
    const at = await alarmOf(match.id);
    if (at === null || at > until) break;
    later((at - Date.now()) / 60_000);
    await inRoom(match.id, ({ storage }) => storage.deleteAlarm());
    await ringAlarm(match.id);
  }
  later((until - Date.now()) / 60_000);
}

test.each([
  ['a clock', () => timedGame(3)],
  ['no clock', () => relaxedGame(3)],
])(
  'with %s each move writes log and game, and a hand-over its notice: no index, no alarm',
  async (_, table) => {
    const match = await table();
    for (const [n, client] of match.clients.entries())
      if (client !== undefined) await giveAddress(client, `cost${n}-${match.id}@example.org`);
    const kept: number[] = [];
    const handed: number[] = [];
    for (let turn = 0; turn < 9; turn += 1) {
      await waitFor(match, (turn % 4) * 3 * HOUR + 11);
      const { client } = await toMove(match);
      const { seq } = await viewOf(match, client);
      const alarm = await alarmOf(match.id);
      const written = async (move: object, expected: number): Promise<number> => {
        const trips = await tripsOf(() => commit(match, client, expected, move as { type: string }));
        expect(trips.length).toBeLessThanOrEqual(2);
        return trips.reduce((sum, trip) => sum + trip.written, 0);
      };
      kept.push(await written(PASS, seq));
      handed.push(await written(DRAW, seq + 1));
      expect(await alarmOf(match.id)).toBe(alarm);
    }
    expect([Math.max(...kept), Math.max(...handed)]).toEqual([2, 3]);
    expect((await gameRow(match.id)).due).toBeGreaterThan(Date.now());
  },
);
