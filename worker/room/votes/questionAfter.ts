import type { LogRow } from '#shared/kernel/log.ts';
import type { EndedQuestion } from '#shared/protocol/http.ts';
import type { GameRow, OpenQuestion } from '../../db/schema.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import { isByPlayer } from '../clock/seatClocks.ts';

/** Is the question about the position alone? Then the next row closes it, and no orders answer meanwhile. It lapses after a day. */
export const isAboutPosition = ({ kind }: Pick<OpenQuestion, 'kind'>): boolean => kind === 'undo';

/** Was a question about the position open before a change, and is none after it? */
export const closesPositionQuestion = (before: Asked, { question }: Asked): boolean =>
  before.question !== null && isAboutPosition(before.question) && question === null;

type Asked = Pick<GameRow, 'question'>;

/** The question after a row; null if the row settles it or ends the game: a vote never outlives what it is about. */
export function questionAfter(
  { game: { question } }: Pick<LoadedGame, 'game'>,
  row: Pick<LogRow, 'seat' | 'by' | 'at' | 'undone' | 'tableEvent'>,
  isOver: boolean,
): OpenQuestion | null {
  if (question === null || isOver || isAboutPosition(question)) return null;
  return isPointless(question, row) ? null : question;
}

/** Is what is asked done, or no longer so, with this row? */
function isPointless(question: OpenQuestion, row: Parameters<typeof questionAfter>[1]): boolean {
  switch (question.kind) {
    case 'pause': // to go on, and the pause is over
      return row.tableEvent?.type === 'resumed' && question.until <= row.at;
    case 'replace': // the player has moved, or perhaps need not move any more
      return row.undone !== null || (row.seat === question.seat && isByPlayer(row.by));
    case 'end':
    case 'undo':
      return false;
  }
}

/** A game remembers so many ended questions: more than a table has. Lists read the game's row, so it stays small. */
const REMEMBERED = 40;

/** The ended questions after a change: whatever closes a question, its end is told. */
export function endedQuestions(
  before: EndedIn,
  { question: after }: Asked,
  { outcome, at }: Pick<EndedQuestion, 'outcome' | 'at'>,
): EndedIn['endedQuestions'] {
  const { question, endedQuestions: earlier, seq } = before;
  if (question === null || question.id === after?.id) return earlier;
  const { asked: _, agreed: __, declined: ___, lapses: ____, askedAt: _____, ...proposal } = question;
  return [...(earlier ?? []), { ...proposal, outcome, seq, at }].slice(-REMEMBERED);
}

type EndedIn = Pick<GameRow, 'question' | 'endedQuestions' | 'seq'>;
