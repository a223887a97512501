import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LineSchema, MessageSchema, NameSchema, NotesSchema } from '#shared/protocol/ids.ts';

/**
 * Normalization sorts the combining marks on a letter. Its time grows with the square of their number. No language stacks
 * more than a handful; Unicode's own limit for streams is thirty (UAX #15, 13).
 */
describe.each([
  ['name', NameSchema, 39],
  ['line', LineSchema, 180],
  ['message', MessageSchema, 480],
  ['notes', NotesSchema, 3_900],
] as const)('a %s', (_, schema, most) => {
  afterEach(() => vi.restoreAllMocks());

  const above = '\u0301'; // class 230
  const below = '\u0323'; // class 220: normalization moves it to the front
  const stack = (n: number): string => `a${above.repeat(n - 1)}${below}`;
  const read = (text: string): unknown => v.safeParse(schema, text, { abortPipeEarly: true }).output;

  it('takes thirty marks on one letter, and puts them in order', () => {
    expect(read(stack(30))).toBe(stack(30).normalize('NFC'));
    expect(stack(30).normalize('NFC')).not.toBe(stack(30));
  });

  it('with thirty-one marks on a letter is refused before they are ordered', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    expect(v.is(schema, stack(31))).toBe(false);
    expect(normalize).not.toHaveBeenCalled();
  });

  it('takes as many letters with one mark as fit', () => {
    const text = `o${above}`.repeat(most);
    expect(read(text)).toBe('ó'.repeat(most));
  });
});

it('a character that is removed from a message does not hide a longer row of marks', () => {
  const half = '\u0301'.repeat(20);
  expect(v.is(MessageSchema, `a${half}\u00ad${half}`)).toBe(false);
});
