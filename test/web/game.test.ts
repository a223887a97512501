import { describe, expect, test } from 'vitest';
import { ENGINE } from '#shared/engine.ts';
import type { State } from '#shared/games/merchants/state.ts';
import { rules } from '#shared/games/merchants/index.ts';
import type { AnyMove } from '#shared/kernel/types.ts';
import { GameModel, type Game } from '../../web/models/game.ts';
import { createSender } from '../../web/models/sending.ts';
import type { Moves } from '#shared/protocol/http.ts';
import { GameServer } from './support/server.ts';
import { openTab, settled, storage, type Tab } from './support/world.ts';

const ID = 'a222222222222222';
const PASS: AnyMove = { type: 'pass' };
const DRAW: AnyMove = { type: 'draw' };

async function open(server: GameServer, tab: Tab = openTab(server)): Promise<{ game: Game; tab: Tab }> {
  const game = new GameModel(ID, tab);
  await settled();
  await game.loadFullRules();
  return { game, tab };
}

/** A game in which the player at the page is to move. */
async function myTurn(): Promise<{ server: GameServer; game: Game; tab: Tab }> {
  const server = new GameServer(0);
  server.playUntilTurnOf(0);
  return { server, ...(await open(server)) };
}

const typesOf = (game: Game): string[] => game.planned.value.map(({ move }) => move.type);

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
    expect(game.position.value).toEqual({ seq: server.seq, state: server.view().state });
  }
});

const cloth = (server: GameServer) => ({ good: server.state.supply.markers.cloth > 0 ? 'cloth' : 'spices' });
const firstOf = (params: readonly { readonly name: string }[]): AnyMove => {
  const param = params[0] as { name: string; of: string[] };
  return { type: 'load', [param.name]: param.of[0] } as AnyMove;
};

/** A page with the offer rules only. `arrive` brings the deferred rules, or makes their loading fail. */
async function early(session = storage()) {
  const server = new GameServer(0);
  server.playUntilTurnOf(0);
  const { acting, choices, meta, upcast } = rules;
  let arrive: (comes: boolean) => void = () => undefined;
  const arrival = new Promise<boolean>((resolve) => (arrive = resolve));
  const tab = openTab(server, session);
  const game = new GameModel(ID, {
    ...tab,
    rules: async () => ({ acting, choices, meta, upcast }),
    deferredRules: async () => ((await arrival) ? rules : Promise.reject(new Error('offline'))),
  });
  await settled();
  return { server, game, tab, arrive };
}

describe('Before the deferred rules have loaded', () => {
  test('the page offers what the server offers', async () => {
    const { server, game } = await early();
    expect(game.offered.value).toEqual(server.view().choices);
    expect(game.story.value).toEqual([]);
  });

  test('a choice waits for them, and is then carried out', async () => {
    const { game, arrive } = await early();
    game.choose(PASS);
    expect(typesOf(game)).toEqual([]);
    arrive(true);
    await settled();
    expect(typesOf(game)).toEqual(['pass']);
  });

  test('a choice fails with a message if they cannot be loaded', async () => {
    const { game, arrive } = await early();
    game.choose(PASS);
    arrive(false);
    await settled();
    expect([typesOf(game), game.refusal.value]).toEqual([[], { code: 'NETWORK' }]);
  });

  test('a draft from before a reload waits for them too, and is not lost', async () => {
    const session = storage();
    const server = new GameServer(0);
    server.playUntilTurnOf(0);
    const before = await open(server, openTab(server, session));
    before.game.choose(PASS);
    const { game, arrive } = await early(session);
    expect(game.offered.value).toEqual([]);
    arrive(true);
    await game.loadFullRules();
    expect(typesOf(game)).toEqual(['pass']);
  });

  test('the moves of others are fetched', async () => {
    const { server, game, tab } = await early();
    server.play(0, PASS);
    tab.listener().frame(server.frame());
    await settled();
    expect(game.position.value).toEqual({ seq: server.seq, state: server.view().state });
  });
});

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

test('a double send sends once, and the answer empties the draft', async () => {
  const { server, game } = await myTurn();
  const seq = server.seq;
  game.choose(PASS);
  game.choose(DRAW);
  game.send();
  game.send();
  expect(game.offered.value).toEqual([]);
  await settled();
  expect(server.asked).toEqual([{ expect: seq, moves: [PASS, DRAW] }]);
  expect(game.sending.value).toEqual({ kind: 'sent', seq: seq + 1 });
  expect(typesOf(game)).toEqual([]);
  expect(game.position.value.seq).toBe(seq + 1);
});

test('the sender refuses a second commit while one is under way', async () => {
  const sent: Moves[] = [];
  const sender = createSender({
    send: async (commit) => {
      sent.push(commit);
      return { ok: true, value: { seq: 2, commits: [] } };
    },
    later: () => () => undefined,
    accepted: () => undefined,
    rejected: () => undefined,
  });
  sender.submit({ expect: 1, moves: [PASS as Moves['moves'][number]] });
  sender.submit({ expect: 1, moves: [DRAW as Moves['moves'][number]] });
  await settled();
  expect(sent).toEqual([{ expect: 1, moves: [PASS] }]);
});

