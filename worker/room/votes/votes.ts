import { maskOf, type Seat } from '#shared/kernel/types.ts';
import type { UndoAnswer } from '#shared/protocol/http.ts';
import { rightsOf } from '../../people/access.ts';
import { chargedAtTable } from '../../people/quotas.ts';
import type { OpenQuestion } from '../../db/schema.ts';
import { repeatOrStale } from '../play/commit.ts';
import { refuse, type RoomResult } from '../../lib/failure.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import { isAboutPosition } from './questionAfter.ts';
import { answerWith, closeQuestion, settleVote, writeQuestion } from './questions.ts';
import { questionOf } from '../views/redactedViews.ts';
import type { Room } from '../roomContext.ts';
import { priceOf, questionAbout, refuseIdle, takeBack } from '../play/undo.ts';

/** Votes on the open question. One that changes nothing is not written, so that no page is told of it. */

export interface VoteRequest {
  readonly expect: number;
  readonly question: string;
  readonly answer: 'yes' | 'no';
}

/** One seat's vote. A repeat of a vote gets the same answer. */
export async function vote(
  room: Room,
  loaded: LoadedGame,
  playerId: string | null,
  request: VoteRequest,
): Promise<RoomResult<UndoAnswer>> {
  const { viewer } = rightsOf(playerId, loaded.game, loaded.seats);
  if (viewer === 'spectator' || playerId === null) return refuse('NOT_YOUR_SEAT');
  const open = loaded.game.question;
  const isOpen = open !== null && open.id === request.question && loaded.game.status === 'running';
  if (isOpen && !isAboutPosition(open))
    return voteAbout(room, loaded, { viewer, playerId }, open, request.answer);
  return voteOnUndo(room, loaded, viewer, request);
}

interface Voter {
  readonly viewer: Seat;
  readonly playerId: string;
}

async function voteAbout(
  room: Room,
  loaded: LoadedGame,
  { viewer, playerId }: Voter,
  open: OpenQuestion,
  answer: 'yes' | 'no',
): Promise<RoomResult<UndoAnswer>> {
  const own = maskOf([viewer]);
  if (open.by === viewer && answer === 'no') return closeQuestion(room, loaded, 'withdrawn');
  if (!(open.asked & own)) return refuse('NOT_YOUR_SEAT');
  const [yes, no] = [open.agreed, open.declined ?? 0];
  const agreed = answer === 'yes' ? yes | own : yes & ~own;
  const declined = answer === 'no' ? no | own : no & ~own;
  if (agreed === yes && declined === no) return answerWith(loaded, questionOf(loaded));
  // A first vote is always counted, because others decide how often one is asked.
  const isFirst = ((yes | no) & own) === 0;
  return chargedAtTable(room, isFirst ? null : playerId, () =>
    settleVote(room, loaded, { ...open, agreed, declined }),
  );
}

async function voteOnUndo(
  room: Room,
  loaded: LoadedGame,
  viewer: Seat,
  { expect, question: id, answer }: VoteRequest,
): Promise<RoomResult<UndoAnswer>> {
  if (expect !== loaded.game.seq)
    return repeatOrStale(room, loaded, viewer, expect, ({ undone }) => {
      return answer === 'yes' && undone !== null && id.startsWith(questionAbout(undone, expect));
    });
  if (loaded.game.status !== 'running') return refuseIdle(loaded);
  const open = loaded.game.question;
  if (open === null || open.id !== id || open.kind !== 'undo') return refuse('QUESTION_CLOSED');
  if (open.by === viewer && answer === 'no') return closeQuestion(room, loaded, 'withdrawn');
  if (!(open.asked & maskOf([viewer]))) return refuse('NOT_YOUR_SEAT');
  if (answer === 'no') return closeQuestion(room, loaded, 'refused');
  const agreed = open.agreed | maskOf([viewer]);
  if (agreed !== open.asked)
    return agreed === open.agreed
      ? answerWith(loaded, questionOf(loaded))
      : writeQuestion(room, loaded, { ...open, agreed });
  const rows = await room.wholeLog.rows(room, loaded);
  const price = priceOf(loaded, rows, open.by, open.to);
  if (!price.ok) return price;
  // The price was computed again. Players who must consent now and were not asked yet are asked.
  const asked = open.asked | price.value.consent;
  if (agreed !== asked) return writeQuestion(room, loaded, { ...open, asked, agreed });
  return takeBack(room, loaded, rows, open, viewer);
}
