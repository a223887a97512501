import { expect, test } from 'vitest';
import { ENGINE } from '#shared/engine.ts';
import { GameServer } from './support/server.ts';
import { openTab, settled, type Tab } from './support/world.ts';
import { PASS, open, myTurn } from './support/openGame.ts';

test('rows that the socket skipped are fetched', async () => {
  const server = new GameServer(0);
  const { game, tab } = await open(server);
  server.playUntilTurnOf(0);
  tab.listener().frame(server.frame());
  await settled();
  expect(game.position.value).toMatchObject({ seq: server.seq, state: server.view().state });
  expect(game.story.value.map(({ seq }) => seq)).toEqual(server.rows.map(({ seq }) => seq));
});

test('a view that was requested before newer rows came does not turn the page back', async () => {
  const { server, game, tab } = await myTurn();
  const refreshed = game.refresh();
  server.play(0, PASS);
  tab.listener().frame(server.frame());
  await refreshed;
  expect(game.position.value.seq).toBe(server.seq);
});

test('a view that was requested before a newer table frame does not overwrite it', async () => {
  const { server, game, tab } = await myTurn();
  const before = server.view();
  const refreshed = game.refresh();
  server.told = 7;
  const { status, acting, seats, commitment, question, clock, rematch, title } = server.view();
  const table = { status, acting, seats, commitment, question, clock, rematch, title };
  tab.listener().frame({ type: 'table', engine: ENGINE, ...table });
  expect(before.seats[1]?.told).toBeUndefined();
  await refreshed;
  expect(game.view.value?.seats[1]?.told).toBe(7);
});

test('a new name of the game is shown without a request', async () => {
  const { server, game, tab } = await myTurn();
  const { status, acting, seats, commitment, question, clock, rematch } = server.view();
  const table = { status, acting, seats, commitment, question, clock, rematch, title: 'Monday league' };
  tab.listener().frame({ type: 'table', engine: ENGINE, ...table });
  expect(game.view.value?.title).toBe('Monday league');
});

test('presence is shown without a request', async () => {
  const { server, game, tab } = await myTurn();
  const requests = server.paths.length;
  tab.listener().frame({ type: 'presence', engine: ENGINE, online: [0, 2] });
  await settled();
  expect(game.view.value?.seats.map(({ online }) => online)).toEqual([true, false, true]);
  expect(game.view.value?.status).toBe('running');
  expect(server.paths).toHaveLength(requests);
});

test('rows that the page has already change nothing', async () => {
  const { server, game, tab } = await myTurn();
  const before = game.position.value;
  tab.listener().frame(server.frame(0));
  await settled();
  expect(game.position.value).toBe(before);
  expect(game.story.value).toHaveLength(server.seq);
});

test('after an undo the state is fetched and the log keeps the rows, marked', async () => {
  const { server, game, tab } = await myTurn();
  server.play(0, PASS);
  tab.listener().frame(server.frame());
  const undone = server.seq;
  server.takeBack(0, undone - 1);
  tab.listener().frame(server.frame());
  await settled();
  expect(game.position.value).toMatchObject({ seq: server.seq, state: server.view().state });
  expect(game.story.value.filter((entry) => entry.undone).map(({ seq }) => seq)).toEqual([undone]);
});

test('a game that is shown is asked for fresh, not as it was seen last', async () => {
  const server = new GameServer(0);
  const tab = openTab(server);
  const asked: (boolean | undefined)[] = [];
  const watched: Tab = {
    ...tab,
    api: {
      ...tab.api,
      game: (id, fresh) => {
        asked.push(fresh);
        return tab.api.game(id, fresh);
      },
    },
  };
  const { game } = await open(server, watched);
  await game.refresh();
  expect(asked).toEqual([false, true]);
});
