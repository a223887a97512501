import type { goaAsks } from './en/asks.ts';
import type { goaBoard } from './en/board.ts';
import type { goaDecisions } from './en/decisions.ts';
import type { goaThings } from './en/explanations.ts';
import type { goaGuide } from './en/guide.ts';
import type { helpGoa } from './en/help.ts';
import type { goaHints } from './en/hints.ts';
import type { goaIntroduction } from './en/introduction.ts';
import type { goaMoves } from './en/moves.ts';
import type { goa } from './en/names.ts';
import type { goaOrders } from './en/orders.ts';
import type { goaOrdersForm } from './en/ordersForm.ts';
import type { goaHoldings } from './en/holdings.ts';
import type { goaPlayers } from './en/players.ts';
import type { goaSay } from './en/question.ts';
import type { goaRecord } from './en/record.ts';
import type { goaStory } from './en/story.ts';
import type { goaStores } from './en/supplies.ts';

/** A word key of this game, of any catalogue. */
export type Key =
  | keyof typeof goaAsks
  | keyof typeof goaBoard
  | keyof typeof goaDecisions
  | keyof typeof goaThings
  | keyof typeof goaGuide
  | keyof typeof helpGoa
  | keyof typeof goaHints
  | keyof typeof goaIntroduction
  | keyof typeof goaMoves
  | keyof typeof goa
  | keyof typeof goaOrders
  | keyof typeof goaOrdersForm
  | keyof typeof goaHoldings
  | keyof typeof goaPlayers
  | keyof typeof goaSay
  | keyof typeof goaRecord
  | keyof typeof goaStory
  | keyof typeof goaStores;
