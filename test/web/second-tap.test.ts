import { describe, expect, test } from 'vitest';
import { isSecond } from '../../web/components/secondTap.ts';

const send = {};
const first = { on: send, text: 'Send', x: 180, y: 690, at: 1_000 };

describe('Of two quick taps at one place the second', () => {
  test('is not taken as a choice that has come under the finger since', () => {
    expect(isSecond(first, { ...first, on: {}, text: 'Pass', at: 1_200 })).toBe(true);
    expect(isSecond(first, { ...first, on: {}, text: 'Send', at: 1_200 })).toBe(true);
    expect(isSecond(first, { ...first, text: 'End turn', x: 170, at: 1_380 })).toBe(true);
  });

  test('is one where it hits the same again, such as one more ducat', () => {
    expect(isSecond(first, { ...first, at: 1_100 })).toBe(false);
  });

  test('is one if it comes later, elsewhere, or first', () => {
    expect(isSecond(first, { ...first, on: {}, at: 1_400 })).toBe(false);
    expect(isSecond(first, { ...first, on: {}, x: 204, at: 1_100 })).toBe(false);
    expect(isSecond(undefined, first)).toBe(false);
  });
});
