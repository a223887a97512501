import { AUCTION_CASES } from './auctions.ts';
import { TURN_CASES } from './turns.ts';
import { CARD_CASES } from './cards.ts';
import { TILE_CASES } from './tiles.ts';
import { ANSWER_CASES } from './answers.ts';
import type { Case } from './common.ts';

/** Moves that are refused, each with its reason. */
export const CASES: readonly Case[] = [
  ...AUCTION_CASES,
  ...TURN_CASES,
  ...CARD_CASES,
  ...TILE_CASES,
  ...ANSWER_CASES,
];
