import { fewMoves } from '#shared/kernel/choices.ts';
import { NO_DICE } from '#shared/kernel/noDice.ts';
import { play, seatView } from '#shared/kernel/play.ts';
import type { AnyRules, Phrase } from '#shared/kernel/rules.ts';
import type { AnyEvent, AnyMove, Seat } from '#shared/kernel/types.ts';
import { isGameId } from '#shared/games/meta.ts';
import { hiddenEventsOf } from '#shared/games/words.ts';
import { render, type Translation, together } from '#shared/words/render.ts';

/** Moves in the words of a mail: an answer says to its reader what they do. Pure. */

/** Maximum of moves in a mail. */
const MOST = 12;
const NONE: ReadonlySet<string> = new Set();
/** Events without a sentence. */
export const quietEvents = (game: string): ReadonlySet<string> =>
  isGameId(game) ? hiddenEventsOf[game] : NONE;

/** A move, told to its player. */
export interface MailedMove {
  readonly move: AnyMove;
  /** What they do, without a full stop: "Bid 4 ducats". */
  readonly label: string;
  /** What follows from it, in sentences; empty for nothing. */
  readonly effect: string;
}

/** A game at a position. */
interface Position {
  readonly game: string;
  readonly rules: AnyRules;
  readonly state: unknown;
}

/** The seat's moves for a mail. Two that would read the same are left out; those that do nothing come last. */
export function mailedMoves(position: Position, seat: Seat, translation: Translation): readonly MailedMove[] {
  const { rules, state } = position;
  if (!rules.acting(state).includes(seat)) return [];
  const moves = fewMoves(rules.choices(seatView(rules, state, seat)), MOST).map((move) => ({
    move,
    ...answerOf(position, seat, move, translation),
  }));
  const counts = Map.groupBy(moves, sentenceOf);
  return moves
    .filter((move) => counts.get(sentenceOf(move))?.length === 1)
    .toSorted((a, b) => Number(a.isIdle) - Number(b.isIdle))
    .map(({ move, label, effect }) => ({ move, label, effect }));
}

/** A move in words. */
interface Answer extends Pick<MailedMove, 'label' | 'effect'> {
  /** The move does nothing: no spice is placed, no card drawn. */
  readonly isIdle: boolean;
}

export const sentenceOf = ({ label, effect }: Pick<Answer, 'label' | 'effect'>): string =>
  effect === '' ? label : `${label}. ${effect}`;

/**
 * A move and its effect as the seat can foresee it, told to its player: "Bid 4 ducats", "Ben cannot afford to bid and passes.".
 * Its kind alone where only the service knows the effect.
 */
export function answerOf(
  { rules, state, game }: Position,
  seat: Seat,
  move: AnyMove,
  translation: Translation,
): Answer {
  const view = rules.view(state, seat);
  const played = play(rules, view, seat, move, NO_DICE);
  const lines: Line[] = [];
  let before: unknown = view;
  for (const event of played.ok ? played.value : []) {
    if (!quietEvents(game).has(event.type)) lines.push(lineOf(rules, before, event, seat, translation));
    before = rules.evolve(before, event);
  }
  const kind = translation.words[`ask.${game}.${move.type}`] ?? move.type;
  const [label, ...effects] = [
    ...(lines[0]?.isAnswer ? [] : [kind.charAt(0).toLocaleUpperCase(translation.language) + kind.slice(1)]),
    ...together(lines, translation.words).map((line) => render(line.phrase, translation)),
  ];
  return {
    label: label ?? kind,
    effect: effects.map((text) => (text.endsWith('.') ? text : `${text}.`)).join(' '),
    isIdle: lines.length > 0 && lines.every(({ isIdle }) => isIdle),
  };
}

interface Line {
  readonly phrase: Phrase;
  /** Does it tell the player what they do? */
  readonly isAnswer: boolean;
  readonly isIdle: boolean;
}

/** An event of a move: what its player does, or else how it affects them, or else as the log tells it. */
function lineOf(
  rules: AnyRules,
  before: unknown,
  event: AnyEvent,
  seat: Seat,
  translation: Translation,
): Line {
  const phrase = rules.story(event);
  const answer = { ...phrase, key: phrase.key.replace('.story.', '.answer.') };
  const isAnswer = isBy(phrase, seat) && translation.words[answer.key] !== undefined;
  const told = isAnswer ? answer : (rules.relevanceTo?.(before, event, seat)?.phrase ?? phrase);
  return { phrase: told, isAnswer, isIdle: phrase.key.endsWith('.none') };
}

/** Does the sentence tell what this seat does? */
const isBy = ({ args: { seat: by } }: Phrase, seat: Seat): boolean =>
  typeof by === 'object' && 'seat' in by && by.seat === seat;
