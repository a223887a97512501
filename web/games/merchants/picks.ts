import type { Special, State } from '../../../shared/games/merchants/state.ts';
import type { Move } from '../../../shared/games/merchants/moves.ts';
import type { Scene } from '../drawing.ts';
import type { Offers } from './offers.ts';

/** What is taken up on the board: a ship whose marker is to be exchanged, a special card to read or to buy. */
export type Pick =
  | { readonly kind: 'ship'; readonly ship: number }
  | { readonly kind: 'card'; readonly card: Special };

/** What every part of the board draws from. */
export interface Table {
  readonly scene: Scene<State, Move>;
  readonly offers: Offers;
  readonly pick: Pick | null;
  take(pick: Pick | null): void;
}
