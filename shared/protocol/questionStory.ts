import { successorRow, type Commit } from '../kernel/log.ts';
import type { Phrase } from '../kernel/rules.ts';
import type { RecapLine } from '../kernel/recap.ts';
import type { Seat } from '../kernel/types.ts';
import type { EndedQuestion, GameView, Proposal } from './answers.ts';

/**
 * Do those who do not answer count as agreed? Only to a pause, and to a longer one: it hurts nobody. To end or shorten a
 * pause would start the time of those who are away.
 */
export const isSilenceConsent = (asked: Proposal, pausedUntil: number | null): boolean =>
  asked.kind === 'pause' && (pausedUntil === null || asked.until > pausedUntil);

/**
 * The question to the table, as a sentence for page and mail. `now`: ms since 1970; a pause until then ends the pause. The
 * reader is told “you”, as the asker and as the player of the seat that it is about.
 */
export function questionStory(question: Asked, now: number, reader: Seat | null): Phrase {
  const { key, args } = plainStory(question, now);
  const { name, ...others } = args;
  if (question.by === reader) return { key: `${key}.own`, args: others };
  if (question.kind !== 'replace' || question.seat !== reader) return { key, args };
  return { key: `${key}.you`, args: name === undefined ? {} : { name } };
}

type Asked = Proposal & { readonly by: Seat };

function plainStory(question: Asked, now: number): Phrase {
  const name = { seat: question.by };
  switch (question.kind) {
    case 'undo':
      return { key: 'page.question.undo', args: { name, to: question.to } };
    case 'pause':
      return question.until > now
        ? { key: 'page.question.pause', args: { name, until: { moment: question.until } } }
        : { key: 'page.question.resume', args: { name } };
    case 'end':
      return { key: 'page.question.end', args: { name } };
    case 'replace': {
      const seat = { seat: question.seat };
      return { key: `page.question.replace.${question.with}`, args: { name, seat } };
    }
  }
}

/** How a question ended, as a sentence: in the log, the recap, a mail, and in place of its card. */
export function endedStory(question: EndedQuestion, reader: Seat | null): Phrase {
  const { by, outcome } = question;
  const name = by === reader ? { term: 'table.ended.you' } : { seat: by };
  const args = { name, outcome: { term: `table.ended.${outcome}` } };
  switch (question.kind) {
    case 'undo':
      return { key: 'table.ended.undo', args: { ...args, to: question.to } };
    case 'pause':
      return question.until > question.at
        ? { key: 'table.ended.pause', args: { ...args, until: { moment: question.until } } }
        : { key: 'table.ended.resume', args };
    case 'end':
      return { key: 'table.ended.end', args };
    case 'replace': {
      const key = `table.ended.replace.${question.with}`;
      const isTheirs = question.seat === reader;
      return isTheirs
        ? { key: `${key}.you`, args }
        : { key, args: { ...args, seat: { seat: question.seat } } };
    }
  }
}

/**
 * The same as lines of the log: each stands after the row that was the last one then. Before a successor took the seat,
 * “you” was somebody else.
 */
export function endedLines(
  { endedQuestions = [] }: Pick<GameView, 'endedQuestions'>,
  reader: Seat | null,
  log: readonly Commit[],
): readonly (RecapLine & Pick<EndedQuestion, 'at'>)[] {
  const seatedAt = successorRow(log, reader);
  return endedQuestions.map((ended) => ({
    seq: ended.seq,
    seat: null,
    at: ended.at,
    phrase: endedStory(ended, ended.seq < seatedAt ? null : reader),
  }));
}

/** So often a player may ask to take something back while the log does not move on. */
const UNDO_QUESTIONS = 3;

/** The player asks to take the game back to row `to`, and `seq` is the last row. */
interface AskedUndo {
  readonly by: Seat;
  readonly to: number;
  readonly seq: number;
}

/** Has the table answered already? A refused undo is not asked again before the next row. */
export function isAnswered(
  endedQuestions: readonly EndedQuestion[] | null | undefined,
  { by, to, seq }: AskedUndo,
): boolean {
  const before = (endedQuestions ?? []).filter((ended) => ended.by === by && ended.seq === seq);
  const undos = before.filter((ended) => ended.kind === 'undo');
  const isRefused = undos.some((ended) => ended.to === to && ended.outcome === 'refused');
  return isRefused || undos.length >= UNDO_QUESTIONS;
}
