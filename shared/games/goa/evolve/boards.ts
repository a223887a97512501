import type { EventOf } from '../events.ts';
import { playerOf, type Account, type Plot, type State } from '../state.ts';
import { isRed, type Cause } from '../things.ts';
import { booked, cleared, placed, seated, withoutTile } from './common.ts';

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
