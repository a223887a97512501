import { describe, expect, test } from 'vitest';
import { rules } from '#shared/games/goa/index.ts';
import { playerOf, type State } from '#shared/games/goa/state.ts';
import { inWords } from '../../../../web/games/goa/text/inWords.ts';
import { keepsBack } from '../../../../web/games/goa/player/owned.ts';
import type { Scene } from '../../../../web/games/gameUi.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import type { SeatInfo } from '#shared/protocol/http.ts';
import { pastScene } from '../../../../web/games/past.ts';
import '../../../../web/games/goa/text/words.ts';
import { table } from '../support.ts';

const MINE = 11;
const THEIRS = 47;

/** Seat 0 looks at a state in the middle of a game that is running or over. */
function looking(over: boolean, money: 'hidden' | 'open' = 'hidden'): Scene<State, Move> {
  const middle = table({ players: [{ ducats: MINE }, { ducats: THEIRS }] });
  const state = rules.view({ ...middle, options: { ...middle.options, money } }, 0);
  const nothing = () => undefined;
  return {
    ...pastScene(rules as Parameters<typeof pastScene>[0], { state, since: undefined, events: [] }),
    before: state,
    now: state,
    shown: state,
    offered: [],
    partial: null,
    since: state,
    you: 0,
    over,
    seats: [0, 1].map((seat) => ({ seat }) as SeatInfo),
    name: (seat) => `Player ${seat}`,
    choose: nothing,
    compose: nothing,
    refusal: nothing,
  };
}

/** The ducats that text mode shows for each player. */
const ducatsTold = (scene: Scene<State, Move>): readonly boolean[] =>
  inWords
    .sections(scene)
    .flatMap(({ lines }) => lines)
    .filter((line) => line.startsWith('Ducats '))
    .map((line) => [MINE, THEIRS].some((ducats) => line.includes(String(ducats))));

describe('The others’ ducats', () => {
  test('are not shown while a game with hidden money runs', () => {
    expect(keepsBack(looking(false))).toBe(true);
    expect(ducatsTold(looking(false))).toEqual([true, false]);
  });

  test('are shown in the replay of a game that is over', () => {
    expect(playerOf(looking(true).shown, 1).ducats).toBe(THEIRS);
    expect(keepsBack(looking(true))).toBe(false);
    expect(ducatsTold(looking(true))).toEqual([true, true]);
  });

  test('are shown in a game with open money', () => {
    expect(ducatsTold(looking(false, 'open'))).toEqual([true, true]);
  });
});
