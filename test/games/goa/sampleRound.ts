import { FIGURES } from '#shared/games/goa/data.ts';
import type { Edition } from '#shared/games/goa/meta.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import { rules } from '#shared/games/goa/index.ts';
import { layOut } from '#shared/games/goa/setup.ts';
import type { State } from '#shared/games/goa/state.ts';
import type { CardId } from '#shared/games/goa/things.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { evolveAll } from '../../support/playout.ts';
import { layoutWith, played, space } from './support.ts';

/**
 * The sample round of the rulebooks (rules 5), action by action. Printed are the players, the flag's auction, who
 * buys what, the actions, the colonists on the revealed cards and the spices. CHOSEN marks what is not printed:
 * the spaces, the other four auctions, and the cards drawn, except those that are played.
 */
export const YELLOW = 0;
export const RED = 1;
export const GREEN = 2;
export const BLUE = 3;

/** CHOSEN, except that the red marker lies diagonally next to the flag. */
export const FLAG = space(0, 2);
export const COLONISTS = space(1, 3);
export const CLOVE = space(2, 3);
export const GINGER = space(2, 4);
export const COLONIST = space(3, 4);

/** CHOSEN: one of several cards with the colonists printed; top first. */
const PILE: readonly CardId[] = [
  'ships1', // shows the start symbol: yellow begins
  'colonists1',
  'ducats1', // blue reveals 2
  'spices2',
  'sell3', // red reveals 5
  'shipsOnly1', // green's, as played later
  'payDucats2',
  'harvestMix3', // blue founds with these
  'thirdScout1',
  'spicesOnly2', // yellow founds with these
  'ships2', // red's, as played later
];

export type Step = readonly [Seat, Move];

const MARKERS: readonly Step[] = [
  [YELLOW, { type: 'placeMarker', space: FLAG }],
  [RED, { type: 'placeMarker', space: COLONISTS }],
  [GREEN, { type: 'placeMarker', space: CLOVE }],
  [BLUE, { type: 'placeMarker', space: GINGER }],
  [YELLOW, { type: 'placeMarker', space: COLONIST }],
];

export const bid = (seat: Seat, amount: number): Step => [seat, { type: 'bid', amount }];
export const pass = (seat: Seat): Step => [seat, { type: 'pass' }];
export const FLAG_AUCTION: readonly Step[] = [bid(RED, 4), pass(GREEN), bid(BLUE, 6), pass(YELLOW)];

/** CHOSEN: the bids; who takes what is printed. The auctioneer tops the bid (2004) or pays less (2012). */
const OTHER_AUCTIONS = (edition: Edition): readonly Step[] => [
  bid(GREEN, 2),
  pass(BLUE),
  pass(YELLOW),
  edition === '2004' ? bid(RED, 3) : [RED, { type: 'buy' }],
  pass(BLUE),
  bid(YELLOW, 4),
  pass(RED),
  pass(GREEN),
  pass(YELLOW),
  pass(RED),
  bid(GREEN, 3),
  pass(BLUE),
  pass(RED),
  pass(GREEN),
  bid(BLUE, 2),
  pass(YELLOW),
];

const end = (seat: Seat): Step => [seat, { type: 'endTurn' }];

/** `found` and what follows the reveal. */
const BLUE_FAILS: readonly Step[] = [
  [BLUE, { type: 'useTile', tile: 'redColonist' }],
  [BLUE, { type: 'found', colony: 'Quilon', card: 'none' }],
];

const YELLOW_FIRST: Step = [
  YELLOW,
  { type: 'progress', column: 'colonists', card: 'none', payment: { 'p1.0': 'clove' } },
];

const RED_FOUNDS: readonly Step[] = [
  [RED, { type: 'found', colony: 'Cochin', card: 'none' }],
  [RED, { type: 'settle', tile: 0 }],
  [RED, { type: 'fill', spices: { 'Cochin.0': 'cinnamon' } }],
];

const expedition = (seat: Seat): Step => [seat, { type: 'expedition', cards: 1 }];

const BLUE_FOUNDS: readonly Step[] = [
  [BLUE, { type: 'found', colony: 'Quilon', card: 'none' }],
  [BLUE, { type: 'settle', tile: 2 }],
  [BLUE, { type: 'fill', spices: { 'Quilon.0': 'nutmeg' } }],
];

const YELLOW_FOUNDS: readonly Step[] = [
  [YELLOW, { type: 'found', colony: 'Quilon', card: 'none' }],
  [YELLOW, { type: 'settle', tile: 0 }],
  [YELLOW, { type: 'fill', spices: { 'Quilon.0': 'ginger' } }],
];

const GREEN_FIRST_STEP: Step = [
  GREEN,
  { type: 'progress', column: 'ships', card: 'none', payment: { 'p1.0': 'ginger' } },
];

export const YELLOW_SECOND: Step = [
  YELLOW,
  {
    type: 'progress',
    column: 'colonists',
    card: 'none',
    payment: { 'p1.1': 'clove', 'Quilon.0': 'ginger' },
  },
];

export function begun(edition: Edition): State {
  const figures = FIGURES[edition];
  const cards = Object.keys(figures.cards) as CardId[];
  const wanted = {
    [COLONISTS]: 'colonists',
    [CLOVE]: 'clove2',
    [GINGER]: 'ginger1',
    [COLONIST]: 'redColonist',
  } as const;
  const events = layOut(
    { edition, quickStart: false, bonanza: false, money: 'hidden' },
    {
      order: [0, 1, 2, 3],
      ...layoutWith(edition, wanted),
      bonanza: [],
      pile: [...PILE, ...cards.filter((card) => !PILE.includes(card))],
      figures,
    },
  );
  return evolveAll(rules, undefined, events);
}

export const markersPlaced = (edition: Edition): State => played(begun(edition), ...MARKERS);
export const flagSold = (edition: Edition): State => played(markersPlaced(edition), ...FLAG_AUCTION);
export const auctioned = (edition: Edition): State => played(flagSold(edition), ...OTHER_AUCTIONS(edition));

export const first = (edition: Edition): readonly State[] => {
  const failing = played(auctioned(edition), ...BLUE_FAILS);
  const failed = played(failing, [BLUE, { type: 'decline' }]);
  const progressed = played(failed, YELLOW_FIRST);
  const founded = played(progressed, ...RED_FOUNDS);
  return [failing, failed, progressed, founded, played(founded, expedition(GREEN), end(GREEN))];
};

export const second = (edition: Edition): State =>
  played(
    first(edition).at(-1)!,
    ...BLUE_FOUNDS,
    ...YELLOW_FOUNDS,
    expedition(RED),
    end(RED),
    GREEN_FIRST_STEP,
    end(GREEN),
  );
