import { safeParse } from 'valibot';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Event } from '#shared/games/goa/events.ts';
import { ordersSchema, type BidSheet, type Orders } from '#shared/games/goa/orders/schema.ts';
import type { State } from '#shared/games/goa/state.ts';
import { commands, ordersUi } from '../../../../web/games/goa/orders/index.ts';
import { sheetFor, lotWord, upcomingRound } from '../../../../web/games/goa/orders/edit.ts';
import { entries } from '../../../../web/games/goa/orders/entries.ts';
import { LineForm } from '../../../../web/games/goa/orders/LineForm.tsx';
import { lotsOf, sheetPlaces, wishPlaces } from '../../../../web/games/goa/orders/lots.ts';
import { tagsIn } from '../../../web/support/drawn.ts';
import { table, turn } from '../support.ts';
import { sceneFor } from './scene.ts';
import { useAllWords } from '../../../web/support/allWords.ts';

beforeAll(useAllWords);

const GRID = { 8: 'ships', 9: 'pepper2', 10: 'duty' } as const;
/** The flag's marker lies left of the grid, two more on tiles. */
const MARKERS = [
  { seat: 0, space: 7 },
  { seat: 1, space: 8 },
  { seat: 0, space: 9 },
];
const AUCTION: State = table({
  grid: GRID,
  markers: MARKERS,
  step: { phase: 'auction', seat: 0, marker: 1, high: null },
});
const PLACING: State = table({ grid: GRID, markers: [], step: { phase: 'placing', seat: 0 } });

const formOn = (state: State, orders: Orders = {}, events: readonly Event[] = []) => ({
  orders,
  scene: { ...sceneFor(state), events },
  change: vi.fn<(changed: Orders) => void>(),
});

describe('The round that orders are written for', () => {
  test('is this one while its markers are placed and its lots auctioned', () => {
    expect(upcomingRound(PLACING)).toEqual({ round: 1, isNow: true, hasTiles: true });
    expect(upcomingRound(AUCTION)).toEqual({ round: 1, isNow: true, hasTiles: true });
  });

  test('is the next one during the actions', () => {
    expect(upcomingRound(table({ step: turn() }))).toEqual({ round: 2, isNow: false, hasTiles: true });
  });

  test('has no tiles yet before phase B', () => {
    const upcoming = upcomingRound(table({ round: 4, step: turn() }));
    expect(upcoming).toEqual({ round: 5, isNow: false, hasTiles: false });
  });

  test('is none after the last', () => {
    expect(upcomingRound(table({ phase: 'B', round: 4, step: turn() }))).toBeUndefined();
  });
});

describe('On the board', () => {
  test('every lot with a marker can be tapped in the auctions, and nothing else', () => {
    expect([...(sheetPlaces(formOn(AUCTION)) ?? [])].map(([space]) => space)).toEqual([7, 8, 9]);
  });

  test('any tile can be tapped before all markers lie', () => {
    expect([...(sheetPlaces(formOn(PLACING)) ?? [])].map(([space]) => space)).toEqual([8, 9, 10]);
  });

  test('a tap begins a line that names the tile', () => {
    const form = formOn(AUCTION);
    sheetPlaces(form)?.get(9)?.tap();
    expect(form.change).toHaveBeenCalledWith({
      sheet: { round: 1, lines: [{ lot: 9, tile: 'pepper2', limit: 1 }] },
    });
  });

  test('a tap on the flag begins its line', () => {
    const form = formOn(AUCTION);
    sheetPlaces(form)?.get(7)?.tap();
    expect(form.change).toHaveBeenCalledWith({ sheet: { round: 1, lines: [{ lot: 'flag', limit: 1 }] } });
  });

  test('a tile with a line shows its limit, and a tap changes nothing', () => {
    const form = formOn(AUCTION, { sheet: { round: 1, lines: [{ lot: 9, tile: 'pepper2', limit: 6 }] } });
    const place = sheetPlaces(form)?.get(9);
    expect(place).toMatchObject({ pressed: true, note: '≤ 6' });
    place?.tap();
    expect(form.change).not.toHaveBeenCalled();
  });

  test('wishes for markers are tapped in their order, and out again', () => {
    const first = formOn(PLACING);
    wishPlaces(first)?.get(9)?.tap();
    const wished = first.change.mock.lastCall?.[0] ?? {};
    expect(wished).toEqual({ markers: { round: 1, spaces: [{ space: 9, tile: 'pepper2' }] } });
    const second = formOn(PLACING, wished);
    expect(wishPlaces(second)?.get(9)).toMatchObject({ pressed: true, note: '1.' });
    wishPlaces(second)?.get(9)?.tap();
    expect(second.change).toHaveBeenCalledWith({});
  });

  test('the flag can be wished for where the first marker may be placed', () => {
    const form = formOn(PLACING);
    wishPlaces(form)?.get(7)?.tap();
    expect(form.change).toHaveBeenCalledWith({ markers: { round: 1, spaces: [{ space: 7 }] } });
  });
});

