import type { Seat } from '../../../kernel/types.ts';
import type { TileMove } from '../moves.ts';
import { yieldOf } from '../state.ts';
import type { Tile } from '../things.ts';
import { bringIn, recruit } from './actions.ts';
import { spicesOn } from './cards.ts';
import { carryOut, emptyFieldsOf, fill, FREE, reveal, stepDown, takeTile } from './effects.ts';
import type { Run } from './run.ts';

type Of<T extends TileMove['type']> = Extract<TileMove, { type: T }>;

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

export function redSpice(run: Run, seat: Seat, { spices }: Of<'redSpice'>): void {
  run.emit({ type: 'tileUsed', seat, tile: 'redSpice', on: null });
  run.emit({ type: 'spicesPlaced', seat, spices, by: 'tile.redSpice' });
}

/** Takes a tile and leaves Swap in its place. */
export function swap(run: Run, seat: Seat, { space }: Of<'swap'>): void {
  const tile = run.state.grid[space];
  if (!tile) throw new RangeError(`no tile on space ${space}`);
  run.emit({ type: 'swapped', seat, space, tile });
  takeTile(run, seat, tile, { space, swap: true });
}

export function duty(run: Run, seat: Seat, { fields }: Of<'duty'>): void {
  run.emit({ type: 'dutyDone', seat, spices: spicesOn(run, seat, fields) });
}

export function viceKing(run: Run, seat: Seat, { column }: Of<'viceKing'>): void {
  run.emit({ type: 'tileUsed', seat, tile: 'viceKing', on: null });
  stepDown(run, seat, column, { ...FREE, by: 'tile.viceKing' });
}

export function extraHarvest(run: Run, seat: Seat, { plots }: Of<'extraHarvest'>): void {
  run.emit({ type: 'tileUsed', seat, tile: 'extraHarvest', on: null });
  fill(run, seat, emptyFieldsOf(run, seat, plots), 'tile.extraHarvest');
}

const spyOn = (run: Run, seat: Seat, on: Seat): void =>
  run.emit({ type: 'tileUsed', seat, tile: 'espionage', on });

/** Ships or ducats by an opponent's marker. */
export function spy(run: Run, seat: Seat, { seat: on, what }: Of<'spy'>): void {
  spyOn(run, seat, on);
  const n = yieldOf(run.state, on, what);
  run.emit({ type: 'gained', seat, what: what === 'ships' ? 'ships' : 'ducats', n, by: 'tile.espionage' });
}

export function spyHarvest(run: Run, seat: Seat, { seat: on, card, spices }: Of<'spyHarvest'>): void {
  spyOn(run, seat, on);
  bringIn(run, seat, { card, spices, n: yieldOf(run.state, on, 'harvest'), by: 'tile.espionage' });
}

/** 2012: founds by an opponent's marker, as a free play. */
export function spyFound(run: Run, seat: Seat, { seat: on, ...founding }: Of<'spyFound'>): void {
  spyOn(run, seat, on);
  recruit(run, seat, { ...founding, on });
}

/** 2004, while founding: an opponent's colonist number instead of one's own. */
export function spyColonists(run: Run, seat: Seat, { seat: on }: Of<'spyColonists'>): void {
  spyOn(run, seat, on);
  const board = yieldOf(run.state, on, 'colonists');
  run.questions = run.questions.map((question) =>
    question.ask === 'founding' ? { ...question, board } : question,
  );
}
