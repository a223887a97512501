import { describe, expect, test, vi } from 'vitest';
import { ok } from '#shared/kernel/result.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import type { AnyMove } from '#shared/kernel/types.ts';
import { NO_ORDERS } from '#shared/kernel/orders.ts';
import { RELAXED } from '#shared/protocol/answers.ts';
import type { GameView } from '#shared/protocol/http.ts';
import type { Choice } from '#shared/kernel/choices.ts';
import { fromCache } from '../../web/lib/offline.ts';
import { GameModel, type Game } from '../../web/table/game.ts';
import {
  createLostLine,
  LOST_AFTER,
  ASK_AFTER,
  createWaiting,
  SAY_AFTER,
  type Waiting,
} from '../../web/features/waiting/Waiting.tsx';
import { rules } from '../support/vehicle.ts';
import { GameServer } from './support/server.ts';
import { openTab, settled, type Tab } from './support/world.ts';

/** What a page says that it waits for, and when it asks the server again. */

const PASS: AnyMove = { type: 'pass' };
const DRAW: AnyMove = { type: 'draw' };

interface Page {
  readonly server: GameServer;
  readonly tab: Tab;
  readonly game: Game;
  readonly waiting: Waiting;
}

async function open(server: GameServer, tab = openTab(server)): Promise<Page> {
  const game = new GameModel('a222222222222222', tab);
  await settled();
  tab.listener().connection('live');
  await settled();
  return { server, tab, game, waiting: createWaiting(game, tab) };
}

/** It is the turn of seat 1, a bot or a person; the page is seat 0's. */
async function others({ bots = [] as readonly number[] } = {}): Promise<Page> {
  const server = new GameServer(0);
  server.bots = bots;
  server.playUntilTurnOf(1);
  return open(server);
}

/** Lets the next timer ring, and returns how long it has waited. */
async function ring({ tab }: Page): Promise<number> {
  const timer = tab.timers.shift();
  if (timer === undefined) throw new Error('nothing is waited for');
  timer.run();
  await settled();
  return timer.ms;
}

const views = ({ server }: Page): number => server.paths.filter((path) => /games\/\w+$/.test(path)).length;

describe('Waiting', () => {
  test('for other people is shown at once, and the page does not ask again: they may take days', async () => {
    const { waiting, tab } = await others();
    expect(waiting.said.value).toBe('players');
    expect(tab.timers).toEqual([]);
  });

  test('for a bot is shown when it does not answer at once', async () => {
    const page = await others({ bots: [1] });
    expect(page.waiting.said.value).toBeUndefined();
    expect(await ring(page)).toBe(SAY_AFTER);
    expect([page.waiting.said.value, page.waiting.isLate.value]).toEqual(['bot', false]);
  });

  test('for a bot longer than ten seconds makes the page ask again, then ever more rarely', async () => {
    const page = await others({ bots: [1] });
    const asked = views(page);
    expect((await ring(page)) + (await ring(page))).toBe(ASK_AFTER);
    expect([views(page) - asked, page.waiting.isLate.value]).toEqual([1, true]);
    expect([await ring(page), await ring(page), await ring(page), await ring(page)]).toEqual([
      20_000, 40_000, 60_000, 60_000,
    ]);
    expect(views(page) - asked).toBe(5);
  });

  test('is over when the page asks again and finds rows that it had not been sent', async () => {
    const page = await others({ bots: [1] });
    page.server.play(1, PASS, DRAW);
    page.server.playUntilTurnOf(0);
    await ring(page);
    await ring(page);
    expect(page.game.position.value.seq).toBe(page.server.seq);
    expect([page.waiting.said.value, page.waiting.isLate.value]).toEqual([undefined, false]);
    expect(page.tab.timers).toEqual([]);
  });

  test('starts again with every row', async () => {
    const page = await others({ bots: [1] });
    await ring(page);
    page.server.play(1, PASS);
    page.tab.listener().frame(page.server.frame());
    await settled();
    expect(page.waiting.said.value).toBeUndefined();
    expect(page.tab.timers.map(({ ms }) => ms)).toEqual([SAY_AFTER]);
  });

  test.each([
    [0, ASK_AFTER],
    [0.5, ASK_AFTER * 1.5],
  ])(
    'for the connection asks at a moment of its own: a deploy cuts off all pages at once (%f)',
    async (random, ms) => {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      const page = await others();
      page.tab.listener().connection('connecting');
      expect((await ring(page)) + (await ring(page))).toBe(ms);
      vi.restoreAllMocks();
    },
  );

  test('for the connection takes precedence, and the page asks by HTTP meanwhile', async () => {
    const page = await others();
    const asked = views(page);
    page.tab.listener().connection('connecting');
    await ring(page);
    expect(page.waiting.said.value).toBe('connection');
    await ring(page);
    expect(views(page) - asked).toBe(1);
    page.tab.listener().connection('live');
    expect([page.waiting.said.value, page.tab.timers]).toEqual(['players', []]);
  });

  test('ends with the page', async () => {
    const { waiting, tab } = await others({ bots: [1] });
    waiting.dispose();
    expect(tab.timers).toEqual([]);
  });
});

