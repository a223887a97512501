import { chainHead } from '../../shared/kernel/chain.ts';
import { lastDecision, whatHappened, type Told } from '../../shared/kernel/since.ts';
import type { Seat } from '../../shared/kernel/types.ts';
import { isGameId } from '../../shared/games/meta.ts';
import { quiet } from '../../shared/words/quiet.ts';
import { render, type Voice } from '../../shared/words/render.ts';
import { nameIn, type Tongue } from '../mailbox/words.ts';
import { asksOf } from './asks.ts';
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

const NONE: ReadonlySet<string> = new Set();

export async function briefFor(place: Place, table: Table, seat: Seat, tongue: Tongue): Promise<Brief> {
  const { game, rules, state } = table;
  const commits = commitsFor(table, await loadRows(place), seat);
  const after = lastDecision(commits, seat);
  const skipped = isGameId(game.game) ? quiet[game.game] : NONE;
  const { story, touching } = whatHappened(rules, commits, { after, reader: seat, quiet: skipped });
  const voice = voiceOf(table, tongue);
  const inWords = ({ phrase }: Told): string => render(phrase, voice);
  const isOver = game.status === 'over';
  return {
    game: game.game,
    seat,
    seq: game.seq,
    isOver,
    isFirst: after === 0,
    asks: isOver ? [] : asksOf(rules, state, seat),
    touching: touching.map(inWords),
    since: story.map(inWords),
    head: chainHead(commits),
    standings: isOver
      ? rules
          .standings(rules.view(state, seat))
          .map(({ rank, seat, total }) => ({ rank, name: voice.name(seat), total }))
      : [],
  };
}

const voiceOf = (table: Table, tongue: Tongue): Voice => ({
  language: tongue.language,
  words: tongue.words,
  name: (seat) => nameIn(nameOf(tongue, table, seat)),
});

/** How mails call a seat. */
export function nameOf({ t }: Tongue, { seats }: Pick<Table, 'seats'>, seat: Seat): string {
  const row = seats[seat];
  return row?.name ?? t(row?.kind === 'bot' ? 'mail.bot' : 'mail.seat', { seat: seat + 1 });
}
