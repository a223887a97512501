import type { OrderAnswer, PhraseArg } from '../../../kernel/rules.ts';
import type { Move } from '../moves.ts';
import type { Good, Special } from '../things.ts';

export const goodTerm = (good: Good): PhraseArg => ({ term: `merchants.good.${good}` });
export const cardTerm = (card: Special): PhraseArg => ({ term: `merchants.special.${card}` });

export const playing = (move: Move): OrderAnswer<Move> => ({ kind: 'play', moves: [move] });
