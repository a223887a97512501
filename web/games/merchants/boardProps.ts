import type { State } from '#shared/games/merchants/state.ts';
import type { Special } from '#shared/games/merchants/things.ts';
import type { Move } from '#shared/games/merchants/moves.ts';
import type { Scene } from '../gameUi.ts';
import type { Offers } from './offers.ts';

/** What is selected on the board: a ship whose marker is to be exchanged, or a special card to read or to buy. */
export type Selection =
  | { readonly kind: 'ship'; readonly ship: number }
  | { readonly kind: 'card'; readonly card: Special };

/** What every part of the board gets. */
export interface BoardProps {
  readonly scene: Scene<State, Move>;
  readonly offers: Offers;
  readonly selection: Selection | null;
  select(pick: Selection | null): void;
}
