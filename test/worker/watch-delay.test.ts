import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { foldLog } from '#shared/kernel/fold.ts';
import type { CreatedGame, Export, GameView, LogPage, Messages } from '#shared/protocol/http.ts';
import type { Frame } from '#shared/protocol/socket.ts';
import { rules, VEHICLE } from '../support/vehicle.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { logRows } from './support/database.ts';
import {
  claimOf,
  clientOf,
  commit,
  decision,
  lookAt,
  once,
  playRandomly,
  streamOf,
  type Match,
} from './support/play.ts';
import { DELAY, delayed, HOUR } from './support/delayed.ts';
import { alarmOf, evict, ringAlarm } from './support/rooms.ts';
import { connect } from './support/socket.ts';

/** Spectators of a game with a delay see it as it was then, on every channel. */

beforeEach(startClock);
afterEach(stopClock);

const DAY = 86_400_000;

/** A game of two whose host has no seat. */
async function hosted(): Promise<{ readonly match: Match; readonly host: Client }> {
  const [host, ...clients] = [new Client(), new Client(), new Client()] as const;
  const open = { kind: 'open' };
  const { id, seats } = await host.post<CreatedGame>('/api/games', {
    game: VEHICLE,
    seats: [open, open],
    watchDelay: DELAY,
  });
  const match = { id, path: `/api/games/${id}`, clients };
  for (const { seat, link = '' } of seats) await clientOf(match, seat).post(...claimOf(link));
  return { match, host };
}

const say = async (match: Match, n: number): Promise<void> =>
  void (await clientOf(match, 0).post(`${match.path}/messages`, { id: `message-${n}`, text: `Said ${n}` }));

const play = async (match: Match, moves: number, seed = 41): Promise<void> => {
  for (let n = 0; n < moves; n += 1) {
    const { client, view, move } = await decision(match, streamOf(seed + n));
    await commit(match, client, view.seq, move);
  }
};

const textsIn = (frames: readonly Frame[]): readonly string[] =>
  frames.flatMap((frame) => (frame.type === 'message' ? [frame.message.text] : []));

/** All that a spectator can fetch. */
async function seenBy(match: Match, client = new Client()) {
  const [view, log, saved] = [
    await client.get<GameView>(match.path),
    await client.get<LogPage>(`${match.path}/log`),
    await client.get<Export>(`${match.path}/export`),
  ];
  return { view, log, saved };
}

describe('a spectator', () => {
  test('sees nothing of a game that has just begun, and it is not an error', async () => {
    const match = await delayed();
    const { view, log, saved } = await seenBy(match);
    expect(view).toMatchObject({
      status: 'running',
      seq: 0,
      state: null,
      acting: [],
      standings: [],
      watchDelay: DELAY,
    });
    expect([log.commits, saved.commits]).toEqual([[], []]);
  });

  test('sees the rows that are old enough: view, log and export agree, and the view is the fold of the log', async () => {
    const match = await delayed();
    await play(match, 4);
    const { seq } = await lookAt(match);
    later(HOUR);
    await play(match, 5, 51);
    const { view, log, saved } = await seenBy(match);
    expect(view.seq).toBe(seq);
    expect(log.commits.map((row) => row.seq)).toEqual(Array.from({ length: seq }, (_, n) => n + 1));
    expect(saved.commits).toEqual(log.commits);
    const rows = log.commits.map((row) => ({ ...row, version: row.version }));
    expect(view.state).toEqual(foldLog(rules, rows));
    expect(view.acting).toEqual(rules.acting(view.state as never));
    expect((await lookAt(match)).seq).toBe(seq + 5);
  });

  test('sees what they saw before, after the room has slept', async () => {
    const match = await delayed();
    await play(match, 4);
    later(HOUR);
    await play(match, 3, 51);
    const before = await seenBy(match);
    await evict(match.id);
    expect(await seenBy(match)).toEqual(before);
  });

  test('who is the host without a seat sees it with the delay too; a player does not', async () => {
    const match = await delayed();
    await play(match, 2);
    const [own, other] = [await lookAt(match), await new Client().get<GameView>(match.path)];
    expect(own.seq).toBeGreaterThan(other.seq);
  });

  test('reads messages when they are as old as the rows; a host without a seat sees their own at once', async () => {
    const { match, host } = await hosted();
    await say(match, 1);
    await host.post(`${match.path}/messages`, { id: 'of-the-host', text: 'Welcome' });
    const read = async (client: Client) =>
      (await client.get<Messages>(`${match.path}/messages`)).messages.map(({ text }) => text);
    expect(await read(new Client())).toEqual([]);
    expect(await read(host)).toEqual(['Welcome']);
    expect(await read(clientOf(match, 1))).toEqual(['Said 1', 'Welcome']);
    later(HOUR);
    for (const client of [new Client(), host]) expect(await read(client)).toEqual(['Said 1', 'Welcome']);
  });

  test('sees a successor’s name with the row that seats them, and the former player’s until then', async () => {
    const match = await delayed();
    const seat = (await lookAt(match)).acting[0] ?? 0;
    const former = (await lookAt(match)).seats[seat]?.name;
    await clientOf(match, seat).post(`${match.path}/seats/${seat}/leave`, {});
    const { link = '' } = await clientOf(match, 1 - seat).post<CreatedGame['seats'][number]>(
      `${match.path}/seats/${seat}/replace`,
      { open: true },
    );
    const [path, body] = claimOf(link, 'Eve');
    await new Client().send(path, body);
    const name = async () => (await new Client().get<GameView>(match.path)).seats[seat]?.name;
    expect(await name()).toBe(former);
    later(HOUR);
    expect(await name()).toBe('Eve');
  });

  test('is told no player’s record before the end, because it changes with a successor; they may report a seat', async () => {
    const match = await delayed();
    const record = (client: Client) => client.fetch(`${match.path}/seats/0/record`);
    expect([(await record(new Client())).status, (await record(clientOf(match, 1))).status]).toEqual([
      409, 200,
    ]);
    const { host, match: other } = await hosted();
    const { status } = await host.send(`${other.path}/report`, { seat: 0, text: 'Rude words' });
    expect(status).toBe(201);
  });

  test('who is the host without a seat learns by no refusal that a seat is vacant, or who has it now', async () => {
    const { match, host } = await hosted();
    const seat = (await lookAt(match)).acting[0] ?? 0;
    const told = async () => {
      const of = `${match.path}/seats/${seat}`;
      const [offer, block] = [await host.send(`${of}/replace`), await host.send(`${of}/block`)];
      return [offer.body, block.body].map((body) => (body as { readonly code?: string }).code);
    };
    const before = await told();
    expect(before).toEqual(['GAME_NOT_OPEN', 'GAME_NOT_OVER']);
    await clientOf(match, seat).post(`${match.path}/seats/${seat}/leave`, {});
    expect(await told()).toEqual(before);
    const { link = '' } = await clientOf(match, 1 - seat).post<CreatedGame['seats'][number]>(
      `${match.path}/seats/${seat}/replace`,
      { open: true },
    );
    await new Client().send(...claimOf(link, 'Eve'));
    expect(await told()).toEqual(before);
  });
});

