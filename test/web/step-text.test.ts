import { beforeAll, describe, expect, test } from 'vitest';
import { games } from '#shared/games/registry.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { seatView } from '#shared/kernel/play.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { AnyGameUi } from '../../web/games/gameUi.ts';
import { webGames } from '../../web/games/registry.ts';
import { newDraft } from '../../web/table/draft.ts';
import { pageRules, type PageRules, stepText } from '../../web/table/pageRules.ts';
import { kitOf } from '../support/kits.ts';
import { keyOf, playOut } from '../support/playout.ts';
import { testStream } from '../support/testStream.ts';
import { until } from '../support/until.ts';
import { pageKits } from './support/pageKits.ts';

/** An incomplete text: empty, with a key or an unfilled placeholder, or with words that have not loaded. */
const HOLLOW = /^\s*$|[{}…]|\b(page|goa|merchants|toy)\.|undefined|NaN/;

/** The least number of games to play, and the most until every kind of move has come up. */
const GAMES = 6;
const MOST_GAMES = 100;

describe.each(await pageKits())('In a draft of %s', (id, { moves, plainMove, positions }) => {
  let drawing: AnyGameUi;
  let whole: PageRules;
  beforeAll(async () => {
    const { gameUi, rules } = await webGames[id].load();
    drawing = gameUi;
    whole = pageRules(rules);
    await until('the names of moves', () => drawing.describe(plainMove, undefined) || undefined);
  });

  test('a move whose words are still being fetched has no empty line', async () => {
    const step = { move: plainMove, events: [], after: undefined, server: false };
    const still = { describe: () => '', hiddenEvents: new Set<string>() };
    expect(stepText(await games[id](), still, { now: undefined, name: String }, step)).toBe('…');
  });

  test('every move that is offered has a line of words', async () => {
    const { options, seatCounts } = await kitOf(id);
    const rules = await games[id]();
    const types = new Set<string>();
    const hollow: string[] = [];
    const check = (state: unknown, seat: Seat, stream = testStream(seat)): void => {
      const on = { seq: 1, state: rules.view(state, seat) };
      for (const choice of rules.choices(seatView(rules, state, seat))) {
        const tried = whole.tryMove(newDraft(on, seat), sampleMove([choice], stream));
        if (!tried.ok) throw new Error(tried.failure.code);
        const { value: step } = tried;
        const line = whole.textOf(step, drawing, { now: step.after, name: (of) => `Seat ${of}` });
        types.add(step.move.type);
        if (HOLLOW.test(line)) hollow.push(`${JSON.stringify(step.move)}: “${line}”`);
      }
    };
    for (const position of positions) check(position, 0);
    const isEnough = (seed: number): boolean => seed >= GAMES && types.size === moves.length;
    for (let seed = 0; seed < MOST_GAMES && !isEnough(seed); seed += 1) {
      const table = {
        options: options[seed % options.length],
        seats: seatCounts[seed % seatCounts.length] ?? 0,
        dice: seededDice(keyOf(seed)),
      };
      const stream = testStream(seed);
      playOut(rules, table, (state, seat) => {
        check(state, seat);
        return sampleMove(rules.choices(seatView(rules, state, seat)), stream);
      });
    }
    expect([...new Set(hollow)].slice(0, 10)).toEqual([]);
    expect([...types].toSorted()).toEqual(moves);
  });
});
