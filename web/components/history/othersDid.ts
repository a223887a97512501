import type { Recap, RecapLine } from '#shared/kernel/since.ts';
import type { Seat } from '#shared/kernel/types.ts';

/** So many sentences find room in the recap. */
const ROOM = 3;

/**
 * The recap of a game without a log of its own. Where little affected the reader, it tells the latest that the others did
 * as well, so far as it has room.
 * @param tell makes a sentence of a line
 */
export function othersDid(
  { relevant, story }: Pick<Recap, 'relevant' | 'story'>,
  you: Seat | null,
  tell: (line: RecapLine) => string,
): readonly string[] {
  const room = ROOM - relevant.length;
  if (you === null || room <= 0) return [];
  const told = new Set(relevant.map((line) => tell({ ...line, phrase: line.inLog })));
  return story
    .filter(({ seat }) => seat !== you)
    .map(tell)
    .filter((text) => !told.has(text))
    .slice(-room);
}
