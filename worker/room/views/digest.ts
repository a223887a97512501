import { chainHead } from '#shared/kernel/chain.ts';
import type { Commit } from '#shared/kernel/log.ts';
import { hasDecided, lastDecision, whatHappened, type RecapLine } from '#shared/kernel/since.ts';
import { isByBot, type Seat } from '#shared/kernel/types.ts';
import { isGameId } from '#shared/games/meta.ts';
import { endedLines } from '#shared/protocol/questionStory.ts';
import { hiddenEvents } from '#shared/games/words.ts';
import { rowAtTime } from '#shared/words/namesAt.ts';
import { render, type Translation } from '#shared/words/render.ts';
import { tieBroken } from '#shared/words/tieBroken.ts';
import { database } from '../../db/database.ts';
import { blockedAmong } from '../../db/people/blocks.ts';
import { selectMessages } from '../../db/games/messages.ts';
import { shortened } from '../../wording/shortened.ts';
import { defused, type Translator } from '../../wording/translator.ts';
import { availableMoveTypes } from '../play/availableMoveTypes.ts';
import { loadRows, type RoomStorage, type LoadedGame } from '../storage/loadedGame.ts';
import { mailedMoves, type MailedMove } from '../play/mailedMoves.ts';
import { unansweredMentions } from '../talk/mentions.ts';
import { commitsFor, endedOf } from './redactedViews.ts';
import { askedQuestion, tableDigest, type AskedQuestion, type TableDigest } from './tableDigest.ts';
import { seatOrders } from '../orders/standingOrders.ts';
import { translationOf, translationsAt } from './translation.ts';

/** The content of a message about a game, in words. Built from the player's own redacted log and view. */
export interface GameDigest extends TableDigest {
  readonly game: string;
  readonly seat: Seat;
  readonly seq: number;
  readonly isOver: boolean;
  /** Types of the moves the player may make now; empty when it is not their turn. */
  readonly asks: readonly string[];
  /** Of these, the moves that can be sent from the mail. */
  readonly moves: readonly MailedMove[];
  /** Nobody has acted but bots: the game has just begun. */
  readonly isFirst: boolean;
  /** After what the story begins: the player's last move that counts, or else the row that seated them as a successor, or nothing. */
  readonly storyFrom: 'move' | 'seat' | 'beginning';
  /** Sentences on the events since then that affect the player. */
  readonly relevant: readonly string[];
  /** Sentences on all events since then. */
  readonly since: readonly string[];
  /** What the player's standing orders did since then, and why they leave the decision to the player now, in sentences. */
  readonly orders: { readonly did: readonly string[]; readonly because: string | null };
  /** Head of the hash chain over the player's log. */
  readonly head: string;
  /** When the log's last row was written (ms). */
  readonly lastAt: number;
  /** Names of all seats. */
  readonly names: readonly string[];
  /** What a bot played because their time ran out, since their last move, in sentences. */
  readonly played: readonly string[];
  /** What the table asks the reader and waits for their vote on; null for nothing. */
  readonly question: AskedQuestion | null;
  /** What others wrote to the player and they have not answered, newest last. */
  readonly mentions: readonly Mention[];
  /** Is there none among the newest messages, and may there be one among older ones? */
  readonly hasOlderMessages: boolean;
  /** How the table stands, in the order of seats; empty at the end. */
  readonly table: readonly TableLine[];
  /** The final standings, best first; empty before the end. */
  readonly standings: readonly { readonly rank: number; readonly name: string; readonly total: number }[];
  /** How a tie for the first place was broken at the end, as a sentence; null if there was none. */
  readonly tie: string | null;
}

/** A message that mentions the reader. */
export interface Mention {
  /** Name of the author; null for a host without a seat. */
  readonly by: string | null;
  readonly text: string;
}

/** Maximum of messages that are searched for mentions, and of mentions in a mail. */
const [SEARCHED, MENTIONS] = [50, 3];
/** Longest part of a message in a mail. */
const QUOTED = 200;

const NONE: ReadonlySet<string> = new Set();

