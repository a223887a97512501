import { GAME_OVER, MOVE_NOT_OFFERED, NOT_YOUR_TURN, type Rejection } from '#shared/kernel/result.ts';
import type { SeatView } from '#shared/kernel/rules.ts';
import { acting } from './choices.ts';
import type { State } from './state.ts';

/** Why a move is not offered; MOVE_NOT_OFFERED if there is no better reason. */
export function refusal({ seat, state }: SeatView<State>, move: unknown): Rejection {
  if (state.step.phase === 'over') return { code: GAME_OVER };
  if (!acting(state).includes(seat)) return { code: NOT_YOUR_TURN };
  const isLay = typeof move === 'object' && move !== null && 'type' in move && move.type === 'lay';
  return { code: isLay && state.step.phase === 'lay' ? 'CARD_NOT_HELD' : MOVE_NOT_OFFERED };
}
