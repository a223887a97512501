import { expect, test } from 'vitest';
import type { GroupGame, GroupSeat } from '#shared/protocol/http.ts';
import { seasonOf } from '../../web/features/groups/season.ts';

/** The table of a group's season, reckoned by hand. */

const game = (at: number, ...seats: readonly GroupSeat[]): GroupGame => ({
  id: `a${at}`,
  game: 'some',
  title: null,
  over: true,
  at,
  open: true,
  seats,
});
const at = (rank: number, member?: string): GroupSeat => ({
  rank,
  ...(member === undefined ? {} : { member }),
});

/**
 * Ana wins before Ben and Cid, who tie: Ana 2, Ben ½, Cid ½. Then Ben and Ana tie before Cid: Ben 1½, Ana 1½, Cid 0. Then Cid
 * finishes before Ana: Cid 1, Ana 0.
 */
const GAMES = [
  game(10, at(1, 'ana'), at(2, 'ben'), at(2, 'cid')),
  game(20, at(1, 'ben'), at(3, 'cid'), at(1, 'ana')),
  game(30, at(2, 'ana'), at(1, 'cid')),
];
const linesOf = (...season: Parameters<typeof seasonOf>) =>
  seasonOf(...season).map(({ member, points, games, wins }) => [member, points, games, wins]);

test('each game gives a point for each other member whom one finished before, and half for a tie', () => {
  expect(linesOf(GAMES, 0)).toEqual([
    ['ana', 3.5, 3, 2],
    ['ben', 2, 2, 1],
    ['cid', 1.5, 3, 1],
  ]);
});

test('who played whom says before whom each finished, of how many games', () => {
  const lines = new Map(seasonOf(GAMES, 0).map((line) => [line.member, line]));
  expect(Object.fromEntries(lines.get('ana')?.met ?? [])).toEqual({
    ben: { games: 2, before: 1.5 },
    cid: { games: 3, before: 2 },
  });
  expect(Object.fromEntries(lines.get('cid')?.met ?? [])).toEqual({
    ana: { games: 3, before: 1 },
    ben: { games: 2, before: 0.5 },
  });
});

test('bots and people outside the group bring no points, but may keep one from winning', () => {
  const others = game(10, at(2, 'ana'), at(4, 'ben'), { rank: 1, bot: true }, at(3));
  expect(linesOf([others], 0)).toEqual([
    ['ana', 1, 1, 0],
    ['ben', 0, 1, 0],
  ]);
});

test('a season has the games that ended in it; one that runs counts in none', () => {
  expect(linesOf(GAMES, 20, 30)).toEqual([
    ['ana', 1.5, 1, 1],
    ['ben', 1.5, 1, 1],
    ['cid', 0, 1, 0],
  ]);
  const [first] = GAMES;
  if (first === undefined) throw new Error('no game');
  expect(seasonOf([{ ...first, over: false }], 0)).toEqual([]);
});
