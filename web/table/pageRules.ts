import { type Commit, standingRows } from '#shared/kernel/log.ts';
import { NO_DICE } from '#shared/kernel/noDice.ts';
import { play } from '#shared/kernel/play.ts';
import { NEEDS_SERVER, ok, type Rejection, type Result } from '#shared/kernel/result.ts';
import type { AnyTableRules, TableRules } from '#shared/kernel/rules.ts';
import type { AnyEvent, AnyMove, Seat } from '#shared/kernel/types.ts';
import { upcastRow, type Upcasts } from '#shared/kernel/upcast.ts';
import {
  isClosed,
  stateAfter,
  withStep,
  type Broken,
  type Draft,
  type DraftStep,
  type Position,
} from './draft.ts';
import type { AnyScene, AnyGameUi } from '../games/gameUi.ts';
import { linesOf, storyOf, type Entry, type StoryLine } from '../lib/story.ts';
import { sentence, t } from '../lib/i18n.ts';

/** Plays a move after the draft's steps, by the rules that the server uses. */
export function tryMove(rules: AnyTableRules, draft: Draft, move: AnyMove): Result<DraftStep, Rejection> {
  const before = stateAfter(draft);
  const shown = rules.shownTo?.(before, draft.seat) ?? before;
  const played = play(rules, shown, draft.seat, move, NO_DICE);
  if (!played.ok) {
    if (played.failure.code !== NEEDS_SERVER) return played;
    return ok({ move, events: [], after: before, server: true });
  }
  const after = played.value.reduce((state: unknown, event) => rules.evolve(state, event), before);
  return ok({ move, events: played.value, after, server: false });
}

/** The same moves on another position, as far as they are legal there. */
function redraft(
  rules: AnyTableRules,
  empty: Draft,
  moves: readonly AnyMove[],
): { readonly draft: Draft; readonly broken?: Broken } {
  let draft = empty;
  for (const [at, move] of moves.entries()) {
    if (isClosed(draft)) return { draft, broken: { code: NEEDS_SERVER, at: at - 1 } };
    const step = tryMove(rules, draft, move);
    if (!step.ok) return { draft, broken: { ...step.failure, at } };
    draft = withStep(draft, step.value);
  }
  return { draft };
}

/**
 * The position after the new rows of `commits`. Undefined if it must be fetched: after a gap, and after an undo,
 * because earlier states are not kept.
 */
function advance(rules: AnyTableRules, position: Position, commits: readonly Commit[]): Position | undefined {
  let { seq, state } = position;
  for (const commit of commits) {
    if (commit.seq <= seq) continue;
    if (state === null || commit.seq > seq + 1 || commit.undone !== undefined) return undefined;
    seq = commit.seq;
    for (const event of upcastRow(rules, commit)) state = rules.evolve(state, event);
  }
  return { seq, state };
}

/** A game's rules, and what they make of a draft and of the log. */
export interface PageRules extends TableRules<unknown, AnyMove, AnyEvent> {
  tryMove(draft: Draft, move: AnyMove): ReturnType<typeof tryMove>;
  redraft(empty: Draft, moves: readonly AnyMove[]): ReturnType<typeof redraft>;
  advance(position: Position, commits: readonly Commit[]): ReturnType<typeof advance>;
  linesOf(events: readonly AnyEvent[]): readonly StoryLine[];
  storyOf(log: readonly Commit[]): readonly Entry[];
  eventsOf(log: readonly Commit[]): readonly AnyEvent[];
  undoTarget: typeof undoTarget;
  /** A line of the draft. */
  textOf(step: DraftStep, gameUi: Teller, scene: Pick<AnyScene, 'now' | 'name'>): string;
}

export const pageRules = (rules: AnyTableRules): PageRules => ({
  ...rules,
  tryMove: (draft, move) => tryMove(rules, draft, move),
  redraft: (empty, moves) => redraft(rules, empty, moves),
  advance: (position, commits) => advance(rules, position, commits),
  linesOf: (events) => linesOf(rules, events),
  storyOf: (log) => storyOf(rules, log),
  eventsOf: (log) => standingEvents(rules, log),
  undoTarget,
  textOf: (step, gameUi, scene) => stepText(rules, gameUi, scene, step),
});

/** The events that count, in order. */
export const standingEvents = (rules: Upcasts<AnyEvent>, log: readonly Commit[]): readonly AnyEvent[] =>
  standingRows(log).flatMap((row) => upcastRow(rules, row));

/** The row to which `seat` would take the log back: the one before its own last decision. */
export function undoTarget(log: readonly Commit[], seat: Seat): number | undefined {
  const standing = standingRows(log);
  const last = standing.findLastIndex((row) => row.seat === seat);
  return last < 1 ? undefined : standing[last - 1]?.seq;
}

/** The part of a game's UI that names moves and says which events need no line. */
type Teller = Pick<AnyGameUi, 'describe' | 'hiddenEvents' | 'untold'>;

/** A step by what it brings about; by its name where only the server knows that, or where it brings nothing to tell. */
export function stepText(
  rules: AnyTableRules,
  gameUi: Teller,
  { now, name }: Pick<AnyScene, 'now' | 'name'>,
  step: DraftStep,
): string {
  const told = linesOf(rules, step.events).filter(({ type }) => !gameUi.hiddenEvents.has(type));
  const untold = gameUi.untold?.(step.move);
  const rest = told.filter(({ type }) => untold?.has(type) !== true);
  if (told.length > 0)
    return (rest.length > 0 ? rest : told).map(({ phrase }) => sentence(phrase, name)).join(' ');
  const named = gameUi.describe(step.move, now);
  if (named === '') return '…'; // its words are still being fetched
  return step.server ? t('page.draft.drawn', { step: named }) : named;
}
