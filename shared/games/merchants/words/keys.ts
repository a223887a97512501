import type { merchantsAsks } from './en/asks.ts';
import type { merchantsTable } from './en/board.ts';
import type { merchantsGuide } from './en/guide.ts';
import type { helpMerchants } from './en/help.ts';
import type { merchantsHints } from './en/hints.ts';
import type { merchantsIntroduction } from './en/introduction.ts';
import type { merchants } from './en/names.ts';
import type { merchantsOrders } from './en/orders.ts';
import type { merchantsOrdersForm } from './en/ordersForm.ts';
import type { merchantsShop } from './en/shop.ts';
import type { merchantsStory } from './en/story.ts';

/** A word key of this game, of any catalogue. */
export type Key =
  | keyof typeof merchantsAsks
  | keyof typeof merchantsTable
  | keyof typeof merchantsGuide
  | keyof typeof helpMerchants
  | keyof typeof merchantsHints
  | keyof typeof merchantsIntroduction
  | keyof typeof merchants
  | keyof typeof merchantsOrders
  | keyof typeof merchantsOrdersForm
  | keyof typeof merchantsShop
  | keyof typeof merchantsStory;