describe('The bid sheet', () => {
  const PLACED: readonly Event[] = [
    { type: 'roundBegan', phase: 'A', round: 1 },
    ...MARKERS.map(({ seat, space }, i) => ({
      type: 'markerPlaced' as const,
      seat,
      marker: i + 1,
      space,
      tile: i === 0 ? null : (AUCTION.grid[space] ?? null),
    })),
  ];
  const upcoming = { round: 1, isNow: true, hasTiles: true };
  /** `sold`: so many lots, on the server. */
  const lotsAfter = (sold: number, ...events: readonly Event[]) => {
    const markers = AUCTION.markers.map((marker, i) => (i < sold ? null : marker));
    const state = { ...AUCTION, markers };
    return lotsOf(state, [...PLACED, ...events], 0, { upcoming, sheet: sheetFor({}, 1) });
  };
  const SALES: readonly Event[] = [
    { type: 'bid', seat: 0, amount: 3 },
    { type: 'bid', seat: 1, amount: 4 },
    { type: 'auctionWon', seat: 1, marker: 1, tile: null, price: 4, to: 0 },
    { type: 'bidPassed', seat: 0, forced: false },
    { type: 'auctionWon', seat: 1, marker: 2, tile: 'ships', price: 0, to: null },
  ];

  test('names a lot by its place first: names of tiles end with brackets', () => {
    expect(lotWord(9, 'pepper2')).toBe('1.2 Pepper plantation (2 fields)');
  });

  test('lists the lots in the order of their markers', () => {
    expect(lotsAfter(0).map(({ lot, tile, marker }) => [lot, tile, marker?.n])).toEqual([
      ['flag', null, 1],
      [8, 'ships', 2],
      [9, 'pepper2', 3],
    ]);
  });

  test('shows the outcome of a lot: winner, price and the player’s own bid', () => {
    const [flag, ships, pepper] = lotsAfter(2, ...SALES);
    expect(flag?.outcome).toEqual({ winner: 1, price: 4, bid: 3 });
    expect(ships?.outcome).toEqual({ winner: 1, price: 0, bid: null });
    expect(pepper?.outcome).toBe(null);
  });

  test('what a draft would sell is not sold yet', () => {
    const [flag, ships] = lotsAfter(1, ...SALES);
    expect(flag?.outcome).toMatchObject({ price: 4 });
    expect(ships?.outcome).toBe(null);
  });

  test('does not show markers of a future round', () => {
    const next = { round: 2, isNow: false, hasTiles: true };
    const sheet = { round: 2, lines: [{ lot: 10, tile: 'duty' as const, limit: 2 }] };
    const lots = lotsOf(AUCTION, PLACED, 0, { upcoming: next, sheet });
    expect(lots.map(({ lot, marker }) => [lot, marker])).toEqual([
      ['flag', null],
      [10, null],
    ]);
  });
});

test('A line takes no more reasons to pass than can be saved', () => {
  const lots = ([8, 9, 10, 11, 12, 15, 16, 17] as const).map((lot) => ({
    lot,
    tile: null,
    marker: null,
    line: undefined,
    outcome: null,
  }));
  const [lot] = lots;
  if (lot === undefined) throw new Error('no lot');
  let sheet: BidSheet = { round: 1, lines: [{ lot: 8, limit: 3 }] };
  const buttons = () => {
    const [line] = sheet.lines;
    if (line === undefined) throw new Error('no line');
    const set = (next: BidSheet): void => void (sheet = next);
    const drawn = tagsIn(LineForm({ form: formOn(PLACING), sheet, lots, set, lot, line }));
    return drawn.filter(({ tag, text }) => tag === 'button' && /\d\.\d/.test(text));
  };
  expect(buttons()).toHaveLength(7);
  for (let at = 0; at < 7; at += 1) {
    const { disabled, onClick } = buttons()[at]?.props ?? {};
    if (disabled !== true) (onClick as () => void)();
  }
  expect(sheet.lines[0]?.unless).toHaveLength(6);
  expect(safeParse(ordersSchema, { sheet }).success).toBe(true);
  expect(buttons().map(({ props }) => props['disabled'])).toEqual([
    ...Array.from({ length: 6 }, () => false),
    true,
  ]);
});

const EVERYTHING: Orders = {
  sheet: {
    round: 1,
    lines: [
      { lot: 'flag', limit: 0 },
      {
        lot: 9,
        tile: 'pepper2',
        limit: 5,
        from: 2,
        above: 'ask',
        buyUpTo: 7,
        unless: [{ grows: 'pepper' }, { tile: 'duty' }, { won: 'flag' }],
        group: 1,
      },
    ],
    others: 'pass',
    budget: 9,
  },
  markers: { round: 1, spaces: [{ space: 7 }, { space: 8, tile: 'ships' }] },
  fill: ['clove', 'ginger'],
  either: 'ships',
  giveUp: ['ginger1'],
  favor: ['duty'],
  endTurn: true,
  extra: 'pass',
};

