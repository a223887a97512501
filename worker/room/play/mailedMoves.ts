import { canonicalJson } from '#shared/kernel/json.ts';
import { fewMoves } from '#shared/kernel/fewMoves.ts';
import { NO_DICE } from '#shared/kernel/noDice.ts';
import { play, seatView } from '#shared/kernel/play.ts';
import { whatHappened } from '#shared/kernel/recap.ts';
import { isOffered } from '#shared/kernel/choices.ts';
import { standingRows } from '#shared/kernel/log.ts';
import type { AnyMove, Seat } from '#shared/kernel/types.ts';
import { isGameId } from '#shared/games/meta.ts';
import { hiddenEventsOf } from '#shared/games/words.ts';
import type { MailedMoveState } from '#shared/protocol/http.ts';
import { render, type Translation } from '#shared/words/render.ts';
import type { MailedMove } from '../../wording/digest.ts';
import { isDelayed, rightsOf } from '../../people/access.ts';
import type { Translator } from '../../wording/translator.ts';
import { type LoadedGame, type RoomStorage, loadRows } from '../storage/loadedGame.ts';
import { commitsFor } from '../views/redactedViews.ts';
import { translationOf, translationsAt } from '../views/tableDigest.ts';

/** The moves that a mail offers: its reader sends one from the mail, without opening the game. */

/** Maximum of moves in a mail. */
const MOST = 12;
/** Maximum of sentences on what has changed. */
const CHANGES = 20;

const NONE: ReadonlySet<string> = new Set();
const quietEvents = (game: string): ReadonlySet<string> => (isGameId(game) ? hiddenEventsOf[game] : NONE);

/** The seat's moves for a mail. Two that would read the same are left out. */
export function mailedMoves(loaded: LoadedGame, seat: Seat, translation: Translation): readonly MailedMove[] {
  const { rules, state } = loaded;
  if (!rules.acting(state).includes(seat)) return [];
  const moves = fewMoves(rules.choices(seatView(rules, state, seat)), MOST).map((move) => ({
    move,
    sentence: sentenceOf(loaded, seat, move, translation),
  }));
  const counts = Map.groupBy(moves, ({ sentence }) => sentence);
  return moves.filter(({ sentence }) => counts.get(sentence)?.length === 1);
}

/** The effect of a move as the seat can foresee it; its kind where only the service knows. */
function sentenceOf(loaded: LoadedGame, seat: Seat, move: AnyMove, translation: Translation): string {
  const { rules, state, game } = loaded;
  const played = play(rules, rules.view(state, seat), seat, move, NO_DICE);
  const events = played.ok ? played.value.filter(({ type }) => !quietEvents(game.game).has(type)) : [];
  if (events.length > 0) return events.map((event) => render(rules.story(event), translation)).join(' ');
  const kind = translation.words[`ask.${game.game}.${move.type}`] ?? move.type;
  return kind.charAt(0).toLocaleUpperCase(translation.language) + kind.slice(1);
}

/** A move that a mail offered when `seq` was the game's last row. */
export interface OfferedByMail {
  readonly seat: Seat;
  readonly seq: number;
  readonly move: AnyMove;
}

/** The state of an offered move: it can be sent, was sent, or the game has gone on. */
export async function stateOfMailedMove(
  room: RoomStorage,
  loaded: LoadedGame,
  { seat, seq, move }: OfferedByMail,
  translator: Translator,
): Promise<MailedMoveState> {
  const { game, rules, state } = loaded;
  const isKept = !loaded.seats[seat]?.vacancy;
  const acts = game.status === 'running' && isKept && rules.acting(state).includes(seat);
  if (game.seq === seq && acts && isOffered(rules.choices(seatView(rules, state, seat)), move))
    return {
      kind: 'open',
      sentence: sentenceOf(loaded, seat, move, translationOf(loaded, translator, seat)),
    };
  const rows = await loadRows(room, 0, game.seq);
  const next = standingRows(rows).find((row) => row.seq === seq + 1);
  const isSent =
    next?.seat === seat && next.by === 'person' && canonicalJson(next.moves) === canonicalJson([move]);
  if (isSent) return { kind: 'sent', acts };
  return { kind: 'stale', acts, since: publicStory(loaded, rows, { seat, seq }, translator) };
}

/** The public story after `seq`. The reader of an old mail may no longer have the seat. */
function publicStory(
  loaded: LoadedGame,
  rows: Parameters<typeof commitsFor>[1],
  { seat, seq }: Pick<OfferedByMail, 'seat' | 'seq'>,
  translator: Translator,
): readonly string[] {
  const { game, rules, seats } = loaded;
  if (isDelayed(game) || !rightsOf(null, game, seats).see) return [];
  const commits = commitsFor(loaded, rows, 'spectator');
  const { story } = whatHappened(rules, commits, { after: seq, reader: null, quiet: quietEvents(game.game) });
  const translationAt = translationsAt(loaded, commits, translator, seat);
  return story.slice(-CHANGES).map((line) => render(line.phrase, translationAt(line.seq)));
}
