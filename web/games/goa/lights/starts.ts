import { yieldOf } from '../../../../shared/games/goa/state.ts';
import { ALL_SPACES } from '../../../../shared/games/goa/spaces.ts';
import {
  COLUMNS,
  PLANTATIONS,
  TILES,
  type CardId,
  type Column,
} from '../../../../shared/games/goa/things.ts';
import type { Move } from '../../../../shared/games/goa/moves.ts';
import { isolate, number, t } from '../../../voice.ts';
import { cardWord, labelled, onField, onSpace } from './labels.ts';
import {
  boundsOf,
  choicesOf,
  handOf,
  kindOf,
  listed,
  openOf,
  toggled,
  type Asked,
  type Board,
} from './offers.ts';
import { cycled, filled } from './spices.ts';
import { coloniesOf, harvestOf, spiesOf, spyingOf, stepsOf } from './steps.ts';

/** Nothing chosen yet; no space has this number. */
const NOWHERE = -1;

/** What a move can begin with. Of things that stand side by side the one chosen is pressed, the others change it. */
export function starts(own: Asked, board: Board): void {
  markers(own, board);
  columns(own, board);
  actions(own, board);
  colonies(own, board);
  cards(own, board);
  tiles(own, board);
  answers(own, board);
}

function markers(own: Asked, board: Board): void {
  const { partial } = own;
  for (const space of listed(choicesOf(own, 'placeMarker'), 'space', ALL_SPACES)) {
    const isHere = partial?.type === 'placeMarker' && partial.space === space;
    board.spaces.set(space, {
      label: onSpace('page.goa.do.place', own, space, { marker: own.now.markers.length + 1 }),
      ...(isHere ? { pressed: true } : {}),
      tap: () => own.compose(isHere ? null : { type: 'placeMarker', space }),
    });
  }
}

/** A card chosen for another column goes over to this one, where it may. */
function columns(own: Asked, board: Board): void {
  const chosen = own.partial?.type === 'progress' ? own.partial : undefined;
  for (const column of COLUMNS) {
    quickMarker(own, board, column);
    const steps = stepsOf(own, column);
    const step = steps.find(({ card }) => card === chosen?.card) ?? steps[0];
    if (step === undefined) continue;
    const pressed = chosen?.column === column;
    board.columns.set(column, {
      label: t('page.goa.do.progress', { column: t(`goa.column.${column}`) }),
      ...(chosen === undefined ? {} : { pressed }),
      tap: () => own.compose(pressed ? null : step),
    });
  }
}

function quickMarker(own: Asked, board: Board, column: Column): void {
  const [choice] = choicesOf(own, 'quickMarkers');
  if (choice === undefined) return;
  const chosen = own.partial?.type === 'quickMarkers' ? own.partial.columns : [];
  const pressed = chosen.includes(column);
  if (!pressed && chosen.length >= boundsOf(choice, 'columns').max) return;
  board.columns.set(column, {
    label: t('page.goa.do.quick', { column: t(`goa.column.${column}`) }),
    pressed,
    tap: () => own.compose({ type: 'quickMarkers', columns: toggled(COLUMNS, chosen, column) }),
  });
}

/** Actions that need nothing more said are done at once; the others begin with a sensible proposal. */
function actions(own: Asked, board: Board): void {
  const { now, you } = own;
  const gain = (column: Column) => ({ n: yieldOf(now, you, column) });
  const isOn = (type: Move['type']): boolean => choicesOf(own, type).length > 0;
  const proposal = (of: Move) => {
    const pressed = own.partial?.type === of.type;
    return {
      ...(own.partial === null ? {} : { pressed }),
      tap: () => own.compose(pressed ? null : of),
    };
  };
  if (isOn('buildShips'))
    board.actions.set('ships', {
      label: labelled(t('goa.action.ships'), t('page.goa.n.ships', gain('ships'))),
      note: `+${number(gain('ships').n)}`,
      tap: () => own.choose({ type: 'buildShips' }),
    });
  if (isOn('taxes'))
    board.actions.set('taxes', {
      label: labelled(t('goa.action.taxes'), t('page.goa.n.ducats', gain('taxes'))),
      note: `+${number(gain('taxes').n)}`,
      tap: () => own.choose({ type: 'taxes' }),
    });
  if (isOn('harvest')) {
    const n = boundsOf(choicesOf(own, 'harvest')[0], 'spices').max;
    board.actions.set('harvest', {
      label: labelled(t('goa.action.harvest'), t('page.goa.n.spices', { n })),
      note: `+${number(n)}`,
      ...proposal(harvestOf(own, 'none')),
    });
  }
  if (isOn('expedition')) {
    const n = boundsOf(choicesOf(own, 'expedition')[0], 'cards').max;
    board.actions.set('expedition', {
      label: labelled(t('goa.action.expedition'), t('page.goa.n.cards', { n })),
      note: `+${number(n)}`,
      ...proposal({ type: 'expedition', cards: n }),
    });
  }
  const [colony] = coloniesOf(own);
  if (colony !== undefined)
    board.actions.set('found', {
      label: t('goa.action.found'),
      ...proposal({ type: 'found', colony, card: 'none' }),
    });
}

function colonies(own: Asked, board: Board): void {
  const founding = own.partial?.type === 'found' ? own.partial : undefined;
  for (const colony of coloniesOf(own)) {
    const { need } = own.now.figures.colonies[colony];
    board.plots.set(colony, {
      label: t('page.goa.do.found', { colony: t(`goa.colony.${colony}`), n: need }),
      note: number(need),
      ...(founding === undefined ? {} : { pressed: founding.colony === colony }),
      tap: () =>
        own.compose(
          founding?.colony === colony ? null : { type: 'found', card: founding?.card ?? 'none', colony },
        ),
    });
  }
}

