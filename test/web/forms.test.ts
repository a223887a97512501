import { expect, test } from 'vitest';
import { NewGame } from '../../shared/protocol/http.ts';
import * as v from 'valibot';
import { offersOf, toggled } from '../../web/games/merchants/offers.ts';
import { forgetLinks, keepLinks, linksOf } from '../../web/models/links.ts';
import { BOTS_GAME, NewGameModel, requestOf } from '../../web/models/newGame.ts';
import { routeOf } from '../../web/routes.ts';
import { GameServer } from './support/server.ts';
import { openTab, storage } from './support/world.ts';

test.each([
  ['/', { page: 'home' }],
  ['/new', { page: 'new' }],
  ['/new/', { page: 'new' }],
  ['/g/a222222222222222', { page: 'game', game: 'a222222222222222', mode: 'table' }],
  ['/g/a222222222222222/text', { page: 'game', game: 'a222222222222222', mode: 'text' }],
  ['/g/a222222222222222/at/12', { page: 'game', game: 'a222222222222222', mode: 'history', at: 12 }],
  ['/g/a222222222222222/at/0', { page: 'lost' }],
  ['/g/a222222222222222/at/12/more', { page: 'lost' }],
  ['/join/a222222222222222/2', { page: 'join', game: 'a222222222222222', seat: 2 }],
  ['/g/short', { page: 'lost' }],
  ['/g/a222222222222222/more', { page: 'lost' }],
  ['/join/a222222222222222', { page: 'lost' }],
  ['/join/a222222222222222/x', { page: 'lost' }],
  ['/next', { page: 'lost' }],
])('%s is the page %o', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test('the form and the button against bots ask for games the contract accepts', () => {
  const request = requestOf('merchants', { officeDraw: 'turnEnd' }, ' Ana ', [
    { kind: 'me' },
    { kind: 'open' },
    { kind: 'bot', level: 'easy' },
  ]);
  expect(v.parse(NewGame, request).seats).toEqual([
    { kind: 'me', name: 'Ana' },
    { kind: 'open' },
    { kind: 'bot', level: 'easy' },
  ]);
  expect(v.is(NewGame, BOTS_GAME)).toBe(true);
  expect(v.is(NewGame, requestOf('merchants', {}, '  ', [{ kind: 'me' }, { kind: 'open' }]))).toBe(true);
});

test('the form has between the fewest and the most seats, and one of one’s own', () => {
  const form = new NewGameModel(openTab(new GameServer()), { min: 2, max: 4 });
  form.resize(9);
  expect(form.plans.value).toHaveLength(4);
  form.resize(1);
  expect(form.plans.value).toHaveLength(2);
  form.plan(1, { kind: 'me' });
  expect(form.plans.value).toEqual([{ kind: 'open' }, { kind: 'me' }]);
});

test('the host’s device remembers the links of a game until it has started', () => {
  const device = storage();
  keepLinks(device, {
    id: 'g',
    seats: [
      { seat: 0, kind: 'person' },
      { seat: 1, kind: 'open', link: '/join/g/1#token' },
    ],
  });
  expect(linksOf(device, 'g')).toEqual({ 1: '/join/g/1#token' });
  forgetLinks(device, 'g');
  expect(linksOf(device, 'g')).toEqual({});
});

test('a space is tapped on and off; a single card moves to the space tapped', () => {
  expect(toggled([4], 1, 3)).toEqual([1, 4]);
  expect(toggled([1, 4], 4, 3)).toEqual([1]);
  expect(toggled([4], 1, 1)).toEqual([1]);
});

test('the controls of Merchants hold every offered choice', () => {
  const server = new GameServer(0);
  server.playUntilTurnOf(0);
  server.play(0, { type: 'pass' });
  const { play, plain } = offersOf(server.view().choices);
  const hand = server.state.players[0]!.hand;
  expect(new Set(play.map(({ good }) => good))).toEqual(new Set(hand));
  expect(play.every(({ spaces }) => spaces.length === 6)).toBe(true);
  expect(plain).toEqual(new Set(['draw']));
});
