import { afterEach, describe, expect, test } from 'vitest';
import { attachmentOf } from '../../worker/room/live/connections.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { throughGate, tripsOf, writes } from './support/database.ts';
import {
  clientOf,
  commit,
  decision,
  inPlay,
  lookAt,
  playRandomly,
  streamOf,
  until,
  type Match,
} from './support/play.ts';
import { evict, inRoom } from './support/rooms.ts';
import { connect, type Live } from './support/socket.ts';

/** What live connections read from the database. Players never wait for it. */

const oneTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
const crowd = (match: Match, from: number): Promise<Live[]> =>
  Promise.all(Array.from({ length: 12 }, () => connect(match, new Client(), { from })));

const readsLog = (statements: readonly string[]): boolean =>
  statements.some((statement) => /^select .* from "(log|messages)"/i.test(statement));

/** Holds back every read of the log or the messages until `release`. The request and the release run independently. */
function holdReads() {
  let isHeld = false;
  let isReleased = false;
  const gate = async (statements: readonly string[], go: () => Promise<unknown>): Promise<unknown> => {
    if (statements.length === 1 && readsLog(statements)) {
      isHeld = true;
      await until(async () => isReleased || undefined);
    }
    return go();
  };
  const held = (): Promise<boolean> => until(async () => isHeld || undefined);
  const release = (): void => void (isReleased = true);
  return { gate, held, release };
}

describe('a spectator who connects', () => {
  test('and has missed nothing costs no read', async () => {
    const match = await inPlay();
    const { seq } = await lookAt(match);
    let lives: readonly Live[] = [];
    const trips = await tripsOf(async () => (lives = await crowd(match, seq)));
    expect(trips).toEqual([]);
    for (const live of lives) expect((await live.settled()).seqs).toEqual([]);
  });

  test('and has missed rows written since the room woke costs no read', async () => {
    const match = await inPlay();
    await evict(match.id);
    const { seq: before } = await lookAt(match);
    const { seq } = await playRandomly(match, streamOf(91), 3);
    let lives: readonly Live[] = [];
    const trips = await tripsOf(async () => (lives = await crowd(match, before)));
    expect(trips).toEqual([]);
    for (const live of lives) expect((await live.settled()).seqs).toEqual(oneTo(seq).slice(before));
  });

  test('to a cold room in a crowd shares two reads with all who missed the same rows', async () => {
    const match = await inPlay();
    const { seq } = await playRandomly(match, streamOf(92), 3);
    await evict(match.id);
    let lives: readonly Live[] = [];
    const trips = await tripsOf(async () => (lives = await crowd(match, seq - 2)));
    expect(trips).toHaveLength(2);
    for (const live of lives) expect((await live.settled()).seqs).toEqual([seq - 1, seq]);
    expect(await tripsOf(() => crowd(match, seq - 2))).toEqual([]);
  });
});

describe('a player’s move does not wait', () => {
  test('for the rows that a spectator has missed; the spectator still gets every row once', async () => {
    const match = await inPlay();
    await evict(match.id);
    const { client, view } = await decision(match, streamOf(93));
    const { gate, held, release } = holdReads();
    const live = await throughGate(gate, async () => {
      const connecting = connect(match, new Client(), { from: 1 });
      await held();
      await commit(match, client, view.seq, { type: 'pass' }, { type: 'draw' });
      release();
      return connecting;
    });
    await live.row(view.seq + 1);
    expect((await live.settled()).seqs).toEqual(oneTo(view.seq + 1).slice(1));
  });

  test.each(['log', 'messages', 'export'])('for somebody else’s read: %s', async (what) => {
    const match = await inPlay();
    const { client, view } = await decision(match, streamOf(94));
    const { gate, held, release } = holdReads();
    const read = await throughGate(gate, async () => {
      const reading = new Client().fetch(`${match.path}/${what}`);
      await held();
      await commit(match, client, view.seq, { type: 'pass' });
      release();
      return reading;
    });
    expect(read.status).toBe(200);
    const { commits } = await read.json<{ commits?: { seq: number }[] }>();
    if (commits) expect(commits.map(({ seq }) => seq)).toEqual(oneTo(view.seq));
  });
});

describe('a page that reports again and again that its player is there', () => {
  afterEach(stopClock);

  test('costs one write in half a minute, for all its connections together', async () => {
    startClock();
    const match = await inPlay();
    const lives = [await connect(match, clientOf(match, 1)), await connect(match, clientOf(match, 1))];
    const isHere = (which: number): Promise<boolean> =>
      inRoom(match.id, (ctx) => {
        const kept = ctx.getWebSockets().map(attachmentOf);
        return kept.find(({ order }) => order === which)?.here !== undefined;
      });
    /** How often the database is written while a page sends these words, each after the one before has been handled. */
    const callsOf = async (which: number, ...words: readonly ('here' | 'away')[]): Promise<number> => {
      let calls = 0;
      const count = (statements: readonly string[], go: () => Promise<unknown>): Promise<unknown> => {
        if (writes(statements)) calls += 1;
        return go();
      };
      await throughGate(count, async () => {
        for (const word of words) {
          lives[which]?.send(word);
          await until(async () => ((await isHere(which)) === (word === 'here') ? true : undefined));
        }
      });
      return calls;
    };
    expect(await callsOf(0, 'here', 'away', 'here', 'away')).toBe(1);
    expect(await callsOf(1, 'here', 'away', 'here')).toBe(0);
    later(1);
    expect(await callsOf(1, 'away')).toBe(1); // the skipped write, that the player was back
    expect(await callsOf(1, 'here', 'away')).toBe(0);
    later(1);
    expect(await callsOf(0, 'here')).toBe(1);
  });
});
