import type { Seat } from '../../../kernel/types.ts';
import { shortfall } from '../choices/questions.ts';
import type { AnswerMove } from '../moves.ts';
import { mapFields, playerOf, type Founding, type Question } from '../state.ts';
import { plantationOf, TILES, type PlantationSpace, type SpicesByField, type Tile } from '../things.ts';
import { emptyFieldsOf, fill, gain, layOn, takeTile } from './effects.ts';
import type { Run } from './run.ts';

type Asked<T extends Question['ask']> = Extract<Question, { ask: T }>;
type Of<T extends AnswerMove['type']> = Extract<AnswerMove, { type: T }>;

/** Puts spices onto fields, whatever the reason of the question. */
export function placeSpices(
  run: Run,
  question: Asked<'fill' | 'spices' | 'resupply'>,
  spices: SpicesByField,
): void {
  const by = question.ask === 'resupply' ? 'tile.resupply' : question.by;
  run.answered();
  run.emit({
    type: 'spicesPlaced',
    seat: question.seat,
    spices: inBoardOrder(run, question.seat, spices),
    by,
  });
}

/**
 * The spices in the order of the supply board. The order in which a player chose them, or in which their orders
 * list them, is told to nobody.
 */
const inBoardOrder = (run: Run, seat: Seat, spices: SpicesByField): SpicesByField =>
  Object.fromEntries(
    mapFields(playerOf(run.state, seat), (field) => {
      const spice = spices[field];
      return spice && ([field, spice] as const);
    }),
  );

/** A discarded plantation of size 1 is kept face down. The new plantation takes the free place. */
export function discardPlantation(
  run: Run,
  { seat, tile }: Asked<'discardPlantation'>,
  { plot }: Of<'discardPlantation'>,
): void {
  run.answered();
  const space = plot === 'new' ? null : plot;
  const gone = space === null ? tile : tileOn(run, seat, space);
  run.emit({
    type: 'plantationDiscarded',
    seat,
    plot: space,
    tile: gone,
    kept: plantationOf(gone)?.size === 1,
  });
  if (space !== null) layOn(run, seat, tile, space);
}

function tileOn(run: Run, seat: Seat, plot: PlantationSpace): Tile {
  const name = playerOf(run.state, seat).plots[plot]?.name;
  const tile = TILES.find((other) => other === name);
  if (tile === undefined) throw new RangeError(`no plantation on ${plot}`);
  return tile;
}

export function either(run: Run, question: Asked<'either' | 'resupply'>, { what }: Of<'either'>): void {
  const by = question.ask === 'resupply' ? 'tile.resupply' : question.by;
  run.answered();
  run.emit({ type: 'gained', seat: question.seat, what, n: question.n, by });
}

/** Ships and colonists in place of the spices that a harvest did not place. */
export function mix(run: Run, { seat, n }: Asked<'mix'>, { ships }: Of<'mix'>): void {
  run.answered();
  const by = 'card.harvestMix';
  if (ships > 0) run.emit({ type: 'gained', seat, what: 'ships', n: ships, by });
  if (ships < n) run.emit({ type: 'gained', seat, what: 'colonists', n: n - ships, by });
}

export function favor(run: Run, { seat }: Asked<'favor'>, { tile }: Of<'favor'>): void {
  run.answered();
  run.emit({ type: 'favorTaken', seat, tile });
  takeTile(run, seat, tile, { space: null, swap: false });
}

/** Founds the colony with the missing colonists, and fills it. */
export function settle(run: Run, asked: Founding, { tile }: Of<'settle'>): void {
  const { seat, colony } = asked;
  const colonists = shortfall(run.state, asked);
  const { tiles, fields } = run.state.figures.colonies[colony];
  run.answered();
  run.emit({ type: 'colonyFounded', seat, colony, tile, allowed: tiles[tile] ?? [], fields, colonists });
  discardRevealed(run, seat);
  fill(run, seat, emptyFieldsOf(run, seat, [colony]), 'action.found');
}

/** Too few colonists, or the player declines: a colonist instead. */
export function declineFounding(run: Run, asked: Founding): void {
  const { seat, colony } = asked;
  const missing = Math.max(0, shortfall(run.state, asked) - playerOf(run.state, seat).colonists);
  run.answered();
  run.emit({ type: 'notFounded', seat, colony, missing });
  discardRevealed(run, seat);
  gain(run, seat, 'bonus.notFounded');
}

function discardRevealed(run: Run, seat: Seat): void {
  const { revealed } = run.state;
  if (revealed.length > 0) run.emit({ type: 'revealedDiscarded', seat, cards: revealed });
}
