import { describe, expect, it } from 'vitest';
import type { Event } from '#shared/games/merchants/events.ts';
import { rules } from '#shared/games/merchants/index.ts';
import { NO_DICE } from '#shared/kernel/dice.ts';
import type { Viewer } from '#shared/kernel/types.ts';
import { evolveAll } from '../../support/playout.ts';
import { given, table, TRADE } from './fixture.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];
const history: readonly Event[] = [
  ...table({
    players: [{ hand: ['fish', 'fish', 'wood'] }, { hand: ['cloth', 'spices', 'grain'] }],
    step: TRADE,
  }),
  { type: 'drawn', seat: 0, cards: ['cloth', 'wood'], by: 'trade' },
  { type: 'stepBegan', step: { phase: 'trade', seat: 1 } },
  { type: 'played', seat: 1, good: 'spices', spaces: [2] },
  { type: 'sold', good: 'spices', visible: 2, sales: [0, 0], bonuses: [0, 0] },
  { type: 'drawn', seat: 1, cards: ['spices', 'grain'], by: 'trade' },
  { type: 'played', seat: 0, good: 'wood', spaces: [0, 1] },
];

describe('Hidden', () => {
  it.each(VIEWERS)('is the order of the pile, for viewer %s', (viewer) => {
    const state = rules.view(evolveAll(rules, undefined, history), viewer);
    expect(new Set(state.pile)).toEqual(new Set(['hidden']));
    expect(rules.redact({ type: 'shuffled', pile: ['fish', 'wood'] }, viewer)).toEqual({
      type: 'shuffled',
      pile: ['hidden', 'hidden'],
    });
  });

  it('are the cards dealt to others, not those dealt to the viewer', () => {
    const dealt: Event = { type: 'dealt', hands: [['fish', 'wood'], ['cloth']] };
    expect(rules.redact(dealt, 0)).toEqual({ type: 'dealt', hands: [['fish', 'wood'], ['hidden']] });
    expect(rules.redact(dealt, 'spectator')).toEqual({
      type: 'dealt',
      hands: [['hidden', 'hidden'], ['hidden']],
    });
  });

  it('is what others draw, with an office too', () => {
    const drawn: Event = { type: 'drawn', seat: 0, cards: ['fish'], by: 'office' };
    expect(rules.redact(drawn, 0)).toEqual(drawn);
    expect(rules.redact(drawn, 1)).toEqual({ type: 'drawn', seat: 0, cards: ['hidden'], by: 'office' });
  });

  it('is what remains of a hand after cards were played from it', () => {
    const { players } = rules.view(evolveAll(rules, undefined, history), 1);
    expect(players[0]?.hand).toEqual(['hidden', 'hidden', 'hidden']);
    expect(players[1]?.hand).toEqual(['grain', 'grain', 'spices', 'cloth']);
  });
});

describe('Open', () => {
  it.each(VIEWERS)(
    'are market, ships, markers, cards, money and the sizes of hands and pile, for %s',
    (viewer) => {
      const full = evolveAll(rules, undefined, history);
      const seen = rules.view(full, viewer);
      expect(seen).toMatchObject({
        market: full.market,
        covered: full.covered,
        supply: full.supply,
        step: full.step,
      });
      expect(seen.pile).toHaveLength(full.pile.length);
      seen.players.forEach((player, seat) => {
        const { money, ships, cards, ledger, hand } = full.players[seat]!;
        expect(player).toMatchObject({ money, ships, cards, ledger });
        expect(player.hand).toHaveLength(hand.length);
      });
    },
  );
});

describe('A viewer’s state', () => {
  it.each(VIEWERS)('is the fold of the events as they see them, after every event, for %s', (viewer) => {
    for (let n = 1; n <= history.length; n += 1) {
      const prefix = history.slice(0, n);
      const seen = prefix.map((event) => rules.redact(event, viewer));
      expect(evolveAll(rules, undefined, seen)).toEqual(
        rules.view(evolveAll(rules, undefined, prefix), viewer),
      );
    }
  });
});

describe('A draft on the player’s own view', () => {
  const own = (events: readonly Event[]) => rules.view(given(events).state, 0);

  it('ends where a card is drawn', () => {
    const failure = { ok: false, failure: { code: 'NEEDS_SERVER' } };
    expect(rules.decide(own(table({ step: TRADE })), 0, { type: 'draw' }, NO_DICE)).toEqual(failure);
    const office = table({ step: { phase: 'office', seat: 0, draws: 1 } });
    expect(rules.decide(own(office), 0, { type: 'officeDraw' }, NO_DICE)).toEqual(failure);
  });

  it('gives the same events if none is drawn', () => {
    const events = table({ players: [{ hand: ['fish', 'fish'], ships: ['fish', 'wood'] }, {}], step: TRADE });
    const move = { type: 'play', good: 'fish', spaces: [1, 3] } as const;
    expect(rules.decide(own(events), 0, move, NO_DICE)).toEqual(
      rules.decide(given(events).state, 0, move, NO_DICE),
    );
  });
});

describe('What an event reveals', () => {
  const NOTHING = { seats: 0, public: false, chance: false };
  it.each<[string, Event, object]>([
    [
      'a draw: its seat learns cards, and chance came to light',
      { type: 'drawn', seat: 1, cards: ['fish'], by: 'trade' },
      { seats: 2, public: false, chance: true },
    ],
    [
      'cards played: everybody sees them',
      { type: 'played', seat: 0, good: 'fish', spaces: [0] },
      { seats: 0, public: true, chance: false },
    ],
    [
      'the deal: each seat learns its own hand',
      { type: 'dealt', hands: [[], [], []] },
      { seats: 7, public: false, chance: true },
    ],
    [
      'the market: everybody sees it',
      { type: 'marketLaid', cards: [] },
      { seats: 0, public: true, chance: true },
    ],
    [
      'the shuffle: chance, but nobody sees it',
      { type: 'shuffled', pile: [] },
      { seats: 0, public: false, chance: true },
    ],
    [
      'the first player: chance',
      { type: 'firstPlayerDrawn', seat: 0 },
      { seats: 0, public: true, chance: true },
    ],
    ['an exchange: nothing', { type: 'exchanged', seat: 0, ship: 0, from: 'fish', to: 'wood' }, NOTHING],
    ['passing: nothing', { type: 'passed', seat: 0 }, NOTHING],
  ])('%s', (_, event, expected) => {
    expect(rules.reveals(event)).toEqual(expected);
  });
});
