import { chainHead } from '#shared/kernel/chain.ts';
import type { Commit } from '#shared/kernel/log.ts';
import { hasDecided, lastDecision, whatHappened, type RecapLine } from '#shared/kernel/recap.ts';
import { isByBot, type Seat } from '#shared/kernel/types.ts';
import { endedLines } from '#shared/protocol/questionStory.ts';
import { render, type Translation, tieBroken, together, rowAtTime } from '#shared/words/render.ts';
import type { GameDigest, TableLine } from '../../wording/digest.ts';
import { peopleDatabase } from '../../db/database.ts';
import { blockedAmong } from '../../db/people/blocks.ts';
import { readMessages } from '../storage/messages.ts';
import { shortened, defused, type Translator } from '../../wording/translator.ts';
import { availableMoveTypes } from '../play/availableMoveTypes.ts';
import { loadRows, type RoomStorage, type LoadedGame } from '../storage/loadedGame.ts';
import { quietEvents, mailedMoves } from '../../wording/moveAnswers.ts';
import { unansweredMentions } from '../talk/mentions.ts';
import { commitsFor, endedOf } from './redactedViews.ts';
import { askedQuestion, tableDigest, translationOf, translationsAt } from './tableDigest.ts';
import { seatOrders } from '../orders/standingOrders.ts';

/** Maximum of messages that are searched for mentions, and of mentions in a mail. */
const [SEARCHED, MENTIONS] = [50, 3];
/** Longest part of a message in a mail. */
const QUOTED = 200;

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
  const quiet = quietEvents(game.game);
  const votes = endedLines(endedOf(loaded), seat, commits);
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
    moves: isAsked ? mailedMoves({ game: game.game, rules, state }, seat, translation) : [],
    relevant: relevant.map(inWords),
    since: together(story, translator.words, (one, next) => one.seq === next.seq).map(inWords),
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
    offer: null,
    table: isOver ? [] : tableOf(loaded, seat, translation),
    ...(isOver ? endOf(loaded, seat, translation) : { standings: [], tie: null }),
  };
}

/** Messages of others to the reader since their last move; none by those whom the reader has blocked. */
async function mentionsOf(
  room: RoomStorage,
  { seats }: LoadedGame,
  reader: Seat,
  commits: readonly Commit[],
  translationAt: (seq: number) => Translation,
): Promise<Pick<GameDigest, 'mentions' | 'hasOlderMessages'>> {
  const messages = await readMessages(room, SEARCHED);
  const since = commits.findLast(({ seat, by }) => seat === reader && by === 'person')?.at ?? 0;
  const theirs = messages.filter(({ former }) => former !== true);
  const found = unansweredMentions(theirs, seats, reader, since);
  const authors = found.map(({ playerId }) => playerId);
  const blocked = await blockedAmong(peopleDatabase(room.env), seats[reader]?.playerId ?? '', authors);
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
