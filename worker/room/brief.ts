import { chainHead } from '../../shared/kernel/chain.ts';
import { standingRows } from '../../shared/kernel/fold.ts';
import type { Commit } from '../../shared/kernel/log.ts';
import { seatView } from '../../shared/kernel/play.ts';
import type { Phrase, PhraseArg } from '../../shared/kernel/rules.ts';
import type { Seat } from '../../shared/kernel/types.ts';
import { render, type Voice } from '../../shared/words/render.ts';
import { language, nameIn, t, words } from '../mailbox/words.ts';
import { loadRows, type Place, type Table } from './table.ts';
import { commitsFor } from './views.ts';

/** What a mail says of a game, in words; made from the reader's own redacted log and view. */
export interface Brief {
  readonly game: string;
  readonly seat: Seat;
  readonly seq: number;
  readonly isOver: boolean;
  /** Kinds of moves he may make now; empty when it is not his turn. */
  readonly asks: readonly string[];
  /** He has not moved yet: the story begins with the set-up. */
  readonly isFirst: boolean;
  /** Since his last move: what names him, and all of it. */
  readonly touching: readonly string[];
  readonly since: readonly string[];
  /** Head of the chain over his log. */
  readonly head: string;
  /** Once it is over, best first. */
  readonly standings: readonly { readonly rank: number; readonly name: string; readonly total: number }[];
}

/** Sentences of what touched the reader that come before the list. */
const TOUCHING = 3;

export async function briefFor(place: Place, table: Table, seat: Seat): Promise<Brief> {
  const { game, rules, state } = table;
  const commits = commitsFor(table, await loadRows(place), seat);
  const { isFirst, recent } = sinceLastMove(commits, seat);
  const voice = voiceOf(table);
  const story = recent.flatMap((commit) =>
    commit.events.map((event) => ({ commit, phrase: rules.story(event) })),
  );
  const touching = story.filter(({ commit, phrase }) => commit.seat !== seat && names(phrase, seat));
  const isOver = game.status === 'over';
  return {
    game: game.game,
    seat,
    seq: game.seq,
    isOver,
    isFirst,
    asks: isOver ? [] : [...new Set(rules.choices(seatView(rules, state, seat)).map(({ type }) => type))],
    touching: touching.slice(-TOUCHING).map(({ phrase }) => render(phrase, voice)),
    since: story.map(({ phrase }) => render(phrase, voice)),
    head: chainHead(commits),
    standings: isOver
      ? rules
          .standings(rules.view(state, seat))
          .map(({ rank, seat, total }) => ({ rank, name: voice.name(seat), total }))
      : [],
  };
}

/** What counts of the log after the seat's last own decision. */
function sinceLastMove(
  commits: readonly Commit[],
  seat: Seat,
): { readonly isFirst: boolean; readonly recent: readonly Commit[] } {
  const standing = standingRows(commits);
  const last = standing.findLastIndex((commit) => commit.seat === seat && commit.by === 'person');
  return { isFirst: last < 0, recent: standing.slice(last + 1) };
}

const voiceOf = (table: Table): Voice => ({ language, words, name: (seat) => nameIn(nameOf(table, seat)) });

/** How mails call a seat. */
export function nameOf({ seats }: Pick<Table, 'seats'>, seat: Seat): string {
  const row = seats[seat];
  return row?.name ?? t(row?.kind === 'bot' ? 'mail.bot' : 'mail.seat', { seat: seat + 1 });
}

const names = ({ args }: Phrase, seat: Seat): boolean => Object.values(args).some((arg) => isAbout(arg, seat));

function isAbout(arg: PhraseArg, seat: Seat): boolean {
  if (typeof arg === 'number') return false;
  if ('seat' in arg) return arg.seat === seat;
  return 'list' in arg && arg.list.some((item) => isAbout(item, seat));
}
