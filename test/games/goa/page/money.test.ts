import { beforeAll, describe, expect, test } from 'vitest';
import { rules } from '#shared/games/goa/index.ts';
import { playerOf, type State } from '#shared/games/goa/state.ts';
import { inWords } from '../../../../web/games/goa/text/inWords.ts';
import { keepsBack } from '../../../../web/games/goa/player/owned.ts';
import type { Scene } from '../../../../web/games/gameUi.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import type { SeatInfo } from '#shared/protocol/http.ts';
import { pastScene } from '../../../../web/games/scene.ts';
import type { Options } from '#shared/games/goa/meta.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { play, seatView } from '#shared/kernel/play.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import type { AnyMove, Seat } from '#shared/kernel/types.ts';
import { newDraft } from '../../../../web/table/draft.ts';
import { pageRules } from '../../../../web/table/pageRules.ts';
import { keyOf, playOut } from '../../../support/playout.ts';
import { testStream } from '../../../support/testStream.ts';
import { auction, BOTH, space, table } from '../support.ts';
import { useAllWords } from '../../../web/support/allWords.ts';

beforeAll(useAllWords);

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

  const page = pageRules(rules as Parameters<typeof pageRules>[0]);

  /** The same position with other ducats of everybody else. */
  const withDucats = (state: State, seat: Seat, ducats: number): State => ({
    ...state,
    players: state.players.map((player, of) => (of === seat ? player : { ...player, ducats })),
  });

  /** What a draft of the move shows: its events, or that it cannot say. */
  const drafted = (state: State, seat: Seat, move: AnyMove) => {
    const tried = page.tryMove(newDraft({ seq: 1, state: rules.view(state, seat) }, seat), move);
    return tried.ok ? [tried.value.events, tried.value.server] : tried.failure;
  };

  test('decide nothing in a draft, in any position of a game: whether a player can bid is told when it is sent', () => {
    let decided = 0;
    for (const seed of [1, 2]) {
      const stream = testStream(seed);
      const options: Options = {
        edition: BOTH[seed % 2] ?? '2012',
        quickStart: false,
        bonanza: true,
        money: 'hidden',
      };
      playOut(rules, { options, seats: 4, dice: seededDice(keyOf(seed)) }, (state, seat) => {
        const move = sampleMove(rules.choices(seatView(rules, state, seat)), stream);
        const draft = drafted(state, seat, move);
        for (const ducats of [0, 30]) {
          const world = withDucats(state, seat, ducats);
          expect(drafted(world, seat, move)).toEqual(draft);
          const real = play(rules, world, seat, move, seededDice(keyOf(seed)));
          if (real.ok && real.value.some(({ type }) => type === 'bidPassed')) decided += 1;
        }
        return move;
      });
    }
    expect(decided).toBeGreaterThan(20); // else ducats decided nothing
  });

  test('are part of a draft in a game with open money', () => {
    const poor = table({
      players: [{}, { ducats: 0 }, { ducats: 0 }],
      markers: [
        { seat: 2, space: space(2, 0) },
        { seat: 0, space: space(3, 3) },
      ],
      step: auction(0, 1, null),
    });
    const bid: Move = { type: 'bid', amount: 3 };
    const shown = (money: 'hidden' | 'open') =>
      JSON.stringify(drafted({ ...poor, options: { ...poor.options, money } }, 0, bid));
    expect(shown('open')).toContain('bidPassed');
    expect(shown('hidden')).not.toContain('bidPassed');
  });
});
