import { expect, test } from 'vitest';
import { byUrgency } from '#shared/protocol/personAnswers.ts';

/** In which order a player's games are listed, and which is the next one. */

type Listed = Parameters<typeof byUrgency>[0] & { readonly name: string };

const mine = (name: string, since: number, deadline: number | null = null): Listed => ({
  name,
  since,
  deadline,
  yourTurn: true,
  status: 'running',
});
const other = (name: string, since: number, status: Listed['status'] = 'running'): Listed => ({
  name,
  since,
  deadline: null,
  yourTurn: false,
  status,
});

/** The order does not depend on the one before. */
const sorted = (...games: readonly Listed[]): readonly string[] => {
  const names = games.toSorted(byUrgency).map(({ name }) => name);
  expect(
    games
      .toReversed()
      .toSorted(byUrgency)
      .map(({ name }) => name),
  ).toEqual(names);
  return names;
};

test('what waits for the player comes first, then running games, open ones and ended ones', () => {
  const games = [other('over', 9, 'over'), other('open', 9, 'open'), other('running', 9), mine('mine', 9)];
  expect(sorted(...games)).toEqual(['mine', 'running', 'open', 'over']);
});

test('of what waits for the player, the nearest deadline comes first, however long the others have waited', () => {
  expect(sorted(mine('late', 1, 500), mine('soon', 9, 400), mine('past', 5, 3))).toEqual([
    'past',
    'soon',
    'late',
  ]);
});

test('games without a running clock come after those with one, the longest wait first', () => {
  expect(sorted(mine('new', 9), mine('old', 1), mine('clocked', 8, 1_000))).toEqual([
    'clocked',
    'old',
    'new',
  ]);
});

test('with the same deadline the longer wait comes first', () => {
  expect(sorted(mine('new', 9, 500), mine('old', 1, 500))).toEqual(['old', 'new']);
});

test('what waits for others is listed newest first', () => {
  expect(sorted(other('old', 1), other('new', 9))).toEqual(['new', 'old']);
});
