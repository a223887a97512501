import type { Seat } from '../../../kernel/types.ts';
import { playerOf, type Account, type HeldTile, type Player, type Plot, type State } from '../state.ts';
import {
  PLOTS,
  isRed,
  type Card,
  type CardId,
  type PlotId,
  type Spice,
  type Tile,
  type Cause,
} from '../things.ts';
import type { EventOf } from '../events.ts';
import { lotUnder } from '../spaces.ts';

/** The state with one player changed. */
export const seated = (state: State, seat: Seat, change: Partial<Player>): State => ({
  ...state,
  players: state.players.with(seat, { ...playerOf(state, seat), ...change }),
});

/** The change that books `n` ducats; negative if they are paid. */
export const booked = ({ ducats, ledger }: Player, account: Account, n: number): Partial<Player> => ({
  ducats: ducats + n,
  ledger: { ...ledger, [account]: ledger[account] + n },
});

/** The cards in canonical order. Hidden and visible cards are never mixed. */
const sorted = (cards: readonly Card[]): readonly Card[] => cards.toSorted();

/** The cards without one; if they are hidden, without any one. */
export function without(cards: readonly Card[], card: CardId): readonly Card[] {
  const at = cards.indexOf(card);
  return cards.toSpliced(at < 0 ? cards.length - 1 : at, 1);
}

/** The tiles without one of this name, an unused one first. */
export function withoutTile(tiles: readonly HeldTile[], tile: Tile): readonly HeldTile[] {
  const unused = tiles.findIndex((held) => held.tile === tile && !held.used);
  const at = unused < 0 ? tiles.findIndex((held) => held.tile === tile) : unused;
  if (at < 0) throw new RangeError(`no tile ${tile}`);
  return tiles.toSpliced(at, 1);
}

/** The plots with spices put on fields; null takes a spice away. */
export function placed(
  plots: Player['plots'],
  changes: Readonly<Record<string, Spice | null>>,
): Player['plots'] {
  const changed: Record<PlotId, Plot | null> = { ...plots };
  for (const [field, spice] of Object.entries(changes)) {
    const dot = field.indexOf('.');
    const id = PLOTS.find((plot) => plot === field.slice(0, dot));
    const plot = id === undefined ? null : changed[id];
    if (id === undefined || plot === null) throw new RangeError(`no field ${field}`);
    changed[id] = { ...plot, fields: plot.fields.with(Number(field.slice(dot + 1)), spice) };
  }
  return changed;
}

/** The plots with these fields empty. */
export const cleared = (plots: Player['plots'], fields: Readonly<Record<string, Spice>>): Player['plots'] => {
  const changes: Record<string, null> = {};
  for (const field of Object.keys(fields)) changes[field] = null;
  return placed(plots, changes);
};

export const markerPlaced = (state: State, { seat, space }: EventOf<'markerPlaced'>): State => ({
  ...state,
  markers: [...state.markers, { seat, space }],
});

/** The price is paid, and the flag or the tile changes hands. */
export function auctionWon(state: State, { seat, marker, tile, price, to }: EventOf<'auctionWon'>): State {
  const placed = state.markers[marker - 1];
  const won = placed ? [...state.won, { seat, lot: lotUnder(marker, placed.space), price }] : state.won;
  let after: State = { ...state, won, markers: state.markers.with(marker - 1, null) };
  if (price > 0) after = seated(after, seat, booked(playerOf(after, seat), 'purchases', -price));
  if (to !== null) after = seated(after, to, booked(playerOf(after, to), 'auctions', price));
  if (tile === null || !placed) return { ...after, flag: seat };
  const { tiles } = playerOf(after, seat);
  return {
    ...seated(after, seat, { tiles: [...tiles, { tile, used: false }] }),
    grid: after.grid.with(placed.space, null),
  };
}

/** Swap and the tile change places. */
export function swapped(state: State, { seat, space, tile }: EventOf<'swapped'>): State {
  const tiles = withoutTile(playerOf(state, seat).tiles, 'swap');
  return {
    ...seated(state, seat, { tiles: [...tiles, { tile, used: false }] }),
    grid: state.grid.with(space, 'swap'),
  };
}

export function favorTaken(state: State, { seat, tile }: EventOf<'favorTaken'>): State {
  const { tiles } = playerOf(state, seat);
  return {
    ...seated(state, seat, { tiles: [...tiles, { tile, used: false }] }),
    removed: state.removed.toSpliced(state.removed.indexOf(tile), 1),
  };
}

export const bonanzaTaken = (state: State, { corner }: EventOf<'bonanzaTaken'>): State => ({
  ...state,
  bonanza: state.bonanza.with(corner, null),
});

/** The ledger account of ducats gained for this cause. */
function accountOf(by: Cause): Account {
  if (by.startsWith('tile.')) return 'tiles';
  if (by.startsWith('card.')) return 'cards';
  return by.startsWith('bonanza.') ? 'bonanza' : 'taxes';
}

