import { auctioneerOf } from '#shared/games/goa/acting.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import { auctioneersPrice } from '#shared/games/goa/prices.ts';
import { playerOf, type Auction, type State } from '#shared/games/goa/state.ts';
import { isolate, t } from '../../../lib/i18n.ts';
import type { Scene } from '../../gameUi.ts';
import { decisionOf, choicesOf, type Decision } from '../targets/decision.ts';
import { missingInput } from '../targets/missingInput.ts';

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
