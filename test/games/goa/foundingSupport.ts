import type { Edition } from '#shared/games/goa/meta.ts';
import type { State } from '#shared/games/goa/state.ts';
import type { CardId, Colony } from '#shared/games/goa/things.ts';
import { table, type Seated } from './support.ts';

export const found = (name: Colony, card: CardId | 'none' = 'none') =>
  ({ type: 'found', colony: name, card }) as const;

export const settle = (tile = 0) => ({ type: 'settle', tile }) as const;
export const DECLINE = { type: 'decline' } as const;

/** Cards with 2 and 3 colonists, then one with 1. */
export const PILE: readonly CardId[] = ['ducats2', 'sell3', 'ships1', 'payDucats1'];

export const founder = (
  own: Seated,
  pile: readonly CardId[] = PILE,
  edition: Edition = '2012',
  others: Seated = {},
): State => table({ edition, players: [own, others], pile });
