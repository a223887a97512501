import { assertNever } from '../../kernel/never.ts';
import type { Phrase, PhraseArg, PublicView } from '../../kernel/rules.ts';
import type { Event } from './events.ts';
import type { Card, State } from './state.ts';
import type { Good, Special } from './things.ts';

const phrase = (name: string, args: Readonly<Record<string, PhraseArg>> = {}): Phrase => ({
  key: `merchants.story.${name}`,
  args,
});

const goodTerm = (good: Good): PhraseArg => ({ term: `merchants.good.${good}` });
const cardTerm = (card: Special): PhraseArg => ({ term: `merchants.special.${card}` });

/** The event as a sentence. Says no more than the event, which may be redacted. Spaces count from 1. */
export function story(event: Event): Phrase {
  switch (event.type) {
    case 'started':
      return phrase('started', {
        players: event.seats,
        officeDraw: { term: `merchants.officeDraw.${event.options.officeDraw}` },
      });
    case 'shuffled':
      return phrase('shuffled', { cards: event.pile.length });
    case 'dealt':
      return phrase('dealt', { cards: event.hands[0]?.length ?? 0 });
    case 'marketLaid':
      return phrase('marketLaid', { goods: { list: event.cards.map(goodTerm) } });
    case 'firstPlayerDrawn':
      return phrase('firstPlayerDrawn', { seat: { seat: event.seat } });
    case 'stepBegan':
      return phrase(`stepBegan.${event.step.phase}`, { seat: { seat: event.step.seat } });
    case 'loaded':
      return phrase('loaded', {
        seat: { seat: event.seat },
        ship: event.ship + 1,
        good: goodTerm(event.good),
      });
    case 'exchanged':
      return phrase('exchanged', {
        seat: { seat: event.seat },
        ship: event.ship + 1,
        from: goodTerm(event.from),
        to: goodTerm(event.to),
      });
    case 'shipBought':
    case 'cardBought':
      return bought(event);
    case 'passed':
    case 'exchangesWaived':
    case 'officeWaived':
      return phrase(event.type, { seat: { seat: event.seat } });
    case 'drawn':
      return drawn(event);
    case 'played':
      return phrase('played', {
        seat: { seat: event.seat },
        n: event.spaces.length,
        good: goodTerm(event.good),
        spaces: { list: event.spaces.map((space) => space + 1) },
      });
    case 'sold':
      return sold(event);
    case 'ended':
      return phrase('ended');
    default:
      return assertNever(event);
  }
}

function bought(event: Extract<Event, { type: 'shipBought' | 'cardBought' }>): Phrase {
  const { price } = event;
  const seat = { seat: event.seat };
  return event.type === 'shipBought'
    ? phrase('shipBought', { seat, price, good: goodTerm(event.good) })
    : phrase('cardBought', { seat, price, card: cardTerm(event.card) });
}

/** Names the cards if they are visible, else counts them. */
function drawn({ seat, cards, by }: Extract<Event, { type: 'drawn' }>): Phrase {
  const seen = cards.filter((card: Card) => card !== 'hidden');
  const args = { seat: { seat }, n: cards.length };
  const [first] = seen;
  if (first === undefined || seen.length < cards.length) return phrase(`drawn.${by}`, args);
  if (by === 'trade' && cards.length > 1 && seen.every((card) => card === first))
    return phrase('drawn.trade.same', { ...args, good: goodTerm(first) });
  return phrase(`drawn.${by}.seen`, { ...args, goods: { list: seen.map(goodTerm) } });
}

/** There is one template for each number of players paid: `seat1` gets `coins1`, `seat2` gets `coins2`, … */
function sold({ good, visible, sales, bonuses }: Extract<Event, { type: 'sold' }>): Phrase {
  const paid = sales
    .map((sale, seat) => ({ seat, coins: sale + (bonuses[seat] ?? 0) }))
    .filter(({ coins }) => coins > 0);
  const payments = paid.flatMap(({ seat, coins }, i): [string, PhraseArg][] => [
    [`seat${i + 1}`, { seat }],
    [`coins${i + 1}`, coins],
  ]);
  return phrase(`sold.${paid.length}`, { good: goodTerm(good), visible, ...Object.fromEntries(payments) });
}

/** The progress of the game: it ends with the last card of the pile. */
export const stage = ({ state: { pile } }: PublicView<State>): Phrase => ({
  key: 'merchants.stage',
  args: { cards: pile.length },
});

/** Events without a line in log and mail, because other events say the same. */
export const hiddenEvents: ReadonlySet<string> = new Set(['stepBegan', 'shuffled']);
