import { describe, expect, test } from 'vitest';
import { waitBefore, waitWhenAsked, type Lost } from '../../web/backoff.ts';

const JUST_BELOW_ONE = 1 - Number.EPSILON;
const bounds = (lost: Partial<Lost>): readonly [least: number, most: number] => {
  const whole: Lost = { tries: 0, alone: false, unseen: false, ...lost };
  return [waitBefore(whole, 0), Math.round(waitBefore(whole, JUST_BELOW_ONE))];
};

describe('a page whose connection is lost waits', () => {
  test.each<[when: string, lost: Partial<Lost>, least: number, most: number]>([
    ['at first', { tries: 0 }, 500, 16_500],
    ['after one try', { tries: 1 }, 16_000, 32_000],
    ['after two', { tries: 2 }, 32_000, 64_000],
    ['after three', { tries: 3 }, 60_000, 120_000],
    ['after any number', { tries: 1_000 }, 60_000, 120_000],
    ['at first, with nobody in front of it', { unseen: true }, 500, 128_500],
    ['after one try, with nobody in front of it', { tries: 1, unseen: true }, 128_000, 256_000],
    ['after any number, with nobody in front of it', { tries: 1_000, unseen: true }, 300_000, 600_000],
    ['at first, where only its own was closed', { alone: true }, 500, 2_500],
    ['after one try, where only its own was closed', { tries: 1, alone: true }, 16_000, 32_000],
  ])('%s', (_when, lost, least, most) => {
    expect(bounds(lost)).toEqual([least, most]);
  });

  test('so that after a deploy no second of the first fifteen sees more than its share of 1 500 pages', () => {
    const waits = Array.from({ length: 1_500 }, (_, page) =>
      waitBefore({ tries: 0, alone: false, unseen: false }, page / 1_500),
    );
    const seconds = Map.groupBy(waits, (wait) => Math.floor(wait / 1_000));
    expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThanOrEqual(15_000);
    expect(Math.max(...[...seconds.values()].map(({ length }) => length))).toBeLessThanOrEqual(100);
  });
});

describe('who turns to the page', () => {
  test.each([
    ['waits for nothing when the last try is long ago', 0, 60_000, 0],
    ['waits until a second after the last try', 0, 300, 700],
    ['waits longer after each failed try', 3, 1_000, 7_000],
    ['never waits longer than half a minute', 1_000, 0, 30_000],
  ])('%s', (_what, tries, since, wait) => {
    expect(waitWhenAsked(tries, since)).toBe(wait);
  });
});
