import type { Origin, Seat } from '#shared/kernel/types.ts';
import type { OpenQuestion } from '../db/schema.ts';
import type { LoadedGame } from './loadedGame.ts';
import { isByPlayer } from './seatClocks.ts';

/** Is the question about the position alone? Then the next row closes it, and no orders answer meanwhile. It lapses after a day. */
export const isAboutPosition = ({ kind }: Pick<OpenQuestion, 'kind'>): boolean => kind === 'undo';

/** The question after a row; null if the row settles it or ends the game: a vote never outlives what it is about. */
export function questionAfter(
  { game: { question } }: Pick<LoadedGame, 'game'>,
  row: { readonly seat: Seat | null; readonly by: Origin },
  isOver: boolean,
): OpenQuestion | null {
  if (question === null || isOver || isAboutPosition(question)) return null;
  const played = question.kind === 'replace' && row.seat === question.seat && isByPlayer(row.by);
  return played ? null : question;
}
