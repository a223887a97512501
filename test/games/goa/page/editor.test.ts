import { h, toChildArray, type ComponentChildren } from 'preact';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Bid, State } from '#shared/games/goa/state.ts';
import type { CardId } from '#shared/games/goa/things.ts';
import { hiddenEvents } from '#shared/games/goa/story.ts';
import { rules } from '#shared/games/goa/index.ts';
import { Stepper, TypedNumber } from '../../../../web/games/goa/editor/Controls.tsx';
import { buttonsOf } from '../../../../web/games/goa/editor/Decision.tsx';
import { rowsOf } from '../../../../web/games/goa/editor/rows.ts';
import { decisionOf } from '../../../../web/games/goa/targets/decision.ts';
import { untold } from '../../../../web/games/goa/text/describe.ts';
import { question } from '../../../../web/games/goa/text/question.ts';
import { newDraft } from '../../../../web/table/draft.ts';
import { tryMove, stepText } from '../../../../web/table/pageRules.ts';
import { tagsIn } from '../../../web/support/drawn.ts';
import { auction, plantation, space, table, turn, type Seated } from '../support.ts';
import { controls, stepperAt, handsAt, saidAt, sceneFor, type Hands } from './scene.ts';
import { useAllWords } from '../../../web/support/allWords.ts';

beforeAll(useAllWords);

describe('The bar', () => {
  const bidding = (ducats: number, high: Bid | null = null): State =>
    table({
      players: [{ ducats }, {}, {}],
      markers: [null, { seat: 1, space: space(1, 1) }],
      step: auction(0, 2, high),
    });
  const offered = (state: State): readonly string[] => [...controls(handsAt(state, 0)).keys()];

  /** The buttons of the bid beside the number, with what each makes of it. */
  const leaps = (state: State, chosen: number | null): Readonly<Record<string, number>> => {
    const hands = handsAt(state, 0);
    const bid = stepperAt(chosen === null ? hands : { ...hands, partial: { type: 'bid', amount: chosen } });
    const made: Record<string, number> = {};
    let at = '';
    const set = (n: number): void => void (made[at] = n);
    for (const { tag, props, text } of tagsIn(h(Stepper, { ...bid, set }), new Set([TypedNumber])))
      if (tag === 'button' && props['disabled'] === false) {
        at = text;
        (props['onClick'] as () => void)();
      }
    return made;
  };

  it('takes any bid from the lowest on as a number', () => {
    expect(offered(bidding(9, { seat: 2, amount: 5 }))).toEqual([
      'bar pass',
      'bar bid',
      'Ducats 6',
      'Ducats 7',
      'Ducats 8',
      'Ducats 9',
    ]);
  });

  it('changes a bid by one and by five, beginning with the lowest', () => {
    const state = bidding(20, { seat: 2, amount: 3 });
    expect(leaps(state, null)).toEqual({ '+1': 4, '+5': 8 });
    expect(leaps(state, 12)).toEqual({ '−5': 7, '−1': 11, '+1': 13, '+5': 17 });
  });

  it('never goes to all that one has by five', () => {
    expect(leaps(bidding(20), 15)).toEqual({ '−5': 10, '−1': 14, '+1': 16 });
    expect(leaps(bidding(5), null)).toEqual({ '+1': 1 });
    expect(leaps(bidding(20), 19)).toEqual({ '−5': 14, '−1': 18, '+1': 20 });
  });

  it('offers the auctioneer in its buttons what its title asks, in the same words', () => {
    const own = [
      { seat: 1, space: space(1, 1) },
      { seat: 0, space: space(2, 1) },
    ];
    const sale = table({
      edition: '2012',
      players: [{ ducats: 9 }, {}, {}],
      grid: { [space(2, 1)]: 'duty' },
      markers: own,
      step: auction(0, 2, { seat: 2, amount: 5 }),
    });
    const decision = decisionOf(sceneFor(sale));
    const buttons = decision === undefined ? [] : buttonsOf(decision).map(({ label }) => label);
    expect(buttons).toEqual(['Buy for 4', 'Sell for 5']);
    expect(question(sale)).toBe(`${buttons.join(' or ').toLowerCase()} – Duty`);
  });

  it('shows beside the bid what the auctioneer would pay', () => {
    const hands = handsAt(bidding(9, { seat: 2, amount: 5 }), 0);
    const saidOf = (amount: number) => saidAt({ ...hands, partial: { type: 'bid', amount } })[0];
    expect(saidAt(hands)[0]).toMatch(/If you bid 6, .*Seat 1.* \(auctioneer\) can buy it for 5\./);
    expect(saidOf(9)).toMatch(/If you bid 9, .* can buy it for 8\./);
  });

  it('shows the bids and the player’s own ducats', () => {
    const [said] = saidAt(handsAt(bidding(9, { seat: 2, amount: 5 }), 0));
    expect(said).toMatch(/Seat 2.* bids 5\. Your ducats: 9\./);
  });

  describe('where a bid wins at once', () => {
    const secret = table({
      players: [{ ducats: 9 }, { ducats: 0 }, { ducats: 0 }],
      grid: { [space(1, 1)]: 'ginger2' },
      markers: [null, { seat: 1, space: space(1, 1) }],
      step: auction(0, 2),
    });
    const alone = { ...secret, options: { ...secret.options, money: 'open' } } as const;
    const bid = { type: 'bid', amount: 5 } as const;

    it('says no more what the others could do', () => {
      expect(saidAt({ ...handsAt(alone, 0), partial: bid })).toEqual(['', '−5 ducats, +2 spices']);
    });

    it('tells of the draft only that', () => {
      const step = tryMove(rules, newDraft({ seq: 1, state: alone }, 0), bid);
      if (!step.ok) throw new Error(step.failure.code);
      const drawing = { describe: () => '', hiddenEvents, untold: () => untold.bid };
      const scene = { now: alone, name: (seat: number) => `Seat ${seat}` };
      expect(stepText(rules, drawing, scene, step.value).replaceAll(/[\u2068\u2069]/g, '')).toBe(
        'Seat 0 buys Ginger plantation (2 fields) from Seat 1 for 5 ducats.',
      );
    });
  });

  it('says how many spices of a harvest find no field', () => {
    const own = { plots: { p1: plantation('ginger1') }, rows: { harvest: 3 } };
    const [said] = saidAt(harvesting(own));
    expect(said).toContain('3 spices have no field.');
  });
});

