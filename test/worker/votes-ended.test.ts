import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EndedQuestion, GameView } from '#shared/protocol/http.ts';
import { startClock, stopClock } from './support/clock.ts';
import { Client } from './support/client.ts';
import { clientOf, lookAt, viewOf, type Match } from './support/play.ts';
import { playTurn, toAnnsPlanning } from './support/orderedTable.ts';
import { Table } from './support/reached.ts';
import { evict } from './support/rooms.ts';
import { ask, DAY, handOver, ms, nothingFor, relaxedGame, toMove, voteOn } from './support/timed.ts';

/** How a question to the table ended, for everybody, for as long as the game is remembered. */

beforeEach(startClock);
afterEach(stopClock);

const inDays = (days: number) => Date.now() + ms(days * DAY);

interface Asked {
  readonly match: Match;
  readonly seat: number;
  readonly next: number;
  readonly third: number;
}

/** A table of three whose player to move asks. */
async function table(): Promise<Asked> {
  const match = await relaxedGame(3);
  const { seat, next } = await toMove(match);
  return { match, seat, next, third: (seat + 2) % 3 };
}

const endedIn = ({ endedQuestions = [] }: GameView): readonly EndedQuestion[] => endedQuestions;

type Ending = [EndedQuestion['outcome'], EndedQuestion['kind'], (table: Asked) => Promise<unknown>];

const ENDINGS: readonly Ending[] = [
  [
    'refused',
    'end',
    async ({ match, seat, next }) => {
      await ask(match, seat, { kind: 'end' });
      await voteOn(match, next, 'no');
    },
  ],
  [
    'withdrawn',
    'end',
    async ({ match, seat }) => {
      await ask(match, seat, { kind: 'end' });
      await voteOn(match, seat, 'no');
    },
  ],
  [
    'lapsed',
    'end',
    async ({ match, seat }) => {
      await ask(match, seat, { kind: 'end' });
      await nothingFor(match, 3 * DAY);
    },
  ],
  [
    'silence',
    'pause',
    async ({ match, seat }) => {
      await ask(match, seat, { kind: 'pause', until: inDays(9) });
      await nothingFor(match, DAY);
    },
  ],
  [
    'agreed',
    'pause',
    async ({ match, seat, next }) => {
      await ask(match, seat, { kind: 'pause', until: inDays(9) });
      await voteOn(match, next, 'yes');
    },
  ],
  [
    'agreed',
    'end',
    async ({ match, seat, next, third }) => {
      await ask(match, seat, { kind: 'end' });
      for (const voter of [next, third]) await voteOn(match, voter, 'yes');
    },
  ],
  [
    'overtaken',
    'undo',
    async ({ match, seat }) => {
      const { seq } = await lookAt(match);
      await clientOf(match, seat).post(`${match.path}/undo`, { expect: seq, to: 2 });
      await handOver(match);
    },
  ],
  [
    'refused',
    'undo',
    async ({ match, seat, next }) => {
      const { seq } = await lookAt(match);
      await clientOf(match, seat).post(`${match.path}/undo`, { expect: seq, to: 2 });
      await voteOn(match, next, 'no');
    },
  ],
  [
    'agreed',
    'undo',
    async ({ match, seat, next, third }) => {
      const { seq } = await lookAt(match);
      await clientOf(match, seat).post(`${match.path}/undo`, { expect: seq, to: 2 });
      for (const voter of [next, third]) await voteOn(match, voter, 'yes');
    },
  ],
  [
    'overtaken',
    'end',
    async ({ match, seat, next }) => {
      await ask(match, seat, { kind: 'end' });
      await clientOf(match, next).post(`${match.path}/seats/${next}/leave`, {});
    },
  ],
];

describe('a question that ends', () => {
  test.each(ENDINGS)('is told to all alike: %s (%s)', async (outcome, kind, ends) => {
    const at = await table();
    const { match, seat } = at;
    const { seq } = await lookAt(match);
    await ends(at);
    await evict(match.id);
    const told = await Promise.all(
      [...match.clients.keys()].map(async (who) => endedIn(await viewOf(match, clientOf(match, who)))),
    );
    expect(told[0]).toMatchObject([{ kind, outcome, by: seat, seq, at: Date.now() }]);
    for (const other of [...told, endedIn(await viewOf(match, new Client()))]) expect(other).toEqual(told[0]);
    expect(Object.keys(told[0]?.[0] ?? {})).not.toContain('asked');
  });

  test('adds no row to the log unless it is carried out', async () => {
    const at = await table();
    const { seq } = await lookAt(at.match);
    for (const [, , ends] of ENDINGS.slice(0, 3)) await ends(at);
    const view = await lookAt(at.match);
    expect([view.seq, endedIn(view).map(({ outcome }) => outcome)]).toEqual([
      seq,
      ['refused', 'withdrawn', 'lapsed'],
    ]);
  });

  test('is told in the mail of who was away, in the order of the log', async () => {
    const people = await Table.set();
    const match = await people.game();
    const seq = await toAnnsPlanning(match);
    await people.bob.post(`${match.path}/questions`, { kind: 'end' });
    await voteOn(match, 0, 'no');
    await playTurn(match, people.ann);
    await nothingFor(match, 3);
    await people.ring();
    const text = (await people.mails()).at(-1)?.text ?? '';
    const vote = 'Vote to end the game now (asked by you): refused.';
    expect((await lookAt(match)).endedQuestions).toMatchObject([{ seq }]);
    const [, affected = '', everything = ''] = text.split(/What affected you.*:|Everything since.*:/);
    expect(affected).toContain(vote);
    expect(everything.indexOf(vote)).toBeLessThan(everything.search(/Ann\S* draws/));
  });

  test('stays open while it is voted on, and is then told after those before it', async () => {
    const { match, seat, next } = await table();
    await ask(match, seat, { kind: 'end' });
    await voteOn(match, next, 'yes');
    expect(endedIn(await lookAt(match))).toEqual([]);
  });
});
