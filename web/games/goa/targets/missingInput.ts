import type { Move } from '#shared/games/goa/moves.ts';
import { yieldOf } from '#shared/games/goa/state.ts';
import { t } from '../../../lib/i18n.ts';
import { boundsOf } from '#shared/kernel/listed.ts';
import { choiceOf, listedFields, type Decision } from './decision.ts';
import { isChoice } from './spices.ts';

/**
 * What a move being put together still needs, or what can be changed in it. Undefined if the open decision asks
 * for just that.
 */
export function missingInput(decision: Decision, move: Move): string | undefined {
  const choice = choiceOf(decision, move);
  const { figures } = decision.now;
  /** How many are chosen, of how many. */
  const of = (k: number, name: string) => ({ k, n: boundsOf(choice, name).max });
  switch (move.type) {
    case 'progress': {
      const paying = listedFields(decision, choice, 'payment');
      return paying.some((open) => isChoice(paying, move.payment, open)) ? t('page.goa.hint.payment') : '';
    }
    case 'harvest':
    case 'spyHarvest':
    case 'fill':
    case 'placeSpices':
    case 'playSpices':
    case 'redSpice':
      return spices(decision, move, of(Object.keys(move.spices).length, 'spices'));
    case 'sell':
      return t('page.goa.hint.sell', { ...of(move.fields.length, 'fields'), price: figures.sell.price });
    case 'duty':
      return t('page.goa.hint.duty', { ...of(move.fields.length, 'fields'), points: figures.points.duty });
    case 'extraHarvest':
      return t('page.goa.hint.plots', of(move.plots.length, 'plots'));
    case 'discard':
      return t('page.goa.hint.discard', of(move.cards.length, 'cards'));
    case 'quickMarkers':
      return t('page.goa.hint.columns', of(move.columns.length, 'columns'));
    case 'swap':
      return t('page.goa.hint.swap', { swap: t('goa.tile.swap') });
    case 'bid':
    case 'mix':
    case 'placeMarker':
      return undefined;
    default:
      return '';
  }
}

type Placing = Extract<Move, { readonly spices: unknown }>;

/** How many spices are placed, and how many find no field. */
function spices(
  decision: Decision,
  move: Placing,
  chosen: { readonly k: number; readonly n: number },
): string {
  if (chosen.n === 0) return t('error.NO_FREE_FIELD');
  const lost = broughtBy(decision, move) - chosen.n;
  return [
    t('page.goa.hint.spices', chosen),
    ...(lost > 0 ? [t('page.goa.hint.lost', { n: lost })] : []),
    t('page.goa.hint.change'),
  ].join(' ');
}

/**
 * The spices that a move would bring if there were fields enough. With a card that takes the rest in other
 * things, none are lost.
 */
function broughtBy({ now, you }: Decision, move: Placing): number {
  const [question] = now.questions;
  if (move.type === 'placeSpices') return question !== undefined && 'n' in question ? question.n : 0;
  if (move.type !== 'harvest' && move.type !== 'spyHarvest') return 0;
  return move.card === 'none' ? yieldOf(now, move.type === 'harvest' ? you : move.seat, 'harvest') : 0;
}