describe('While a step is put together', () => {
  /** The cards to choose from, of a player who has these and ships, but no spices. */
  const cardsWith = (...hand: CardId[]): readonly string[] => {
    const state = table({ players: twoPlayers({ ships: 9, hand }), step: turn() });
    const partial = { type: 'progress', column: 'ships', card: 'shipsOnly1', payment: {} } as const;
    const decision = decisionOf({ ...sceneFor(state), partial });
    return decision === undefined
      ? []
      : rowsOf(decision).flatMap(({ buttons }) => buttons.map(({ text = '' }) => text));
  };

  it('the move editor names the card that pays, even the only one', () => {
    expect(cardsWith('shipsOnly1')).toEqual(['ships only']);
  });
});

describe('While a colony is founded', () => {
  const founding = (colonists: number): State =>
    table({
      phase: 'B',
      players: twoPlayers({ colonists, hand: ['colonists1', 'ships1'], tiles: ['redColonist'] }),
      step: turn({ acted: true }),
      questions: [{ ask: 'founding', seat: 0, colony: 'Quilon', board: 2 }],
    });
  const atDesk = (state: State): readonly string[] =>
    [...controls(handsAt(state, 0)).keys()].filter((name) => /^(What helps|Found)/.test(name));

  it('the move editor has what helps if colonists are missing', () => {
    expect(atDesk(founding(3))).toEqual([
      'Found a colony decline',
      'What helps colonists1',
      'What helps redColonist',
    ]);
  });

  it('the move editor has the colony’s tiles if there are enough colonists', () => {
    expect(atDesk(founding(4))).toEqual([
      ...[0, 1, 2, 3, 4].map((tile) => `Found a colony settle${tile}`),
      'Found a colony decline',
    ]);
  });

  it('the button of each tile shows its spices', () => {
    const decision = decisionOf(sceneFor(founding(4)));
    if (decision === undefined) throw new Error('nothing to decide');
    const shown = rowsOf(decision).flatMap(({ buttons }) =>
      buttons.filter(({ key }) => key.startsWith('settle')).map(({ picture }) => spicesIn(picture)),
    );
    expect(shown).toEqual(decision.now.figures.colonies.Quilon.tiles);
  });
});

const spicesIn = (picture: ComponentChildren): readonly unknown[] =>
  toChildArray(picture).map((one) =>
    typeof one === 'object' && 'spice' in one.props ? one.props.spice : one,
  );

/** Seat 0 as wanted, and another player. */
const twoPlayers = (own: Seated): readonly Seated[] => [own, {}];

/** Seat 0 has tapped the action. */
function harvesting(own: Seated): Hands {
  const tap = controls(handsAt(table({ players: twoPlayers(own) }), 0)).get('actions harvest');
  if (tap === undefined) throw new Error('no harvest');
  return tap();
}

describe('An expedition that is put together', () => {
  const { figures } = table();
  const { yield: yields } = figures.columns.expeditions;
  /** A row in which a hand with cards may still have room for all that is drawn. */
  const row = figures.cardLimit.findIndex((limit, at) => limit > (yields[at] ?? 0));
  const limit = figures.cardLimit[row] ?? 0;
  /** The titles of the editor’s rows for a player with so many cards. */
  const titles = (cards: number): readonly string[] => {
    const hand = (['sell1', 'sell2', 'sell3', 'sell4', 'ships1'] as const).slice(0, cards);
    const state = table({ players: [{ hand, rows: { expeditions: row + 1 } }, {}, {}], step: turn() });
    const decision = decisionOf({ ...sceneFor(state), partial: { type: 'expedition', cards: 0 } });
    return decision === undefined ? [] : rowsOf(decision).map(({ title }) => title);
  };

  it('offers to discard first where the hand has no room for all that could be drawn', () => {
    expect(titles(limit)).toHaveLength(1);
    expect(titles(limit - (yields[row] ?? 0))).toEqual([]);
    expect(titles(0)).toEqual([]);
  });
});
