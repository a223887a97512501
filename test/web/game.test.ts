import { expect, test } from 'vitest';
import type { State } from '../support/vehicle.ts';
import type { AnyMove } from '#shared/kernel/types.ts';
import { GameServer } from './support/server.ts';
import { openTab, settled, storage } from './support/world.ts';
import { PASS, DRAW, open, myTurn, typesOf } from './support/openGame.ts';

test('the page offers exactly what the server offers, at every decision of a game', async () => {
  const server = new GameServer(0);
  const { game, tab } = await open(server);
  for (let decisions = 0; decisions < 40; decisions += 1) {
    expect(game.offered.value).toEqual(server.view().choices);
    if (server.acting === 0) {
      const [choice] = server.view().choices;
      if (choice?.type === 'load') server.play(0, firstOf(choice.params));
      else server.play(0, choice?.type === 'exchange' ? PASS : DRAW);
    } else if (server.state.step.phase === 'loading')
      server.play(server.acting, { type: 'load', ...cloth(server) });
    else server.play(server.acting, server.state.step.phase === 'planning' ? PASS : DRAW);
    tab.listener().frame(server.frame());
    await settled();
    expect(game.position.value).toMatchObject({ seq: server.seq, state: server.view().state });
  }
});

const cloth = (server: GameServer) => ({ good: server.state.supply.markers.cloth > 0 ? 'cloth' : 'spices' });

const firstOf = (params: readonly { readonly name: string }[]): AnyMove => {
  const param = params[0] as { name: string; of: string[] };
  return { type: 'load', [param.name]: param.of[0] } as AnyMove;
};

test('a draft shows its result and leaves the table unchanged', async () => {
  const { server, game } = await myTurn();
  const before = game.position.value.state;
  game.choose(PASS);
  expect((game.now.value as State).step).toEqual({ phase: 'trade', seat: 0 });
  expect(game.position.value.state).toBe(before);
  expect(server.asked).toEqual([]);
});

test('a move that is being put together is shown, can be changed, and is not yet a step', async () => {
  const { server, game } = await myTurn();
  game.choose(PASS);
  const good = server.state.players[0]?.hand[0];
  game.compose({ type: 'play', good, spaces: [] } as AnyMove);
  expect(game.canSend.value).toBe(false);
  game.compose({ type: 'play', good, spaces: [2] } as AnyMove);
  expect(game.canSend.value).toBe(true);
  expect((game.shown.value as State).market[2]).toBe(good);
  expect((game.now.value as State).step.phase).toBe('trade');
  game.back();
  expect(typesOf(game)).toEqual(['pass']);
});

test('a move that needs the server ends the draft', async () => {
  const { game } = await myTurn();
  game.choose(PASS);
  game.choose(DRAW);
  expect(game.planned.value.map(({ server }) => server)).toEqual([false, true]);
  expect(game.offered.value).toEqual([]);
  expect(game.shown.value).toBe(game.planned.value[0]?.after);
});

test('stepping back removes the last step; in an empty draft it does nothing', async () => {
  const { game } = await myTurn();
  game.choose(PASS);
  game.choose(DRAW);
  game.back();
  expect(typesOf(game)).toEqual(['pass']);
  game.back();
  game.back();
  expect(typesOf(game)).toEqual([]);
});

test('a move that is not offered is refused in the page with the rules’ reason', async () => {
  const { server, game } = await myTurn();
  game.choose({ type: 'buy', card: 'docks' } as AnyMove);
  expect(game.refusal.value).toMatchObject({ code: 'NOT_ENOUGH_MONEY' });
  expect(typesOf(game)).toEqual([]);
  expect(server.asked).toEqual([]);
});

test('a spectator is offered nothing and can send nothing', async () => {
  const server = new GameServer(null);
  server.playUntilTurnOf(0);
  const { game } = await open(server);
  game.choose(PASS);
  game.send();
  await settled();
  expect(game.offered.value).toEqual([]);
  expect(game.yourTurn.value).toBe(false);
  expect(server.asked).toEqual([]);
});

test('without storage a draft works, but is not kept over a reload', async () => {
  const server = new GameServer(0);
  server.playUntilTurnOf(0);
  const broken = { ...storage(), read: () => undefined, write: () => undefined };
  const { game } = await open(server, openTab(server, broken));
  game.choose(PASS);
  expect(typesOf(game)).toEqual(['pass']);
});