export function gained(state: State, { seat, what, n, by }: EventOf<'gained'>): State {
  const player = playerOf(state, seat);
  if (what === 'ducats') return seated(state, seat, booked(player, accountOf(by), n));
  return seated(state, seat, { [what]: player[what] + n });
}

/** Red tiles stay and count as used in this round; all others leave the game. */
export function tileUsed(state: State, { seat, tile }: EventOf<'tileUsed'>): State {
  const tiles = withoutTile(playerOf(state, seat).tiles, tile);
  if (isRed(tile)) return seated(state, seat, { tiles: [...tiles, { tile, used: true }] });
  return { ...seated(state, seat, { tiles }), spent: [...state.spent, tile] };
}

export function plantationLaid(state: State, event: EventOf<'plantationLaid'>): State {
  const { seat, plot, tile, allowed, size } = event;
  const { plots, tiles } = playerOf(state, seat);
  const laid: Plot = { name: tile, allowed, fields: Array.from({ length: size }, () => null) };
  return seated(state, seat, { plots: { ...plots, [plot]: laid }, tiles: withoutTile(tiles, tile) });
}

export function plantationDiscarded(state: State, event: EventOf<'plantationDiscarded'>): State {
  const { seat, plot, tile, kept } = event;
  const player = playerOf(state, seat);
  const after = seated(state, seat, {
    ...(plot === null
      ? { tiles: withoutTile(player.tiles, tile) }
      : { plots: { ...player.plots, [plot]: null } }),
    ...(kept ? { kept: [...player.kept, tile] } : {}),
  });
  return kept ? after : { ...after, spent: [...after.spent, tile] };
}

export function spicesPlaced(state: State, { seat, spices }: EventOf<'spicesPlaced'>): State {
  return seated(state, seat, { plots: placed(playerOf(state, seat).plots, spices) });
}

/** The tile stays, turned over for the scoring. */
export function dutyDone(state: State, { seat, spices }: EventOf<'dutyDone'>): State {
  const { plots, tiles } = playerOf(state, seat);
  return seated(state, seat, {
    plots: cleared(plots, spices),
    tiles: [...withoutTile(tiles, 'duty'), { tile: 'duty', used: true }],
  });
}

export function progressed(state: State, event: EventOf<'progressed'>): State {
  const { seat, column, row, ships, ducats, spices } = event;
  const player = playerOf(state, seat);
  return seated(state, seat, {
    ...(ducats > 0 ? booked(player, 'progress', -ducats) : {}),
    ships: player.ships - ships,
    rows: { ...player.rows, [column]: row },
    plots: cleared(player.plots, spices),
  });
}

export function colonyFounded(state: State, event: EventOf<'colonyFounded'>): State {
  const { seat, colony, tile, allowed, fields, colonists } = event;
  const player = playerOf(state, seat);
  const plot: Plot = { name: colony, allowed, fields: Array.from({ length: fields }, () => null) };
  return {
    ...seated(state, seat, {
      colonists: player.colonists - colonists,
      plots: { ...player.plots, [colony]: plot },
    }),
    colonies: { ...state.colonies, [colony]: state.colonies[colony].filter((left) => left !== tile) },
  };
}

export const cardsShuffled = (state: State, { pile }: EventOf<'cardsShuffled'>): State => ({
  ...state,
  pile,
  discard: [],
  shuffles: state.shuffles + 1,
});

export function cardsDrawn(state: State, { seat, cards }: EventOf<'drawn'>): State {
  const hand = sorted([...playerOf(state, seat).hand, ...cards]);
  return { ...seated(state, seat, { hand }), pile: state.pile.slice(cards.length) };
}

export function cardPlayed(state: State, { seat, card }: EventOf<'cardPlayed'>): State {
  const hand = without(playerOf(state, seat).hand, card);
  return { ...seated(state, seat, { hand }), discard: [...state.discard, card] };
}

export function cardsDiscarded(state: State, { seat, cards }: EventOf<'cardsDiscarded'>): State {
  let { hand } = playerOf(state, seat);
  for (const card of cards) hand = without(hand, card);
  return { ...seated(state, seat, { hand }), discard: [...state.discard, ...cards] };
}

export const revealed = (state: State, { cards }: EventOf<'revealed'>): State => ({
  ...state,
  pile: state.pile.slice(cards.length),
  revealed: [...state.revealed, ...cards],
});

export const revealedDiscarded = (state: State, { cards }: EventOf<'revealedDiscarded'>): State => ({
  ...state,
  revealed: state.revealed.filter((card) => !cards.includes(card)),
  discard: [...state.discard, ...cards],
});

export function sold(state: State, { seat, spices, ducats }: EventOf<'sold'>): State {
  const player = playerOf(state, seat);
  return seated(state, seat, {
    ...booked(player, 'sales', ducats),
    plots: cleared(player.plots, spices),
  });
}

export const ended = (state: State, { hands }: EventOf<'ended'>): State => ({
  ...state,
  players: state.players.map((player, seat) => ({ ...player, hand: hands[seat] ?? [] })),
  step: { phase: 'over' },
  questions: [],
});
