import { assertNever } from '../../../../shared/kernel/never.ts';
import type { Move } from '../../../../shared/games/goa/moves.ts';
import { GRID } from '../../../../shared/games/goa/spaces.ts';
import {
  COLUMNS,
  PLOTS,
  type CardId,
  type Column,
  type Field,
  type Tile,
} from '../../../../shared/games/goa/things.ts';
import { number, t, type Key } from '../../../voice.ts';
import { cardWord, onField, onSpace } from './labels.ts';
import { modifiers, placed } from './modified.ts';
import {
  boundsOf,
  choiceOf,
  choicesOf,
  handOf,
  listed,
  openOf,
  toggled,
  type Asked,
  type Board,
  type Of,
} from './offers.ts';
import { coloniesOf, spiesOf, spyingOf, spyLabel } from './steps.ts';
import '../moveWords.ts';

const ASIDE = [
  'playSpices',
  'sell',
  'payDucats',
  'discard',
  'redSpice',
  'swap',
  'duty',
  'viceKing',
  'extraHarvest',
  'spy',
  'spyHarvest',
  'spyFound',
] as const;

/** A free play that needs more said: until it is done or put away, nothing else is lit. */
type Aside = Of<(typeof ASIDE)[number]>;

export const isAside = (move: Move): move is Aside => ASIDE.some((type) => type === move.type);

/** What changes a free play that is being put together. */
export function aside(own: Asked, board: Board, move: Aside): void {
  switch (move.type) {
    case 'playSpices':
      oneCard(own, board, move, (card) => ({ ...move, card }));
      return placed(own, board, move, (spices) => ({ ...move, spices }));
    case 'sell':
      oneCard(own, board, move, (card) => ({ ...move, card }));
      return given(own, board, move, 'page.goa.do.sell', (fields) => ({ ...move, fields }));
    case 'payDucats':
      oneCard(own, board, move, (card) => ({ ...move, card }));
      return oneColumn(own, board, move, (column) => ({ ...move, column }));
    case 'discard':
      return discarded(own, board, move);
    case 'redSpice':
      tile(own, board, move.type);
      return placed(own, board, move, (spices) => ({ ...move, spices }));
    case 'swap':
      tile(own, board, move.type);
      return swapped(own, board, move);
    case 'duty':
      tile(own, board, move.type);
      return given(own, board, move, 'page.goa.do.duty', (fields) => ({ ...move, fields }));
    case 'viceKing':
      tile(own, board, move.type);
      return oneColumn(own, board, move, (column) => ({ ...move, column }));
    case 'extraHarvest':
      tile(own, board, move.type);
      return harvested(own, board, move);
    case 'spy':
    case 'spyHarvest':
    case 'spyFound':
      tile(own, board, 'espionage');
      return spying(own, board, move);
    default:
      return assertNever(move);
  }
}

/** The card that is played; another one of its kind can take its place. */
function oneCard(
  own: Asked,
  board: Board,
  move: Of<'playSpices' | 'sell' | 'payDucats'>,
  change: (card: CardId) => Move,
): void {
  for (const card of listed(choicesOf(own, move.type), 'card', handOf(own))) {
    const pressed = card === move.card;
    board.cards.set(card, {
      label: t('page.goa.do.with', { card: cardWord(own, card) }),
      pressed,
      tap: () => own.compose(pressed ? null : change(card)),
    });
  }
}

/** The tile that is used; another tap puts it away again. */
function tile(own: Asked, board: Board, used: Tile): void {
  board.tiles.set(used, {
    label: t('page.goa.do.use', { tile: t(`goa.tile.${used}`) }),
    pressed: true,
    tap: () => own.compose(null),
  });
}

/** Spices taken from fields. */
function given(
  own: Asked,
  board: Board,
  move: Of<'sell' | 'duty'>,
  label: Key,
  change: (fields: readonly Field[]) => Move,
): void {
  const choice = choiceOf(own, move);
  const laden = openOf(own, choice, 'fields');
  const of = laden.map(({ field }) => field);
  for (const open of laden) {
    const pressed = move.fields.includes(open.field);
    if (!pressed && move.fields.length >= boundsOf(choice, 'fields').max) continue;
    board.fields.set(open.field, {
      label: onField(label, open, open.spice && t(`goa.spice.${open.spice}`)),
      pressed,
      tap: () => own.compose(change(toggled(of, move.fields, open.field))),
    });
  }
}

function oneColumn(
  own: Asked,
  board: Board,
  move: Of<'payDucats' | 'viceKing'>,
  change: (column: Column) => Move,
): void {
  for (const column of listed(choicesOf(own, move.type), 'column', COLUMNS))
    board.columns.set(column, {
      label: t('page.goa.do.progress', { column: t(`goa.column.${column}`) }),
      pressed: column === move.column,
      tap: () => own.compose(change(column)),
    });
}

function discarded(own: Asked, board: Board, move: Of<'discard'>): void {
  const hand = handOf(own);
  board.hand.set('discard', {
    label: t('page.goa.do.discards'),
    pressed: true,
    tap: () => own.compose(null),
  });
  for (const card of listed(choicesOf(own, 'discard'), 'cards', hand))
    board.cards.set(card, {
      label: t('page.goa.do.discard', { card: cardWord(own, card) }),
      pressed: move.cards.includes(card),
      tap: () => own.compose({ ...move, cards: toggled(hand, move.cards, card) }),
    });
}

/** The tile to take; another tap takes another one. */
function swapped(own: Asked, board: Board, move: Of<'swap'>): void {
  for (const space of listed(choicesOf(own, 'swap'), 'space', GRID))
    board.spaces.set(space, {
      label: onSpace('page.goa.do.swap', own, space),
      pressed: space === move.space,
      tap: () => own.compose({ type: 'swap', space }),
    });
}

function harvested(own: Asked, board: Board, move: Of<'extraHarvest'>): void {
  const choices = choicesOf(own, 'extraHarvest');
  for (const plot of listed(choices, 'plots', PLOTS)) {
    const pressed = move.plots.includes(plot);
    if (!pressed && move.plots.length >= boundsOf(choices[0], 'plots').max) continue;
    board.plots.set(plot, {
      label: t('page.goa.do.harvestPlot', { plot: t(`goa.plot.${plot}`) }),
      pressed,
      tap: () => own.compose({ ...move, plots: toggled(PLOTS, move.plots, plot) }),
    });
  }
}

/** Whom to spy on, and what goes with what is done there. */
function spying(own: Asked, board: Board, move: Of<'spy' | 'spyHarvest' | 'spyFound'>): void {
  const what = spyingOf(move)?.what;
  for (const spy of spiesOf(own).filter((other) => other.what === what))
    board.seats.set(spy.seat, {
      label: spyLabel(own, spy),
      note: number(spy.n),
      pressed: spy.seat === move.seat,
      tap: () => own.compose(spy.move),
    });
  if (move.type === 'spy') return;
  modifiers(own, board, move.card, (card) => ({ ...move, card }));
  if (move.type === 'spyHarvest') return placed(own, board, move, (spices) => ({ ...move, spices }));
  for (const colony of coloniesOf(own, 'spyFound'))
    board.plots.set(colony, {
      label: t('page.goa.do.found', {
        colony: t(`goa.colony.${colony}`),
        n: own.now.figures.colonies[colony].need,
      }),
      pressed: colony === move.colony,
      tap: () => own.compose({ ...move, colony }),
    });
}
