import { assertNever } from '../../kernel/never.ts';
import type { Phrase, PhraseArg } from '../../kernel/rules.ts';
import type { Event } from './events.ts';
import { columnOf, rowOf } from './spaces.ts';
import type { Question, Step } from './state.ts';
import { PLOTS, SPICES, type SpicesByField } from './things.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
type Args = Readonly<Record<string, PhraseArg>>;

const phrase = (name: string, args: Args = {}): Phrase => ({ key: `goa.story.${name}`, args });

const term = (name: string): PhraseArg => ({ term: `goa.${name}` });
const terms = (group: string, names: readonly string[]): PhraseArg => ({
  list: names.map((name) => term(`${group}.${name}`)),
});
/** A card is told by its kind. */
const cardTerms = (cards: readonly string[]): PhraseArg =>
  terms(
    'card',
    cards.map((card) => card.replace(/\d+$/, '')),
  );

/** Spices and where they lie. */
function spicesArgs(spices: SpicesByField): Args {
  const names = Object.values(spices);
  const fields = Object.keys(spices);
  return {
    n: names.length,
    spices: terms(
      'spice',
      names.toSorted((a, b) => SPICES.indexOf(a) - SPICES.indexOf(b)),
    ),
    plots: terms(
      'plot',
      PLOTS.filter((plot) => fields.some((field) => field.startsWith(`${plot}.`))),
    ),
  };
}

/** The event as a sentence, from what this (possibly redacted) event says. Rows and spaces count from 1. */
export function story(event: Event): Phrase {
  switch (event.type) {
    case 'started':
      return phrase('started', { players: event.seats, edition: term(`edition.${event.options.edition}`) });
    case 'tilesLaid':
      return tilesLaid(event);
    case 'bonanzaLaid':
      return phrase('bonanzaLaid', { n: event.tiles.length });
    case 'cardsShuffled':
      return phrase('cardsShuffled', { n: event.pile.length });
    case 'roundBegan':
      return phrase('roundBegan', { phase: term(`phase.${event.phase}`), round: event.round });
    case 'stepBegan':
      return stepBegan(event);
    case 'revealedDiscarded':
      return phrase('revealedDiscarded', { n: event.cards.length });
    case 'ended':
      return phrase('ended');
    default:
      return told(event, { seat: { seat: event.seat } });
  }
}

type Told = Exclude<
  Event,
  {
    type:
      | 'started'
      | 'tilesLaid'
      | 'bonanzaLaid'
      | 'cardsShuffled'
      | 'roundBegan'
      | 'stepBegan'
      | 'revealedDiscarded'
      | 'ended';
  }
>;

/** What a player did or got. */
function told(event: Told, seat: Args): Phrase {
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
      return phrase('bonanzaTaken', { ...seat, bonanza: term(`bonanza.${event.tile}`) });
    case 'tileUsed':
    case 'swapped':
    case 'favorTaken':
    case 'plantationLaid':
    case 'plantationDiscarded':
      return tileTold(event, seat);
    case 'gained':
      return phrase(`gained.${event.what}`, { ...seat, n: event.n, by: term(event.by) });
    case 'drawn':
    case 'cardPlayed':
    case 'cardsDiscarded':
    case 'revealed':
      return cardsTold(event, seat);
    case 'sold':
      return phrase('sold', { ...seat, ...spicesArgs(event.spices), ducats: event.ducats });
    case 'spicesPlaced':
      return Object.keys(event.spices).length === 0
        ? phrase('spicesPlaced.none', { ...seat, by: term(event.by) })
        : phrase('spicesPlaced', { ...seat, ...spicesArgs(event.spices), by: term(event.by) });
    case 'dutyDone':
      return phrase('dutyDone', { ...seat, ...spicesArgs(event.spices) });
    case 'progressed':
      return progressed(event, seat);
    case 'foundingBegun':
    case 'colonyFounded':
    case 'notFounded':
      return founding(event, seat);
    default:
      return assertNever(event);
  }
}

function tilesLaid({ phase, tiles, removed }: Of<'tilesLaid'>): Phrase {
  const args = { phase: term(`phase.${phase}`), n: tiles.length };
  return removed.length === 0
    ? phrase('tilesLaid', args)
    : phrase('tilesLaid.removed', { ...args, removed: terms('tile', removed) });
}

/** What is to be decided, and who decides it. */
function stepBegan({ step, questions }: Of<'stepBegan'>): Phrase {
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
      return phrase(name, { ...seat, tile: term(`tile.${question.tile}`) });
    case 'favor':
      return phrase(name, seat);
    case 'founding':
      return phrase(name, { ...seat, colony: term(`colony.${question.colony}`), board: question.board });
    default:
      return assertNever(question);
  }
}

