import type { Choice } from '#shared/kernel/choices.ts';
import { sinceOwnMove } from '../../table/absence.ts';
import type { Game } from '../../table/game.ts';
import { readMove, type Misread } from './commands.ts';
import type { Platform } from '../../lib/platform.ts';
import { sendUndo, sendVote, tableOffers, type TableOffers, type TableRequests } from '../votes/index.ts';
import type { TokenNames } from '../../lib/tokens.ts';
import type { Commit } from '#shared/kernel/log.ts';
import type { GameView } from '#shared/protocol/http.ts';

/** The effect of a typed line. */
export type Reply =
  /** The move is a step of the draft now. */
  | { readonly kind: 'drafted' }
  | { readonly kind: 'backed' }
  /** The draft is sent to the server, which answers in its own time. */
  | { readonly kind: 'sent' }
  /** So is a request for the table: to take a move back, or an answer to an open question. */
  | { readonly kind: 'asked' }
  /** The events after this row are to be told. */
  | { readonly kind: 'recap'; readonly after: number }
  | { readonly kind: 'help'; readonly choices: readonly Choice[] }
  /** There is nothing this command could be about. */
  | { readonly kind: 'nothing'; readonly verb: string }
  /** The rules refuse the move; the game says why. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'misread'; readonly line: string; readonly why: Misread };

/** Everything that is done with a game other than moves; by its full name. */
const VERBS = ['send', 'back', 'undo', 'agree', 'refuse', 'recap', 'help'] as const;
type Verb = (typeof VERBS)[number];

/** The page that is typed at. At a guided table there is nobody to ask, and nothing is taken back. */
type TypedAt = Pick<Platform, 'api' | 'guide'>;

/** Does what a line asks for: one of the verbs above, or one of the offered moves, as the game spells them. */
export function enter(game: Game, platform: TypedAt, line: string, spell?: TokenNames): Reply {
  const word = line.trim().toLowerCase();
  const verb = VERBS.find((known) => known === word);
  if (verb !== undefined) return obey(game, platform, verb);
  const read = readMove(line, game.offered.peek(), spell);
  if (!read.ok) return { kind: 'misread', line: line.trim(), why: read.failure };
  game.choose(read.value);
  return { kind: game.refusal.peek() === undefined ? 'drafted' : 'refused' };
}

function obey(game: Game, platform: TypedAt, verb: Verb): Reply {
  switch (verb) {
    case 'help':
      return { kind: 'help', choices: game.offered.peek() };
    case 'recap':
      return recap(game);
    case 'send':
      if (!game.canSend.peek()) return { kind: 'nothing', verb };
      game.send();
      return { kind: 'sent' };
    case 'back':
      if (game.planned.peek().length === 0) return { kind: 'nothing', verb };
      game.back();
      return { kind: 'backed' };
    case 'undo':
      if (game.undoTo.peek() === undefined || platform.guide !== undefined) return { kind: 'nothing', verb };
      void sendUndo(game, platform);
      return { kind: 'asked' };
    case 'agree':
    case 'refuse':
      return answer(game, platform, verb);
  }
}

function recap(game: Game): Reply {
  const after = sinceOwnMove({ you: game.you.peek(), log: game.log.peek() });
  return after === undefined ? { kind: 'nothing', verb: 'recap' } : { kind: 'recap', after };
}

function answer(game: Game, platform: TypedAt, verb: 'agree' | 'refuse'): Reply {
  const question = game.view.peek()?.question ?? null;
  if (question === null) return { kind: 'nothing', verb };
  void sendVote(game, platform, question, verb === 'agree' ? 'yes' : 'no');
  return { kind: 'asked' };
}

/** The word that begins what is typed about the table itself. */
const TABLE = 'table';

const DAY = 86_400_000;
/** The longest pause, less a day for clocks that differ. */
const MOST_DAYS = 29;

/** The effect of a typed line on the table. */
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

/** The question for the table; undefined if it cannot be asked. */
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

/** The commands about the table, in English. */
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
