import { describe, expect, test } from 'vitest';
import { createAnalyst, type Analysis } from '#shared/kernel/analysis/analyst.ts';
import type { AnalysisRules } from '#shared/kernel/analysis/judged.ts';
import { rollOut } from '#shared/kernel/analysis/rollout.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import type { LogRow } from '#shared/kernel/log.ts';
import { ok } from '#shared/kernel/result.ts';
import { seatView } from '#shared/kernel/seatView.ts';
import type { AnyEvent, AnyMove, BotLevel, Seat } from '#shared/kernel/types.ts';
import { keyOf, playOut } from '../support/playout.ts';
import { rowOf, undoRow } from '../support/rows.ts';
import { testStream } from '../support/testStream.ts';
import { rules } from '../support/vehicle.ts';

/** Where a finished game was decided. */

/**
 * Two players in turn build or give up, three times each; then the top card of two says who wins, or both if it is a draw.
 * Who gives up loses.
 */
interface Duel {
  readonly left: number;
  readonly lost: Seat | null;
  readonly pile: readonly (Seat | 'both')[];
  readonly won: Seat | 'both' | null;
}

type DuelEvent =
  | { readonly type: 'begun'; readonly pile: Duel['pile'] }
  | { readonly type: 'built' }
  | { readonly type: 'gaveUp'; readonly seat: Seat }
  | { readonly type: 'turned'; readonly winner: Seat | 'both' };

function evolve(state: unknown, event: AnyEvent): Duel {
  const now = state as Duel;
  const its = event as DuelEvent;
  switch (its.type) {
    case 'begun':
      return { left: 6, lost: null, pile: its.pile, won: null };
    case 'built':
      return { ...now, left: now.left - 1 };
    case 'gaveUp':
      return { ...now, left: now.left - 1, lost: its.seat };
    case 'turned':
      return { ...now, won: now.lost === null ? its.winner : 1 - now.lost };
  }
}

const isOver = (state: unknown): boolean => (state as Duel).won !== null;
const winsOf = ({ won }: Duel, seat: Seat): boolean => won === seat || won === 'both';

const doneBy = (seat: Seat, move: AnyMove['type']): DuelEvent =>
  move === 'build' ? { type: 'built' } : { type: 'gaveUp', seat };

const turned = ([winner = 'both']: Duel['pile']): DuelEvent => ({ type: 'turned', winner });

const duel: AnalysisRules = {
  meta: {
    id: 'duel',
    seats: { min: 2, max: 2 },
    minutes: 1,
    author: '',
    levels: ['easy', 'normal'],
    version: 1,
  },
  acting: (state) => (isOver(state) ? [] : [(state as Duel).left % 2]),
  choices: ({ state }) => (isOver(state) ? [] : ['build', 'giveUp'].map((type) => ({ type, params: [] }))),
  upcast: (event) => event,
  decide: (state, seat, move) => {
    const { left, pile } = state as Duel;
    const done = doneBy(seat, move.type);
    return ok(left > 1 ? [done] : [done, turned(pile)]);
  },
  evolve,
  view: (state) => ({ ...(state as Duel), pile: [] }),
  standings: (state) =>
    [0, 1]
      .map((seat) => ({ seat, rank: winsOf(state as Duel, seat) ? 1 : 2, total: 0, lines: [] }))
      .toSorted((a, b) => a.rank - b.rank),
  reveals: ({ type }) => ({ seats: 0, public: false, chance: type === 'turned' || type === 'begun' }),
  redraw: (state, luck) => ({ ...(state as Duel), pile: luck.shuffle((state as Duel).pile.toSorted()) }),
  bot: () => ({ type: 'build' }),
};

const CARDS: Duel['pile'] = [0, 1];

/** The log of a duel: seats 1, 0, 1, … decide so. */
function playedDuel(pile: Duel['pile'], ...moves: readonly AnyMove['type'][]): readonly LogRow[] {
  const begun: DuelEvent = { type: 'begun', pile };
  const events = moves.map((type, i) => [doneBy(i % 2, type)]);
  events.at(-1)?.push(turned(pile));
  return [rowOf(1, null, [begun]), ...events.map((its, i) => rowOf(i + 2, i % 2, its))];
}

const BUILT = ['build', 'build', 'build', 'build', 'build', 'build'] as const;

function analysed(of: AnalysisRules, rows: readonly LogRow[], steps: number, seed = 1): Analysis {
  const commits = rows.map(({ seq, seat, events, at, version, undone, tableEvent }) => ({
    seq,
    seat,
    events,
    at,
    version,
    ...(undone === null ? {} : { undone }),
    ...(tableEvent ? { tableEvent } : {}),
  }));
  const analyst = createAnalyst(of, commits, seed);
  for (let step = 0; step < steps; step += 1) if (!analyst.step()) break;
  return analyst.report();
}

