import * as v from 'valibot';
import { MOST_LINES, MOST_SHIPS } from '../data.ts';
import { GOODS, PLAIN_CARDS } from '../things.ts';

/** Most coins that a bound may name. No sale brings more. */
const MOST_COINS = 99;

const good = v.picklist(GOODS);
const upTo = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SHIPS));
const ship = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SHIPS - 1));

/** Buy this card as soon as the money is there, until the seat has `upTo` of them. A ship is loaded with `good`. */
const purchase = v.variant('card', [
  v.strictObject({ card: v.literal('ship'), good, upTo }),
  v.strictObject({ card: v.picklist(PLAIN_CARDS), upTo }),
]);
export type Purchase = v.InferOutput<typeof purchase>;

/** Exchange the marker on the ship (from 0) until it carries `good`. */
const exchange = v.strictObject({ ship, good });
export type Exchange = v.InferOutput<typeof exchange>;

/**
 * Draw, unless a sale brings enough. What a sale brings is counted as the seat's own coins, or as its lead: its own
 * coins less those of the best opponent. `least`: the least that is enough. `sale`: play that sale, or ask.
 */
const trade = v.strictObject({
  count: v.picklist(['coins', 'lead']),
  least: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_COINS)),
  sale: v.picklist(['play', 'ask']),
});
export type TradeOrder = v.InferOutput<typeof trade>;

const list = <T extends v.GenericSchema>(line: T, most = MOST_LINES) =>
  v.optional(v.pipe(v.array(line), v.maxLength(most)));

/** The standing orders of a seat in Merchants. What is left out is not ordered, and the player decides it. */
export const ordersSchema = v.strictObject({
  /** Goods to load before the first turn, best first. An entry counts once. */
  load: list(good),
  /** Purchases, one after the other: the first that is not made yet is saved for. */
  buy: list(purchase),
  /**
   * Exchanges, in phase I and with docks, one after the other. A purchase goes before. Only the first line of a ship
   * counts, so that two lines do not undo each other turn by turn.
   */
  exchange: list(exchange, MOST_SHIPS),
  /**
   * Phase I, where neither a purchase nor an exchange of these orders is due. `pass` asks nevertheless if `trade` would
   * ask about a sale, now or after an exchange.
   */
  planning: v.optional(v.picklist(['pass', 'ask'])),
  /** With docks, where no exchange of these orders is due: no more exchanges. */
  docks: v.optional(v.literal('done')),
  office: v.optional(v.picklist(['draw', 'skip'])),
  trade: v.optional(trade),
});
export type Orders = v.InferOutput<typeof ordersSchema>;