describe('The list of all orders', () => {
  test('has every order, and each can be removed', () => {
    let orders = EVERYTHING;
    const removed: string[] = [];
    for (let [first] = entries(formOn(AUCTION, orders)); first; [first] = entries(formOn(AUCTION, orders))) {
      removed.push(first.key);
      orders = first.without;
      expect(safeParse(ordersSchema, orders).success, first.key).toBe(true);
    }
    expect(orders).toEqual({});
    expect(removed).toHaveLength(11);
  });

  test('marks the orders for an earlier round as over', () => {
    const later = table({ grid: GRID, round: 2, markers: [], step: { phase: 'placing', seat: 0 } });
    const texts = entries(formOn(later, { sheet: { round: 1, lines: [], others: 'pass' } }));
    expect(texts.map(({ text }) => text)).toEqual(['Pass on everything else. (an earlier round)']);
  });
});

describe('Typed orders', () => {
  const typed = (line: string, orders: Orders = {}, state = AUCTION): Orders | undefined => {
    const [verb, ...words] = line.split(' ');
    return commands.find((command) => command.verb === verb)?.read(words, formOn(state, orders));
  };

  test.each([
    ['limit 1.2 5', { sheet: { round: 1, lines: [{ lot: 9, tile: 'pepper2', limit: 5 }] } }],
    ['limit flag 3 ask', { sheet: { round: 1, lines: [{ lot: 'flag', limit: 3, above: 'ask' }] } }],
    ['others pass', { sheet: { round: 1, lines: [], others: 'pass' } }],
    ['budget 12', { sheet: { round: 1, lines: [], budget: 12 } }],
    [
      'markers 1.1 1.2',
      {
        markers: {
          round: 1,
          spaces: [
            { space: 8, tile: 'ships' },
            { space: 9, tile: 'pepper2' },
          ],
        },
      },
    ],
    ['endturn on', { endTurn: true }],
    ['extra pass', { extra: 'pass' }],
  ] as const)('are what the form would write: %s', (line, orders) => {
    const state = line.startsWith('markers') ? PLACING : AUCTION;
    expect(typed(line, {}, state)).toEqual(orders);
    expect(safeParse(ordersSchema, typed(line, {}, state)).success).toBe(true);
  });

  const BEFORE_B = table({ grid: GRID, round: 4, step: turn() });

  test.each([
    ['markers 1.1', AUCTION, 'no marker is placed any more'],
    ['limit 3.3 5', AUCTION, 'nothing lies there'],
    ['limit 1.3 5', AUCTION, 'no marker lies there'],
    ['limit 1.2 5', BEFORE_B, 'the tiles of phase B are not known'],
    ['markers 1.1 1.2', BEFORE_B, 'the tiles of phase B are not known'],
    ['markers 3.3', PLACING, 'nothing lies there'],
  ] as const)('are not taken where they could not apply: %s', (line, state, _why) => {
    expect(typed(line, EVERYTHING, state)).toBeUndefined();
  });

  test('bid for the flag of a round whose tiles are not known', () => {
    expect(typed('limit flag 3', {}, BEFORE_B)?.sheet).toEqual({
      round: 5,
      lines: [{ lot: 'flag', limit: 3 }],
    });
  });

  test('never ask for more at least than at most', () => {
    const from = (limit: number) => typed(`limit 1.2 ${limit}`, EVERYTHING)?.sheet?.lines[1]?.from;
    expect([3, 1, 0].map(from)).toEqual([2, 1, undefined]);
  });

  test('keep what else a line says', () => {
    const line = typed('limit 1.2 4', EVERYTHING)?.sheet?.lines.find(({ lot }) => lot === 9);
    expect(line).toMatchObject({ limit: 4, group: 1, buyUpTo: 7 });
    expect(line).not.toHaveProperty('above');
  });

  test.each([
    'limit',
    'limit 9.9 3',
    'limit 1.2 -1',
    'limit 1.2 3 maybe',
    'others',
    'markers',
    'markers 1.1 8.8',
    'endturn maybe',
  ])('that do not fit change nothing: %s', (line) => {
    expect(typed(line, {}, line.startsWith('markers') ? PLACING : AUCTION)).toBeUndefined();
  });
});

test('The button is called a bid sheet while lots are before the players, and the plan opens in others’ turns', () => {
  expect(ordersUi.title(sceneFor(AUCTION))).toBe('Bid sheet …');
  expect(ordersUi.title(sceneFor(table({ step: turn() })))).toBe('Orders …');
  expect(ordersUi.firstPart(sceneFor(table({ step: turn({ seat: 1 }) })))).toBe('plan');
});
