import { expect, test } from 'vitest';
import { ok } from '#shared/kernel/result.ts';
import type { AnyMove } from '#shared/kernel/types.ts';
import { seatLinksKey } from '../../web/lib/seatLinks.ts';
import { GameServer } from './support/server.ts';
import { openTab, settled } from './support/world.ts';
import { PASS, open, myTurn, typesOf } from './support/openGame.ts';

test('a draft outlives a reload', async () => {
  const { server, game, tab } = await myTurn();
  game.choose(PASS);
  const after = await open(server, openTab(server, tab.session));
  expect(typesOf(after.game)).toEqual(['pass']);
  expect(after.game.rebased.value).toBeUndefined();
});

test.each([
  ['complete', [2], ['pass', 'play']],
  ['incomplete', [], ['pass']],
] as const)('a move that is being put together and %s, after a reload', async (_, spaces, left) => {
  const { server, game, tab } = await myTurn();
  game.choose(PASS);
  game.compose({ type: 'play', good: server.state.players[0]?.hand[0], spaces } as AnyMove);
  const after = await open(server, openTab(server, tab.session));
  expect(typesOf(after.game)).toEqual(left);
  after.game.back(); // a move that is put together is no step yet
  expect(typesOf(after.game)).toEqual(left.slice(0, -1));
});

test('a commit that was under way at a reload is sent again by the next page, and counts once', async () => {
  const { server, game, tab } = await myTurn();
  const seq = server.seq;
  server.mishaps.push('answer lost');
  game.choose(PASS);
  game.send();
  await settled();
  const after = await open(server, openTab(server, tab.session));
  expect(server.asked).toHaveLength(2);
  expect(server.seq).toBe(seq + 1);
  expect(after.game.sending.value.kind).toBe('sent');
  const later = await open(server, openTab(server, tab.session));
  expect(later.game.sending.value.kind).toBe('idle');
});

test('a commit that was under way is not sent for another player who opens the game in the same tab', async () => {
  const { server, game, tab } = await myTurn();
  server.mishaps.push('lost on the way');
  game.choose(PASS);
  game.send();
  await settled();
  const other = new GameServer(1);
  other.playUntilTurnOf(1);
  const after = await open(other, openTab(other, tab.session));
  expect([other.asked, after.game.planned.value]).toEqual([[], []]);
});

test('other rules on the server make the page reload once and keep the draft', async () => {
  const { server, game, tab } = await myTurn();
  server.mishaps.push({ status: 409, code: 'ENGINE_CHANGED' });
  game.choose(PASS);
  game.send();
  await settled();
  expect(tab.reloads()).toBe(1);
  expect(game.outdated.value).toBe(false);
  const after = await open(server, openTab(server, tab.session));
  expect(typesOf(after.game)).toEqual(['pass']);
});

test('other rules that are found out after the game was left load no other page again', async () => {
  const { server, game, tab } = await myTurn();
  server.mishaps.push('lost on the way', { status: 409, code: 'ENGINE_CHANGED' });
  game.choose(PASS);
  game.send();
  await settled();
  game[Symbol.dispose]();
  tab.timers.forEach(({ run }) => run());
  await settled();
  expect([server.asked.length, tab.reloads()]).toEqual([2, 0]);
});

test('a page that cannot load the server’s rules says so, and does not reload for ever', async () => {
  const { server, game, tab } = await myTurn();
  server.engine = 'ffffffffffff';
  tab.listener().frame(server.frame());
  tab.listener().frame(server.frame());
  expect(game.outdated.value).toBe(true);
});

test.each([
  ['stale', undefined, 'idle'],
  ['refused', { status: 403, code: 'FORBIDDEN' }, 'refused'],
] as const)(
  'moves sent before a reload that turn out to be %s are the draft again',
  async (_, mishap, kind) => {
    const { server, game, tab } = await myTurn();
    const from = server.seq;
    server.mishaps.push('lost on the way');
    game.choose(PASS);
    game.send();
    await settled();
    server.append({ seat: null, events: [], tableEvent: { type: 'gameSlept' } });
    if (mishap !== undefined) server.mishaps.push(mishap);
    const after = await open(server, openTab(server, tab.session));
    expect(typesOf(after.game)).toEqual(['pass']);
    expect(after.game.rebased.value).toEqual({ from, kept: 1 });
    expect(after.game.sending.value.kind).toBe(kind);
    const later = await open(server, openTab(server, after.tab.session));
    expect(typesOf(later.game)).toEqual(['pass']);
  },
);

test.each([
  ['kept while it is open', 'open', ['link']],
  ['forgotten once it runs', 'running', null],
] as const)('the seat links of a game are %s, also when its rules are loaded', async (_, status, left) => {
  const server = new GameServer(0);
  const tab = openTab(server);
  const view = { ...server.view(), status };
  tab.device.write(seatLinksKey(view.id), ['link']);
  await open(server, { ...tab, api: { ...tab.api, game: async () => ok(view) } });
  expect(tab.device.read(seatLinksKey(view.id))).toEqual(left);
});