describe('what happens in the last hour', () => {
  /** All bytes that a spectator without a session gets, by requests and by a new connection. */
  async function bytes(match: Match): Promise<string> {
    const client = new Client();
    await seenBy(match, client);
    await client.get(`${match.path}/messages`);
    for (const { seat } of (await lookAt(match)).seats)
      await client.fetch(`${match.path}/seats/${seat}/record`);
    const refusals = await refusalsTo(match, new Client());
    const live = await connect(match, client);
    await live.settled();
    const texts = [...client.heard, ...refusals, ...live.texts];
    live.close();
    return texts.join('\n');
  }

  /** The codes of what a spectator is refused, by seat: each refusal has an id of its own. */
  async function refusalsTo(match: Match, client: Client): Promise<string[]> {
    const codes: string[] = [];
    for (const { seat } of (await lookAt(match)).seats)
      for (const [what, body] of [
        ['claim', { token: 'a'.repeat(32), name: 'Eve' }],
        ['replace', {}],
      ] as const)
        codes.push((await client.send(`${match.path}/seats/${seat}/${what}`, body)).body.code);
    return codes;
  }

  const acting = async (match: Match): Promise<number> => (await lookAt(match)).acting[0] ?? 0;
  const others: readonly [string, (match: Match) => Promise<void>][] = [
    ['moves', (match) => play(match, 3, 61)],
    [
      'a move and its undo',
      async (match) => {
        const { client, view } = await decision(match, streamOf(62));
        await commit(match, client, view.seq, { type: 'pass' });
        await client.post(`${match.path}/undo`, { expect: view.seq + 1, to: view.seq });
      },
    ],
    [
      'a player who leaves',
      async (match) => {
        const seat = await acting(match);
        await clientOf(match, seat).post(`${match.path}/seats/${seat}/leave`, {});
      },
    ],
    [
      'a successor, before their row is shown',
      async (match) => {
        const seat = await acting(match);
        await clientOf(match, seat).post(`${match.path}/seats/${seat}/leave`, {});
        const { link = '' } = await clientOf(match, (seat + 1) % 3).post<CreatedGame['seats'][number]>(
          `${match.path}/seats/${seat}/replace`,
          { open: true },
        );
        const [path, body] = claimOf(link, 'Eve');
        expect((await new Client().send(path, body)).status).toBe(200);
      },
    ],
    ['a message', (match) => say(match, 1)],
    [
      'a question',
      async (match) => void (await clientOf(match, 1).post(`${match.path}/questions`, { kind: 'end' })),
    ],
    [
      'a pause',
      async (match) => {
        await clientOf(match, 0).post(`${match.path}/questions`, { kind: 'pause', until: Date.now() + DAY });
        for (const seat of [1, 2]) {
          const { seq, question } = await lookAt(match);
          if (question !== null)
            await clientOf(match, seat).post(`${match.path}/votes`, {
              expect: seq,
              question: question.id,
              answer: 'yes',
            });
        }
      },
    ],
    [
      'a holiday',
      async (match) => {
        const [from, until] = [Date.now(), Date.now() + 3 * DAY];
        await clientOf(match, 0).fetch('/api/me/holidays', {
          method: 'PUT',
          json: { holiday: { from, until } },
        });
      },
    ],
    [
      'a player who looks',
      async (match) => void (await connect(match, clientOf(match, await acting(match)))),
    ],
  ];

  test.each(others)('changes no byte for a delayed spectator: %s', async (_, happens) => {
    const match = await delayed(3);
    await play(match, 4);
    later(HOUR);
    const live = await connect(match, new Client());
    await live.settled();
    const [before, frames] = [await bytes(match), live.texts.length];
    await happens(match);
    await ringAlarm(match.id);
    await live.settled();
    expect(await bytes(match)).toBe(before);
    expect(live.texts.slice(frames).filter((text) => text !== 'pong')).toEqual([]);
  });
});

