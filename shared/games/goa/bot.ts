import type { Stream } from '../../kernel/dice.ts';
import { assertNever } from '../../kernel/never.ts';
import type { SeatView } from '../../kernel/rules.ts';
import type { BotLevel } from '../../kernel/types.ts';
import { easyMove } from './bots/easy.ts';
import { normalMove } from './bots/normal.ts';
import { strongMove } from './bots/strong/strong.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';

/** An offered move. */
export function bot(view: SeatView<State>, level: BotLevel, stream: Stream): Move {
  switch (level) {
    case 'easy':
      return easyMove(view, stream);
    case 'normal':
      return normalMove(view, stream);
    case 'strong':
      return strongMove(view, stream);
    default:
      return assertNever(level);
  }
}
