import { expect, test } from 'vitest';
import type { MyGame } from '#shared/protocol/http.ts';
import { GameList } from '../../web/features/home/GameList.tsx';
import { byKind } from '../../web/features/home/HomePage.tsx';
import { VEHICLE } from '../support/vehicle.ts';
import { textIn } from './support/drawn.ts';

/** The first page of a player with games. */

const gameOf = (id: string, more: Partial<MyGame> = {}): MyGame => ({
  id,
  game: VEHICLE,
  title: null,
  status: 'running',
  seq: 9,
  you: 0,
  yourTurn: false,
  asks: [],
  seats: [0, 1].map((seat) => ({ seat, kind: 'person', name: `Player ${seat}` })),
  acting: [1],
  glance: null,
  since: 0,
  deadline: null,
  paused: false,
  asleep: false,
  vacant: false,
  ...more,
});

test('every game is listed once: what waits for the player, for others, for nobody, and what is over', () => {
  const games = [
    gameOf('mine', { yourTurn: true }),
    gameOf('theirs'),
    gameOf('left', { vacant: true, acting: [0] }),
    gameOf('lobby', { status: 'open' }),
    gameOf('over', { status: 'over', vacant: true }),
    gameOf('called off', { status: 'aborted' }),
  ];
  const ids = Object.entries(byKind(games)).map(([kind, of]) => [kind, ...of.map(({ id }) => id)]);
  expect(ids).toEqual([
    ['waiting', 'mine'],
    ['others', 'theirs', 'lobby'],
    ['left', 'left'],
    ['finished', 'over', 'called off'],
  ]);
});

test('of a game whose seat its player has left, the list says who plays, and that there is a way back', () => {
  const lineOf = (more: Partial<MyGame>) => textIn(GameList({ games: [gameOf('one', more)] }));
  expect(lineOf({ vacant: true })).toContain('a bot plays for you; you can come back');
  expect(lineOf({ vacant: true })).not.toContain('waiting for');
  expect(lineOf({ vacant: true, asleep: true })).toContain('asleep');
  expect(lineOf({})).toMatch(/waiting for \W*Player 1/);
});
