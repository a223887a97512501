import { expect, test } from 'vitest';
import { rules } from '../support/vehicle.ts';
import { whatHappened } from '#shared/kernel/recap.ts';
import { ordersDid } from '../../web/features/recap/RecapLog.tsx';
import { GameServer } from './support/server.ts';

/** What the recap of seat 0 says of its orders, after a pass that they gave or that its player made. */
function told(by?: 'order'): readonly string[] {
  const server = new GameServer(0);
  server.playUntilTurnOf(0);
  const after = server.seq;
  server.tryToPlay(0, [{ type: 'pass' }, { type: 'draw' }], by);
  server.play(1, { type: 'pass' });
  const since = whatHappened(rules, server.commitsAfter(0), { after, reader: 0, quiet: new Set() });
  return ordersDid({ since, rows: undefined, you: 0, name: (seat) => `Seat ${seat}` });
}

test('the recap tells what the player’s own orders answered', () => {
  expect(told('order')).toHaveLength(1);
});

test('the recap does not tell the player of their own moves', () => {
  expect(told()).toEqual([]);
});
