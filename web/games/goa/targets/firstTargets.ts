import type { Move } from '#shared/games/goa/moves.ts';
import { ALL_SPACES } from '#shared/games/goa/spaces.ts';
import { yieldOf } from '#shared/games/goa/state.ts';
import { COLUMNS, PLANTATIONS, TILES, type Column, type CardId } from '#shared/games/goa/things.ts';
import { boundsOf, listed } from '#shared/kernel/listed.ts';
import { isolate, formatNumber, t } from '../../../lib/i18n.ts';
import { question } from '../text/question.ts';
import { atSpace, tilesAt } from '../board/Grid.tsx';
import {
  labelled,
  onField,
  cardWord,
  begin,
  choicesOf,
  listedFields,
  toggled,
  handOf,
  kindOf,
  type Decision,
  type MutableTargets,
} from './decision.ts';
import { cycled, filled } from './spices.ts';
import { harvestOf, progressBy, bestSpy, coloniesOf, spyingOf, stepsOf } from './proposals.ts';

/**
 * Targets that begin a move. Of alternatives side by side, the chosen one is pressed and the others replace it.
 */
export function firstTargets(decision: Decision, targets: MutableTargets): void {
  markers(decision, targets);
  columns(decision, targets);
  actions(decision, targets);
  colonies(decision, targets);
  cardTargets(decision, targets);
  tileTargets(decision, targets);
  answers(decision, targets);
}

function markers(decision: Decision, targets: MutableTargets): void {
  const { now, partial } = decision;
  const what = question(now);
  for (const space of listed(choicesOf(decision, 'placeMarker'), 'space', ALL_SPACES)) {
    const isHere = partial?.type === 'placeMarker' && partial.space === space;
    targets.spaces.set(space, {
      label: atSpace(space, tilesAt(now, space, '', what)),
      ...(isHere ? { pressed: true } : {}),
      tap: () => decision.compose(isHere ? null : { type: 'placeMarker', space }),
    });
  }
}

/** A card chosen for another column is kept for this one, if it may be. */
function columns(decision: Decision, targets: MutableTargets): void {
  const chosen = decision.partial?.type === 'progress' ? decision.partial : undefined;
  for (const column of COLUMNS) {
    quickMarker(decision, targets, column);
    const steps = stepsOf(decision, column);
    const step = steps.find(({ card }) => card === chosen?.card) ?? steps[0];
    if (step === undefined) continue;
    const pressed = chosen?.column === column;
    targets.columns.set(column, {
      label: t('page.goa.do.progress', { column: t(`goa.column.${column}`) }),
      ...(chosen === undefined ? {} : { pressed }),
      tap: pressed ? () => decision.compose(null) : begin(decision, () => progressBy(decision, step)),
    });
  }
}

function quickMarker(decision: Decision, targets: MutableTargets, column: Column): void {
  const [choice] = choicesOf(decision, 'quickMarkers');
  if (choice === undefined) return;
  const chosen = decision.partial?.type === 'quickMarkers' ? decision.partial.columns : [];
  const pressed = chosen.includes(column);
  if (!pressed && chosen.length >= boundsOf(choice, 'columns').max) return;
  targets.columns.set(column, {
    label: t('page.goa.do.quick', { column: t(`goa.column.${column}`) }),
    pressed,
    tap: () => decision.compose({ type: 'quickMarkers', columns: toggled(COLUMNS, chosen, column) }),
  });
}

