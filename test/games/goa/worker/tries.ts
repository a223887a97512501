import { FIGURES } from '#shared/games/goa/data.ts';
import { CORNERS } from '#shared/games/goa/spaces.ts';
import { CARD_KINDS, COLONIES, type CardId, type CardKind } from '#shared/games/goa/things.ts';
import { NONSENSE, type Try } from '../../../worker/support/tries.ts';

const EXPEDITION: Try = { type: 'expedition', cards: 1 };

/** How a card of this kind is used. */
const USES: Readonly<Record<CardKind, (card: CardId) => Try>> = {
  ships: (card) => ({ type: 'play', card }),
  colonists: (card) => ({ type: 'play', card }),
  ducats: (card) => ({ type: 'play', card }),
  spices: (card) => ({ type: 'playSpices', card, spices: { 'p1.0': 'ginger' } }),
  sell: (card) => ({ type: 'sell', card, fields: ['p1.0'] }),
  payDucats: (card) => ({ type: 'payDucats', card, column: 'ships' }),
  harvestMix: (card) => ({ type: 'harvest', card, spices: {} }),
  thirdScout: (card) => ({ type: 'found', colony: 'Quilon', card }),
  shipsOnly: (card) => ({ type: 'progress', column: 'ships', card, payment: {} }),
  spicesOnly: (card) => ({ type: 'progress', column: 'ships', card, payment: { 'p1.0': 'ginger' } }),
};

const cardsOf = (kind: CardKind): readonly CardId[] =>
  CARDS.filter((card) => card.replace(/\d+$/, '') === kind);

/** Every card of both editions. */
const CARDS = [...new Set(Object.values(FIGURES).flatMap(({ cards }) => Object.keys(cards) as CardId[]))];

/**
 * Commits a player might send to learn what they may not see: moves that only the holder of a card could make, and
 * moves that use what the move before would draw. All of them must be refused.
 */
export const tries: readonly (readonly Try[])[] = [
  ...CARD_KINDS.flatMap((kind) => cardsOf(kind).map((card) => [USES[kind](card), NONSENSE])),
  ...CARDS.map((card) => [{ type: 'discard', cards: [card] }, NONSENSE]),
  // Draws a card, then tries to use it.
  ...CARDS.map((card) => [EXPEDITION, { type: 'discard', cards: [card] }]),
  ...CARD_KINDS.map((kind) => [EXPEDITION, USES[kind](`${kind}1`)]),
  ...CARD_KINDS.map((kind) => [{ type: 'useTile', tile: 'redExpedition' }, USES[kind](`${kind}1`)]),
  // Reveals colonists or a Bonanza tile, then decides on them.
  ...COLONIES.map((colony) => [
    { type: 'found', colony, card: 'none' },
    { type: 'settle', tile: 0 },
  ]),
  ...COLONIES.map((colony) => [{ type: 'found', colony, card: 'none' }, NONSENSE]),
  ...CORNERS.map((space) => [{ type: 'placeMarker', space }, NONSENSE]),
  ...CORNERS.map((space) => [{ type: 'swap', space }, NONSENSE]),
  [{ type: 'buy' }, NONSENSE],
  [{ type: 'pass' }, NONSENSE],
  [{ type: 'bid', amount: 1 }, NONSENSE],
];
