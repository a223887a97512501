import { describe, expect, test } from 'vitest';
import { mentionedSeats, unansweredMentions } from '../../worker/room/talk/mentions.ts';

const person = (seat: number, name: string | null) => ({
  seat,
  kind: 'person' as const,
  name,
  vacancy: null,
});
const TABLE = [
  person(0, 'Ann'),
  person(1, 'Anna Maria'),
  person(2, 'Žofie'),
  { seat: 3, kind: 'bot' as const, name: 'Bot', vacancy: null },
  { ...person(4, 'Dan'), vacancy: 'open' as const },
];

describe('a message', () => {
  test.each<[text: string, seats: readonly number[]]>([
    ['Hello @Ann!', [0]],
    ['@ann, @ANNA MARIA: your turn', [0, 1]],
    ['@Anna Maria', [1]],
    ['@Annabel is somebody else', []],
    ['@žofie?', [2]],
    ['Ann, without the sign', []],
    ['ann@example.org', []],
    ['a@ann.example', []],
    ['a.b-@ann.example', []],
    ['(a@ann)', []],
    ['@Ann.', [0]],
    ['@Ann’s turn', [0]],
    ['@@Ann', [0]],
    ['“@Ann”', [0]],
    ['@Bot and @Dan are not told', []],
    ['@Ann2', []],
    ['(@Ann)', [0]],
    ['@', []],
  ])('“%s” names the seats %s', (text, seats) => {
    expect(mentionedSeats(text, TABLE, null)).toEqual(seats);
  });

  test('does not name its author', () => {
    expect(mentionedSeats('@Ann says @Ann', TABLE, 0)).toEqual([]);
  });
});

describe('where names begin alike', () => {
  const TABLE_OF_LEES = [
    person(0, 'Ann'),
    person(1, 'Ann Lee'),
    person(2, 'Ann (2)'),
    person(3, 'Ann Leeds'),
  ];

  test.each<[text: string, seats: readonly number[]]>([
    ['@Ann Lee', [1]],
    ['@Ann leeds?', [3]],
    ['@Ann Leed', [0]],
    ['@Ann (2): your turn', [2]],
    ['@Ann (3)', [0]],
    ['@Ann and @Ann Lee', [0, 1]],
  ])('“%s” names the seats %s', (text, seats) => {
    expect(mentionedSeats(text, TABLE_OF_LEES, null)).toEqual(seats);
  });

  test('the author’s longer name names nobody else', () => {
    expect(mentionedSeats('I am @Ann Lee', TABLE_OF_LEES, 1)).toEqual([]);
  });
});

describe('of the messages that name a player', () => {
  const said = (at: number, seat: number | null, text: string) => ({ at, seat, text });
  const messages = [
    said(4, 0, '@Žofie?'),
    said(1, 0, '@Žofie!'),
    said(2, 2, 'Yes?'),
    said(3, null, '@Žofie, begin'),
  ];
  const told = (since: number) => unansweredMentions(messages, TABLE, 2, since).map(({ at }) => at);

  test('those before their own last message are answered', () => {
    expect(told(0)).toEqual([3, 4]);
  });

  test('those before their last move are old', () => {
    expect(told(4)).toEqual([4]);
  });
});
