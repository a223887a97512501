import { describe, expect, test } from 'vitest';
import { ENGINE } from '#shared/engine.ts';
import type { AnyMove } from '#shared/kernel/types.ts';
import { GameModel, type Game } from '../../web/table/game.ts';
import { GameServer } from './support/server.ts';
import { openTab, settled, type Tab } from './support/world.ts';

/** The server's database was restored, and the page has rows that the log no longer has. The page loads again. */

const ID = 'a222222222222222';
const PASS: AnyMove = { type: 'pass' };

async function open(server: GameServer, tab: Tab = openTab(server)): Promise<{ game: Game; tab: Tab }> {
  const game = new GameModel(ID, tab);
  await settled();
  return { game, tab };
}

async function myTurn() {
  const server = new GameServer(0);
  server.playUntilTurnOf(0);
  return { server, ...(await open(server)) };
}

describe('A page with rows that are gone', () => {
  test('loads again when it is told to', async () => {
    const { tab } = await myTurn();
    expect(tab.reloads()).toBe(0);
    tab.listener().frame({ type: 'restored', engine: ENGINE });
    expect(tab.reloads()).toBe(1);
  });

  test('names its last row to the server, so that a replaced row is noticed', async () => {
    const { server, tab } = await myTurn();
    const last = server.rows.at(-1);
    expect([tab.listener().from(), tab.listener().at()]).toEqual([last?.seq, last?.at]);
  });

  test('loads again when a known row arrives with another time', async () => {
    const { server, tab } = await myTurn();
    tab.listener().frame(server.frame());
    expect(tab.reloads()).toBe(0);
    server.rows = server.rows.map((row) => ({ ...row, at: row.at + 1 }));
    tab.listener().frame(server.frame());
    expect(tab.reloads()).toBe(1);
  });

  test('loads again when a log that ends earlier refuses its move, and keeps the draft', async () => {
    const { server, game, tab } = await myTurn();
    game.choose(PASS);
    server.rows = server.rows.slice(0, -1);
    game.send();
    await settled();
    expect(tab.reloads()).toBe(1);
    const after = await open(server, openTab(server, tab.session));
    expect(after.game.position.value.seq).toBe(server.seq);
    server.playUntilTurnOf(0);
    after.tab.listener().frame(server.frame());
    await settled();
    expect(after.game.offered.value).toEqual(server.view().choices);
  });
});
