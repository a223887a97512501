import type { Seat } from '../../../kernel/types.ts';
import { CORNERS, type Space } from '../spaces.ts';
import { LAST_ROW, playerOf, type Plot, type State } from '../state.ts';
import {
  COLUMNS,
  fieldOf,
  isImmediate,
  plantationOf,
  PLANTATIONS,
  RESOURCES,
  type CardId,
  type Cause,
  type Column,
  type Field,
  type PlantationSpace,
  type PlotId,
  type Spice,
  type SpicesByField,
  type Tile,
} from '../things.ts';
import type { Run } from './run.ts';

/** Brings what the figures give for this cause: resources, cards, spices to place. */
export function gain(run: Run, seat: Seat, by: Cause): void {
  const gains = run.state.figures.gains[by] ?? {};
  for (const what of RESOURCES) {
    const n = gains[what];
    if (n !== undefined) run.emit({ type: 'gained', seat, what, n, by });
  }
  if (gains.cards !== undefined) draw(run, seat, gains.cards, by);
  if (gains.spices !== undefined) run.ask({ ask: 'spices', seat, n: gains.spices, by });
}

/**
 * Draws cards into the hand. The event says how many could not be drawn because both piles are empty (rules 1).
 */
export function draw(run: Run, seat: Seat, n: number, by: Cause): void {
  const missing = run.takeCards(n, (cards) => ({ type: 'drawn', seat, cards, by }));
  if (missing > 0) run.emit({ type: 'drawn', seat, cards: [], by, missing });
}

/** Reveals cards; they lie open until they are discarded. */
export const reveal = (run: Run, seat: Seat, n: number, by: Cause): void =>
  void run.takeCards(n, (cards) => ({
    type: 'revealed',
    seat,
    cards,
    colonists: cards.reduce((sum, card) => sum + (run.state.figures.cards[card]?.colonists ?? 0), 0),
    by,
  }));

/** Plays the turn's one card; the caller carries out its effect. */
export function playCard(run: Run, seat: Seat, card: CardId): void {
  run.mark({ carded: true });
  run.emit({ type: 'cardPlayed', seat, card });
}

/** Puts a spice on each of these fields. The player chooses if there is a choice. */
export function fill(run: Run, seat: Seat, fields: readonly Field[], by: Cause): void {
  const spices = onlyFilling(playerOf(run.state, seat).plots, fields);
  if (spices === undefined) run.ask({ ask: 'fill', seat, fields, by });
  else run.emit({ type: 'spicesPlaced', seat, spices, by });
}

/** The spices for these fields if there is no choice. */
function onlyFilling(
  plots: Readonly<Record<PlotId, Plot | null>>,
  fields: readonly Field[],
): SpicesByField | undefined {
  const spices: Record<string, Spice> = {};
  for (const [id, plot] of Object.entries(plots)) {
    const [spice, another] = plot?.allowed ?? [];
    for (const field of fields.filter((named) => named.startsWith(`${id}.`))) {
      if (spice === undefined || another !== undefined) return undefined;
      spices[field] = spice;
    }
  }
  return spices;
}

/** The empty fields of some plots. */
export const emptyFieldsOf = (run: Run, seat: Seat, ids: readonly PlotId[]): readonly Field[] =>
  ids.flatMap((id) =>
    (playerOf(run.state, seat).plots[id]?.fields ?? []).flatMap((spice, i) =>
      spice === null ? [fieldOf(id, i)] : [],
    ),
  );

/**
 * Carries out or keeps a tile that was just taken, from this space of the grid if any. `swap`: it may be kept for
 * later, an immediate tile too, unless it is a plantation (rules 3.3).
 */
export function takeTile(
  run: Run,
  seat: Seat,
  tile: Tile,
  from: { readonly space: Space | null; readonly swap: boolean },
): void {
  const corner = from.space === null ? -1 : CORNERS.indexOf(from.space);
  const bonanza = corner < 0 ? undefined : run.bonanzaAt(corner);
  if (bonanza !== undefined) {
    run.emit({ type: 'bonanzaTaken', seat, corner, tile: bonanza });
    gain(run, seat, `bonanza.${bonanza}`);
  }
  if (plantationOf(tile) !== undefined) layPlantation(run, seat, tile);
  else if (isImmediate(tile) && !from.swap) carryOut(run, seat, tile);
}

/** Lays a plantation on a free space and fills it. If no space is free, asks which one to discard. */
function layPlantation(run: Run, seat: Seat, tile: Tile): void {
  const { plots } = playerOf(run.state, seat);
  const free = PLANTATIONS.find((id) => plots[id] === null);
  if (free === undefined) run.ask({ ask: 'discardPlantation', seat, tile });
  else layOn(run, seat, tile, free);
}

export function layOn(run: Run, seat: Seat, tile: Tile, plot: PlantationSpace): void {
  const plantation = plantationOf(tile);
  if (plantation === undefined) throw new RangeError(`${tile} is no plantation`);
  run.emit({ type: 'plantationLaid', seat, plot, tile, ...plantation });
  fill(run, seat, emptyFieldsOf(run, seat, [plot]), 'bonus.laid');
}

/** Carries out an immediate or red tile. If it leaves a choice during a founding, it brings colonists. */
export function carryOut(run: Run, seat: Seat, tile: Tile): void {
  run.emit({ type: 'tileUsed', seat, tile, on: null });
  if (tile === 'shipsOrColonists') {
    const [n, by] = [run.state.figures.eitherKind, `tile.${tile}`] as const;
    if (run.isFounding) run.emit({ type: 'gained', seat, what: 'colonists', n, by });
    else run.ask({ ask: 'either', seat, n, by });
  } else if (tile === 'favor') run.ask({ ask: 'favor', seat });
  else gain(run, seat, `tile.${tile}`);
}

/** The cost of a step down the development board, and its cause. */
export interface Price {
  readonly ships: number;
  readonly ducats: number;
  readonly spices: SpicesByField;
  readonly by: Cause;
}

export const FREE = { ships: 0, ducats: 0, spices: {} } as const;

/**
 * The bonuses of the next step besides its row: for the first in one of the last two rows, for the last marker
 * out.
 */
export function stepBonuses(state: State, seat: Seat, column: Column): readonly ('first' | 'row')[] {
  const { rows } = playerOf(state, seat);
  const row = rows[column] + 1;
  const isFirst = row >= LAST_ROW - 1 && state.players.every((player) => player.rows[column] < row);
  const isLast = COLUMNS.every((other) => other === column || rows[other] >= row);
  return [...(isFirst ? ['first' as const] : []), ...(isLast ? ['row' as const] : [])];
}

/** Moves a marker down one row, with the bonuses for that. */
export function stepDown(run: Run, seat: Seat, column: Column, price: Price): void {
  const bonuses = stepBonuses(run.state, seat, column);
  const row = playerOf(run.state, seat).rows[column] + 1;
  run.emit({ type: 'progressed', seat, column, row, ...price });
  for (const bonus of bonuses) gain(run, seat, `bonus.${bonus}`);
}
