import { FIGURES } from '#shared/games/merchants/data.ts';
import type { Event } from '#shared/games/merchants/events.ts';
import { rules } from '#shared/games/merchants/index.ts';
import type { OfficeDraw } from '#shared/games/merchants/meta.ts';
import type { Decision } from '#shared/games/merchants/state.ts';
import type { Good, PlainCard } from '#shared/games/merchants/things.ts';
import { spec } from '../../support/spec.ts';

/** Rules of Merchants as sentences. */
export const given = spec(rules);

/** A table for a test; what is left out is plain. */
export interface Table {
  readonly officeDraw?: OfficeDraw;
  /** By seat; their number is the number of players. */
  readonly players?: readonly {
    readonly hand?: readonly Good[];
    readonly ships?: readonly Good[];
    readonly cards?: readonly PlainCard[];
    readonly money?: number;
  }[];
  readonly market?: readonly Good[];
  /** Top first. */
  readonly pile?: readonly Good[];
  readonly step?: Decision;
}

const PLAIN_MARKET: readonly Good[] = ['fish', 'grain', 'wood', 'porcelain', 'spices', 'cloth'];
const PLAIN_PILE: readonly Good[] = ['cloth', 'wood', 'spices', 'grain', 'fish', 'porcelain'];

/**
 * The events that lead to a table. They need not be legal: ships beyond two and cards are bought for nothing, and
 * money comes from one great sale. Without `step`, seat 0 plans.
 */
export function table({
  officeDraw = 'planning',
  players = [{}, {}],
  market = PLAIN_MARKET,
  pile = PLAIN_PILE,
  step = { phase: 'planning', seat: 0 },
}: Table = {}): Event[] {
  const hands = players.map(({ hand = [] }) => hand);
  return [
    { type: 'started', options: { officeDraw }, seats: players.length, figures: FIGURES },
    { type: 'shuffled', pile: [...hands.flat(), ...market, ...pile] },
    { type: 'dealt', hands },
    { type: 'marketLaid', cards: market },
    { type: 'firstPlayerDrawn', seat: 0 },
    ...players.flatMap(({ ships = ['wood', 'cloth'], cards = [] }, seat) => fleet(seat, ships, cards)),
    {
      type: 'sold',
      good: 'fish',
      visible: 1,
      sales: players.map(({ money = 0 }) => money),
      bonuses: players.map(() => 0),
    },
    { type: 'stepBegan', step },
  ];
}

const fleet = (seat: number, ships: readonly Good[], cards: readonly PlainCard[]): Event[] => [
  ...ships.map((good, ship): Event =>
    ship < 2 ? { type: 'loaded', seat, ship, good } : { type: 'shipBought', seat, price: 0, good },
  ),
  ...cards.map((card): Event => ({ type: 'cardBought', seat, price: 0, card })),
];

export const planning = (seat: number): Event => ({ type: 'stepBegan', step: { phase: 'planning', seat } });
export const trading = (seat: number): Event => ({ type: 'stepBegan', step: { phase: 'trade', seat } });
export const TRADE = { phase: 'trade', seat: 0 } as const;
