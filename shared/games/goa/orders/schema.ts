import * as v from 'valibot';
import { ALL_SPACES, GRID } from '../spaces.ts';
import { plantationOf, SPICES, TILES } from '../things.ts';
import { MOST_CONDITIONS } from './common.ts';

/** A limit, a price or a budget in ducats. */
const ducats = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));

/** The round that something is meant for: 1–4 are those of phase A, 5–8 those of phase B. */
const round = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8));

const tile = v.picklist(TILES);
const spice = v.picklist(SPICES);

/** A `LotId`. */
const lot = v.union([v.literal('flag'), v.picklist(GRID)]);

const passOrAsk = v.picklist(['pass', 'ask']);

/** A list in which every item occurs once. */
const once = <const S extends v.GenericSchema>(item: S, max: number) =>
  v.pipe(
    v.array(item),
    v.maxLength(max),
    v.check((items) => new Set(items).size === items.length, 'listed twice'),
  );

/** A reason to pass on a lot. It is looked at when the seat speaks. */
const condition = v.union([
  /** A plantation or colony of the player allows this spice, alone or beside others. */
  v.strictObject({ grows: spice }),
  /** The player has such a tile: before them, used or not, or laid as a plantation. */
  v.strictObject({ tile }),
  /** The player has won this lot in this round. */
  v.strictObject({ won: lot }),
]);

/** The order for one lot. */
const line = v.strictObject({
  lot,
  /** The tile that lay there when the line was written. If another one lies there now, the player is asked. */
  tile: v.exactOptional(tile),
  /** The most to bid. 0: pass; with `above: 'ask'`: ask about this lot in any case. */
  limit: ducats,
  /**
   * Bid at least this much, but never more than `limit`. Nobody speaks twice in an auction, so the least raise is
   * easily topped. Equal to `limit`: bid the limit at once. Default 0: the least raise.
   */
  from: v.exactOptional(ducats),
  /** When the least raise, or the auctioneer's price, is above the line's limit or the budget. Default: pass. */
  above: v.exactOptional(passOrAsk),
  /**
   * As the lot's auctioneer: the highest price at which to take it; above that it is sold. 2004: the price is one
   * more than the highest bid, 2012: one less. Default: `limit`; if that is 0, sell at any price.
   */
  buyUpTo: v.exactOptional(ducats),
  /** Pass if one of these holds. */
  unless: v.exactOptional(v.pipe(v.array(condition), v.maxLength(MOST_CONDITIONS))),
  /**
   * Only one of the lots with this number: once one of them is won in this round, pass on the others. A lot that nobody
   * bids for goes to its auctioneer all the same (rules 3.2).
   */
  group: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9))),
});

/** The auctions of one round, settled beforehand. In another round it says nothing. */
const sheet = v.strictObject({
  round,
  /** At most one line for each lot. */
  lines: v.pipe(
    v.array(line),
    v.maxLength(GRID.length + 1),
    v.check((lines) => new Set(lines.map((item) => item.lot)).size === lines.length, 'two lines for one lot'),
  ),
  /** Lots without a line. `pass`: as their auctioneer, sell. Default: ask. */
  others: v.exactOptional(passOrAsk),
  /** The most to pay for lots in this round, all together. What was paid before the sheet was made counts too. */
  budget: v.exactOptional(ducats),
});

/** A space to place a marker on, and the tile that lay there. Without that tile the wish is skipped. */
const wish = v.strictObject({ space: v.picklist(ALL_SPACES), tile: v.exactOptional(tile) });

/** Plantations by tile, those that can be given up. */
const plantations = TILES.filter((name) => plantationOf(name) !== undefined);

/**
 * Goa's standing orders. Every member is optional: `{}` orders nothing. A list is an order of preference: the first
 * item that is possible counts, and if none is, the player is asked.
 */
export const ordersSchema = v.strictObject({
  sheet: v.exactOptional(sheet),
  /** Where to place the next markers of one round, the flag included. */
  markers: v.exactOptional(v.strictObject({ round, spaces: v.pipe(v.array(wish), v.maxLength(49)) })),
  /**
   * Spices for fields that allow several (a new plantation, crop rotation, a colony), and for spices that may go
   * to several fields. Every field gets the first spice of the list that it allows.
   */
  fill: v.exactOptional(once(spice, SPICES.length)),
  /** The thing to take where a tile brings either. */
  either: v.exactOptional(v.picklist(['ships', 'colonists'])),
  /** Which plantation to give up when a new one finds no space. In 2004 it may be the new one. */
  giveUp: v.exactOptional(once(v.picklist(plantations), plantations.length)),
  /** Which removed tile to take with a Favor. */
  favor: v.exactOptional(once(tile, TILES.length)),
  /** End the turn once the action is done, even if something could still be played. */
  endTurn: v.exactOptional(v.literal(true)),
  /** Pass in the extra actions. */
  extra: v.exactOptional(v.literal('pass')),
});

export type Orders = v.InferOutput<typeof ordersSchema>;
/** The auctions of one round, settled beforehand. */
export type BidSheet = NonNullable<Orders['sheet']>;
/** The order for one lot. */
export type BidLine = BidSheet['lines'][number];
/** A reason to pass on a lot. */
export type BidCondition = NonNullable<BidLine['unless']>[number];
