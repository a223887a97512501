import type { Move } from '#shared/games/goa/moves.ts';
import { auctioneersPrice } from '#shared/games/goa/prices.ts';
import { auctioneerOf, playerOf, yieldOf, type Auction, type State } from '#shared/games/goa/state.ts';
import { boundsOf } from '#shared/kernel/listed.ts';
import { isolate, t } from '../../../lib/i18n.ts';
import type { Scene } from '../../gameUi.ts';
import { decisionOf, choicesOf, choiceOf, listedFields, type Decision } from '../targets/decision.ts';
import { isChoice } from '../targets/spices.ts';

/** Where on the board the decision is made, or what the move being put together still needs. */
export function hint(scene: Scene<State, Move>): string {
  const decision = decisionOf(scene);
  if (decision === undefined) return '';
  return (decision.partial && missingInput(decision, decision.partial)) ?? whereToChoose(decision);
}

function whereToChoose(decision: Decision): string {
  const { now } = decision;
  const { step, questions, figures } = now;
  const [question] = questions;
  if (question !== undefined) {
    switch (question.ask) {
      case 'fill':
      case 'spices':
        return t('page.goa.hint.fields');
      case 'discardPlantation':
        return t('page.goa.hint.plantation', { tile: t(`goa.tile.${question.tile}`) });
      case 'founding':
        return founding(decision);
      default:
        return '';
    }
  }
  switch (step.phase) {
    case 'quickStart':
      return t('page.goa.hint.quickStart', { n: figures.quickStart.markers });
    case 'placing':
      return t(now.markers.length === 0 ? 'page.goa.hint.flag' : 'page.goa.hint.placing');
    case 'auction':
      return auction(decision, step);
    case 'turn':
      return step.acted ? '' : t('page.goa.hint.turn'); // the title says all
    case 'extra':
      return t('page.goa.hint.extra', { n: playerOf(now, step.seat).extra, kept: figures.extraKept });
    default:
      return '';
  }
}

function founding(decision: Decision): string {
  if (choicesOf(decision, 'settle').length > 0) return ''; // the title says all
  const helps = choicesOf(decision, 'play', 'useTile', 'spyColonists').length > 0;
  return t(helps ? 'page.goa.hint.help' : 'page.goa.hint.short');
}

/** The current bid, the viewer's ducats, and what the auctioneer could do with the viewer's bid; nothing where that wins. */
function auction({ now, shown, you, name, partial }: Decision, { marker, high }: Auction): string {
  const { ducats } = playerOf(now, you);
  if (playerOf(shown, you).ducats < ducats) return '';
  const seat = auctioneerOf(now, marker);
  const auctioneer = { name: isolate(name(seat)) };
  const bid = partial?.type === 'bid' ? partial.amount : (high?.amount ?? 0) + 1;
  return [
    ...(high === null ? [] : [t('page.goa.hint.high', { n: high.amount, name: isolate(name(high.seat)) })]),
    t('page.goa.hint.ducats', { n: ducats }),
    ...(seat === you
      ? []
      : now.options.edition === '2012'
        ? [t('page.goa.hint.less', { ...auctioneer, bid, n: auctioneersPrice(bid) })]
        : [t('page.goa.hint.tops', auctioneer)]),
  ].join(' ');
}

/**
 * The input that a move being put together still needs, or that can be changed in it. Undefined if the open decision asks
 * for just that.
 */
function missingInput(decision: Decision, move: Move): string | undefined {
  const choice = choiceOf(decision, move);
  const { figures } = decision.now;
  /** The number chosen, and the number to choose from. */
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

/** The numbers of spices that are placed and that find no field. */
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
