import { asked } from '../../shared/words/asked.ts';
import { asks } from '../../shared/words/en/asks.ts';
import type { MyGame } from '../../shared/protocol/http.ts';
import { language, learn, words } from '../language.ts';

learn(asks, {
  pl: () => import('../../shared/words/pl/asks.ts'),
  cs: () => import('../../shared/words/cs/asks.ts'),
  fr: () => import('../../shared/words/fr/asks.ts'),
});

/** What the visitor is asked to do in a game of his, in words. */
export const askedOf = (game: Pick<MyGame, 'game' | 'asks'>): string =>
  asked(game, { language: language.value, words });
