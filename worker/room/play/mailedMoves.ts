import { canonicalJson } from '#shared/kernel/json.ts';
import { seatView } from '#shared/kernel/play.ts';
import { whatHappened } from '#shared/kernel/recap.ts';
import { isOffered } from '#shared/kernel/choices.ts';
import { standingRows } from '#shared/kernel/log.ts';
import type { AnyMove, Seat } from '#shared/kernel/types.ts';
import type { MailedMoveNext, MailedMoveState } from '#shared/protocol/http.ts';
import { describeAsked, render } from '#shared/words/render.ts';
import { nameOf } from '../../wording/digest.ts';
import { answerOf, quietEvents, sentenceOf } from '../../wording/moveAnswers.ts';
import { isDelayed, rightsOf } from '../../people/access.ts';
import type { Translator } from '../../wording/translator.ts';
import { type LoadedGame, type RoomStorage, loadRows } from '../storage/loadedGame.ts';
import { availableMoveTypes } from './availableMoveTypes.ts';
import { commitsFor } from '../views/redactedViews.ts';
import { translationOf, translationsAt } from '../views/tableDigest.ts';

/** The fate of a move that a mail offered: its reader sends it from the mail, without opening the game. */

/** Maximum of sentences on what has changed. */
const CHANGES = 20;

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
      sentence: sentenceOf(
        answerOf({ game: game.game, rules, state }, seat, move, translationOf(loaded, translator, seat)),
      ),
    };
  const rows = await loadRows(room, 0, game.seq);
  const next = standingRows(rows).find((row) => row.seq === seq + 1);
  const isSent =
    next?.seat === seat && next.by === 'person' && canonicalJson(next.moves) === canonicalJson([move]);
  const following = nextOf(loaded, seat, acts, translator);
  if (isSent) return { kind: 'sent', ...following };
  return { kind: 'stale', since: publicStory(loaded, rows, { seat, seq }, translator), ...following };
}

/** What the seat is asked now, and for whom else the game waits. */
function nextOf(
  { game, rules, state, seats }: LoadedGame,
  seat: Seat,
  acts: boolean,
  translator: Translator,
): MailedMoveNext {
  const asks = acts ? availableMoveTypes(rules, state, seat) : [];
  const others = game.status === 'running' ? rules.acting(state).filter((other) => other !== seat) : [];
  return {
    acts,
    asks: acts ? describeAsked({ game: game.game, asks }, translator) : '',
    waitsFor: others.map((other) => nameOf(translator, { seats }, other)),
  };
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
  const { story } = whatHappened(rules, commits, {
    after: seq,
    reader: null,
    quiet: quietEvents(game.game),
  });
  const translationAt = translationsAt(loaded, commits, translator, seat);
  return story.slice(-CHANGES).map((line) => render(line.phrase, translationAt(line.seq)));
}
