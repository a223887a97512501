import { describe, expect, it } from 'vitest';
import { NO_DICE, seededDice } from '#shared/kernel/dice.ts';
import { fold } from '#shared/kernel/fold.ts';
import { play, playAll, seatView } from '#shared/kernel/play.ts';
import { type Event, rules, type State } from '../support/toy.ts';
import { deepFreeze } from '../support/freeze.ts';

const dice = seededDice(new Uint8Array(32));
const after = (events: readonly Event[], from?: State): State => deepFreeze(fold(rules, events, from)!);

const begun = after([
  {
    type: 'started',
    rounds: 1,
    hands: [
      [0, 1],
      [2, 3],
    ],
    pile: [4, 5],
  },
]);
const uncovered = after(
  [
    { type: 'laid', seat: 0, card: 0 },
    { type: 'laid', seat: 1, card: 2 },
    { type: 'uncovered', cards: [0, 2], winner: 1 },
  ],
  begun,
);
const built = after([{ type: 'built', seat: 1, on: { east: 'red', south: 'blue' }, points: 2 }], uncovered);
const over = after([{ type: 'stopped', seat: 1 }], built);
const lay = (card: unknown) => ({ type: 'lay', card });
const refused = (code: string) => ({ ok: false, failure: { code } });

describe('a move', () => {
  it('is played if it is offered', () => {
    expect(play(rules, begun, 1, lay(3), dice)).toEqual({
      ok: true,
      value: [{ type: 'laid', seat: 1, card: 3 }],
    });
  });

  it('is refused by the game if it is not', () => {
    expect(play(rules, begun, 1, lay(0), dice)).toEqual(refused('CARD_NOT_HELD'));
    expect(play(rules, begun, 1, lay('?'), dice)).toEqual(refused('CARD_NOT_HELD'));
  });

  it('is refused to a seat that has no decision or does not exist', () => {
    for (const seat of [0, 2, -1, NaN, 1.5])
      expect(play(rules, built, seat, { type: 'stop' }, dice)).toEqual(refused('NOT_YOUR_TURN'));
  });

  it('is refused once the game is over', () => {
    for (const seat of [0, 1, 2])
      expect(play(rules, over, seat, { type: 'stop' }, dice)).toEqual(refused('GAME_OVER'));
  });

  it('needs the server exactly where chance decides', () => {
    const own = rules.view(built, 1);
    expect(play(rules, own, 1, { type: 'draw', count: 1 }, NO_DICE)).toEqual(refused('NEEDS_SERVER'));
    expect(play(rules, own, 1, { type: 'stop' }, NO_DICE)).toEqual(
      play(rules, built, 1, { type: 'stop' }, dice),
    );
  });
});

describe('several moves', () => {
  const draw = { type: 'draw', count: 1 };
  const stop = { type: 'stop' };
  const build = { type: 'build', on: { east: 'red', south: 'blue' } };

  it('are played one after the other, each on the state after the previous one', () => {
    const events = [
      { type: 'built', seat: 1, on: { east: 'red', south: 'blue' }, points: 2 },
      { type: 'drawn', seat: 1, cards: [4] },
    ] as const;
    expect(playAll(rules, uncovered, 1, [build, draw], dice)).toEqual({
      ok: true,
      value: { events, state: after(events, uncovered) },
    });
  });

  it('are played all or none, and the first refused one is named', () => {
    expect(playAll(rules, uncovered, 1, [build, lay(3), stop], dice)).toEqual({
      ok: false,
      failure: { code: 'MOVE_NOT_OFFERED', at: 1 },
    });
    expect(playAll(rules, built, 1, [stop, stop], dice)).toEqual({
      ok: false,
      failure: { code: 'GAME_OVER', at: 1 },
    });
  });

  it('end with the first that draws: whether the next is legal must not reveal the drawn card', () => {
    for (const next of [stop, lay(3)])
      expect(playAll(rules, built, 1, [draw, next], dice)).toEqual({
        ok: false,
        failure: { code: 'NEEDS_SERVER', at: 0 },
      });
  });

  it('may be none: then nothing happens', () => {
    expect(playAll(rules, built, 1, [], dice)).toEqual({ ok: true, value: { events: [], state: built } });
  });
});

describe('a seat’s view', () => {
  it('names the seat and shows what it may see', () => {
    expect(seatView(rules, begun, 1)).toEqual({ seat: 1, state: rules.view(begun, 1) });
    expect(seatView(rules, begun, 1).state.hands).toEqual([
      ['?', '?'],
      [2, 3],
    ]);
  });
});