/** Actions without parameters are done at once. The others begin with a sensible proposal. */
function actions(decision: Decision, targets: MutableTargets): void {
  const { now, you } = decision;
  const gain = (column: Column) => ({ n: yieldOf(now, you, column) });
  const isOn = (type: Move['type']): boolean => choicesOf(decision, type).length > 0;
  const proposal = (type: Move['type'], start: () => void) => {
    const pressed = decision.partial?.type === type;
    return {
      ...(decision.partial === null ? {} : { pressed }),
      tap: pressed ? () => decision.compose(null) : start,
    };
  };
  if (isOn('buildShips'))
    targets.actions.set('ships', {
      label: labelled(t('goa.action.ships'), t('page.goa.n.ships', gain('ships'))),
      note: `+${formatNumber(gain('ships').n)}`,
      tap: () => decision.choose({ type: 'buildShips' }),
    });
  if (isOn('taxes'))
    targets.actions.set('taxes', {
      label: labelled(t('goa.action.taxes'), t('page.goa.n.ducats', gain('taxes'))),
      note: `+${formatNumber(gain('taxes').n)}`,
      tap: () => decision.choose({ type: 'taxes' }),
    });
  if (isOn('harvest')) {
    const n = boundsOf(choicesOf(decision, 'harvest')[0], 'spices').max;
    targets.actions.set('harvest', {
      label: labelled(t('goa.action.harvest'), t('page.goa.n.spices', { n })),
      note: `+${formatNumber(n)}`,
      ...proposal(
        'harvest',
        begin(decision, () => harvestOf(decision, 'none')),
      ),
    });
  }
  if (isOn('expedition')) {
    const n = boundsOf(choicesOf(decision, 'expedition')[0], 'cards').max;
    targets.actions.set('expedition', {
      label: labelled(t('goa.action.expedition'), t('page.goa.n.cards', { n })),
      note: `+${formatNumber(n)}`,
      ...proposal('expedition', () => decision.compose({ type: 'expedition', cards: n })),
    });
  }
  const [colony] = coloniesOf(decision);
  if (colony !== undefined)
    targets.actions.set('found', {
      label: t('goa.action.found'),
      ...proposal('found', () => decision.compose({ type: 'found', colony, card: 'none' })),
    });
}

function colonies(decision: Decision, targets: MutableTargets): void {
  const founding = decision.partial?.type === 'found' ? decision.partial : undefined;
  for (const colony of coloniesOf(decision)) {
    const { need } = decision.now.figures.colonies[colony];
    targets.plots.set(colony, {
      label: t('page.goa.do.found', { colony: t(`goa.colony.${colony}`), n: need }),
      note: formatNumber(need),
      ...(founding === undefined ? {} : { pressed: founding.colony === colony }),
      tap: () =>
        decision.compose(
          founding?.colony === colony ? null : { ...(founding ?? { type: 'found', card: 'none' }), colony },
        ),
    });
  }
}

/** Answers to questions that have a place on the table. */
function answers(decision: Decision, targets: MutableTargets): void {
  spices(decision, targets);
  for (const plot of listed(choicesOf(decision, 'discardPlantation'), 'plot', PLANTATIONS))
    targets.plots.set(plot, {
      label: t('page.goa.do.clear', { plot: t(`goa.plot.${plot}`) }),
      tap: () => decision.choose({ type: 'discardPlantation', plot }),
    });
  for (const tile of listed(choicesOf(decision, 'favor'), 'tile', TILES))
    targets.removed.set(tile, {
      label: t('page.goa.do.take', { tile: t(`goa.tile.${tile}`) }),
      tap: () => decision.choose({ type: 'favor', tile }),
    });
  const spied = spyingOf(decision.partial)?.seat;
  for (const seat of listed(choicesOf(decision, 'spyColonists'), 'seat', [...decision.now.players.keys()])) {
    const n = yieldOf(decision.now, seat, 'colonists');
    targets.seats.set(seat, {
      label: labelled(isolate(decision.name(seat)), t('page.goa.n.colonists', { n })),
      note: formatNumber(n),
      ...(spied === undefined ? {} : { pressed: spied === seat }),
      tap: () => decision.compose(spied === seat ? null : { type: 'spyColonists', seat }),
    });
  }
}

/** The first tap proposes all spices; later taps change the proposal (see `modifiers.ts`). */
function spices(decision: Decision, targets: MutableTargets): void {
  const { partial } = decision;
  const [choice] = choicesOf(decision, 'fill', 'placeSpices');
  const type = choice?.type;
  if (type !== 'fill' && type !== 'placeSpices') return;
  const chosen = partial?.type === type ? partial.spices : undefined;
  for (const open of listedFields(decision, choice, 'spices')) {
    const spice = chosen?.[open.field];
    targets.fields.set(open.field, {
      label: onField(
        spice ? 'page.goa.do.change' : 'page.goa.do.put',
        open,
        spice && t(`goa.spice.${spice}`),
      ),
      ...(chosen === undefined ? {} : { pressed: spice !== undefined }),
      tap: begin(decision, () => ({
        type,
        spices: chosen === undefined ? filled(decision, choice, open.field) : cycled(choice, chosen, open),
      })),
    });
  }
}

