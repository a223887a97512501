import { ALWAYS, countedTime } from '#shared/kernel/calendar.ts';
import { longestTurn } from '#shared/kernel/clock.ts';
import { canonicalJson } from '#shared/kernel/json.ts';
import { ok } from '#shared/kernel/result.ts';
import { maskOf, type Seat, type SeatMask, seatsOf } from '#shared/kernel/types.ts';
import type { Proposal, QuestionOutcome, TableQuestion, UndoAnswer } from '#shared/protocol/http.ts';
import { isSilenceConsent } from '#shared/protocol/questionStory.ts';
import type { Propose } from '#shared/protocol/requests.ts';
import { rightsOf, isKept } from '../../people/access.ts';
import { chargedAtTable } from '../../people/quotas.ts';
import { scaled } from '../../lib/settings.ts';
import type { Change, Room } from '../roomContext.ts';
import { tableRow } from '../play/commit.ts';
import { refuse, type RoomResult } from '../../lib/failure.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import { questionOf } from '../views/redactedViews.ts';
import { endChange, seatToBot, vacate } from '../seats/tableChanges.ts';
import { refuseIdle } from '../play/undo.ts';
import { write } from '../storage/write.ts';
import type { OpenQuestion } from '../../db/schema.ts';

/** Questions to the table: who is asked, and what follows from the votes. */

/** Seats whose players can vote: they have not left. */
const voters = ({ seats }: LoadedGame): SeatMask => maskOf(seats.filter(isKept).map(({ seat }) => seat));

/** How long a vote is open at most (hours): a pause hurts nobody, so those who are away are then counted as agreed. */
const VOTE_HOURS = { pause: 24, end: 72, replace: 72 } as const;
const HOUR = 3_600_000;
/** The longest pause. */
const PAUSE_DAYS = 30;

/** Asks the table. The proposer has agreed; a table of one is not asked. */
export async function propose(
  room: Room,
  loaded: LoadedGame,
  playerId: string | null,
  proposal: Propose,
): Promise<RoomResult<UndoAnswer>> {
  const { viewer } = rightsOf(playerId, loaded.game, loaded.seats);
  if (viewer === 'spectator') return refuse('NOT_YOUR_SEAT');
  if (loaded.game.status !== 'running') return refuseIdle(loaded);
  if (loaded.seats[viewer]?.vacancy) return refuse('SEAT_VACANT');
  const pointless = whyPointless(room, loaded, viewer, proposal);
  if (pointless !== undefined) return pointless;
  const open = questionOf(loaded);
  if (open !== null)
    return isSame(open, proposal, viewer) ? answerWith(loaded, open) : refuse('QUESTION_OPEN');
  const concerned = proposal.kind === 'replace' ? maskOf([proposal.seat]) : 0;
  const now = room.now();
  const question: OpenQuestion = {
    ...proposal,
    id: `${proposal.kind}-${loaded.game.seq}-${now.toString(36)}`,
    by: viewer,
    asked: voters(loaded) & ~maskOf([viewer]) & ~concerned,
    agreed: 0,
    declined: 0,
    askedAt: now,
    lapses: now + scaled(room.env, openFor(proposal, loaded, now)),
  };
  return chargedAtTable(room, playerId, () => settleVote(room, loaded, question));
}

/** How long the question stays open (ms). Silence agrees to a short pause after half of it, and not when it is over. */
function openFor(proposal: Propose, { game }: LoadedGame, now: number): number {
  const longest = VOTE_HOURS[proposal.kind] * HOUR;
  if (proposal.kind !== 'pause' || proposal.until <= now) return longest;
  return isSilenceConsent(proposal, game.pausedUntil)
    ? Math.min(longest, Math.ceil((proposal.until - now) / 2))
    : longest;
}

/** Does the player repeat the question that is open? */
const isSame = (open: TableQuestion, proposal: Propose, viewer: Seat): boolean =>
  open.by === viewer && canonicalJson({ ...open, ...proposal }) === canonicalJson(open);

/** Why the table is not asked; undefined if it can be. */
function whyPointless(room: Room, loaded: LoadedGame, viewer: Seat, proposal: Propose) {
  const { pausedUntil } = loaded.game;
  const now = room.now();
  switch (proposal.kind) {
    case 'end':
      return undefined;
    case 'pause': {
      const longest = now + PAUSE_DAYS * 24 * HOUR;
      if (proposal.until > longest)
        return refuse('BAD_REQUEST', { params: { reason: 'pause', days: PAUSE_DAYS } });
      return proposal.until <= now && pausedUntil === null ? refuse('QUESTION_POINTLESS') : undefined;
    }
    case 'replace': {
      const seat = loaded.seats[proposal.seat];
      if (seat === undefined) return refuse('SEAT_NOT_FOUND');
      if (seat.kind !== 'person' || proposal.seat === viewer) return refuse('QUESTION_POINTLESS');
      if (seat.vacancy === (proposal.with === 'bot' ? 'bot' : 'open')) return refuse('QUESTION_POINTLESS');
      return seat.vacancy !== null || isLate(room, loaded, proposal.seat)
        ? undefined
        : refuse('PLAYER_NOT_LATE');
    }
  }
}

/** Without a clock, a player is late after this many days. */
const LATE_DAYS = 7;

/**
 * May the table vote about the seat? Its player has run out of time, or has not moved for long: without a clock, or by a
 * clock whose hours they move along. A pause and the player's holidays do not count.
 */
