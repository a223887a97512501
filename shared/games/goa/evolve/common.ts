import type { Seat } from '../../../kernel/types.ts';
import { playerOf, type Account, type HeldTile, type Player, type Plot, type State } from '../state.ts';
import { PLOTS, type Card, type CardId, type PlotId, type Spice, type Tile } from '../things.ts';

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
export const sorted = (cards: readonly Card[]): readonly Card[] => cards.toSorted();

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
