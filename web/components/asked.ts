import { describeAsked } from '#shared/words/asked.ts';
import { asks } from '#shared/words/en/asks.ts';
import type { MyGame } from '#shared/protocol/http.ts';
import '../games/introductions.ts';
import { language, registerMessages, words } from '../language.ts';

registerMessages(asks, {
  pl: () => import('#shared/words/pl/asks.ts'),
  cs: () => import('#shared/words/cs/asks.ts'),
  fr: () => import('#shared/words/fr/asks.ts'),
});

/** What the visitor is asked to do in one of their games, in words. */
export const askedOf = (game: Pick<MyGame, 'game' | 'asks'>): string =>
  describeAsked(game, { language: language.value, words });