describe('a live connection of a spectator', () => {
  test('gets each row when it is old enough, with the table of that time, also if the room has slept', async () => {
    const match = await delayed();
    const live = await connect(match, new Client());
    await play(match, 2);
    const { seq } = await lookAt(match);
    await live.settled();
    expect(live.seqs).toEqual([]);
    later(HOUR / 2);
    await play(match, 1, 44);
    expect(await alarmOf(match.id)).toBeLessThanOrEqual(Date.now() + DELAY / 2 + 2_000);
    later(HOUR / 2);
    await evict(match.id);
    await ringAlarm(match.id);
    await live.row(seq);
    expect(live.seqs).toEqual(Array.from({ length: seq }, (_, n) => n + 1));
    expect(await alarmOf(match.id)).toBeLessThanOrEqual(Date.now() + DELAY / 2 + 2_000);
    later(HOUR / 2);
    await ringAlarm(match.id);
    await live.row(seq + 1);
    expect(live.seqs).toEqual(Array.from({ length: seq + 1 }, (_, n) => n + 1));
    const table = live.frames.findLast((frame) => frame.type === 'table');
    const { acting } = await new Client().get<GameView>(match.path);
    expect(table).toMatchObject({ acting, you: null });
  });

  test('continues after the row its page has', async () => {
    const match = await delayed();
    await play(match, 3);
    later(HOUR);
    const { view } = await seenBy(match);
    const live = await connect(match, new Client(), { from: view.seq - 1 });
    await live.row(view.seq);
    expect(live.seqs).toEqual([view.seq]);
  });

  test('of a player gets rows and messages at once', async () => {
    const match = await delayed();
    const own = await connect(match, clientOf(match, 1));
    await play(match, 1);
    await own.row((await lookAt(match)).seq);
    await say(match, 1);
    await own.until(({ frames }) => textsIn(frames).length === 1);
  });

  test('gets messages when they are as old as the rows, each once, also if the room has slept', async () => {
    const match = await delayed();
    await say(match, 1);
    later(HOUR / 2);
    const live = await connect(match, new Client());
    await say(match, 2);
    later(HOUR / 2);
    await evict(match.id);
    await ringAlarm(match.id);
    await live.until(({ frames }) => textsIn(frames).length > 0);
    expect(textsIn(live.frames)).toEqual(['Said 1']);
    expect(await alarmOf(match.id)).toBeLessThanOrEqual(Date.now() + DELAY / 2 + 2_000);
    later(HOUR / 2);
    await ringAlarm(match.id);
    await ringAlarm(match.id);
    await live.until(({ frames }) => textsIn(frames).length > 1);
    expect(textsIn(live.frames)).toEqual(['Said 1', 'Said 2']);
  });
});

describe('once the game is over, a spectator', () => {
  /** Played to its end while a spectator was connected. Made once; no test here changes it. */
  const ended = once(async () => {
    const match = await delayed();
    const live = await connect(match, new Client());
    await say(match, 1);
    await playRandomly(match, streamOf(46));
    return { match, live, rows: await logRows(match.id) };
  });

  test('learns it at once', async () => {
    const { live, rows } = await ended();
    await live.row(rows.length);
    const table = live.frames.findLast((frame) => frame.type === 'table');
    expect(table).toMatchObject({ status: 'over' });
  });

  test('gets the messages that were held back', async () => {
    const { match, live } = await ended();
    await ringAlarm(match.id);
    await live.until(({ frames }) => textsIn(frames).length > 0);
    expect(textsIn(live.frames)).toEqual(['Said 1']);
  });

  test('gets none of them after signing out', async () => {
    const { match, host } = await hosted();
    const [ours, others] = [await connect(match, host), await connect(match, new Client())];
    await say(match, 1);
    await playRandomly(match, streamOf(46));
    await host.post('/api/auth/logout');
    await ringAlarm(match.id);
    await others.until(({ frames }) => textsIn(frames).length > 0);
    expect(textsIn(ours.frames)).toEqual([]);
  });

  test('sees everything', async () => {
    const { match, rows } = await ended();
    const { view, log } = await seenBy(match);
    expect(view).toMatchObject({ status: 'over', seq: rows.length });
    expect(log.commits).toHaveLength(rows.length);
  });
});
