import type { Stream } from '../../kernel/dice.ts';
import { assertNever } from '../../kernel/never.ts';
import type { SeatView } from '../../kernel/rules.ts';
import type { BotLevel } from '../../kernel/types.ts';
import { easyMove } from './bots/easy.ts';
import { normalMove } from './bots/normal.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';

/** An offered move; `strong` plays as `normal` does. */
export function bot(view: SeatView<State>, level: BotLevel, stream: Stream): Move {
  switch (level) {
    case 'easy':
      return easyMove(view, stream);
    case 'normal':
    case 'strong':
      return normalMove(view, stream);
    default:
      return assertNever(level);
  }
}
