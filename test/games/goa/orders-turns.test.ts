import { describe, expect, it } from 'vitest';
import { rules } from '#shared/games/goa/index.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import type { State } from '#shared/games/goa/state.ts';
import { isOffered } from '#shared/kernel/choices.ts';
import { answerByOrders, checkPlan } from '#shared/kernel/orders.ts';
import { seatView } from '#shared/kernel/play.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { LOT, sale } from './ordersSupport.ts';
import { auction, extra, full, placing, plantation, played, space, table, turn } from './support.ts';

const isTurnStart = (state: State, seat: Seat): boolean =>
  rules.orders.isTurnStart(seatView(rules, state, seat));
const ahead = (state: State, seat: Seat) => rules.orders.ahead(seatView(rules, state, seat));
/** The number of the turn that is planned for. */
const aheadIn = (step: State['step'], seat: Seat, flag: Seat = 0): unknown => {
  const state = ahead(table({ players: [{}, {}, {}], flag, step }), seat)?.state;
  return state?.step.phase === 'turn' ? state.step.action : undefined;
};

describe('A turn begins', () => {
  it('with one of the round’s action turns of the seat', () => {
    expect(isTurnStart(table({ step: turn({ action: 3 }) }), 0)).toBe(true);
    expect(isTurnStart(table({ step: turn() }), 1)).toBe(false);
  });

  it('until something was played that ends its beginning: the action or a card', () => {
    expect(isTurnStart(table({ step: turn({ acted: true }) }), 0)).toBe(false);
    expect(isTurnStart(table({ step: turn({ carded: true }) }), 0)).toBe(false);
  });

  it('not while a question is open', () => {
    const question = { ask: 'either', seat: 0, n: 3, by: 'tile.shipsOrColonists' } as const;
    expect(isTurnStart(table({ step: turn(), questions: [question] }), 0)).toBe(false);
  });

  it('not in auctions, nor in the extra actions', () => {
    expect(isTurnStart(table({ step: turn({ action: 'extra' }) }), 0)).toBe(false);
    expect(isTurnStart(table({ step: extra(0), players: [{ extra: 1 }, {}] }), 0)).toBe(false);
    expect(isTurnStart(sale(), 1)).toBe(false);
  });
});

describe('The turn ahead', () => {
  it.each([
    ['while markers are placed: the first', placing(1), 0, 1],
    ['in the auctions: the first', auction(1, 2), 2, 1],
    ['in another’s turn, who comes before: the same', turn({ seat: 0, action: 2 }), 1, 2],
    ['in another’s turn, who comes after: the next', turn({ seat: 2, action: 2 }), 1, 3],
    ['in one’s own turn after its action: the next', turn({ seat: 1, action: 1, acted: true }), 1, 2],
    ['in one’s own last turn: the next round’s first', turn({ seat: 1, action: 3, acted: true }), 1, 1],
    ['in one’s own turn before its action: none', turn({ seat: 1, action: 1 }), 1, undefined],
    ['after one’s last turn: the next round’s first', turn({ seat: 2, action: 3 }), 1, 1],
    ['in the extra actions: the next round’s first', extra(1), 0, 1],
    ['in another’s extra action: the next round’s first', turn({ seat: 1, action: 'extra' }), 0, 1],
    ['in the quick start: none', { phase: 'quickStart', seat: 1 }, 0, undefined],
    ['after the end: none', { phase: 'over' }, 0, undefined],
  ] as const)('%s', (_, step, seat, action) => {
    expect(aheadIn(step, seat)).toBe(action);
  });

  it('is none while a question before the action is open: the plan would be sent once it is answered', () => {
    const question = { ask: 'resupply', seat: 0, n: 3 } as const;
    expect(ahead(table({ step: turn(), questions: [question] }), 0)).toBeUndefined();
    expect(ahead(table({ step: turn({ acted: true }), questions: [question] }), 0)).toBeDefined();
  });

  it.each(['A', 'B'] as const)('does not go beyond the last round of phase %s', (phase) => {
    const last = table({ phase, round: 4, step: turn({ seat: 1, action: 3, acted: true }) });
    expect(ahead(last, 1)).toBeUndefined();
    expect(ahead({ ...last, round: 3 }, 1)?.state).toMatchObject({ phase, round: 4 });
  });

  it('has the red tiles ready again if it is in the next round', () => {
    const used = { tile: 'redColonist', used: true } as const;
    const state = table({ step: turn({ seat: 1, action: 3, acted: true }) });
    const tired = { ...state, players: state.players.map((player) => ({ ...player, tiles: [used] })) };
    expect(ahead(tired, 1)?.state.players[1]?.tiles).toEqual([{ tile: 'redColonist', used: false }]);
    const sameRound = { ...tired, step: turn({ seat: 0, action: 3 }) };
    expect(ahead(sameRound, 1)?.state.players[1]?.tiles).toEqual([used]);
  });

  it('follows the order from the starting player', () => {
    expect(aheadIn(turn({ seat: 0, action: 2 }), 2, 2)).toBe(3);
    expect(aheadIn(turn({ seat: 2, action: 2 }), 0, 2)).toBe(2);
  });

  it('begins a turn, with choices', () => {
    for (const state of [sale(), table({ step: placing(1) }), table({ step: turn({ seat: 1 }) })]) {
      const view = ahead(state, 0)!;
      expect(rules.orders.isTurnStart(view)).toBe(true);
      expect(rules.choices(view).length).toBeGreaterThan(1);
    }
  });

  it('shows nothing that the seat does not see', () => {
    const state = table({ players: [{}, { hand: ['sell1'] }], step: turn({ seat: 1 }) });
    expect(ahead(state, 0)!.state.players[1]!.hand).toEqual(['hidden']);
  });

  it('has no tile that an auction is still to give to somebody', () => {
    const state = sale({ players: [{ tiles: ['swap'] }, {}, {}] });
    const choices = rules.choices(ahead(state, 0)!);
    expect(isOffered(choices, { type: 'swap', space: LOT })).toBe(false);
    expect(isOffered(choices, { type: 'swap', space: space(5, 5) })).toBe(true);
  });

  it('counts cards that lie revealed as discarded', () => {
    const founding = { ask: 'founding', seat: 1, colony: 'Quilon', board: 0 } as const;
    const revealing = {
      ...table({ step: turn({ seat: 1 }), questions: [founding] }),
      revealed: ['sell1'],
    } as State;
    expect(ahead(revealing, 0)?.state).toMatchObject({ revealed: [], discard: ['sell1'], questions: [] });
  });
});