/** Cards say first what they do; those that change an action begin it. */
function cards(own: Asked, board: Board): void {
  for (const card of handOf(own)) {
    const tap = cardStart(own, card);
    if (tap) board.cards.set(card, { label: t('page.goa.do.play', { card: cardWord(own, card) }), tap });
  }
  if (handOf(own).length > 0 && choicesOf(own, 'discard').length > 0)
    board.hand.set('discard', {
      label: t('page.goa.do.discards'),
      tap: () => own.compose({ type: 'discard', cards: [] }),
    });
}

function cardStart(own: Asked, card: CardId): (() => void) | undefined {
  const has = (type: Move['type']): boolean => listed(choicesOf(own, type), 'card', [card]).length > 0;
  if (has('play')) return () => own.choose({ type: 'play', card });
  const move = cardMove(own, card, has);
  return move && (() => own.compose(move));
}

function cardMove(own: Asked, card: CardId, has: (type: Move['type']) => boolean): Move | undefined {
  switch (kindOf(own, card)) {
    case 'spices':
      return has('playSpices')
        ? { type: 'playSpices', card, spices: filled(own, choicesOf(own, 'playSpices')[0]) }
        : undefined;
    case 'sell':
      return has('sell') ? { type: 'sell', card, fields: [] } : undefined;
    case 'payDucats': {
      const [column] = listed(choicesOf(own, 'payDucats'), 'column', COLUMNS);
      return column && { type: 'payDucats', card, column };
    }
    case 'harvestMix':
      return has('harvest') ? harvestOf(own, card) : undefined;
    case 'thirdScout': {
      const [colony] = coloniesOf(own);
      return colony && has('found') ? { type: 'found', colony, card } : undefined;
    }
    default:
      return COLUMNS.flatMap((column) => stepsOf(own, column)).find((step) => step.card === card);
  }
}

/** Tiles, like cards, say first what they do. */
function tiles(own: Asked, board: Board): void {
  const set = (tile: (typeof TILES)[number], tap: () => void) =>
    board.tiles.set(tile, { label: t('page.goa.do.use', { tile: t(`goa.tile.${tile}`) }), tap });
  for (const tile of listed(choicesOf(own, 'useTile'), 'tile', TILES))
    set(tile, () => own.choose({ type: 'useTile', tile }));
  const [redSpice] = choicesOf(own, 'redSpice');
  if (redSpice) set('redSpice', () => own.compose({ type: 'redSpice', spices: filled(own, redSpice) }));
  if (choicesOf(own, 'swap').length > 0) set('swap', () => own.compose({ type: 'swap', space: NOWHERE }));
  if (choicesOf(own, 'duty').length > 0) set('duty', () => own.compose({ type: 'duty', fields: [] }));
  const [column] = listed(choicesOf(own, 'viceKing'), 'column', COLUMNS);
  if (column) set('viceKing', () => own.compose({ type: 'viceKing', column }));
  if (choicesOf(own, 'extraHarvest').length > 0)
    set('extraHarvest', () => own.compose({ type: 'extraHarvest', plots: [] }));
  const [best] = spiesOf(own).toSorted((a, b) => b.n - a.n);
  if (best) set('espionage', () => own.compose(best.move));
}

/** Answers to questions, where they lie on the table. */
function answers(own: Asked, board: Board): void {
  spices(own, board);
  for (const plot of listed(choicesOf(own, 'discardPlantation'), 'plot', PLANTATIONS))
    board.plots.set(plot, {
      label: t('page.goa.do.clear', { plot: t(`goa.plot.${plot}`) }),
      tap: () => own.choose({ type: 'discardPlantation', plot }),
    });
  for (const tile of listed(choicesOf(own, 'favor'), 'tile', TILES))
    board.removed.set(tile, {
      label: t('page.goa.do.take', { tile: t(`goa.tile.${tile}`) }),
      tap: () => own.choose({ type: 'favor', tile }),
    });
  const spied = spyingOf(own.partial)?.seat;
  for (const { seat, n, move } of spiesOf(own).filter((spy) => spy.move.type === 'spyColonists'))
    board.seats.set(seat, {
      label: labelled(isolate(own.name(seat)), t('page.goa.n.colonists', { n })),
      note: number(n),
      ...(spied === undefined ? {} : { pressed: spied === seat }),
      tap: () => own.compose(spied === seat ? null : move),
    });
}

/** The first tap proposes all; the next ones change it (see `modified.ts`). */
function spices(own: Asked, board: Board): void {
  const { partial } = own;
  const [choice] = choicesOf(own, 'fill', 'placeSpices');
  const type = choice?.type;
  if (type !== 'fill' && type !== 'placeSpices') return;
  const chosen = partial?.type === type ? partial.spices : undefined;
  for (const open of openOf(own, choice, 'spices')) {
    const spice = chosen?.[open.field];
    board.fields.set(open.field, {
      label: onField(
        spice ? 'page.goa.do.change' : 'page.goa.do.put',
        open,
        spice && t(`goa.spice.${spice}`),
      ),
      ...(chosen === undefined ? {} : { pressed: spice !== undefined }),
      tap: () =>
        own.compose({
          type,
          spices: chosen === undefined ? filled(own, choice, open.field) : cycled(choice, chosen, open),
        }),
    });
  }
}
