import { beforeAll, describe, expect, it } from 'vitest';
import { rules } from '#shared/games/goa/index.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import type { State } from '#shared/games/goa/state.ts';
import { ALL_SPACES } from '#shared/games/goa/spaces.ts';
import type { AnyEvent, Seat } from '#shared/kernel/types.ts';
import { evolveAll } from '../../../support/playout.ts';
import { Ducat, ExtraAction, Flag, Ship } from '../../../../web/games/goa/drawings/Pieces.tsx';
import { RowHead } from '../../../../web/games/goa/player/Development.tsx';
import { firstIn, freeFirsts, Supply } from '../../../../web/games/goa/board/Supply.tsx';
import { markAt, SIZE } from '../../../../web/games/goa/board/Grid.tsx';
import { TradeBoard } from '../../../../web/games/goa/board/TradeBoard.tsx';
import { lotOf } from '../../../../web/games/goa/board/lot.ts';
import { Explain } from '../../../../web/games/goa/explain/Explain.tsx';
import { inWords } from '../../../../web/games/goa/text/inWords.ts';
import { isolate, t } from '../../../../web/lib/i18n.ts';
import { SeatMark } from '../../../../web/ui/art/Pieces.tsx';
import { Highlight } from '../../../../web/ui/figures.tsx';
import { Name } from '../../../../web/ui/names.tsx';
import { targetsOf } from '../../../../web/games/goa/targets/index.ts';
import { auction, DICE, space, table, turn } from '../support.ts';
import { sceneFor } from './scene.ts';
import { textIn } from '../../../web/support/drawn.ts';
import { useAllWords } from '../../../web/support/allWords.ts';

beforeAll(useAllWords);

/** A game as the page follows it: its state, and all that has happened. */
interface Told {
  readonly state: State;
  readonly events: readonly AnyEvent[];
}

function after({ state, events }: Told, seat: Seat, move: Move): Told {
  const played = rules.decide(state, seat, move, DICE);
  if (!played.ok) throw new Error(played.failure.code);
  return { state: evolveAll(rules, state, played.value), events: [...events, ...played.value] };
}

describe('The lot', () => {
  /** Four players; the auctioneers of markers 1 to 3 are seats 1, 2 and 3. Seat 0 has no ducats. */
  const sale: Told = {
    state: table({
      players: [{ ducats: 0 }, {}, {}, {}],
      grid: { [space(2, 2)]: 'duty', [space(2, 3)]: 'mission2', [space(5, 5)]: 'clove1' },
      markers: [
        { seat: 1, space: space(1, 2) },
        { seat: 2, space: space(2, 2) },
        { seat: 3, space: space(2, 3) },
      ],
      step: auction(2, 1),
    }),
    events: [{ type: 'bid', seat: 2, amount: 9 } as AnyEvent, { type: 'markerPlaced' }],
  };
  const said = ({ state, events }: Told) => lotOf(state, events)?.speakers;

  it('is what lies under the marker; marker 1 is the flag', () => {
    expect(lotOf(sale.state, sale.events)).toMatchObject({ marker: 1, tile: null, auctioneer: 1 });
    const next = { ...sale.state, markers: sale.state.markers.with(0, null), step: auction(3, 2) };
    expect(lotOf(next, [])).toMatchObject({ marker: 2, tile: 'duty', auctioneer: 2, space: space(2, 2) });
  });

  it('names the players in bidding order, the auctioneer last, without the bids of earlier auctions', () => {
    expect(said(sale)).toEqual([
      { seat: 2, said: 'now' },
      { seat: 3, said: 'later' },
      { seat: 0, said: 'later' },
      { seat: 1, said: 'later' },
    ]);
  });

  it('shows bids and passes, automatic passes included', () => {
    const passed = after(sale, 2, { type: 'pass' });
    expect(said(after(passed, 3, { type: 'bid', amount: 4 }))).toEqual([
      { seat: 2, said: 'pass' },
      { seat: 3, said: 4 },
      { seat: 0, said: 'pass' },
      { seat: 1, said: 'now' },
    ]);
  });

  it('keeps the bids while a draft would sell it, and does not take those of later lots for its own', () => {
    const bid = after(after(sale, 2, { type: 'pass' }), 3, { type: 'bid', amount: 4 });
    const drafted = after(after(bid, 1, { type: 'pass' }), 3, { type: 'bid', amount: 2 });
    expect(said({ state: bid.state, events: drafted.events })?.map((one) => one.said)).toEqual([
      'pass',
      4,
      'pass',
      'pass',
    ]);
  });

  it('starts again with the next marker', () => {
    const bid = after(after(sale, 2, { type: 'pass' }), 3, { type: 'bid', amount: 4 });
    const sold = after(bid, 1, { type: 'pass' });
    expect(lotOf(sold.state, sold.events)).toMatchObject({ marker: 2, tile: 'duty' });
    expect(said(sold)).toEqual([
      { seat: 3, said: 'now' },
      { seat: 0, said: 'later' },
      { seat: 1, said: 'later' },
      { seat: 2, said: 'later' },
    ]);
  });

  it('is absent outside auctions, and once its winner decides what to do with it', () => {
    expect(lotOf(table(), [])).toBeNull();
    expect(lotOf({ ...sale.state, markers: sale.state.markers.with(0, null) }, [])).toBeNull();
  });
});