describe('A player whose turn it is', () => {
  const yours = (): GameServer => {
    const server = new GameServer(0);
    server.playUntilTurnOf(0);
    return server;
  };

  test('is not shown as waiting, with or without a connection', async () => {
    const { waiting, tab } = await open(yours());
    tab.listener().connection('connecting');
    expect([waiting.said.value, tab.timers]).toEqual([undefined, []]);
  });

  /** A page with a single choice; `forced`: the answer that the rules give for the player; `told`: what else the view says. */
  const withOneChoice = (
    forced: AnyMove | undefined,
    told: (view: GameView) => Partial<GameView> = () => ({}),
  ): Promise<Page> => {
    const only: Choice = { type: 'pass', params: [] };
    const server = yours();
    const few = { ...rules, choices: () => [only], forced: () => forced } as unknown as AnyRules;
    const tab = openTab(server);
    const game: Tab['api']['game'] = async (id) => {
      const answer = await tab.api.game(id);
      return answer.ok ? ok({ ...answer.value, choices: [only], ...told(answer.value) }) : answer;
    };
    return open(server, { ...tab, api: { ...tab.api, game }, rules: async () => few });
  };

  test('waits for a forced answer', async () => {
    const page = await withOneChoice(PASS);
    await settled();
    await ring(page);
    expect(page.waiting.said.value).toBe('onlyAnswer');
    const asked = views(page);
    await ring(page);
    expect(views(page) - asked).toBe(1);
  });

  test('is not shown as waiting if they have one choice but must decide', async () => {
    const page = await withOneChoice(undefined);
    await settled();
    expect([page.waiting.said.value, page.tab.timers]).toEqual([undefined, []]);
  });

  test.each<[why: string, told: (view: GameView) => Partial<GameView>]>([
    [
      'their orders say that they are asked',
      () => ({ orders: { order: { ...NO_ORDERS, onlyMove: false }, revision: 1, madeAt: 0, says: null } }),
    ],
    ['the game sleeps', ({ clock }) => ({ clock: { ...RELAXED, ...clock, asleep: true } })],
  ])('must give the only answer themselves if %s', async (_, told) => {
    const page = await withOneChoice(PASS, told);
    await settled();
    expect([page.waiting.said.value, page.tab.timers]).toEqual([undefined, []]);
  });

  test('is told by the sender while a turn is being sent', async () => {
    const page = await open(yours());
    page.server.mishaps.push('lost on the way');
    page.game.choose(PASS);
    page.game.send();
    await settled();
    expect(page.game.sending.value.kind).toBe('unknown');
    expect(page.waiting.said.value).toBeUndefined();
    expect(page.tab.timers).toHaveLength(1); // the sender's own
  });
});

test('a lost connection is told once it has been missing for a while, and no longer than that', async () => {
  const page = await open(new GameServer(0));
  const { isLost, dispose } = createLostLine(page.game, page.tab);
  page.waiting.dispose();
  page.tab.listener().connection('connecting');
  page.tab.listener().connection('live');
  expect([isLost.value, page.tab.timers]).toEqual([false, []]);
  page.tab.listener().connection('connecting');
  expect([isLost.value, page.tab.timers.map(({ ms }) => ms)]).toEqual([false, [LOST_AFTER]]);
  await ring(page);
  expect(isLost.value).toBe(true);
  page.tab.listener().connection('live');
  expect(isLost.value).toBe(false);
  dispose();
});

test('a page that begins with a cached game says at once that it may be old', async () => {
  const server = new GameServer(0);
  const tab = openTab(server);
  const game = new GameModel('a222222222222222', tab);
  await settled();
  const { isLost, dispose } = createLostLine(game, tab);
  expect(isLost.value).toBe(false); // fresh: its connection comes
  fromCache.value = true;
  expect([isLost.value, tab.timers]).toEqual([true, []]);
  fromCache.value = false;
  expect(isLost.value).toBe(false);
  dispose();
});
