import type { Phrase, PublicView } from '#shared/kernel/rules.ts';
import type { State } from './state.ts';

/** How far the game has come: the rounds that are not over. */
export const stage = ({ state: { rounds } }: PublicView<State>): Phrase => ({
  key: 'toy.stage',
  args: { rounds },
});
