import { assertNever } from '../../kernel/never.ts';
import type { Phrase, PhraseArg, PublicView } from '../../kernel/rules.ts';
import type { Seat } from '../../kernel/types.ts';
import type { Event, EventOf } from './events.ts';
import {
  auctioned,
  cardsTold,
  foundingStory,
  progressedStory,
  tileTold,
  cardTerms,
  phrase,
  spicesArgs,
  goaTerm,
  terms,
  type Args,
} from './story/deeds.ts';
import type { Question, Step, State } from './state.ts';

/** The event as a sentence. Says no more than the event, which may be redacted. Rows and spaces count from 1. */
export function story(event: Event): Phrase {
  switch (event.type) {
    case 'started':
      return phrase('started', {
        players: event.seats,
        edition: goaTerm(`edition.${event.options.edition}`),
      });
    case 'seatsDrawn':
      return phrase('seatsDrawn', { seats: { list: event.order.map((seat) => ({ seat })) } });
    case 'tilesLaid':
      return tilesLaid(event);
    case 'bonanzaLaid':
      return phrase('bonanzaLaid', { n: event.tiles.length });
    case 'cardsShuffled':
      return phrase('cardsShuffled', { n: event.pile.length });
    case 'roundBegan':
      return phrase('roundBegan', { phase: goaTerm(`phase.${event.phase}`), round: event.round });
    case 'stepBegan':
      return stepBegan(event);
    case 'ended':
      return ended(event);
    default:
      return told(event, { seat: { seat: event.seat } });
  }
}

/** The sentence of an event of one seat. */
function told(event: Extract<Event, { readonly seat: Seat }>, seat: Args): Phrase {
  switch (event.type) {
    case 'cardsTurned':
      return phrase('cardsTurned', { ...seat, n: event.cards.length, ducats: event.ducats[event.seat] ?? 0 });
    case 'quickStarted':
      return event.columns.length === 0
        ? phrase('quickStarted.ducats', { ...seat, ducats: event.ducats })
        : phrase('quickStarted.markers', { ...seat, columns: terms('column', event.columns) });
    case 'extraPlayed':
    case 'passed':
      return phrase(event.type, seat);
    case 'markerPlaced':
    case 'bid':
    case 'bidPassed':
    case 'auctionWon':
      return auctioned(event, seat);
    case 'bonanzaTaken':
      return phrase('bonanzaTaken', { ...seat, bonanza: goaTerm(`bonanza.${event.tile}`) });
    case 'tileUsed':
    case 'swapped':
    case 'favorTaken':
    case 'plantationLaid':
    case 'plantationDiscarded':
      return tileTold(event, seat);
    case 'gained':
      return phrase(`gained.${event.what}`, { ...seat, n: event.n, by: goaTerm(event.by) });
    case 'drawn':
    case 'cardPlayed':
    case 'cardsDiscarded':
    case 'revealedDiscarded':
    case 'revealed':
      return cardsTold(event, seat);
    case 'sold':
      return phrase('sold', { ...seat, ...spicesArgs(event.spices), ducats: event.ducats });
    case 'spicesPlaced':
      return Object.keys(event.spices).length === 0
        ? phrase('spicesPlaced.none', { ...seat, by: goaTerm(event.by) })
        : phrase('spicesPlaced', { ...seat, ...spicesArgs(event.spices), by: goaTerm(event.by) });
    case 'dutyDone':
      return phrase('dutyDone', { ...seat, ...spicesArgs(event.spices) });
    case 'progressed':
      return progressedStory(event, seat);
    case 'foundingBegun':
    case 'colonyFounded':
    case 'notFounded':
      return foundingStory(event, seat);
    default:
      return assertNever(event);
  }
}

function tilesLaid({ phase, tiles, removed }: EventOf<'tilesLaid'>): Phrase {
  const args = { phase: goaTerm(`phase.${phase}`), n: tiles.length, tiles: terms('tile', tiles) };
  return removed.length === 0
    ? phrase('tilesLaid', args)
    : phrase('tilesLaid.removed', { ...args, removed: terms('tile', removed) });
}

/** There is one template for each number of players: `cards1` is the hand of `seat1`, and so on. */
function ended({ hands }: EventOf<'ended'>): Phrase {
  const shown = hands.flatMap((hand, seat): [string, PhraseArg][] => [
    [`seat${seat + 1}`, { seat }],
    [`cards${seat + 1}`, hand.length === 0 ? goaTerm('noCards') : cardTerms(hand)],
  ]);
  return phrase(`ended.${hands.length}`, Object.fromEntries(shown));
}

/** The sentence of a decision that opens: what is decided, and by whom. */
function stepBegan({ step, questions }: EventOf<'stepBegan'>): Phrase {
  const question = questions[0];
  if (question !== undefined) return asked(question);
  const args: Args = 'seat' in step ? { seat: { seat: step.seat } } : {};
  return stepTold(step, args);
}

function stepTold(step: Step, seat: Args): Phrase {
  switch (step.phase) {
    case 'setup':
    case 'over':
    case 'quickStart':
    case 'placing':
    case 'extra':
      return phrase(`stepBegan.${step.phase}`, seat);
    case 'auction':
      return step.high === null
        ? phrase('stepBegan.auction', { ...seat, marker: step.marker })
        : phrase('stepBegan.auction.bid', { ...seat, marker: step.marker, amount: step.high.amount });
    case 'turn':
      if (step.acted) return phrase('stepBegan.turn.acted', seat);
      return step.action === 'extra'
        ? phrase('stepBegan.turn.extra', seat)
        : phrase('stepBegan.turn', { ...seat, action: step.action });
    default:
      return assertNever(step);
  }
}

function asked(question: Question): Phrase {
  const seat = { seat: { seat: question.seat } };
  const name = `stepBegan.${question.ask}`;
  switch (question.ask) {
    case 'fill':
      return phrase(name, { ...seat, n: question.fields.length });
    case 'spices':
    case 'either':
    case 'resupply':
    case 'mix':
      return phrase(name, { ...seat, n: question.n });
    case 'discardPlantation':
      return phrase(name, { ...seat, tile: goaTerm(`tile.${question.tile}`) });
    case 'favor':
      return phrase(name, seat);
    case 'founding':
      return phrase(name, { ...seat, colony: goaTerm(`colony.${question.colony}`), board: question.board });
    default:
      return assertNever(question);
  }
}

/** The progress of the game: phase, round, and the part of the round. */
export function stage({ state: { phase, round, step } }: PublicView<State>): Phrase {
  const args = { phase: goaTerm(`phase.${phase}`), round };
  return { key: `goa.stage.${partOf(step)}`, args };
}

function partOf(step: Step): 'setup' | 'auctions' | 'actions' | 'extra' | 'over' {
  switch (step.phase) {
    case 'setup':
    case 'quickStart':
      return 'setup';
    case 'placing':
    case 'auction':
      return 'auctions';
    case 'turn':
      return step.action === 'extra' ? 'extra' : 'actions';
    case 'extra':
      return 'extra';
    case 'over':
      return 'over';
    default:
      return assertNever(step);
  }
}

/** Events without a line in log and mail, because other events say the same. */
export const hiddenEvents: ReadonlySet<string> = new Set([
  'stepBegan',
  'cardsShuffled',
  'plantationLaid',
  'revealedDiscarded',
]);
