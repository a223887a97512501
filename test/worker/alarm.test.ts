import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AUTOMATIC_PER_INVOCATION } from '../../worker/room/play/automatic.ts';
import { Client } from './support/client.ts';
import { archivedAt, gameRow, logRows, throughGate } from './support/database.ts';
import { commit, decision, newGame, streamOf, until, untilPerson, type Match } from './support/play.ts';
import { alarmOf, evict, inRoom, ringAlarm } from './support/rooms.ts';
import { updatesGame, stuckGame, withGame, seqs, untilOver } from './support/stuck.ts';

/** While `work` runs, the database refuses changes of games. */
const withoutUpdates = <R>(work: () => Promise<R>): Promise<R> =>
  throughGate(
    (statements, go) =>
      updatesGame(statements) ? Promise.reject(new Error('D1_ERROR: Network connection lost.')) : go(),
    work,
  );

/** Replaces the room's alarm clock. Only the test rings alarms. */
const deafen = ({ id }: Match): Promise<number[]> =>
  inRoom(id, ({ storage }) => {
    const set: number[] = [];
    Object.defineProperty(storage, 'setAlarm', {
      value: (at: number) => {
        set.push(at);
        return Promise.resolve();
      },
    });
    return set;
  });

const oneTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describe('bots', () => {
  test('go on by themselves after the first eight commits, until the game is over', async () => {
    const match = await newGame(['bot', 'bot', 'bot', 'bot']);
    const view = await untilOver(match);
    const rows = await logRows(match.id);
    expect(view.seq).toBeGreaterThan(1 + AUTOMATIC_PER_INVOCATION);
    expect(rows.map(({ seq }) => seq)).toEqual(oneTo(view.seq));
    expect(new Set(rows.slice(1).map(({ by }) => by))).toEqual(new Set(['bot']));
    expect((await gameRow(match.id)).due).toBe(await archivedAt(match.id));
  });

  test('play on after the room was put to sleep between their moves', async () => {
    const match = await stuckGame();
    for (const round of [1, 2, 3]) {
      await ringAlarm(match.id);
      await evict(match.id);
      expect((await gameRow(match.id)).seq).toBeGreaterThanOrEqual(1 + round * AUTOMATIC_PER_INVOCATION);
    }
    expect(await seqs(match)).toEqual(oneTo((await gameRow(match.id)).seq));
  });

  test('make at most eight commits in one invocation, and leave the rest to an immediate alarm', async () => {
    const match = await stuckGame();
    const set = await deafen(match);
    const before = Date.now();
    await ringAlarm(match.id);
    expect(await seqs(match)).toEqual(oneTo(1 + AUTOMATIC_PER_INVOCATION));
    expect(set.at(-1)).toBeGreaterThanOrEqual(before);
    expect(set.at(-1)).toBeLessThanOrEqual(Date.now());
  });

  test('answer a person’s move before the player has to ask again', async () => {
    const match = await newGame(['person', 'bot', 'bot', 'bot']);
    const { client, view, move } = await decision(match, streamOf(41));
    await commit(match, client, view.seq, move);
    const next = await untilPerson(match);
    expect(next.seq).toBeGreaterThan(view.seq + 1);
    expect(next.acting).toEqual([0]);
  });
});

describe('an alarm', () => {
  test('that rings twice at once writes no row twice', async () => {
    const match = await stuckGame();
    await deafen(match);
    await Promise.all([ringAlarm(match.id), ringAlarm(match.id)]);
    expect(await seqs(match)).toEqual(oneTo(1 + 2 * AUTOMATIC_PER_INVOCATION));
  });

  test('that rings again when there is nothing to do does nothing', async () => {
    const match = await newGame(['person', 'bot']);
    const { seq } = await untilPerson(match);
    await ringAlarm(match.id);
    await ringAlarm(match.id);
    expect(await seqs(match)).toEqual(oneTo(seq));
  });

  test('that rings for a game that was never created does nothing', async () => {
    const id = 'a222222222222222';
    await ringAlarm(id);
    expect((await new Client().fetch(`/api/games/${id}`)).status).toBe(404);
  });

  test('wakes a sleeping room, and the room knows which game it belongs to', async () => {
    const match = await stuckGame();
    await inRoom(match.id, ({ storage }) => storage.setAlarm(Date.now() + 50));
    await evict(match.id);
    const { seq } = await until(async () => {
      const row = await gameRow(match.id); // asks the database alone: nobody but the alarm wakes the room
      return row.seq > 1 ? row : undefined;
    });
    expect(await seqs(match)).toEqual(expect.arrayContaining(oneTo(seq)));
  });

  test('that fails sets itself again, and the next one succeeds', async () => {
    const match = await stuckGame();
    const before = Date.now();
    await withoutUpdates(() => ringAlarm(match.id));
    const again = await alarmOf(match.id);
    expect(again).toBeGreaterThan(before + 10_000);
    expect(again).toBeLessThan(before + 60_000);
    expect(await seqs(match)).toEqual([1]);
    await ringAlarm(match.id);
    expect((await gameRow(match.id)).seq).toBeGreaterThan(1);
  });

  test('that fails again and again rings ever later, even if the room slept in between', async () => {
    const match = await stuckGame();
    await withGame(match, 'chess', async () => {
      const waits: number[] = [];
      for (let tries = 0; tries < 9; tries += 1) {
        const before = Date.now();
        await ringAlarm(match.id);
        waits.push(Math.round(((await alarmOf(match.id)) ?? 0) - before) / 1_000);
        await evict(match.id);
      }
      expect(waits.map(Math.round)).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
    });
    await ringAlarm(match.id);
    expect((await gameRow(match.id)).seq).toBeGreaterThan(1);
    await withGame(match, 'chess', async () => {
      const before = Date.now();
      await ringAlarm(match.id);
      expect(await alarmOf(match.id)).toBeLessThan(before + 60_000);
    });
  });

  test('that fails because of the database keeps the snapshot', async () => {
    const match = await stuckGame();
    await inRoom(match.id, ({ storage }) => storage.kv.put('snapshot', 'whatever it is'));
    await ringAlarm(match.id);
    await withoutUpdates(() => ringAlarm(match.id));
    expect(await inRoom(match.id, ({ storage }) => storage.kv.get('snapshot'))).toBeDefined();
  });

  test('that has rung is set again before the next write, even if the game was already due', async () => {
    const match = await stuckGame();
    const seen: (number | null)[] = [];
    await throughGate(
      async (statements, go) => {
        if (updatesGame(statements)) seen.push(await alarmOf(match.id));
        return go();
      },
      () => ringAlarm(match.id),
    );
    expect(seen[0]).not.toBeNull();
  });

  test('is set before the moves that make it necessary are written', async () => {
    const match = await newGame(['person', 'bot']);
    const { client, view, move } = await decision(match, streamOf(42));
    const seen: (number | null)[] = [];
    await throughGate(
      async (statements, go) => {
        if (updatesGame(statements)) seen.push(await alarmOf(match.id));
        return go();
      },
      () => commit(match, client, view.seq, move),
    );
    expect(seen[0]).not.toBeNull();
  });
});
