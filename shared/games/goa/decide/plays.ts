import type { Seat } from '../../../kernel/types.ts';
import { ducatPrice } from '../choices/cards.ts';
import type { CardMove, TileMove } from '../moves.ts';
import { faceOf, mapFields, playerOf, yieldOf } from '../state.ts';
import type { CardId, Field, Spice, SpicesByField, Tile } from '../things.ts';
import {
  gain,
  playCard,
  reveal,
  stepDown,
  carryOut,
  emptyFieldsOf,
  fill,
  FREE,
  takeTile,
} from './effects.ts';
import type { Run } from './run.ts';
import { bringIn, recruit } from './actions.ts';

type Play = CardMove | TileMove;
type PlayOf<T extends Play['type']> = Extract<Play, { type: T }>;

/** Ships, colonists, ducats; or the third scout after the reveal (2012). */
export function playSimpleCard(run: Run, seat: Seat, card: CardId): void {
  const { kind } = faceOf(run.state, card);
  playCard(run, seat, card);
  if (kind === 'thirdScout') reveal(run, seat, 1, 'card.thirdScout');
  else gain(run, seat, `card.${kind}`);
}

export function playSpices(run: Run, seat: Seat, { card, spices }: PlayOf<'playSpices'>): void {
  playCard(run, seat, card);
  run.emit({ type: 'spicesPlaced', seat, spices, by: 'card.spices' });
}

/** The spices on these fields. */
function spicesOn(run: Run, seat: Seat, fields: readonly Field[]): SpicesByField {
  const spices: Record<string, Spice> = {};
  mapFields(playerOf(run.state, seat), (field, spice) => {
    if (spice !== null && fields.includes(field)) spices[field] = spice;
    return undefined;
  });
  return spices;
}

export function sell(run: Run, seat: Seat, { card, fields }: PlayOf<'sell'>): void {
  const ducats = fields.length * run.state.figures.sell.price;
  playCard(run, seat, card);
  run.emit({ type: 'sold', seat, spices: spicesOn(run, seat, fields), ducats });
}

/** In 2004 it is the turn's Progress action. */
export function payDucats(run: Run, seat: Seat, { card, column }: PlayOf<'payDucats'>): void {
  if (run.state.options.edition === '2004') run.mark({ acted: true });
  const ducats = ducatPrice(run.state, seat, column) ?? 0;
  playCard(run, seat, card);
  stepDown(run, seat, column, { ships: 0, ducats, spices: {}, by: 'card.payDucats' });
}

export function discard(run: Run, seat: Seat, { cards }: PlayOf<'discard'>): void {
  run.emit({ type: 'cardsDiscarded', seat, cards });
}

export const useTile = (run: Run, seat: Seat, tile: Tile): void =>
  tile === 'resupply' ? resupply(run, seat) : carryOut(run, seat, tile);

/** Reveals cards; the player then chooses the kind. During a founding it is colonists. */
function resupply(run: Run, seat: Seat): void {
  run.emit({ type: 'tileUsed', seat, tile: 'resupply', on: null });
  const before = run.events.length;
  reveal(run, seat, run.state.figures.resupply, 'tile.resupply');
  const shown = run.events.slice(before).filter((event) => event.type === 'revealed');
  const n = shown.reduce((sum, { colonists }) => sum + colonists, 0);
  run.emit({ type: 'revealedDiscarded', seat, cards: shown.flatMap(({ cards }) => cards) });
  if (run.isFounding) run.emit({ type: 'gained', seat, what: 'colonists', n, by: 'tile.resupply' });
  else run.ask({ ask: 'resupply', seat, n });
}

export function redSpice(run: Run, seat: Seat, { spices }: PlayOf<'redSpice'>): void {
  run.emit({ type: 'tileUsed', seat, tile: 'redSpice', on: null });
  run.emit({ type: 'spicesPlaced', seat, spices, by: 'tile.redSpice' });
}

/** Takes a tile and leaves Swap in its place. */
export function swap(run: Run, seat: Seat, { space }: PlayOf<'swap'>): void {
  const tile = run.state.grid[space];
  if (!tile) throw new RangeError(`no tile on space ${space}`);
  run.emit({ type: 'swapped', seat, space, tile });
  takeTile(run, seat, tile, { space, swap: true });
}

export function duty(run: Run, seat: Seat, { fields }: PlayOf<'duty'>): void {
  run.emit({ type: 'dutyDone', seat, spices: spicesOn(run, seat, fields) });
}

export function viceKing(run: Run, seat: Seat, { column }: PlayOf<'viceKing'>): void {
  run.emit({ type: 'tileUsed', seat, tile: 'viceKing', on: null });
  stepDown(run, seat, column, { ...FREE, by: 'tile.viceKing' });
}

export function extraHarvest(run: Run, seat: Seat, { plots }: PlayOf<'extraHarvest'>): void {
  run.emit({ type: 'tileUsed', seat, tile: 'extraHarvest', on: null });
  fill(run, seat, emptyFieldsOf(run, seat, plots), 'tile.extraHarvest');
}

const spyOn = (run: Run, seat: Seat, on: Seat): void =>
  run.emit({ type: 'tileUsed', seat, tile: 'espionage', on });

/** Ships or ducats by an opponent's marker. */
export function spy(run: Run, seat: Seat, { seat: on, what }: PlayOf<'spy'>): void {
  spyOn(run, seat, on);
  const n = yieldOf(run.state, on, what);
  run.emit({ type: 'gained', seat, what: what === 'ships' ? 'ships' : 'ducats', n, by: 'tile.espionage' });
}

export function spyHarvest(run: Run, seat: Seat, { seat: on, card, spices }: PlayOf<'spyHarvest'>): void {
  spyOn(run, seat, on);
  bringIn(run, seat, { card, spices, n: yieldOf(run.state, on, 'harvest'), by: 'tile.espionage' });
}

/** 2012: founds by an opponent's marker, as a free play. */
export function spyFound(run: Run, seat: Seat, { seat: on, ...founding }: PlayOf<'spyFound'>): void {
  spyOn(run, seat, on);
  recruit(run, seat, { ...founding, on });
}

/** 2004, while founding: an opponent's colonist number instead of one's own. */
export function spyColonists(run: Run, seat: Seat, { seat: on }: PlayOf<'spyColonists'>): void {
  spyOn(run, seat, on);
  const board = yieldOf(run.state, on, 'colonists');
  run.questions = run.questions.map((question) =>
    question.ask === 'founding' ? { ...question, board } : question,
  );
}