function auctioned(event: Of<'markerPlaced' | 'bid' | 'bidPassed' | 'auctionWon'>, seat: Args): Phrase {
  switch (event.type) {
    case 'markerPlaced': {
      const { marker, space, tile } = event;
      const where = { ...seat, marker, row: rowOf(space), column: columnOf(space) };
      return tile === null || marker === 1
        ? phrase('flagPlaced', where)
        : phrase('markerPlaced', { ...where, tile: term(`tile.${tile}`) });
    }
    case 'bid':
      return phrase('bid', { ...seat, amount: event.amount });
    case 'bidPassed':
      return phrase(event.forced ? 'bidPassed.forced' : 'bidPassed', seat);
    case 'auctionWon': {
      const tile = event.tile === null ? term('flag') : term(`tile.${event.tile}`);
      const args = { ...seat, tile, price: event.price };
      if (event.to !== null) return phrase('auctionWon.bought', { ...args, to: { seat: event.to } });
      return phrase(event.price === 0 ? 'auctionWon.free' : 'auctionWon.kept', args);
    }
    default:
      return assertNever(event);
  }
}

function tileTold(
  event: Of<'tileUsed' | 'swapped' | 'favorTaken' | 'plantationLaid' | 'plantationDiscarded'>,
  seat: Args,
): Phrase {
  const args = { ...seat, tile: term(`tile.${event.tile}`) };
  switch (event.type) {
    case 'tileUsed':
      return event.on === null
        ? phrase('tileUsed', args)
        : phrase('tileUsed.on', { ...args, on: { seat: event.on } });
    case 'swapped':
      return phrase('swapped', { ...args, row: rowOf(event.space), column: columnOf(event.space) });
    case 'favorTaken':
      return phrase('favorTaken', args);
    case 'plantationLaid':
      return phrase('plantationLaid', { ...args, plot: term(`plot.${event.plot}`) });
    case 'plantationDiscarded':
      return phrase(event.kept ? 'plantationDiscarded.kept' : 'plantationDiscarded', args);
    default:
      return assertNever(event);
  }
}

/** Names the cards where they are seen, else counts them. */
function cardsTold(event: Of<'drawn' | 'cardPlayed' | 'cardsDiscarded' | 'revealed'>, seat: Args): Phrase {
  switch (event.type) {
    case 'drawn': {
      const args = { ...seat, n: event.cards.length, by: term(event.by) };
      const seen = event.cards.filter((card) => card !== 'hidden');
      if (seen.length === 0 || seen.length < event.cards.length)
        return phrase(event.cards.length === 0 ? 'drawn.none' : 'drawn', args);
      return phrase('drawn.seen', { ...args, cards: cardTerms(seen) });
    }
    case 'cardPlayed':
      return phrase('cardPlayed', { ...seat, card: cardTerms([event.card]) });
    case 'cardsDiscarded':
      return phrase('cardsDiscarded', { ...seat, n: event.cards.length, cards: cardTerms(event.cards) });
    case 'revealed':
      return phrase('revealed', { ...seat, n: event.cards.length, colonists: event.colonists });
    default:
      return assertNever(event);
  }
}

/** One template for each way of paying. */
function progressed(event: Of<'progressed'>, seat: Args): Phrase {
  const { column, row, ships, ducats, spices, by } = event;
  const args = { ...seat, column: term(`column.${column}`), row: row + 1, by: term(by) };
  const paidSpices = Object.keys(spices).length > 0;
  if (ducats > 0) return phrase('progressed.ducats', { ...args, ducats });
  if (paidSpices && ships > 0) return phrase('progressed', { ...args, ...spicesArgs(spices), ships });
  if (paidSpices) return phrase('progressed.spices', { ...args, ...spicesArgs(spices) });
  return ships > 0 ? phrase('progressed.ships', { ...args, ships }) : phrase('progressed.free', args);
}

function founding(event: Of<'foundingBegun' | 'colonyFounded' | 'notFounded'>, seat: Args): Phrase {
  const args = { ...seat, colony: term(`colony.${event.colony}`) };
  switch (event.type) {
    case 'foundingBegun':
      return event.on === null
        ? phrase('foundingBegun', { ...args, board: event.board })
        : phrase('foundingBegun.on', { ...args, board: event.board, on: { seat: event.on } });
    case 'colonyFounded':
      return phrase('colonyFounded', {
        ...args,
        colonists: event.colonists,
        spices: terms('spice', event.allowed),
      });
    case 'notFounded':
      return event.missing > 0
        ? phrase('notFounded', { ...args, missing: event.missing })
        : phrase('notFounded.declined', args);
    default:
      return assertNever(event);
  }
}