function isLate({ env, now }: Room, { game, seats }: LoadedGame, seat: Seat): boolean {
  if ((game.seatClocks?.[seat]?.missed ?? 0) > 0) return true;
  if (game.pausedUntil !== null || !((game.acting >> seat) & 1)) return false;
  const { clock, turnAt } = game;
  const calendar = { ...ALWAYS, off: seats[seat]?.calendar?.off ?? [] };
  const longest = clock === null ? scaled(env, LATE_DAYS * 24 * HOUR) : longestTurn(clock);
  return countedTime(calendar, turnAt, now()) > longest;
}

/** Carries out what the votes decide, or stores them. */
export async function settleVote(
  room: Room,
  loaded: LoadedGame,
  question: OpenQuestion,
): Promise<RoomResult<UndoAnswer>> {
  switch (voteOutcome(question, 'wait')) {
    case 'open':
      return writeQuestion(room, loaded, question);
    case 'failed':
      return closeQuestion(room, loaded, 'refused');
    case 'passed': {
      if (isPastPause(room, loaded, question)) return closeQuestion(room, loaded, 'overtaken');
      const written = await write(room, loaded, {
        ...changeOf(room, loaded, question),
        outcome: 'agreed',
      });
      return written.ok ? ok({ seq: written.value.game.seq, commits: [] }) : written;
    }
  }
}

/** The change when a vote's time is over: those who are away count as agreed only to what hurts nobody. */
export function lapseChange(room: Room, loaded: LoadedGame, question: OpenQuestion): Change {
  const { pausedUntil } = loaded.game;
  const outcome = voteOutcome(question, isSilenceConsent(question, pausedUntil) ? 'agree' : 'lapse');
  const passed = outcome === 'passed' && !isPastPause(room, loaded, question);
  return passed
    ? { ...changeOf(room, loaded, question), outcome: 'silence' }
    : { game: { question: null }, outcome: 'lapsed' };
}

/** The pause that is asked for would be over. */
const isPastPause = ({ now }: Room, { game }: LoadedGame, question: OpenQuestion): boolean =>
  question.kind === 'pause' && question.until <= now() && game.pausedUntil === null;

/** The change that the table has agreed to. */
function changeOf(room: Room, loaded: LoadedGame, proposal: Proposal): Change {
  switch (proposal.kind) {
    case 'undo':
      throw new Error('an undo is carried out by takeBack');
    case 'end':
      return endChange(room, loaded, 'vote');
    case 'pause':
      return settled(pauseChange(room, loaded, proposal.until));
    case 'replace':
      return proposal.with === 'bot'
        ? seatToBot(room, loaded, proposal.seat)
        : vacate(room, loaded, proposal.seat, 'vote');
  }
}

/** The change closes the question that it answers. */
const settled = (change: Change): Change => ({ ...change, game: { ...change.game, question: null } });

/** Pauses the game; until a time that is past, it goes on at once. The decision that is open then waits anew. */
export function pauseChange(room: Room, loaded: LoadedGame, until: number): Change {
  const paused = until > room.now();
  const row = tableRow(room, loaded, paused ? { type: 'paused', until } : { type: 'resumed' });
  const game = paused ? { pausedUntil: until } : { pausedUntil: null, turnAt: row.at };
  return { row, state: loaded.state, game };
}

/** Closes the question without what was asked. */
export async function closeQuestion(
  room: Room,
  loaded: LoadedGame,
  outcome: QuestionOutcome,
): Promise<RoomResult<UndoAnswer>> {
  const written = await write(room, loaded, { game: { question: null }, outcome });
  return written.ok ? answerWith(written.value, null) : written;
}

/** Writes the question after a vote. */
export async function writeQuestion(
  room: Room,
  loaded: LoadedGame,
  question: OpenQuestion,
): Promise<RoomResult<UndoAnswer>> {
  const isNew = loaded.game.question === null;
  const written = await write(room, loaded, {
    game: { question },
    ...(isNew ? { notices: [{ kind: 'vote', seats: question.asked }] } : {}),
  });
  return written.ok ? answerWith(loaded, questionOf(written.value)) : written;
}

/** The answer to a request about the open question. */
export const answerWith = (
  { game: { seq } }: LoadedGame,
  open: TableQuestion | null,
): RoomResult<UndoAnswer> => ok(open ? { seq, question: open } : { seq, commits: [] });

/** Does a majority decide? Otherwise everybody who is asked must agree, and one no closes the question. */
const isByMajority = ({ kind }: Proposal): boolean => kind === 'pause' || kind === 'replace';

/** How a vote stands. `away`: those who have not voted count as agreed. */
function voteOutcome(question: OpenQuestion, away: 'wait' | 'agree' | 'lapse'): 'open' | 'passed' | 'failed' {
  const asked = seatsOf(question.asked).length;
  const no = seatsOf(question.declined ?? 0).length;
  const silent = asked - no - seatsOf(question.agreed).length;
  const yes = 1 + seatsOf(question.agreed).length + (away === 'agree' ? silent : 0);
  const needed = isByMajority(question) ? Math.floor((asked + 1) / 2) + 1 : asked + 1;
  if (yes >= needed) return 'passed';
  const canPass = away === 'wait' && asked + 1 - no >= needed;
  return canPass ? 'open' : 'failed';
}
