import type { Bot } from '#shared/kernel/rules.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import { choices } from './choices.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';

/** Any move. A normal bot does not draw, so that its rounds end. */
export const bot: Bot<State, Move> = (view, level, stream) =>
  sampleMove(choices(view).slice(level === 'easy' ? 0 : -1), stream) as Move; // offered, so it is a move of this game
