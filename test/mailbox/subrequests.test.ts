import { expect, test } from 'vitest';
import { gamesPerMessage, SUBREQUESTS } from '../../worker/mailbox/plan/gamesInMessage.ts';

/** What one message may ask of others. */

const hosts = (channels: number, different: number): readonly string[] =>
  Array.from({ length: channels }, (_, n) => `${n % different}.example.com`);

test('without channels a message tells of fifteen games at most', () => {
  expect(gamesPerMessage([])).toBe(15);
});

test.each([
  [1, 1],
  [4, 3],
  [10, 3],
  [10, 10],
])('a message by %i channels at %i hosts stays within what one invocation may ask', (channels, different) => {
  const games = gamesPerMessage(hosts(channels, different));
  expect(games).toBeGreaterThanOrEqual(4);
  expect(2 * games + channels + 2 * different).toBeLessThanOrEqual(SUBREQUESTS - 12);
});
