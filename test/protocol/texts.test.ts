import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { distinctName } from '../../worker/room/seats/seatNames.ts';
import { LineSchema, MessageSchema, NameSchema, NotesSchema } from '#shared/protocol/ids.ts';

/** Something of each kind that is drawn, and words of languages that put several marks on a letter. */
const DRAWN = [
  'Ana',
  '李小龙',
  'ひろし',
  '한글',
  'نگار',
  'می\u200cخواهم',
  '7',
  '?!',
  '∞',
  '€',
  '★',
  '♜',
  '●',
  '→',
  '⠿',
  '👩\u200d👧',
  '🇵🇹',
  '🏴‍☠️',

  'Nguyễn Thị Ngọc',
  'Nguyễn Ngọc'.normalize('NFD'),
  'שָּׁלוֹם',
  'น้ำผึ้ง',
  'มั่นคั่ง',
  'मुंबई',
  'क्षि',
  'ľüḷ́',
  'ᾳ̃'.normalize('NFD'),

  'မြို့တော်',
  'လျှို့ဝှက်',
  'བསྒྲུབས',
  'ខ្ញុំ',
  'مُحَمَّدٌ',
];

it.each(DRAWN)('“%s” is a name, and stays as it is', (name) => {
  expect(v.parse(NameSchema, name)).toBe(name.normalize('NFC'));
});

it.each([
  ['the blank of Braille', '\u2800'],
  ['many of them, and spaces', ' \u2800 \u2800\u2800 '],
  ['a joiner', '\u200d'],
  ['the Hangul fillers', '\u3164\uffa0\u115f'],
  ['a note without a head', '\u{1d159}'],
  ['the blank hieroglyphs', '\u{13441}\u{13442}'],
  ['the place of an object', '\ufffc'],
  ['a mark alone', '\u0301'],
  ['a tag', '\u{e0041}'],
  ['an unassigned character', '\u{2fffa}'],
])('a name of %s is refused', (_, name) => {
  expect(v.is(NameSchema, name)).toBe(false);
});

it('what is not drawn at the ends of a name is cut', () => {
  expect(v.parse(NameSchema, '\u2800 Ana \u3164')).toBe('Ana');
});

/** Marks in a pile paint over other lines. Normalization sorts them, in a time that grows with the square of their number. */
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

  it('keeps three marks on one letter, and puts them in order', () => {
    expect(read(stack(3))).toBe(stack(3).normalize('NFC'));
    expect(stack(3).normalize('NFC')).not.toBe(stack(3));
  });

  it.each([4, 31, 350])(
    'loses those of %s marks that paint over other lines, before they are ordered',
    (n) => {
      const normalize = vi.spyOn(String.prototype, 'normalize');
      expect(read(stack(n))).toBe(`a${above.repeat(3)}`.normalize('NFC'));
      expect(normalize.mock.contexts.every((text) => String(text).length <= 4)).toBe(true);
    },
  );

  it('loses marks that joiners separate', () => {
    expect(read(`a${`${above}\u200d`.repeat(9)}`)).toBe('á\u200d\u0301\u200d\u0301\u200d');
  });

  it('loses marks that are vowels where they stand in a pile', () => {
    expect(read(`ก${'\u0e47'.repeat(18)}`)).toBe(`ก${'\u0e47'.repeat(3)}`);
  });

  it('takes as many letters with one mark as fit', () => {
    const text = `o${above}`.repeat(most);
    expect(read(text)).toBe('ó'.repeat(most));
  });
});

it.each([
  ['joiners', '\u200d'.repeat(20_000)],
  ['joiners after a letter and marks', `a${'\u0301'.repeat(2)}${'\u200c'.repeat(19_997)}`],
  ['joiners between marks', '\u200d\u200d\u200d\u0301'.repeat(5_000)],
])('%s, as many as are sent, are read at once', (_, text) => {
  const began = performance.now();
  v.safeParse(NotesSchema, text);
  expect(performance.now() - began).toBeLessThan(1_000); // in the square of their number it would be ten seconds
});

it('a character that is removed from a message does not hide a longer row of marks', () => {
  expect(v.parse(MessageSchema, 'a\u0301\u0301\u00ad\u0301\u0301')).toBe(
    'a\u0301\u0301\u0301'.normalize('NFC'),
  );
});

describe('at a table with Ana', () => {
  it.each(['Ana', 'ana', 'ANA', ' An a ', 'A\u200dna', 'Ａｎａ', 'Аnа', 'Αna', 'Ana\u2800', '𝐀𝐧𝐚'])(
    'somebody else who calls themselves “%s” has a number',
    (name) => {
      expect(distinctName(name, [null, 'Ana'])).toBe(`${name.trimEnd()} (2)`);
    },
  );

  it.each(['Anna', 'Ána', 'Ann', 'Ana B', 'Ana (2)', 'Hana', 'Аня'])('“%s” is another name', (name) => {
    expect(distinctName(name, [null, 'Ana'])).toBe(name);
  });

  it('the third has the next number', () => {
    expect(distinctName('Ana', ['Ana', 'ANA (2)', null])).toBe('Ana (3)');
    expect(distinctName('Ana (2)', ['Ana', 'Ana (2)'])).toBe('Ana (2) (2)');
  });

  it('names look alike where one letter is another one in capitals', () => {
    expect(distinctName('lana', ['Iana'])).toBe('lana (2)');
    expect(distinctName('ник', ['НИК'])).toBe('ник (2)');
    expect(distinctName('B0b', ['bob'])).toBe('B0b (2)');
  });

  it('a long name is cut for its number, between characters', () => {
    const name = '👩‍👧'.repeat(8);
    expect(distinctName(name, [name])).toBe(`${'👩‍👧'.repeat(7)} (2)`);
  });
});
