import type { EventOf } from '../events.ts';
import { assertNever } from '../../../kernel/never.ts';
import type { Phrase, PhraseArg } from '../../../kernel/rules.ts';
import { columnOf, edgeOf, rowOf } from '../spaces.ts';
import { SPICES, PLOTS, type SpicesByField } from '../things.ts';

export type Args = Readonly<Record<string, PhraseArg>>;

export const phrase = (name: string, args: Args = {}): Phrase => ({ key: `goa.story.${name}`, args });

export const goaTerm = (name: string): PhraseArg => ({ term: `goa.${name}` });
export const terms = (group: string, names: readonly string[]): PhraseArg => ({
  list: names.map((name) => goaTerm(`${group}.${name}`)),
});
/** The cause of something. It stands in brackets, so a name that has brackets itself is told shorter. */
export const reason = (by: string): PhraseArg =>
  goaTerm(by.startsWith('tile.expeditions') ? 'bonus.expeditions' : by);

/** Each name once, and how often it occurs. */
function counted(names: readonly string[]): readonly (readonly [name: string, n: number])[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}

/** Cards are named by their kind. */
export const cardTerms = (cards: readonly string[]): PhraseArg => ({
  list: counted(cards.map((card) => card.replace(/\d+$/, ''))).map(([kind, n]) =>
    n === 1 ? goaTerm(`card.${kind}`) : { term: `goa.cards.${kind}`, args: { n } },
  ),
});

/** Spices, each with the plot where it lies, in the supply board's order. Equal ones of a plot are counted. */
export function spicesArgs(spices: SpicesByField): Args {
  const fields = Object.entries(spices);
  const list = PLOTS.flatMap((plot) => {
    const there = fields.filter(([field]) => field.startsWith(`${plot}.`)).map(([, spice]) => spice);
    return counted(there).map(([spice, n]) => ({ term: `goa.at.${plot}.${spice}`, args: { n } }));
  });
  return { n: fields.length, spices: { list } };
}

export function auctioned(
  event: EventOf<'markerPlaced' | 'bid' | 'bidPassed' | 'auctionWon'>,
  seat: Args,
): Phrase {
  switch (event.type) {
    case 'markerPlaced': {
      const { marker, space, tile } = event;
      const where = { ...seat, marker, row: rowOf(space), column: columnOf(space) };
      if (tile !== null && marker !== 1)
        return phrase('markerPlaced', { ...where, tile: goaTerm(`tile.${tile}`) });
      const edge = edgeOf(space);
      return phrase(edge === null ? 'flagPlaced' : `flagPlaced.${edge}`, where);
    }
    case 'bid':
      return phrase('bid', { ...seat, amount: event.amount });
    case 'bidPassed':
      return phrase(event.forced ? 'bidPassed.forced' : 'bidPassed', seat);
    case 'auctionWon': {
      const tile = event.tile === null ? goaTerm('flag') : goaTerm(`tile.${event.tile}`);
      const args = { ...seat, tile, price: event.price };
      if (event.to !== null) return phrase('auctionWon.bought', { ...args, to: { seat: event.to } });
      return phrase(event.price === 0 ? 'auctionWon.free' : 'auctionWon.kept', args);
    }
    default:
      return assertNever(event);
  }
}

export function tileTold(
  event: EventOf<'tileUsed' | 'swapped' | 'favorTaken' | 'plantationLaid' | 'plantationDiscarded'>,
  seat: Args,
): Phrase {
  const args = { ...seat, tile: goaTerm(`tile.${event.tile}`) };
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
      return phrase('plantationLaid', { ...args, plot: goaTerm(`plot.${event.plot}`) });
    case 'plantationDiscarded':
      return phrase(event.kept ? 'plantationDiscarded.kept' : 'plantationDiscarded', args);
    default:
      return assertNever(event);
  }
}

/** Names the cards if they are visible, else counts them. */
export function cardsTold(
  event: EventOf<'drawn' | 'cardPlayed' | 'cardsDiscarded' | 'revealed' | 'revealedDiscarded'>,
  seat: Args,
): Phrase {
  switch (event.type) {
    case 'drawn': {
      if (event.missing !== undefined)
        return phrase('drawn.missing', { ...seat, n: event.missing, by: reason(event.by) });
      const args = { ...seat, n: event.cards.length, by: reason(event.by) };
      const seen = event.cards.filter((card) => card !== 'hidden');
      if (seen.length === 0 || seen.length < event.cards.length)
        return phrase(event.cards.length === 0 ? 'drawn.none' : 'drawn', args);
      return phrase('drawn.seen', { ...args, cards: cardTerms(seen) });
    }
    case 'cardPlayed':
      return phrase('cardPlayed', { ...seat, card: cardTerms([event.card]) });
    case 'cardsDiscarded':
      return phrase('cardsDiscarded', { ...seat, n: event.cards.length, cards: cardTerms(event.cards) });
    case 'revealedDiscarded':
      return phrase('revealedDiscarded', { ...seat, n: event.cards.length });
    case 'revealed':
      return phrase('revealed', {
        ...seat,
        n: event.cards.length,
        cards: cardTerms(event.cards),
        colonists: event.colonists,
      });
    default:
      return assertNever(event);
  }
}

/** There is one template for each way of paying. */
export function progressedStory(event: EventOf<'progressed'>, seat: Args): Phrase {
  const { column, row, ships, ducats, spices, by } = event;
  const args = { ...seat, column: goaTerm(`column.${column}`), row: row + 1, by: goaTerm(by) };
  const paidSpices = Object.keys(spices).length > 0;
  if (ducats > 0) return phrase('progressed.ducats', { ...args, ducats });
  if (paidSpices && ships > 0) return phrase('progressed', { ...args, ...spicesArgs(spices), ships });
  if (paidSpices) return phrase('progressed.spices', { ...args, ...spicesArgs(spices) });
  return ships > 0 ? phrase('progressed.ships', { ...args, ships }) : phrase('progressed.free', args);
}

export function foundingStory(
  event: EventOf<'foundingBegun' | 'colonyFounded' | 'notFounded'>,
  seat: Args,
): Phrase {
  const args = { ...seat, colony: goaTerm(`colony.${event.colony}`) };
  switch (event.type) {
    case 'foundingBegun':
      return event.on === null
        ? phrase('foundingBegun', { ...args, board: event.board })
        : phrase('foundingBegun.on', { ...args, board: event.board, on: { seat: event.on } });
    case 'colonyFounded': {
      const name = event.colonists === 0 ? 'colonyFounded.free' : 'colonyFounded';
      const paid = { ...args, colonists: event.colonists };
      return event.allowed.length === SPICES.length
        ? phrase(`${name}.any`, paid)
        : phrase(name, { ...paid, spices: terms('spice', event.allowed) });
    }
    case 'notFounded':
      return event.missing > 0
        ? phrase('notFounded', { ...args, missing: event.missing })
        : phrase('notFounded.declined', args);
    default:
      return assertNever(event);
  }
}
