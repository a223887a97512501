import { describe, expect, test } from 'vitest';
import { waitBefore, waitOnUse, type Lost } from '../../web/lib/reconnectingSocket.ts';

const JUST_BELOW_ONE = 1 - Number.EPSILON;
const bounds = (lost: Partial<Lost>): readonly [least: number, most: number] => {
  const whole: Lost = { tries: 0, alone: false, unseen: false, spread: 16_000, ...lost };
  return [waitBefore(whole, 0), Math.round(waitBefore(whole, JUST_BELOW_ONE))];
};

describe('the wait of a page that lost its connection', () => {
  test.each<[when: string, lost: Partial<Lost>, least: number, most: number]>([
    ['before the first try', { tries: 0 }, 500, 16_500],
    ['after one try', { tries: 1 }, 16_000, 32_000],
    ['after two', { tries: 2 }, 32_000, 64_000],
    ['after three', { tries: 3 }, 60_000, 120_000],
    ['after any number', { tries: 1_000 }, 60_000, 120_000],
    ['before the first try, in a hidden tab', { unseen: true }, 500, 128_500],
    ['after one try, in a hidden tab', { tries: 1, unseen: true }, 128_000, 256_000],
    ['after any number, in a hidden tab', { tries: 1_000, unseen: true }, 300_000, 600_000],
    ['before the first try, if only this connection was closed', { alone: true }, 500, 2_500],
    ['after one try, if only this connection was closed', { tries: 1, alone: true }, 16_000, 32_000],
    ['before the first try at a large service', { spread: 200_000 }, 500, 200_500],
    ['after any number there', { tries: 1_000, spread: 200_000 }, 100_000, 200_000],
    ['before the first try there, in a hidden tab', { spread: 200_000, unseen: true }, 500, 600_500],
    [
      'before the first try there, if only this connection was closed',
      { spread: 200_000, alone: true },
      500,
      2_500,
    ],
  ])('%s', (_when, lost, least, most) => {
    expect(bounds(lost)).toEqual([least, most]);
  });

  test.each([
    [1_600, 16_000],
    [20_000, 200_000],
  ])('brings %i pages back after a deploy, spread over %i ms, a hundred a second', (pages, spread) => {
    const waits = Array.from({ length: pages }, (_, page) =>
      waitBefore({ tries: 0, alone: false, unseen: false, spread }, (page + 0.5) / pages),
    );
    const seconds = Map.groupBy(waits, (wait) => Math.floor(wait / 1_000));
    expect(Math.max(...[...seconds.values()].map(({ length }) => length))).toBeLessThanOrEqual(100);
  });
});

describe('a user who turns to the page', () => {
  test.each([
    ['does not wait if the last try was long ago', 0, 60_000, 0],
    ['waits until a second after the last try', 0, 300, 700],
    ['waits longer after each failed try', 3, 1_000, 7_000],
    ['waits no longer because the device’s clock was put back', 0, -3_600_000, 1_000],
    ['never waits longer than half a minute', 1_000, 0, 30_000],
  ])('%s', (_what, tries, since, wait) => {
    expect(waitOnUse(tries, since)).toBe(wait);
  });
});
