import { assertNever } from '#shared/kernel/never.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import { columnOf, GRID, rowOf, type Space } from '#shared/games/goa/spaces.ts';
import { COLUMNS, PLOTS, type CardId, type Column, type Field, type Tile } from '#shared/games/goa/things.ts';
import { formatNumber, t, type MessageKey } from '../../../lib/i18n.ts';
import { tilesAt } from '../board/Grid.tsx';
import {
  cardWord,
  onField,
  choiceOf,
  choicesOf,
  handOf,
  listedFields,
  toggled,
  type Decision,
  type MutableTargets,
  type MoveOf,
  labelled,
} from './decision.ts';
import { modifiers, spiceTargets } from './modifiers.ts';
import { boundsOf, listed } from '#shared/kernel/listed.ts';
import { spiesOf, spyLabel, coloniesOf, spyingOf } from './proposals.ts';

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

/** A free play with parameters. Until it is done or cancelled, it has the only targets. */
type FreePlay = MoveOf<(typeof ASIDE)[number]>;

export const isFreePlay = (move: Move): move is FreePlay => ASIDE.some((type) => type === move.type);

/** Targets that change a free play being put together. */
export function freePlayTargets(decision: Decision, targets: MutableTargets, move: FreePlay): void {
  switch (move.type) {
    case 'playSpices':
      oneCard(decision, targets, move, (card) => ({ ...move, card }));
      return spiceTargets(decision, targets, move, (spices) => ({ ...move, spices }));
    case 'sell':
      oneCard(decision, targets, move, (card) => ({ ...move, card }));
      return given(decision, targets, move, 'page.goa.do.sell', (fields) => ({ ...move, fields }));
    case 'payDucats':
      oneCard(decision, targets, move, (card) => ({ ...move, card }));
      return oneColumn(decision, targets, move, (column) => ({ ...move, column }));
    case 'discard':
      return discarded(decision, targets, move);
    case 'redSpice':
      tile(decision, targets, move.type);
      return spiceTargets(decision, targets, move, (spices) => ({ ...move, spices }));
    case 'swap':
      tile(decision, targets, move.type);
      return swapped(decision, targets, move);
    case 'duty':
      tile(decision, targets, move.type);
      return given(decision, targets, move, 'page.goa.do.duty', (fields) => ({ ...move, fields }));
    case 'viceKing':
      tile(decision, targets, move.type);
      return oneColumn(decision, targets, move, (column) => ({ ...move, column }));
    case 'extraHarvest':
      tile(decision, targets, move.type);
      return harvested(decision, targets, move);
    case 'spy':
    case 'spyHarvest':
    case 'spyFound':
      tile(decision, targets, 'espionage');
      return spying(decision, targets, move);
    default:
      return assertNever(move);
  }
}

/** The card that is played; another card of its kind can replace it. */
function oneCard(
  decision: Decision,
  targets: MutableTargets,
  move: MoveOf<'playSpices' | 'sell' | 'payDucats'>,
  change: (card: CardId) => Move,
): void {
  for (const card of listed(choicesOf(decision, move.type), 'card', handOf(decision))) {
    const pressed = card === move.card;
    targets.cards.set(card, {
      label: t('page.goa.do.with', { card: cardWord(decision, card) }),
      pressed,
      tap: () => decision.compose(pressed ? null : change(card)),
    });
  }
}

/** The tile that is used; another tap cancels it. */
function tile(decision: Decision, targets: MutableTargets, used: Tile): void {
  targets.tiles.set(used, {
    label: t('page.goa.do.use', { tile: t(`goa.tile.${used}`) }),
    pressed: true,
    tap: () => decision.compose(null),
  });
}

