import type { Phrase, PublicView } from '../../kernel/rules.ts';
import type { State } from './state.ts';

/** How far the game has come: it ends with the last card of the pile. */
export const stage = ({ state: { pile } }: PublicView<State>): Phrase => ({
  key: 'merchants.stage',
  args: { cards: pile.length },
});
