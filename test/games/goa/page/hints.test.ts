import { beforeAll, describe, expect, test } from 'vitest';
import { rules } from '#shared/games/goa/index.ts';
import type { State } from '#shared/games/goa/state.ts';
import { hintsOf } from '../../../../web/games/goa/hints.ts';
import { walk } from '../../../web/support/walk.ts';
import { HINTED } from './kit.ts';

/** Every decision of a few games of Goa, with the keys of its hints. */
async function decisionsOfGoa(): Promise<readonly (readonly [State, readonly string[]])[]> {
  const found: (readonly [State, readonly string[]])[] = [];
  walk(rules, HINTED, 3, (state) => {
    found.push([state as State, hintsOf(state as State).map(({ key }) => key)]);
  });
  return found;
}

describe('In Goa a hint is about the very decision:', () => {
  let decisions: readonly (readonly [State, readonly string[]])[] = [];
  beforeAll(async () => {
    decisions = await decisionsOfGoa();
  });
  const keysWhere = (is: (state: State) => boolean): readonly (readonly string[])[] =>
    decisions.filter(([state]) => state.questions.length === 0 && is(state)).map(([, keys]) => keys);
  const all = (lists: readonly (readonly string[])[], key: string): void => {
    expect(lists.length).toBeGreaterThan(0);
    for (const keys of lists) expect(keys).toContain(`hint.goa.${key}`);
  };

  test('the game’s aim comes first', () => {
    const first = keysWhere(
      ({ step, phase, round }) => step.phase === 'placing' && phase === 'A' && round === 1,
    );
    all(first, 'start');
    for (const keys of first) expect(keys[0]).toBe('hint.goa.start');
  });

  test('a player other than the auctioneer is told how to bid, and the auctioneer to sell or keep', () => {
    for (const [state, keys] of decisions) {
      const { step, questions } = state;
      if (step.phase !== 'auction' || questions.length > 0) continue;
      const own = state.markers[step.marker - 1]?.seat === step.seat;
      expect(keys.at(-1)).toBe(own ? 'hint.goa.auctioneer' : 'hint.goa.auction');
      expect(keys.includes('hint.goa.forFlag')).toBe(step.marker === 1);
    }
  });

  test('the flag goes anywhere along the edge, a marker beside the one before', () => {
    all(
      keysWhere(({ step, markers }) => step.phase === 'placing' && markers.length === 0),
      'flag',
    );
    all(
      keysWhere(({ step, markers }) => step.phase === 'placing' && markers.length > 0),
      'placing',
    );
  });

  test('the last round of a phase and the first of the next say what stays and what goes', () => {
    const placing = (phase: 'A' | 'B', round: number) =>
      keysWhere((state) => state.step.phase === 'placing' && state.phase === phase && state.round === round);
    all(placing('A', 4), 'lastOfA');
    all(placing('B', 1), 'phaseB');
    all(placing('B', 4), 'last');
  });

  test('a red tile that can still be used is mentioned before the action', () => {
    for (const [state, keys] of decisions) {
      const { step, questions, players } = state;
      if (step.phase !== 'turn' || step.acted || questions.length > 0) continue;
      const red = players[step.seat]?.tiles.some(({ tile, used }) => tile.startsWith('red') && !used);
      expect(keys).toEqual(red === true ? ['hint.goa.redTile', 'hint.goa.turn'] : ['hint.goa.turn']);
    }
  });
});