describe('A planned turn', () => {
  const redShip: Move = { type: 'useTile', tile: 'redShip' };
  const progress: Move = { type: 'progress', column: 'ships', card: 'none', payment: { 'p1.0': 'ginger' } };
  const moves = [redShip, progress];
  const owner = { ships: 0, tiles: ['redShip'], plots: full('ginger') } as const;
  const others = (step: State['step']) => table({ players: [owner, {}], step });
  const plan = (send = true) => ({ moves, send });

  it('is checked on the turn ahead as it will be played', () => {
    expect(checkPlan(rules, ahead(others(turn({ seat: 1 })), 0)!, plan())).toEqual({ ok: true });
  });

  it('says at which step it breaks, and why', () => {
    const spent = table({ players: [{ ...owner, plots: { p1: plantation('ginger1') } }, {}], step: turn() });
    expect(checkPlan(rules, seatView(rules, spent, 0), plan())).toEqual({
      ok: false,
      at: 1,
      code: 'SPICES_MISSING',
    });
  });

  it('is played when the turn comes', () => {
    const state = played(others(turn({ seat: 1, action: 1 })), [1, { type: 'taxes' }]);
    const answer = answerByOrders(rules, seatView(rules, state, 0), { plan: plan(), game: {} });
    expect(answer).toEqual({ kind: 'play', moves });
    expect(played(state, ...moves.map((move) => [0, move] as const)).players[0]!.rows.ships).toBe(1);
  });

  it('is not played before the turn: orders for auctions answer until then', () => {
    const view = seatView(rules, sale(), 1);
    const sheet = { round: 1, lines: [], others: 'pass' };
    expect(answerByOrders(rules, view, { plan: plan(), game: { sheet } })).toEqual({
      kind: 'play',
      moves: [{ type: 'pass' }],
    });
  });

  it('may end with a move that draws chance, but not go on after it', () => {
    const view = seatView(rules, others(turn()), 0);
    const founding: Move = { type: 'found', colony: 'Quilon', card: 'none' };
    expect(checkPlan(rules, view, { moves: [redShip, founding] })).toEqual({ ok: true });
    expect(checkPlan(rules, view, { moves: [founding, redShip] })).toMatchObject({ ok: false, at: 0 });
  });

  describe('that ends its turn', () => {
    const endTurn: Move = { type: 'endTurn' };
    const ending = { moves: [{ type: 'taxes' }, endTurn], send: true };
    const said = (state: State) =>
      answerByOrders(rules, seatView(rules, state, 0), { plan: ending, game: {} });

    it('ends it while something could still be played', () => {
      const state = table({ players: [{ hand: ['sell1'] }, {}], step: turn() });
      expect(said(state)).toEqual({ kind: 'play', moves: ending.moves });
    });

    it.each([
      ['another player’s turn', table({ step: turn() })],
      ['the extra actions', table({ players: [{ extra: 1 }, {}], step: turn({ action: 3 }), flag: 1 })],
      ['the next round', table({ step: turn({ action: 3 }), flag: 1 })],
      ['phase B, whose tiles only the server draws', table({ round: 4, step: turn({ action: 3 }), flag: 1 })],
    ])('is sent without its end if the turn ends by itself, before %s', (_, state) => {
      expect(said(state)).toEqual({ kind: 'play', moves: [{ type: 'taxes' }] });
    });

    it('is not sent if the end would come too early', () => {
      const early = { moves: [{ type: 'useTile', tile: 'redShip' }, endTurn], send: true };
      const view = seatView(rules, others(turn()), 0);
      expect(answerByOrders(rules, view, { plan: early, game: {} })).toMatchObject({
        kind: 'ask',
        because: { key: 'orders.plan.broken', args: { step: 2 } },
      });
    });
  });
});