describe('The bonus for being first in a row', () => {
  const leader = { rows: { taxes: 5, ships: 4 } };
  const progressed = (seat: Seat, row: number) =>
    ({ type: 'progressed', seat, column: 'taxes', row }) as AnyEvent;

  it('is open in ten rows at the start, and later in rows without a marker', () => {
    expect(freeFirsts(table())).toBe(10);
    expect(freeFirsts(table({ players: [{}, leader] }))).toBe(7);
    expect(firstIn(table({ players: [{}, leader] }), [], 'ships', 4)).toBeNull();
  });

  it('goes to the first player there, even if others follow', () => {
    const state = table({ players: [leader, leader] });
    const events = [progressed(0, 2), progressed(1, 3), progressed(0, 3), progressed(0, 4)];
    expect([3, 4].map((row) => firstIn(state, events, 'taxes', row))).toEqual([1, 0]);
  });

  it('shows who would be first by a move that is still being put together', () => {
    expect(firstIn(table({ players: [{}, leader] }), [], 'taxes', 3)).toBe(1);
  });
});

describe('The grid', () => {
  it('places every mark inside its own space', () => {
    for (const at of ALL_SPACES.map(markAt)) expect(at.every((n) => n > 0 && n < SIZE)).toBe(true);
    expect(markAt(space(2, 4))[0] - markAt(space(2, 3))[0]).toBeCloseTo(1);
    expect(markAt(space(2, 4))[1]).toBeCloseTo(markAt(space(1, 4))[1] + 1);
  });
});

describe('Where a Bonanza tile lies under a tile, the space says so', () => {
  const [corner, edge] = [space(1, 1), space(2, 1)];
  const saidIn = (given: Parameters<typeof table>[0], partial: Move | null = null) => {
    const bonanza = ['twoShips', 'twoShips', 'oneSpice', 'oneSpice'] as const;
    const state = table({ grid: { [corner]: 'duty', [edge]: 'duty' }, bonanza, ...given });
    const { spaces } = targetsOf({ ...sceneFor(state), partial });
    return [corner, edge].map((at) => spaces.get(at)?.label);
  };
  const isTold = expect.stringMatching(/Duty.*, Bonanza tile underneath/);
  const isNot = expect.not.stringMatching(/Bonanza/);

  it('while a marker is placed', () => {
    const markers = [{ seat: 0, space: space(1, 0) }];
    expect(saidIn({ markers, step: { phase: 'placing', seat: 0 } })).toEqual([isTold, isNot]);
  });

  it('while a tile is taken by a swap', () => {
    const given = { step: turn(), players: [{ tiles: ['swap' as const] }, {}] };
    expect(saidIn(given, { type: 'swap', space: edge })).toEqual([isTold, isNot]);
  });
});

it('A row tells of the extra action for the last marker to arrive only while it can be had', () => {
  const rows = { ships: 2, harvest: 3, taxes: 2, expeditions: 2, colonists: 2 };
  const scene = sceneFor(table({ players: [{ rows }, {}] }));
  const told = (row: number): string =>
    textIn(
      RowHead({
        table: { scene, targets: targetsOf(scene), selection: null, select: () => undefined },
        seat: 0,
        place: 'mine',
        row,
      }),
      new Set([ExtraAction, Ship]),
    );
  expect([1, 2].map((row) => told(row).includes(t('page.goa.rowBonus')))).toEqual([false, true]);
});

it('Nobody bids and nothing is sold where a vote has ended the game; the history shows who was bidding', () => {
  const markers = [{ seat: 1, space: space(1, 2) }];
  const scene = sceneFor(table({ step: auction(0, 1, { seat: 1, amount: 3 }), markers }));
  const mute = new Set<unknown>([Flag, Ducat, Explain, Highlight, Name, SeatMark, Supply]);
  const told = (change: object): readonly boolean[] => {
    const now = { ...scene, ...change };
    const board = { scene: now, targets: targetsOf(now), selection: null, select: () => undefined };
    const drawn = textIn(TradeBoard({ ...board, moveEditor: null }), mute);
    const said = inWords.sections(now).flatMap(({ lines }) => lines);
    return [
      drawn.includes(t('page.goa.board.lot', { n: 1 })),
      drawn.includes(t('page.goa.board.now')),
      said.some((line) => line.endsWith(t('page.goa.board.now'))),
      said.some((line) => line.includes(t('page.goa.text.high', { n: 3, name: isolate(scene.name(1)) }))),
    ];
  };
  expect(told({})).toEqual([true, true, true, true]);
  expect(told({ over: true })).toEqual([false, false, false, false]);
  expect(told({ over: true, past: true })).toEqual([true, true, true, true]);
});