/** Spices taken from fields. */
function given(
  decision: Decision,
  targets: MutableTargets,
  move: MoveOf<'sell' | 'duty'>,
  label: MessageKey,
  change: (fields: readonly Field[]) => Move,
): void {
  const choice = choiceOf(decision, move);
  const laden = listedFields(decision, choice, 'fields');
  const of = laden.map(({ field }) => field);
  for (const open of laden) {
    const pressed = move.fields.includes(open.field);
    if (!pressed && move.fields.length >= boundsOf(choice, 'fields').max) continue;
    targets.fields.set(open.field, {
      label: onField(label, open, open.spice && t(`goa.spice.${open.spice}`)),
      pressed,
      tap: () => decision.compose(change(toggled(of, move.fields, open.field))),
    });
  }
}

function oneColumn(
  decision: Decision,
  targets: MutableTargets,
  move: MoveOf<'payDucats' | 'viceKing'>,
  change: (column: Column) => Move,
): void {
  for (const column of listed(choicesOf(decision, move.type), 'column', COLUMNS))
    targets.columns.set(column, {
      label: t('page.goa.do.progress', { column: t(`goa.column.${column}`) }),
      pressed: column === move.column,
      tap: () => decision.compose(change(column)),
    });
}

function discarded(decision: Decision, targets: MutableTargets, move: MoveOf<'discard'>): void {
  const hand = handOf(decision);
  targets.hand.set('discard', {
    label: t('page.goa.do.discards'),
    pressed: true,
    tap: () => decision.compose(null),
  });
  for (const card of listed(choicesOf(decision, 'discard'), 'cards', hand))
    targets.cards.set(card, {
      label: t('page.goa.do.discard', { card: cardWord(decision, card) }),
      pressed: move.cards.includes(card),
      tap: () => decision.compose({ ...move, cards: toggled(hand, move.cards, card) }),
    });
}

/** The tile to take; a tap on another one replaces it. */
function swapped(decision: Decision, targets: MutableTargets, move: MoveOf<'swap'>): void {
  for (const space of listed(choicesOf(decision, 'swap'), 'space', GRID))
    targets.spaces.set(space, {
      label: swapLabel(decision, space),
      pressed: space === move.space,
      tap: () => decision.compose({ type: 'swap', space }),
    });
}

/** Where a tile to take lies, and which it is. */
function swapLabel({ now }: Decision, space: Space): string {
  const where = t('page.goa.do.swap', { row: rowOf(space), column: columnOf(space) });
  return labelled(where, tilesAt(now, space, ''));
}

function harvested(decision: Decision, targets: MutableTargets, move: MoveOf<'extraHarvest'>): void {
  const choices = choicesOf(decision, 'extraHarvest');
  for (const plot of listed(choices, 'plots', PLOTS)) {
    const pressed = move.plots.includes(plot);
    if (!pressed && move.plots.length >= boundsOf(choices[0], 'plots').max) continue;
    targets.plots.set(plot, {
      label: t('page.goa.do.harvestPlot', { plot: t(`goa.plot.${plot}`) }),
      pressed,
      tap: () => decision.compose({ ...move, plots: toggled(PLOTS, move.plots, plot) }),
    });
  }
}

/** The opponent to spy on, and the parameters of what is done there. */
function spying(
  decision: Decision,
  targets: MutableTargets,
  move: MoveOf<'spy' | 'spyHarvest' | 'spyFound'>,
): void {
  const what = spyingOf(move)?.what;
  for (const spy of spiesOf(decision).filter((other) => other.what === what))
    targets.seats.set(spy.seat, {
      label: spyLabel(decision, spy),
      note: formatNumber(spy.n),
      pressed: spy.seat === move.seat,
      tap: () => decision.compose(spy.move),
    });
  if (move.type === 'spy') return;
  modifiers(decision, targets, move.card, (card) => ({ ...move, card }));
  if (move.type === 'spyHarvest')
    return spiceTargets(decision, targets, move, (spices) => ({ ...move, spices }));
  for (const colony of coloniesOf(decision, 'spyFound'))
    targets.plots.set(colony, {
      label: t('page.goa.do.found', {
        colony: t(`goa.colony.${colony}`),
        n: decision.now.figures.colonies[colony].need,
      }),
      pressed: colony === move.colony,
      tap: () => decision.compose({ ...move, colony }),
    });
}
