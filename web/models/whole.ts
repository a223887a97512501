import type { Commit } from '../../shared/kernel/log.ts';
import { NO_DICE } from '../../shared/kernel/noDice.ts';
import { play } from '../../shared/kernel/play.ts';
import { NEEDS_SERVER, ok, type Rejection, type Result } from '../../shared/kernel/result.ts';
import type { AnyTableRules, TableRules } from '../../shared/kernel/rules.ts';
import type { AnyEvent, AnyMove } from '../../shared/kernel/types.ts';
import { isClosed, stateAfter, withStep, type Broken, type Draft, type Step } from './draft.ts';
import { linesOf, storyOf, type Entry, type Line } from './story.ts';

/** What the move would bring about after the draft's steps, by the rules the server uses. */
export function tryMove(rules: AnyTableRules, draft: Draft, move: AnyMove): Result<Step, Rejection> {
  const before = stateAfter(draft);
  const played = play(rules, before, draft.seat, move, NO_DICE);
  if (!played.ok) {
    if (played.failure.code !== NEEDS_SERVER) return played;
    return ok({ move, events: [], after: before, server: true });
  }
  const after = played.value.reduce((state: unknown, event) => rules.evolve(state, event), before);
  return ok({ move, events: played.value, after, server: false });
}

/** The same moves on another position, as far as they are legal there. */
export function redraft(
  rules: AnyTableRules,
  empty: Draft,
  moves: readonly AnyMove[],
): { readonly draft: Draft; readonly broken?: Broken } {
  let draft = empty;
  for (const [at, move] of moves.entries()) {
    const step = isClosed(draft) ? undefined : tryMove(rules, draft, move);
    if (step === undefined) return { draft };
    if (!step.ok) return { draft, broken: { ...step.failure, at } };
    draft = withStep(draft, step.value);
  }
  return { draft };
}

/** All rules of a game, and what they make of a draft and of the log. */
export interface WholeGame extends TableRules<unknown, AnyMove, AnyEvent> {
  tryMove(draft: Draft, move: AnyMove): ReturnType<typeof tryMove>;
  redraft(empty: Draft, moves: readonly AnyMove[]): ReturnType<typeof redraft>;
  linesOf(events: readonly AnyEvent[]): readonly Line[];
  storyOf(log: readonly Commit[]): readonly Entry[];
}

export const wholeGame = (rules: AnyTableRules): WholeGame => ({
  ...rules,
  tryMove: (draft, move) => tryMove(rules, draft, move),
  redraft: (empty, moves) => redraft(rules, empty, moves),
  linesOf: (events) => linesOf(rules, events),
  storyOf: (log) => storyOf(rules, log),
});
