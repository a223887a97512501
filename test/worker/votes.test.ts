import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Archive } from '#shared/protocol/http.ts';
import type { GameRow } from '../../worker/db/schema.ts';
import { questionAfter } from '../../worker/room/votes/questionAfter.ts';
import type { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { archivedAt, gameRow, seatRows } from './support/database.ts';
import { giveOrders, untilAnswered } from './support/ordered.ts';
import { AUTO } from './support/orderedTable.ts';
import { clientOf, viewOf, type Match } from './support/play.ts';
import { evict } from './support/rooms.ts';
import {
  ask,
  CLOCK,
  clockOf,
  DAY,
  goes,
  handOver,
  HOUR,
  ms,
  nothingFor,
  playedAfter,
  relaxedGame,
  tableEventsOf,
  timedGame,
  toMove,
  voteOn,
} from './support/timed.ts';

/** Votes of a table: a pause, the end, and somebody else for a player who is late. */

beforeEach(startClock);
afterEach(stopClock);

const typesOf = async (match: Match) => (await tableEventsOf(match)).map(({ type }) => type);
const questionOf = async (match: Match) => (await gameRow(match.id)).question;
const inDays = (days: number) => Date.now() + ms(days * DAY);

/** A table of three whose player to move has missed a turn. */
async function late() {
  const match = await timedGame(3);
  const table = await toMove(match);
  await nothingFor(match, table.left + 1);
  expect((await clockOf(match, table.seat)).missed).toBe(1);
  return { match, ...table, third: (table.seat + 2) % 3 };
}

describe('a pause', () => {
  test('needs a majority; then no clock runs and no time runs out until it ends', async () => {
    const match = await timedGame(3);
    const { seat, next, left } = await toMove(match);
    await nothingFor(match, HOUR);
    await ask(match, next, { kind: 'pause', until: inDays(20) });
    expect(await typesOf(match)).toEqual([]);
    await voteOn(match, seat, 'yes');
    expect(await typesOf(match)).toEqual(['paused']);
    expect(await clockOf(match, seat)).toMatchObject({ since: null, left: ms(left - HOUR) });
    await nothingFor(match, 20 * DAY - 1);
    expect((await viewOf(match, clientOf(match, seat))).clock?.pausedUntil).not.toBeNull();
    await nothingFor(match, 1);
    expect(await typesOf(match)).toEqual(['paused', 'resumed']);
    expect(await clockOf(match, seat)).toMatchObject({ since: Date.now(), left: ms(left - HOUR) });
  });

  test('counts those who are away as agreed after a day, and those who said no do not wait', async () => {
    const match = await timedGame(3);
    const { seat } = await toMove(match);
    await ask(match, seat, { kind: 'pause', until: inDays(9) });
    await nothingFor(match, DAY);
    expect(await typesOf(match)).toEqual(['paused']);
    const other = await timedGame(3);
    const asker = (await toMove(other)).seat;
    await ask(other, asker, { kind: 'pause', until: inDays(9) });
    await voteOn(other, (asker + 1) % 3, 'no');
    expect((await questionOf(other))?.kind).toBe('pause');
    await voteOn(other, (asker + 2) % 3, 'no');
    expect(await questionOf(other)).toBeNull();
    expect(await typesOf(other)).toEqual([]);
  });

  test('has a vote that ends on a whole millisecond, whatever its length', async () => {
    const match = await timedGame(3);
    const { seat } = await toMove(match);
    await ask(match, seat, { kind: 'pause', until: Date.now() + ms(HOUR) + 1 });
    expect((await questionOf(match))?.lapses).toBe(Date.now() + ms(HOUR / 2) + 1);
  });

  test.each([
    ['one hour', HOUR, HOUR / 2],
    ['one day', DAY, 12 * HOUR],
    ['two days', 2 * DAY, DAY],
    ['nine days', 9 * DAY, DAY],
  ])('of %s counts them as agreed while there is something left of it', async (_, length, silence) => {
    const match = await timedGame(3);
    const { seat } = await toMove(match);
    await ask(match, seat, { kind: 'pause', until: Date.now() + ms(length) });
    await nothingFor(match, silence - 1);
    expect(await typesOf(match)).toEqual([]);
    await nothingFor(match, 1);
    expect(await typesOf(match)).toEqual(['paused']);
    await nothingFor(match, length - silence);
    expect(await typesOf(match)).toEqual(['paused', 'resumed']);
  });

  test('in the moment the time runs out: whichever is first counts, and nothing is lost', async () => {
    const match = await timedGame(3);
    const { seat, next, left } = await toMove(match);
    await nothingFor(match, left - HOUR);
    await ask(match, next, { kind: 'pause', until: inDays(9) });
    const [voted] = await Promise.all([voteOn(match, (next + 1) % 3, 'yes'), nothingFor(match, HOUR)]);
    await nothingFor(match, 0);
    expect(voted.status).toBe(200);
    expect(await typesOf(match)).toContain('paused');
    const { since, missed } = await clockOf(match, seat);
    expect([since === null, missed <= 1]).toEqual([true, true]);
  });

  test('lets vacant seats wait: their bot decides after it', async () => {
    const match = await timedGame(3);
    const { seat, next } = await toMove(match);
    await goes(match, seat, 'leave');
    await ask(match, next, { kind: 'pause', until: inDays(5) });
    await voteOn(match, (seat + 2) % 3, 'yes');
    const { seq } = await gameRow(match.id);
    await nothingFor(match, 5 * DAY - 1);
    expect(await playedAfter(match, seq)).toEqual([]);
    await nothingFor(match, 1);
    await nothingFor(match, CLOCK.increment);
    expect(await playedAfter(match, seq)).toEqual([`${seat} timeOut`]);
  });

  test.each([
    ['ended', () => Date.now()],
    ['shortened', () => inDays(1)],
  ])(
    'is not %s by one player while the others are away: their silence is no consent to that',
    async (_, end) => {
      const match = await timedGame(3);
      const { seat, next } = await toMove(match);
      const until = inDays(20);
      await ask(match, seat, { kind: 'pause', until });
      await voteOn(match, next, 'yes');
      await ask(match, next, { kind: 'pause', until: end() });
      await nothingFor(match, DAY - 1);
      expect((await questionOf(match))?.kind).toBe('pause');
      await nothingFor(match, 1);
      expect([await questionOf(match), await typesOf(match)]).toEqual([null, ['paused']]);
      expect((await gameRow(match.id)).pausedUntil).toBe(until);
    },
  );

  test('is made longer while the others are away', async () => {
    const match = await timedGame(3);
    const { seat, next } = await toMove(match);
    await ask(match, seat, { kind: 'pause', until: inDays(5) });
    await voteOn(match, next, 'yes');
    await ask(match, next, { kind: 'pause', until: inDays(20) });
    await nothingFor(match, DAY);
    expect((await gameRow(match.id)).pausedUntil).toBe(inDays(19));
  });

  test('that ends by itself closes no question but whether to end it', async () => {
    for (const [proposal, left] of [
      [{ kind: 'end' }, 'end'],
      [{ kind: 'pause', until: inDays(6) }, 'pause'],
      [{ kind: 'pause', until: Date.now() }, undefined],
    ] as const) {
      const match = await timedGame(3);
      const { seat, next } = await toMove(match);
      await ask(match, seat, { kind: 'pause', until: inDays(1.5) });
      await voteOn(match, next, 'yes');
      await nothingFor(match, DAY);
      await ask(match, next, proposal);
      await nothingFor(match, DAY / 2);
      expect(await typesOf(match)).toEqual(['paused', 'resumed']);
      expect((await questionOf(match))?.kind).toBe(left);
    }
  });

  test('can be ended by the table, and has a longest length', async () => {
    const match = await timedGame(2);
    const { seat, next } = await toMove(match);
    expect((await ask(match, seat, { kind: 'pause', until: inDays(31) })).body.code).toBe('BAD_REQUEST');
    expect((await ask(match, seat, { kind: 'pause', until: Date.now() })).body.code).toBe(
      'QUESTION_POINTLESS',
    );
    await ask(match, seat, { kind: 'pause', until: inDays(30) });
    await voteOn(match, next, 'yes');
    await ask(match, next, { kind: 'pause', until: Date.now() });
    await voteOn(match, seat, 'yes');
    expect(await typesOf(match)).toEqual(['paused', 'resumed']);
  });
});

describe('taking back a move', () => {
  /** The player who has just handed the turn over asks to take it back. */
  async function asked(match: Match, before: { seat: number; client: Client }, to: number) {
    const { seq } = await viewOf(match, before.client);
    const answer = await before.client.send(`${match.path}/undo`, { expect: seq, to });
    expect([answer.status, (await questionOf(match))?.kind]).toEqual([200, 'undo']);
    return seq;
  }

  test('is no longer asked after a day, so that it stops neither the bot of a vacation nor other questions', async () => {
    const match = await relaxedGame(2);
    const table = await toMove(match);
    const { seq: to } = await viewOf(match, table.client);
    await handOver(match);
    const seq = await asked(match, table, to);
    const away = { vacation: { level: 'easy', from: 0 } } as const;
    await giveOrders(match.path, clientOf(match, table.next), seq, away);
    await nothingFor(match, DAY - 1);
    expect(await playedAfter(match, seq)).toEqual([]);
    await nothingFor(match, 1);
    expect([await questionOf(match), await playedAfter(match, seq)]).toEqual([null, []]);
    await untilAnswered(match.id);
    expect(await playedAfter(match, seq)).toEqual([`${table.next} order`]);
  });

  test('lets nobody lose their seat: the turn that runs out meanwhile does not count, because orders wait', async () => {
    const match = await timedGame(2);
    const table = await toMove(match);
    const { seq: to } = await viewOf(match, table.client);
    await handOver(match);
    const { seat, left } = await toMove(match);
    await nothingFor(match, left - HOUR);
    const seq = await asked(match, table, to);
    await nothingFor(match, HOUR);
    expect(await playedAfter(match, seq)).toEqual([`${seat} timeOut`]);
    expect(await clockOf(match, seat)).toMatchObject({ left: ms(CLOCK.increment), missed: 0 });
  });
});

describe('the end', () => {
  test('needs everybody who still plays; the scores of the moment count', async () => {
    const match = await timedGame(3);
    const { seat, next } = await toMove(match);
    await ask(match, seat, { kind: 'end' });
    await voteOn(match, next, 'yes');
    expect((await gameRow(match.id)).status).toBe('running');
    await evict(match.id);
    await voteOn(match, (seat + 2) % 3, 'yes');
    const view = await viewOf(match, clientOf(match, seat));
    expect([view.status, view.acting, view.question]).toEqual(['over', [], null]);
    expect(view.standings).toHaveLength(3);
    expect(await tableEventsOf(match)).toEqual([{ type: 'endedEarly', why: 'vote' }]);
    expect((await gameRow(match.id)).due).toBe(await archivedAt(match.id));
  });

  test('is the time at which the game ended, in lists and for news, and not its last move', async () => {
    const match = await timedGame();
    const { seat, next } = await toMove(match);
    later(5 * HOUR);
    await ask(match, seat, { kind: 'end' });
    await voteOn(match, next, 'yes');
    const { games } = await clientOf(match, seat).get<Archive>('/api/me/archive');
    expect(games.map(({ since }) => since)).toEqual([Date.now()]);
    const { endedAt } = (await seatRows(match.id))[next]!;
    expect(endedAt).toBe(Date.now());
  });

  test('fails with one no, and lapses after three days; nobody is counted who did not answer', async () => {
    const match = await timedGame(3);
    const { seat, next } = await toMove(match);
    await ask(match, seat, { kind: 'end' });
    await voteOn(match, next, 'no');
    expect(await questionOf(match)).toBeNull();
    await ask(match, next, { kind: 'end' });
    expect((await ask(match, seat, { kind: 'end' })).body.code).toBe('QUESTION_OPEN');
    await nothingFor(match, 3 * DAY);
    await nothingFor(match, 0);
    expect(await questionOf(match)).toBeNull();
    expect(await typesOf(match)).not.toContain('endedEarly');
  });

  test('is asked on while the game goes on, and no longer once it is over', async () => {
    const match = await timedGame(3);
    const { seat, next } = await toMove(match);
    await ask(match, seat, { kind: 'end' });
    await handOver(match);
    expect((await questionOf(match))?.kind).toBe('end');
    await goes(match, (seat + 2) % 3, 'leave');
    expect(await questionOf(match)).toBeNull();
    await ask(match, seat, { kind: 'end' });
    await voteOn(match, next, 'yes');
    expect((await gameRow(match.id)).status).toBe('over');
    expect((await voteOn(match, next, 'yes')).status).not.toBe(200);
    expect((await ask(match, seat, { kind: 'end' })).body.code).toBe('GAME_OVER');
  });
});

describe('somebody else for a player', () => {
  test('is asked for only if the player is late', async () => {
    const match = await timedGame(3);
    const { seat, next } = await toMove(match);
    const proposal = { kind: 'replace', seat, with: 'successor' };
    expect((await ask(match, next, proposal)).body.code).toBe('PLAYER_NOT_LATE');
    const relaxed = await relaxedGame(3);
    const its = await toMove(relaxed);
    const other = { kind: 'replace', seat: its.seat, with: 'successor' };
    await nothingFor(relaxed, 7 * DAY);
    expect((await ask(relaxed, its.next, other)).body.code).toBe('PLAYER_NOT_LATE');
    await nothingFor(relaxed, 1);
    expect((await ask(relaxed, its.next, other)).status).toBe(200);
  });

  test.each<[string, (match: Match, seat: number, next: number) => Promise<unknown>]>([
    [
      'a pause that the table agreed to',
      async (match, seat, next) => {
        await ask(match, next, { kind: 'pause', until: inDays(20) });
        await voteOn(match, seat, 'yes');
      },
    ],
    [
      'a holiday of the player',
      (match, seat) =>
        clientOf(match, seat).send(
          '/api/me/holidays',
          { holiday: { from: Date.now(), until: inDays(20) } },
          { method: 'PUT' },
        ),
    ],
  ])('is not asked for without a clock while there is %s', async (_, rests) => {
    const match = await relaxedGame(2);
    const { seat, next } = await toMove(match);
    const proposal = { kind: 'replace', seat, with: 'successor' };
    await rests(match, seat, next);
    await nothingFor(match, 19 * DAY);
    expect((await ask(match, next, proposal)).body.code).toBe('PLAYER_NOT_LATE');
    await nothingFor(match, DAY);
    await nothingFor(match, 7 * DAY + 1);
    expect((await ask(match, next, proposal)).status).toBe(200);
  });

  test('needs a majority of the others; the player may come back and is not late then', async () => {
    const { match, seat, next, third } = await late();
    await ask(match, next, { kind: 'replace', seat, with: 'successor' });
    await voteOn(match, third, 'yes');
    expect(await tableEventsOf(match)).toEqual([{ type: 'seatVacated', seat, why: 'vote' }]);
    await goes(match, seat, 'return');
    expect((await ask(match, next, { kind: 'replace', seat, with: 'bot' })).body.code).toBe(
      'PLAYER_NOT_LATE',
    );
  });

  test('is another question for a successor than for a bot; the same one again changes nothing', async () => {
    const { match, seat, next } = await late();
    const asked = { kind: 'replace', seat, with: 'successor' };
    await ask(match, next, asked);
    const before = await questionOf(match);
    expect((await ask(match, next, { ...asked, with: 'bot' })).body.code).toBe('QUESTION_OPEN');
    expect((await ask(match, next, asked)).status).toBe(200);
    expect(await questionOf(match)).toEqual(before);
  });

  test('is no longer asked once the player moves, even if the last vote is on its way', async () => {
    const { match, seat, next, third } = await late();
    await handOver(match);
    await ask(match, next, { kind: 'replace', seat, with: 'bot' });
    await handOver(match);
    const open = await viewOf(match, clientOf(match, third));
    expect(open.acting).toEqual([seat]);
    expect(open.question?.kind).toBe('replace');
    await handOver(match);
    const vote = { expect: open.seq, question: open.question?.id, answer: 'yes' };
    const answer = await clientOf(match, third).send<{ code: string }>(`${match.path}/votes`, vote);
    expect(answer.body.code).toBe('STALE');
    expect(await typesOf(match)).toEqual([]);
  });

  test('is no longer asked once orders have moved for the player: nobody can tell them from a move by hand', async () => {
    const { match, seat, next, client } = await late();
    await handOver(match);
    await ask(match, next, { kind: 'replace', seat, with: 'bot' });
    const seq = await handOver(match);
    await giveOrders(match.path, client, seq, AUTO);
    expect((await questionOf(match))?.kind).toBe('replace');
    await untilAnswered(match.id);
    expect(await playedAfter(match, seq)).toEqual([`${seat} order`]);
    expect(await questionOf(match)).toBeNull();
  });

  test('is no longer asked once a move is taken back: who was late may not be needed any more', () => {
    const question = { kind: 'replace', seat: 1, with: 'bot', id: 'q', by: 0, asked: 4, agreed: 0 } as const;
    const row = { seat: 0, by: 'person', at: 0 } as const;
    expect(questionAfter({ game: { question } as GameRow }, { ...row, undone: null }, false)).toBe(question);
    expect(questionAfter({ game: { question } as GameRow }, { ...row, undone: 5 }, false)).toBeNull();
  });

  test('is asked for too if a player moves their waking hours along so that their time never counts', async () => {
    const match = await timedGame(2);
    const { seat, next, client } = await toMove(match);
    const proposal = { kind: 'replace', seat, with: 'successor' };
    const longest = 3 * CLOCK.cap + DAY;
    for (let waited = 0; waited < longest; waited += DAY / 2) {
      expect((await ask(match, next, proposal)).body.code).toBe('PLAYER_NOT_LATE');
      const from = (Math.floor(Date.now() / ms(1)) + 13 * HOUR) % DAY;
      const hours = { zone: 'UTC', awake: { from, to: (from + 8 * HOUR) % DAY } };
      await client.fetch('/api/me', { method: 'PATCH', json: { hours } });
      await nothingFor(match, DAY / 2);
    }
    await nothingFor(match, 1);
    expect((await clockOf(match, seat)).missed).toBe(0);
    expect((await ask(match, next, proposal)).status).toBe(200);
    expect(await typesOf(match)).toEqual(['seatVacated']);
  });

  test('is decided alone at a table of two', async () => {
    const match = await timedGame(2);
    const { seat, next, left } = await toMove(match);
    await nothingFor(match, left + 1);
    await ask(match, next, { kind: 'replace', seat, with: 'bot' });
    expect(await typesOf(match)).toEqual(['botSeated']);
  });
});
