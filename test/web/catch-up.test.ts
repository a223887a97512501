import { expect, test } from 'vitest';
import { fail } from '#shared/kernel/result.ts';
import { NETWORK } from '../../web/lib/api.ts';
import { open, PASS } from './support/openGame.ts';
import { GameServer } from './support/server.ts';
import { openTab, settled, type Tab } from './support/world.ts';

/** A log of which a part could not be fetched. */

/** A tab in which so many requests for the log fail. */
function tabWithout(server: GameServer, failures: number): Tab {
  const tab = openTab(server);
  let left = failures;
  const log: Tab['api']['log'] = async (id, from) => {
    left -= 1;
    return left >= 0 ? fail({ code: NETWORK, status: 0 }) : tab.api.log(id, from);
  };
  return { ...tab, api: { ...tab.api, log } };
}

async function myTurnWithout(failures: number) {
  const server = new GameServer(0);
  server.playUntilTurnOf(0);
  return { server, ...(await open(server, tabWithout(server, failures))) };
}

async function ring({ timers }: Tab): Promise<number> {
  const timer = timers.shift();
  timer?.run();
  await settled();
  return timer?.ms ?? 0;
}

test('rows that could not be fetched are asked for again, ever more rarely, until they are there', async () => {
  const { server, game, tab } = await myTurnWithout(3);
  expect(game.log.value).toEqual([]);
  expect([await ring(tab), await ring(tab)]).toEqual([5_000, 10_000]);
  expect(game.log.value).toEqual([]);
  expect(await ring(tab)).toBe(20_000);
  expect(game.log.value).toHaveLength(server.seq);
  expect(tab.timers).toEqual([]);
});

test('an own move does not hide that earlier rows are missing', async () => {
  const { server, game, tab } = await myTurnWithout(1);
  game.choose(PASS);
  game.send();
  await settled();
  expect(game.position.value.seq).toBe(server.seq);
  await ring(tab);
  expect(game.log.value).toHaveLength(server.seq);
});

test('a position taken back that could not be fetched is asked for again: the board does not keep it', async () => {
  const server = new GameServer(0);
  server.playUntilTurnOf(0);
  const tab = openTab(server);
  let down = false;
  const view: Tab['api']['game'] = async (...asked) =>
    down ? fail({ code: NETWORK, status: 0 }) : tab.api.game(...asked);
  const { game } = await open(server, { ...tab, api: { ...tab.api, game: view } });
  server.play(0, PASS);
  tab.listener().frame(server.frame());
  server.takeBack(0, server.seq - 1);
  down = true;
  tab.listener().frame(server.frame());
  await settled();
  expect([game.log.value.length, game.position.value.seq]).toEqual([server.seq, server.seq - 1]);
  down = false;
  await ring(tab);
  expect(game.position.value.seq).toBe(server.seq);
  expect(tab.timers).toEqual([]);
});

test('nothing is taken back by a log that lacks rows', async () => {
  const server = new GameServer(0);
  server.playUntilTurnOf(0);
  server.play(0, PASS);
  const { game, tab } = await open(server, tabWithout(server, 1));
  expect(game.undoTo.value).toBeUndefined();
  await ring(tab);
  expect(game.undoTo.value).toBe(server.seq - 1);
});
