import type { Choice } from '../../../kernel/choices.ts';
import { itemsOf } from '../../../kernel/listed.ts';
import type { SeatView } from '../../../kernel/rules.ts';
import { cleared, placed, without, withoutTile } from '../evolve/play.ts';
import type { Move } from '../moves.ts';
import { mapFields, playerOf, type Player, type Plot, type State } from '../state.ts';
import {
  plantationOf,
  PLANTATIONS,
  TILES,
  type CardId,
  type Field,
  type PlotId,
  type Spice,
  type SpicesByField,
  type Tile,
} from '../things.ts';
import { later, outlookOf, type Outlook } from './outlook.ts';
import { chooseSpices } from './spices.ts';
import { worth } from './value.ts';
import type { Weights } from './weights.ts';

/** A player's decision, with their outlook on the game. */
export interface BotView {
  readonly view: SeatView<State>;
  readonly player: Player;
  readonly outlook: Outlook;
  /** The outlook after the action of this turn, if it is still to come. */
  readonly after: Outlook;
}

/** A move and the player's worth after it. */
export interface Rated {
  readonly move: Move;
  readonly value: number;
}

export function botViewOf(view: SeatView<State>, weights: Weights): BotView {
  const player = playerOf(view.state, view.seat);
  const outlook = outlookOf(view.state, view.seat, weights);
  return { view, player, outlook, after: later(outlook) };
}

/** The own cards that a choice offers. */
export const cardsIn = ({ player }: BotView, choice: Choice, name = 'card'): readonly CardId[] => {
  const list = itemsOf(choice, name);
  return player.hand.flatMap((card) => (card !== 'hidden' && list.includes(card) ? [card] : []));
};

export const withSpices = (player: Player, spices: SpicesByField): Player => ({
  ...player,
  plots: placed(player.plots, spices),
});

export const paying = (player: Player, spices: SpicesByField): Player => ({
  ...player,
  plots: cleared(player.plots, spices),
});

/** The fields of a subset. */
export const fieldsIn = (player: Player, choice: Choice): readonly Field[] => {
  const list = itemsOf(choice, 'fields');
  return mapFields(player, (field) => (list.includes(field) ? field : undefined));
};

/** The player without the spices on these fields. */
export const lessFields = (player: Player, fields: readonly Field[]): Player =>
  paying(
    player,
    Object.fromEntries(
      mapFields(player, (field, spice) =>
        spice !== null && fields.includes(field) ? ([field, spice] as const) : undefined,
      ),
    ),
  );

export const lessCard = (player: Player, card: CardId): Player => ({
  ...player,
  hand: without(player.hand, card),
});

export const lessTile = (player: Player, tile: Tile): Player => ({
  ...player,
  tiles: withoutTile(player.tiles, tile),
});

/** The player with a plot laid and filled. */
export function withPlot(
  player: Player,
  id: PlotId,
  {
    name,
    allowed,
    size,
  }: { readonly name: Plot['name']; readonly allowed: readonly Spice[]; readonly size: number },
  outlook: Outlook,
): Player {
  const fields = Array.from({ length: size }, () => null);
  const plot: Plot = { name, allowed, fields };
  const laid: Player = { ...player, plots: { ...player.plots, [id]: plot } };
  return withSpices(laid, chooseSpices(emptyIn(laid, [id]), size, laid, outlook));
}

/** The empty fields of some plots. */
export const emptyIn = (player: Player, ids: readonly PlotId[]): Record<string, readonly Spice[]> =>
  Object.fromEntries(
    mapFields(player, (field, spice, { allowed }) =>
      spice === null && ids.some((id) => field.startsWith(`${id}.`))
        ? ([field, allowed] as const)
        : undefined,
    ),
  );

/** The player with a new plantation. If there is no room, the least valuable one is given up. */
export function withPlantation(player: Player, tile: Tile, outlook: Outlook): Player {
  const plantation = plantationOf(tile);
  if (plantation === undefined) return player;
  const free = PLANTATIONS.filter((id) => player.plots[id] === null).slice(0, 1);
  const ways = (free.length > 0 ? free : PLANTATIONS).map((id) =>
    withPlot(giveUp(player, id), id, { name: tile, ...plantation }, outlook),
  );
  return ways.reduce((best, way) => (worth(way, outlook) > worth(best, outlook) ? way : best));
}

/** The player without a plantation; one of size 1 is kept face down. */
export function giveUp(player: Player, id: (typeof PLANTATIONS)[number]): Player {
  const name = TILES.find((tile) => tile === player.plots[id]?.name);
  const given: Player = { ...player, plots: { ...player.plots, [id]: null } };
  const isKept = name !== undefined && plantationOf(name)?.size === 1;
  return isKept ? { ...given, kept: [...given.kept, name] } : given;
}
