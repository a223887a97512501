import type { Seat } from '#shared/kernel/types.ts';
import type { SeatRow } from '../../db/schema.ts';

/** Mentions of players in messages: `@` and the longest name at the table that fits. Pure. */

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** A letter or digit goes on with a word, so that `@Ann` does not mention Anna. */
const GOES_ON = /^[\p{L}\p{M}\p{N}]/u;

/** The signs that may begin a mention: not those in an address, e.g. a@ann.example. */
const SIGNS = /(?<![\p{L}\p{M}\p{N}._%+'-])@/gu;

/** The longest of these names that the text begins with, as whole words. */
function nameAtStart(text: string, names: readonly string[]): string | undefined {
  const fitting = names.filter((name) => text.startsWith(name) && !GOES_ON.test(text.slice(name.length)));
  return fitting.toSorted((a, b) => b.length - a.length)[0];
}

type Named = Pick<SeatRow, 'seat' | 'kind' | 'name' | 'vacancy'>;

/** The seats of people whom a message mentions; not its author's, and nobody without a seat. */
export function mentionedSeats(text: string, seats: readonly Named[], author: Seat | null): readonly Seat[] {
  const searched = folded(text);
  const names = seats.flatMap(({ name }) => (name ? [folded(name)] : []));
  const mentioned = new Set(
    [...searched.matchAll(SIGNS)].map(({ index }) => nameAtStart(searched.slice(index + 1), names)),
  );
  return seats
    .filter(({ seat, kind, name, vacancy }) => {
      if (kind !== 'person' || vacancy !== null || seat === author) return false;
      return name !== null && mentioned.has(folded(name));
    })
    .map(({ seat }) => seat);
}

/** A message as far as mentions are concerned. */
interface Said {
  readonly seat: Seat | null;
  readonly text: string;
  readonly at: number;
}

/** The messages that mention the reader since `since` (ms) and since their own last message, oldest first. */
export function unansweredMentions<M extends Said>(
  messages: readonly M[],
  seats: readonly Named[],
  reader: Seat,
  since: number,
): readonly M[] {
  const inOrder = messages.toSorted((a, b) => a.at - b.at);
  const own = inOrder.findLast(({ seat }) => seat === reader)?.at ?? 0;
  return inOrder.filter(
    ({ seat, text, at }) => at >= since && at > own && mentionedSeats(text, seats, seat).includes(reader),
  );
}
