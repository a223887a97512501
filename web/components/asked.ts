import { describeAsked } from '#shared/words/asked.ts';
import type { MyGame } from '#shared/protocol/http.ts';
import { spoken } from '../language.ts';

/** What the visitor is asked to do in one of their games, in words. */
export const askedOf = (game: Pick<MyGame, 'game' | 'asks'>): string => describeAsked(game, spoken.value);