describe('a duel that one player gave up', () => {
  const found = analysed(duel, playedDuel(CARDS, 'build', 'giveUp', ...BUILT.slice(2)), 400);

  test('was even before and decided afterwards', () => {
    const [moment, ...others] = found.moments;
    expect(moment).toMatchObject({ decision: { seq: 3, seat: 1, lucky: false, chances: [1, 0] }, of: 1 });
    expect(moment?.before[1]).toBeCloseTo(0.5, 1);
    expect(others).toEqual([]);
  });

  test('would have stayed even by what the bot would have done', () => {
    const { instead } = found.moments[0]!.decision;
    expect(instead).toMatchObject({ move: { type: 'build' }, events: [{ type: 'built' }] });
    expect(instead?.chances).toEqual(found.moments[0]!.before);
    expect(found.decisions.filter((decision) => decision.instead !== undefined)).toHaveLength(1);
  });
});

test('a game is told by at most five moments, the surest first', () => {
  const { moments } = analysed(duel, playedDuel(CARDS, ...BUILT.map(() => 'giveUp')), 400);
  expect(moments.map(({ decision }) => decision.seq).toSorted()).toEqual([3, 4, 5, 6, 7]); // the first took half a chance only
  for (const { before, decision } of moments) expect(decision.chances).toEqual(before.toReversed());
  const errors = moments.map(({ error }) => error);
  expect(errors).toEqual(errors.toSorted((a, b) => a - b));
});

test('what the quick bot would have done too moves no chance', () => {
  const { start, decisions } = analysed(duel, playedDuel(CARDS, ...BUILT), 400);
  for (const { chances } of decisions.slice(0, -1)) expect(chances).toEqual(start);
});

test('the end of a game is certain: one winner, or shares of those who tie', () => {
  for (const [pile, shares] of [
    [
      [0, 1],
      [1, 0],
    ],
    [
      [1, 0],
      [0, 1],
    ],
    [
      ['both', 0],
      [0.5, 0.5],
    ],
  ] as const)
    expect(analysed(duel, playedDuel(pile, ...BUILT), 50).decisions.at(-1)?.chances).toEqual(shares);
});

test('a position of which nothing is known yet is even, and not lost for everybody', () => {
  const { start, decisions } = analysed(duel, playedDuel(CARDS, 'giveUp', ...BUILT.slice(1)), 1);
  const known = [start, ...decisions.map(({ chances }) => chances)];
  expect(known.slice(1, -1)).toContainEqual([0.5, 0.5]);
  for (const chances of known) expect(chances[0]! + chances[1]!).toBe(1);
});

test('what chance had in store for the game makes no difference before it comes to light', () => {
  const [one, other] = [CARDS, CARDS.toReversed()].map((pile) =>
    analysed(duel, playedDuel(pile, ...BUILT), 60),
  );
  expect(one?.start).toEqual(other?.start);
  expect(one?.decisions.slice(0, -1)).toEqual(other?.decisions.slice(0, -1));
  expect(one?.decisions.at(-1)).not.toEqual(other?.decisions.at(-1));
  expect(one?.start[0]).toBeCloseTo(0.5, 0);
});

test('what was taken back, and what happened at the table, is no decision', () => {
  const [begun, built, ...rest] = playedDuel(CARDS, ...BUILT);
  const gaveUp = rowOf(3, 1, [doneBy(1, 'giveUp')]);
  const paused: LogRow = { ...rowOf(5, null, []), tableEvent: { type: 'paused', until: 9 } };
  const rows = [
    begun!,
    built!,
    gaveUp,
    undoRow(4, 1, 2),
    paused,
    ...rest.map((row, i) => ({ ...row, seq: 6 + i })),
  ];
  const { decisions } = analysed(duel, rows, 50);
  expect(decisions.map(({ seq }) => seq)).toEqual([2, 6, 7, 8, 9, 10]);
  expect(decisions.every(({ instead }) => instead === undefined)).toBe(true);
});

/** A whole game among bots, the first of them a beginner. */
function playedByBots(seed: number): readonly LogRow[] {
  const stream = testStream(seed);
  const levels: readonly BotLevel[] = ['easy', 'normal', 'normal'];
  const { rows } = playOut(
    rules,
    { options: { officeDraw: 'planning' }, seats: 3, dice: seededDice(keyOf(seed)) },
    (state, seat) => rules.bot(seatView(rules, state, seat), levels[seat] ?? 'normal', stream),
  );
  return rows.map(({ seat, events }, i) => rowOf(i + 1, seat, events));
}

describe('a whole game', () => {
  const STEPS = 80;
  const log = playedByBots(3);
  const found = analysed(rules, log, STEPS, 1);

  test('has the same figures twice for one seed, and others for another', () => {
    expect(analysed(rules, log, STEPS, 1)).toEqual(found);
    expect(analysed(rules, log, STEPS, 2)).not.toEqual(found);
  });

  test('has chances that are shares of one first place', () => {
    for (const { chances } of found.decisions)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  });
});

test('a rollout ends alike whatever nobody has seen', () => {
  let state: unknown;
  for (const [n, { events }] of playedByBots(4).entries()) {
    for (const event of events) state = rules.evolve(state as never, event as never);
    if (n % 40 !== 5) continue;
    const other = rules.redraw(state as never, testStream(n));
    expect(other).not.toEqual(state);
    expect(rollOut(rules as never, { state: other }, 'normal', n)).toEqual(
      rollOut(rules as never, { state }, 'normal', n),
    );
  }
});
