import { COLUMNS, TILES, type CardId } from '#shared/games/goa/things.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import { listed } from '#shared/kernel/listed.ts';
import { t } from '../../../lib/i18n.ts';
import { begin, choicesOf, handOf, kindOf, type Decision, type MutableTargets } from './decision.ts';
import { filled } from './spices.ts';
import { bestSpy, harvestOf, progressBy } from './proposals.ts';
import { cardWord } from './labels.ts';
import { coloniesOf, stepsOf } from './steps.ts';

/** Cards in hand and tiles that begin a move. */

/** Marks a parameter that is not chosen yet; no space has this number. */
const NOWHERE = -1;

/** Cards explain themselves first; those that change an action begin it. */
export function cardTargets(decision: Decision, targets: MutableTargets): void {
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
export function tileTargets(decision: Decision, targets: MutableTargets): void {
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
