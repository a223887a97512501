import { leftOut, type Recap, type RecapLine } from '#shared/kernel/since.ts';
import type { Seat } from '#shared/kernel/types.ts';

/** So many sentences find room in the recap. */
const ROOM = 3;

/**
 * What the recap tells besides what affected the reader: the latest of each player of whom that says nothing, and, so far as
 * it has room, the latest of all. `inParts`: the game has a log of its own, which the recap ends with; it tells the latest of all.
 * @param tell makes a sentence of a line
 */
export function othersDid(
  { relevant, story }: Pick<Recap, 'relevant' | 'story'>,
  you: Seat | null,
  tell: (line: RecapLine) => string,
  inParts = false,
): readonly string[] {
  if (you === null) return [];
  const each = leftOut({ story }, relevant, you);
  const room = inParts ? 0 : ROOM - relevant.length - each.length;
  const told = new Set(relevant.map((line) => tell({ ...line, phrase: line.inLog })));
  const others = story.filter((line) => line.seat !== you && !told.has(tell(line)));
  const more = others.filter((line) => !each.includes(line));
  const chosen = new Set([...each, ...(room > 0 ? more.slice(-room) : [])]);
  return others.filter((line) => chosen.has(line)).map(tell);
}