export async function digestFor(
  room: RoomStorage,
  loaded: LoadedGame,
  seat: Seat,
  translator: Translator,
  now: number,
): Promise<GameDigest> {
  const { game, rules, state } = loaded;
  const commits = commitsFor(loaded, await loadRows(room, 0, game.seq), seat);
  const after = lastDecision(commits, seat);
  const quiet = isGameId(game.game) ? hiddenEvents[game.game] : NONE;
  const votes = endedLines(endedOf(loaded), seat);
  const { story, relevant } = whatHappened(rules, commits, { after, reader: seat, quiet, votes });
  const translation = translationOf(loaded, translator, seat);
  const at = translationsAt(loaded, commits, translator, seat);
  const inWords = ({ seq, phrase }: RecapLine): string => render(phrase, at(seq));
  const isOver = game.status === 'over';
  const isAsked = !isOver && !loaded.seats[seat]?.vacancy;
  return {
    game: game.game,
    seat,
    seq: game.seq,
    isOver,
    isFirst: commits.every((row) => row.seat === null || isByBot(row.by)),
    storyFrom: hasDecided(commits, seat) ? 'move' : after > 0 ? 'seat' : 'beginning',
    asks: isAsked ? availableMoveTypes(rules, state, seat) : [],
    moves: isAsked ? mailedMoves(loaded, seat, translation) : [],
    relevant: relevant.map(inWords),
    since: story.map(inWords),
    orders: {
      did: byOrders(commits, story).map(inWords),
      because: ordersAsk(loaded, seat, translation),
    },
    played: byTimeOut(commits, story, seat).map(inWords),
    ...tableDigest(loaded, commits, { seat, after, now }),
    question: askedQuestion(loaded, seat, translation, now),
    head: chainHead(commits),
    lastAt: loaded.lastAt,
    names: loaded.seats.map((row) => translation.name(row.seat)),
    ...(await mentionsOf(room, loaded, seat, commits, at)),
    table: isOver ? [] : tableOf(loaded, seat, translation),
    ...(isOver ? endOf(loaded, seat, translation) : { standings: [], tie: null }),
  };
}

/** For a reader who has no seat any more: nothing of the game. */
export const digestWithoutSeat = (game: string, seat: Seat): GameDigest => ({
  game,
  seat,
  seq: 0,
  isOver: false,
  asks: [],
  moves: [],
  isFirst: true,
  storyFrom: 'beginning',
  relevant: [],
  since: [],
  orders: { did: [], because: null },
  head: '',
  lastAt: 0,
  names: [],
  played: [],
  question: null,
  mentions: [],
  hasOlderMessages: false,
  table: [],
  standings: [],
  tie: null,
  zone: null,
  deadline: null,
  missed: 0,
  atZero: 'bot',
  holiday: null,
  vacancy: null,
  endedEarly: null,
});

/** What others wrote to the reader since their last move; nothing by those whom the reader has blocked. */
async function mentionsOf(
  { env, gameId }: RoomStorage,
  { seats }: LoadedGame,
  reader: Seat,
  commits: readonly Commit[],
  translationAt: (seq: number) => Translation,
): Promise<Pick<GameDigest, 'mentions' | 'hasOlderMessages'>> {
  const db = database(env);
  const messages = await selectMessages(db, gameId, SEARCHED);
  const since = commits.findLast(({ seat, by }) => seat === reader && by === 'person')?.at ?? 0;
  const found = unansweredMentions(messages, seats, reader, since);
  const authors = found.map(({ playerId }) => playerId);
  const blocked = await blockedAmong(db, seats[reader]?.playerId ?? '', authors);
  const mentions = found
    .filter(({ playerId }) => !blocked.has(playerId))
    .slice(-MENTIONS)
    .map(({ seat, text, at }) => ({
      by: seat === null ? null : translationAt(rowAtTime(commits, at)).name(seat),
      text: defused(shortened(text, QUOTED)),
    }));
  const hasAnswered = messages.some(({ seat, at }) => seat === reader || at <= since);
  return { mentions, hasOlderMessages: found.length === 0 && messages.length === SEARCHED && !hasAnswered };
}

/** Why the reader's orders leave the decision to their player. */
function ordersAsk(loaded: LoadedGame, seat: Seat, translation: Translation): string | null {
  const says = seatOrders(loaded, seat)?.says;
  return says?.kind === 'ask' ? render(says.because, translation) : null;
}

/** The lines of what a bot played because the reader's time ran out. */
function byTimeOut(
  commits: readonly Commit[],
  story: readonly RecapLine[],
  reader: Seat,
): readonly RecapLine[] {
  const rows = commits.filter(({ by, seat }) => by === 'timeOut' && seat === reader);
  const missed = new Set(rows.map(({ seq }) => seq));
  return story.filter(({ seq, phrase }) => missed.has(seq) && !phrase.key.startsWith('table.'));
}

/** The lines that tell of commits by the reader's own orders. */
function byOrders(commits: readonly Commit[], story: readonly RecapLine[]): readonly RecapLine[] {
  const ordered = new Set(commits.filter(({ by }) => by === 'order').map(({ seq }) => seq));
  return story.filter(({ seq }) => ordered.has(seq));
}

/** A seat at the table, as the reader may see it. */
export interface TableLine {
  readonly seat: Seat;
  readonly name: string;
  readonly total: number;
  readonly acts: boolean;
}

function tableOf({ rules, state }: LoadedGame, reader: Seat, { name }: Translation): readonly TableLine[] {
  const acting = new Set(rules.acting(state));
  return rules
    .standings(rules.view(state, reader))
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ seat, total }) => ({ seat, name: name(seat), total, acts: acting.has(seat) }));
}

function endOf(
  { rules, state }: LoadedGame,
  reader: Seat,
  translation: Translation,
): Pick<GameDigest, 'standings' | 'tie'> {
  const standings = rules.standings(rules.view(state, reader));
  return {
    standings: standings.map(({ rank, seat, total }) => ({ rank, name: translation.name(seat), total })),
    tie: tieBroken(standings, translation) ?? null,
  };
}
