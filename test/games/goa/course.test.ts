import { describe, expect, it } from 'vitest';
import { rules } from '#shared/games/goa/index.ts';
import { CORNERS, GRID } from '#shared/games/goa/spaces.ts';
import { playerOf, type State } from '#shared/games/goa/state.ts';
import { plantationOf } from '#shared/games/goa/things.ts';
import { seatView } from '#shared/kernel/play.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import { NEEDS_SERVER } from '#shared/kernel/result.ts';
import { testStream } from '../../support/testStream.ts';
import {
  at,
  atWithoutDice,
  BOTH,
  colony,
  placing,
  started,
  table,
  tilesOf,
  turn,
  type Table,
} from './support.ts';

/** Before the last action of a round; nobody has extra-action cards. */
const lastAction = (wanted: Table): State => table({ step: turn({ seat: 1, action: 3 }), ...wanted });
const TAXES = { type: 'taxes' } as const;

describe('The course of the game (rules 3)', () => {
  it.each([
    ['A', 1],
    ['A', 2],
    ['A', 3],
    ['B', 1],
    ['B', 2],
    ['B', 3],
  ] as const)('after round %s%i comes the next of the four', (phase, round) => {
    const state = at(lastAction({ phase, round })).when(1, TAXES).thenState();
    expect(state).toMatchObject({ phase, round: round + 1, step: placing(0) });
  });

  it.each(BOTH)(
    'after the fourth round of phase A the grid is cleared and laid with B tiles (%s)',
    (edition) => {
      const before = lastAction({ edition, round: 4, grid: { [GRID[0]!]: 'duty' } });
      const state = at(before).when(1, TAXES).thenState();
      expect(state).toMatchObject({ phase: 'B', round: 1, step: placing(0) });
      expect(state.spent).toContain('duty');
      const laid = GRID.map((space) => state.grid[space]!);
      const removed = state.removed.slice(before.removed.length);
      expect(laid).toHaveLength(25);
      expect(removed).toHaveLength(edition === '2004' ? 0 : 4);
      expect(removed.filter((tile) => plantationOf(tile) !== undefined).length).toBeLessThanOrEqual(2);
      const rest = [...tilesOf(edition, 'B')];
      for (const tile of [...laid, ...removed]) rest.splice(rest.indexOf(tile), 1);
      expect(rest).toHaveLength(edition === '2004' ? 2 : 0);
    },
  );

  it('with Bonanza four tiles are shuffled under the corners of phase B, whatever is left of phase A', () => {
    const before = lastAction({ round: 4, bonanza: ['twoShips', 'threeDucats', 'fiveDucats', 'oneSpice'] });
    const cleared = { ...before, bonanza: [null, null, 'fiveDucats' as const, null] };
    const state = at(cleared).when(1, TAXES).thenState();
    expect(state.bonanza).toHaveLength(CORNERS.length);
    expect(state.bonanza).not.toContain(null);
  });

  it('the tiles of phase B are not known before the last move of phase A is played', () => {
    atWithoutDice(lastAction({ round: 4 }))
      .when(1, TAXES)
      .thenRefused(NEEDS_SERVER);
  });

  it('boards, hands and tiles before the players stay as they are in phase B', () => {
    const own = {
      ships: 7,
      hand: ['sell1'] as const,
      tiles: ['duty'] as const,
      plots: { Cochin: colony('Cochin', ['clove']) },
    };
    const before = lastAction({ round: 4, players: [own, {}] });
    expect(playerOf(at(before).when(1, TAXES).thenState(), 0)).toEqual(playerOf(before, 0));
  });

  it('after the fourth round of phase B the game is over and hands are shown', () => {
    const state = lastAction({ phase: 'B', round: 4, players: [{ hand: ['sell1'] }, {}] });
    at(state)
      .when(1, TAXES)
      .thenEvents(
        { type: 'gained', seat: 1, what: 'ducats', n: 4, by: 'action.taxes' },
        { type: 'ended', hands: [['sell1'], []] },
      );
    const over = at(state).when(1, TAXES).thenState();
    expect(rules.acting(over)).toEqual([]);
    at(over).when(0, TAXES).thenRefused('GAME_OVER');
  });

  it('a round is markers, auctions, actions, extra actions, and a game eight such rounds', () => {
    let state: State = started('2012', 2);
    const stream = testStream(4);
    const rounds: string[] = [];
    const phases: string[] = [];
    while (state.step.phase !== 'over') {
      const seat = rules.acting(state)[0]!;
      if (phases.at(-1) !== state.step.phase) phases.push(state.step.phase);
      const round = `${state.phase}${state.round}`;
      if (rounds.at(-1) !== round) rounds.push(round);
      state = at(state)
        .whenSent(seat, sampleMove(rules.choices(seatView(rules, state, seat)), stream))
        .thenState();
    }
    expect(rounds).toEqual(['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4']);
    const text = phases.join(' ').replaceAll(/(extra turn )+/g, 'extra ');
    expect(
      text
        .replaceAll(/ extra extra| extra/g, '')
        .split('placing')
        .slice(1),
    ).toEqual(Array.from({ length: 8 }, (_, i) => (i < 7 ? ' auction turn ' : ' auction turn')));
  });
});
