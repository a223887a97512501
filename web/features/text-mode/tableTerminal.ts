import type { Commit } from '#shared/kernel/log.ts';
import type { GameView } from '#shared/protocol/http.ts';
import { tableOffers, type TableOffers, type TableRequests } from '../votes/index.ts';

/** The word that begins what is typed about the table itself. */
const TABLE = 'table';

const DAY = 86_400_000;
/** The longest pause, less a day for clocks that differ. */
const MOST_DAYS = 29;

/** What a typed line did to the table. */
export type TableReply =
  /** Sent to the server, which answers in its own time. */
  | { readonly kind: 'tabled' }
  /** To leave is typed twice. */
  | { readonly kind: 'sure' }
  /** `usages`: what could be typed now. */
  | { readonly kind: 'tableUnread'; readonly usages: readonly string[] };

interface AtTable {
  readonly view: GameView;
  readonly log: readonly Commit[];
  readonly now: number;
  readonly requests: Pick<TableRequests, 'leave' | 'propose'>;
  /** The same was typed before, and this was answered with `sure`. */
  readonly isSure: boolean;
}

/** Is this line about the table? */
export const isAboutTable = (line: string): boolean => /^\s*table(\s|$)/i.test(line);

/** Does what a line after the word `table` asks for: leave, or ask the table something. */
export function enterTable(line: string, at: AtTable): TableReply {
  const [, verb = '', ...words] = line
    .trim()
    .toLowerCase()
    .split(/[\s,]+/);
  const offers = tableOffers(at.view, at.log, at.now);
  if (offers === undefined) return { kind: 'tableUnread', usages: [] };
  const unread: TableReply = { kind: 'tableUnread', usages: tableUsages(offers) };
  if (verb === 'leave' && words.length === 0) {
    if (!at.isSure) return { kind: 'sure' };
    void at.requests.leave();
    return { kind: 'tabled' };
  }
  const question = offers.voting ? undefined : questionOf(verb, words, offers, at.now);
  if (question === undefined) return unread;
  void at.requests.propose(question);
  return { kind: 'tabled' };
}

type Question = Parameters<TableRequests['propose']>[0];

/** What the table is to be asked; undefined if it cannot be. */
function questionOf(
  verb: string,
  [first = '', second, ...rest]: readonly string[],
  offers: TableOffers,
  now: number,
): Question | undefined {
  const isBare = first === '' && second === undefined;
  if (rest.length > 0) return undefined;
  if (verb === 'end' && isBare) return { kind: 'end' };
  if (verb === 'resume' && isBare && offers.resume) return { kind: 'pause', until: 0 };
  if (verb === 'pause' && second === undefined) {
    const days = first === '' ? 1 : Number(first);
    return Number.isInteger(days) && days >= 1 && days <= MOST_DAYS
      ? { kind: 'pause', until: now + days * DAY }
      : undefined;
  }
  if (verb !== 'replace') return undefined;
  const one = offers.replace.find(({ seat }) => String(seat + 1) === first);
  const way = one?.with.find((known) => known === (second ?? one.with[0]));
  return one === undefined || way === undefined ? undefined : { kind: 'replace', seat: one.seat, with: way };
}

/** What can be typed about the table, in English. */
export const tableUsages = ({ voting, resume, replace }: TableOffers): readonly string[] => [
  `${TABLE} leave`,
  ...(voting
    ? []
    : [
        ...(resume ? [`${TABLE} resume`] : []),
        `${TABLE} pause 1…${MOST_DAYS}`,
        ...replace.map(({ seat, with: ways }) => `${TABLE} replace ${seat + 1} ${ways.join('|')}`),
        `${TABLE} end`,
      ]),
];
