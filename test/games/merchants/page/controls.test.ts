import { expect, test } from 'vitest';
import { offersOf, toggledSpaces } from '../../../../web/games/merchants/offers.ts';
import { GameServer } from '../../../web/support/server.ts';

test('a tap selects or clears a space; a single card moves to the tapped space', () => {
  expect(toggledSpaces([4], 1, 3)).toEqual([1, 4]);
  expect(toggledSpaces([1, 4], 4, 3)).toEqual([1]);
  expect(toggledSpaces([4], 1, 1)).toEqual([1]);
});

test('the controls of Merchants show every offered choice', () => {
  const server = new GameServer(0);
  server.playUntilTurnOf(0);
  server.play(0, { type: 'pass' });
  const { play, plain } = offersOf(server.view().choices);
  const hand = server.state.players[0]!.hand;
  expect(new Set(play.map(({ good }) => good))).toEqual(new Set(hand));
  expect(play.every(({ spaces }) => spaces.length === 6)).toBe(true);
  expect(plain).toEqual(new Set(['draw']));
});