test('the frame with the page’s own commit may come before the answer', async () => {
  const { server, game, tab } = await myTurn();
  const seq = server.seq;
  game.choose(PASS);
  game.send();
  expect(server.seq).toBe(seq + 1);
  tab.listener().frame(server.frame());
  expect(game.sending.value.kind).toBe('sending');
  await settled();
  expect(game.rebased.value).toBeUndefined();
  expect(game.position.value.seq).toBe(seq + 1);
  expect(typesOf(game)).toEqual([]);
});

test.each(['lost on the way', 'answer lost'] as const)(
  'after “%s” the same commit is sent again and counts once',
  async (mishap) => {
    const { server, game, tab } = await myTurn();
    const seq = server.seq;
    server.mishaps.push(mishap, mishap);
    game.choose(PASS);
    game.send();
    await settled();
    expect(game.sending.value).toMatchObject({ kind: 'unknown', wait: 2_000 });
    game.choose(DRAW);
    expect(typesOf(game)).toEqual(['pass']);
    tab.timers.shift()?.run();
    await settled();
    expect(game.sending.value).toMatchObject({ kind: 'unknown', wait: 4_000 });
    game.repeat();
    await settled();
    expect(tab.timers).toEqual([]);
    expect(server.asked).toEqual(Array.from({ length: 3 }, () => ({ expect: seq, moves: [PASS] })));
    expect(server.seq).toBe(seq + 1);
    expect(game.sending.value.kind).toBe('sent');
  },
);

test('a commit with an unknown outcome is sent again when the network is back', async () => {
  const { server, game, tab } = await myTurn();
  server.mishaps.push({ status: 503, code: 'OUTCOME_UNKNOWN' });
  game.choose(PASS);
  game.send();
  await settled();
  expect(game.sending.value.kind).toBe('unknown');
  tab.listener().connection('live');
  await settled();
  expect(game.sending.value.kind).toBe('sent');
});

test('a refused commit shows the reason and keeps the draft', async () => {
  const { server, game } = await myTurn();
  server.mishaps.push({ status: 422, code: 'SAME_GOOD' });
  game.choose(PASS);
  game.send();
  await settled();
  expect(game.sending.value).toMatchObject({ kind: 'refused', failure: { code: 'SAME_GOOD' } });
  expect(typesOf(game)).toEqual(['pass']);
});

test('a stale draft that is still legal is kept, and the page says so', async () => {
  const { server, game } = await myTurn();
  game.choose(PASS);
  server.takeBack(2, server.seq - 1); // an undo, so that the previous seat is to move again
  server.playUntilTurnOf(0);
  game.send();
  await settled();
  expect(server.asked).toHaveLength(1);
  expect(game.position.value.seq).toBe(server.seq);
  expect(game.rebased.value).toEqual({ kept: 1 });
  expect(typesOf(game)).toEqual(['pass']);
  game.send();
  await settled();
  expect(game.sending.value.kind).toBe('sent');
});

test('a stale draft that is no longer legal names the step that broke', async () => {
  const { server, game, tab } = await myTurn();
  game.choose(PASS);
  game.choose(DRAW);
  server.play(0, PASS); // on another device
  tab.listener().frame(server.frame());
  await settled();
  expect(game.rebased.value).toMatchObject({ kept: 0, broken: { at: 0, code: 'PLANNING_OVER' } });
  expect(game.offered.value).toEqual(server.view().choices);
});

test('rows that the socket skipped are fetched', async () => {
  const server = new GameServer(0);
  const { game, tab } = await open(server);
  server.playUntilTurnOf(0);
  tab.listener().frame(server.frame());
  await settled();
  expect(game.position.value).toEqual({ seq: server.seq, state: server.view().state });
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
  const { status, acting, seats, commitment, question } = server.view();
  tab.listener().frame({ type: 'table', engine: ENGINE, status, acting, seats, commitment, question });
  expect(before.seats[1]?.told).toBeUndefined();
  await refreshed;
  expect(game.view.value?.seats[1]?.told).toBe(7);
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
  expect(game.position.value).toEqual({ seq: server.seq, state: server.view().state });
  expect(game.story.value.filter((entry) => entry.undone).map(({ seq }) => seq)).toEqual([undone]);
});

test('a draft outlives a reload', async () => {
  const { server, game, tab } = await myTurn();
  game.choose(PASS);
  const after = await open(server, openTab(server, tab.session));
  expect(typesOf(after.game)).toEqual(['pass']);
  expect(after.game.rebased.value).toBeUndefined();
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

test('a page that cannot load the server’s rules says so, and does not reload for ever', async () => {
  const { server, game, tab } = await myTurn();
  server.engine = 'ffffffffffff';
  tab.listener().frame(server.frame());
  tab.listener().frame(server.frame());
  expect(game.outdated.value).toBe(true);
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
