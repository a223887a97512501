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

/** A page that has only what is offered yet; `arrive` brings the rest of the rules, or keeps it away. */
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

describe('Before all rules are there', () => {
  test('the page offers what the server offers', async () => {
    const { server, game } = await early();
    expect(game.offered.value).toEqual(server.view().choices);
    expect(game.story.value).toEqual([]);
  });

  test('a choice waits for them and is then carried out', async () => {
    const { game, arrive } = await early();
    game.choose(PASS);
    expect(typesOf(game)).toEqual([]);
    arrive(true);
    await settled();
    expect(typesOf(game)).toEqual(['pass']);
  });

  test('a choice for which they do not come is said to have failed', async () => {
    const { game, arrive } = await early();
    game.choose(PASS);
    arrive(false);
    await settled();
    expect([typesOf(game), game.refusal.value]).toEqual([[], { code: 'NETWORK' }]);
  });

  test('a draft kept from an earlier page waits for them too, and is not lost', async () => {
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

  test('what others do meanwhile is fetched', async () => {
    const { server, game, tab } = await early();
    server.play(0, PASS);
    tab.listener().frame(server.frame());
    await settled();
    expect(game.position.value).toEqual({ seq: server.seq, state: server.view().state });
  });
});

test('a draft shows its result and leaves the table as it is', async () => {
  const { server, game } = await myTurn();
  const before = game.position.value.state;
  game.choose(PASS);
  expect((game.now.value as State).step).toEqual({ phase: 'trade', seat: 0 });
  expect(game.position.value.state).toBe(before);
  expect(server.asked).toEqual([]);
});

test('a move being put together is shown, can be changed and is no step', async () => {
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

test('stepping back takes the last step away, and nothing from an empty draft', async () => {
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

test('sending twice sends once, and the answer empties the draft', async () => {
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

test('the sender takes no second commit while one is under way', async () => {
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

test('the frame with one’s own commit may come before the answer', async () => {
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
  'with the request %s the same commit goes out again and counts once',
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

test('an unknown outcome is asked for again when the line is back', async () => {
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

test('a refused commit says why and keeps the draft', async () => {
  const { server, game } = await myTurn();
  server.mishaps.push({ status: 422, code: 'SAME_GOOD' });
  game.choose(PASS);
  game.send();
  await settled();
  expect(game.sending.value).toMatchObject({ kind: 'refused', failure: { code: 'SAME_GOOD' } });
  expect(typesOf(game)).toEqual(['pass']);
});

test('a stale draft that is still legal is kept and said to be', async () => {
  const { server, game } = await myTurn();
  game.choose(PASS);
  server.takeBack(2, server.seq - 1); // somebody took back, so that the seat before is to move again
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

test('a stale draft that is not legal any more says at which step it broke', async () => {
  const { server, game, tab } = await myTurn();
  game.choose(PASS);
  game.choose(DRAW);
  server.play(0, PASS); // on another device
  tab.listener().frame(server.frame());
  await settled();
  expect(game.rebased.value).toMatchObject({ kept: 0, broken: { at: 0, code: 'PLANNING_OVER' } });
  expect(game.offered.value).toEqual(server.view().choices);
});

test('a gap in what the socket brings is fetched', async () => {
  const server = new GameServer(0);
  const { game, tab } = await open(server);
  server.playUntilTurnOf(0);
  tab.listener().frame(server.frame());
  await settled();
  expect(game.position.value).toEqual({ seq: server.seq, state: server.view().state });
  expect(game.story.value.map(({ seq }) => seq)).toEqual(server.rows.map(({ seq }) => seq));
});

test('a view that was on its way while the socket brought more does not turn the page back', async () => {
  const { server, game, tab } = await myTurn();
  const refreshed = game.refresh();
  server.play(0, PASS);
  tab.listener().frame(server.frame());
  await refreshed;
  expect(game.position.value.seq).toBe(server.seq);
});

test('a view that was on its way while the socket told more of the table does not take that back', async () => {
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

test('who has come and gone is shown, and nothing is fetched for it', async () => {
  const { server, game, tab } = await myTurn();
  const requests = server.paths.length;
  tab.listener().frame({ type: 'presence', engine: ENGINE, online: [0, 2] });
  await settled();
  expect(game.view.value?.seats.map(({ online }) => online)).toEqual([true, false, true]);
  expect(game.view.value?.status).toBe('running');
  expect(server.paths).toHaveLength(requests);
});

test('rows known already change nothing', async () => {
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

test('a commit under way when the page went is sent again by the next page, and counts once', async () => {
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

test('a commit under way is not sent in the name of another player who opens the game in the same tab', async () => {
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

test('other rules on the server reload the page once, with the draft kept', async () => {
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

test('a page that cannot get the server’s rules says so instead of reloading for ever', async () => {
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

test('without storage a draft works and is simply not kept', async () => {
  const server = new GameServer(0);
  server.playUntilTurnOf(0);
  const broken = { ...storage(), read: () => undefined, write: () => undefined };
  const { game } = await open(server, openTab(server, broken));
  game.choose(PASS);
  expect(typesOf(game)).toEqual(['pass']);
});
