import confusables from 'unhomoglyph/data.json' with { type: 'json' };
import { BOT_NAMES } from '#shared/protocol/names.ts';
import type { SeatRow } from '../../db/schema.ts';

/**
 * The names of the players at a table. Whoever takes a seat under a name that looks like another one at the table is
 * “Ana (2)”. That is stored as the seat's name, so every reader gets the same: page, log, mails, feeds and webhooks.
 */

/** By character, what it looks like: Unicode's confusables (UTS 39). */
const PROTOTYPES = new Map<string, string>(Object.entries(confusables));

/** Spaces, and characters that are not drawn. */
const BLANK = /[\s\u2800\p{DI}]/gu;

/** UTS 39's skeleton: texts that look alike have the same. */
const skeleton = (text: string): string =>
  [...text.normalize('NFD').replace(BLANK, '')]
    .map((character) => PROTOTYPES.get(character) ?? character)
    .join('')
    .normalize('NFD');

/** How a name looks. Letters may look alike in one case only, e.g. I and l, or Cyrillic к and К. So the case is folded after and before. */
function looksOf(name: string): readonly [string, string] {
  const plain = name.normalize('NFKC');
  return [skeleton(plain).toLowerCase(), skeleton(plain.toLowerCase())];
}

/** Longest name of a seat, as of a player. */
const NAME_LENGTH = 40;

const graphemes = new Intl.Segmenter();

/** The name with its number; a long name is cut between characters. */
function numbered(name: string, n: number): string {
  const number = ` (${n})`;
  let kept = '';
  for (const { segment } of graphemes.segment(name)) {
    if (kept.length + segment.length + number.length > NAME_LENGTH) break;
    kept += segment;
  }
  return kept.trimEnd() + number;
}

/** The name that a player gets at a table with these names: the wished one, or with the first number that tells it apart. */
export function distinctName(wished: string, names: readonly (string | null)[]): string {
  const taken = names.flatMap((name) => (name === null ? [] : [looksOf(name)]));
  const isTaken = (name: string): boolean => {
    const [folded, lower] = looksOf(name);
    return taken.some((other) => other[0] === folded || other[1] === lower);
  };
  let name = wished;
  for (let n = 2; isTaken(name); n += 1) name = numbered(wished, n);
  return name;
}

/** The seats with names for their bots, by level. */
export function withBotNames(seats: readonly SeatRow[]): readonly SeatRow[] {
  const names = seats.map(({ name }) => name);
  return seats.map((row, seat) => {
    if (row.kind !== 'bot' || row.name !== null) return row;
    const name = distinctName(BOT_NAMES[row.level ?? 'normal'], names);
    names[seat] = name;
    return { ...row, name };
  });
}