/** Cards in hand and tiles that begin a move. */

/** Marks a parameter that is not chosen yet; no space has this number. */
const NOWHERE = -1;

/** Cards explain themselves first; those that change an action begin it. */
function cardTargets(decision: Decision, targets: MutableTargets): void {
  for (const card of handOf(decision)) {
    const tap = cardStart(decision, card);
    if (tap)
      targets.cards.set(card, { label: t('page.goa.do.play', { card: cardWord(decision, card) }), tap });
  }
  if (handOf(decision).length > 0 && choicesOf(decision, 'discard').length > 0)
    targets.hand.set('discard', {
      label: t('page.goa.do.discards'),
      tap: () => decision.compose({ type: 'discard', cards: [] }),
    });
}

function cardStart(decision: Decision, card: CardId): (() => void) | undefined {
  const has = (type: Move['type']): boolean => listed(choicesOf(decision, type), 'card', [card]).length > 0;
  if (has('play')) return () => decision.choose({ type: 'play', card });
  const compose = (move: Move) => () => decision.compose(move);
  switch (kindOf(decision, card)) {
    case 'spices': {
      const [choice] = choicesOf(decision, 'playSpices');
      return has('playSpices')
        ? begin(decision, () => ({ type: 'playSpices', card, spices: filled(decision, choice) }))
        : undefined;
    }
    case 'sell':
      return has('sell') ? compose({ type: 'sell', card, fields: [] }) : undefined;
    case 'payDucats': {
      const [column] = listed(choicesOf(decision, 'payDucats'), 'column', COLUMNS);
      return column && compose({ type: 'payDucats', card, column });
    }
    case 'harvestMix':
      return has('harvest') ? begin(decision, () => harvestOf(decision, card)) : undefined;
    case 'thirdScout': {
      const [colony] = coloniesOf(decision);
      return colony && has('found') ? compose({ type: 'found', colony, card }) : undefined;
    }
    default: {
      const step = COLUMNS.flatMap((column) => stepsOf(decision, column)).find((way) => way.card === card);
      return step && begin(decision, () => progressBy(decision, step));
    }
  }
}

/** Tiles explain themselves first, like cards. */
function tileTargets(decision: Decision, targets: MutableTargets): void {
  const set = (tile: (typeof TILES)[number], tap: () => void) =>
    targets.tiles.set(tile, { label: t('page.goa.do.use', { tile: t(`goa.tile.${tile}`) }), tap });
  for (const tile of listed(choicesOf(decision, 'useTile'), 'tile', TILES))
    set(tile, () => decision.choose({ type: 'useTile', tile }));
  const [redSpice] = choicesOf(decision, 'redSpice');
  if (redSpice)
    set(
      'redSpice',
      begin(decision, () => ({ type: 'redSpice', spices: filled(decision, redSpice) })),
    );
  if (choicesOf(decision, 'swap').length > 0)
    set('swap', () => decision.compose({ type: 'swap', space: NOWHERE }));
  if (choicesOf(decision, 'duty').length > 0)
    set('duty', () => decision.compose({ type: 'duty', fields: [] }));
  const [column] = listed(choicesOf(decision, 'viceKing'), 'column', COLUMNS);
  if (column) set('viceKing', () => decision.compose({ type: 'viceKing', column }));
  if (choicesOf(decision, 'extraHarvest').length > 0)
    set('extraHarvest', () => decision.compose({ type: 'extraHarvest', plots: [] }));
  if (choicesOf(decision, 'spy', 'spyHarvest', 'spyFound', 'spyColonists').length > 0)
    set(
      'espionage',
      begin(decision, () => bestSpy(decision)),
    );
}
