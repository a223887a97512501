import type { GameStatus } from '#shared/protocol/answers.ts';
import type { NoticeKind, NoticeState } from '#shared/protocol/http.ts';
import type { NoticeRow, Vacancy } from '../../db/schema.ts';
import { backAt, isNews, isUrgent } from '../../lib/notices.ts';

/** A notice, and what the database knows of its game. */
interface Dated {
  readonly notice: NoticeRow;
  readonly clock: unknown;
  /** When the game was put to sleep the last time, once it is awake again (ms); null: it never was. */
  readonly sleptAt: number | null;
  readonly status: GameStatus;
  /** Whose seat it is now. */
  readonly seatedPlayer: string | null;
  readonly vacancy: Vacancy | null;
}

/**
 * A player's notices as they count in the current absence. Pure. The player's row says when they were back from the last one, and
 * a game that they play when it slept: what was told before belongs to an earlier absence. A game writes only its own notice, so
 * the others still are as they were told.
 */
export function inCurrentAbsence<N extends Dated>(rows: readonly N[], backSince: number): readonly N[] {
  const sleptAt = Math.max(...rows.filter(isPlayed).map((row) => row.sleptAt ?? 0));
  const isEarlier = ({ toldAt }: NoticeRow): boolean =>
    toldAt !== null && (toldAt <= backSince || toldAt < sleptAt);
  const isAway = rows.some(({ notice }) => notice.toldAt !== null && !isEarlier(notice));
  return rows.map((row) => {
    const { notice } = row;
    const untold = isEarlier(notice) ? { toldAt: null, ...(isQueued(notice) && { reminders: 0 }) } : {};
    const wasThere = isQueued(notice)
      ? notice.createdAt <= backSince && !isAway
      : (notice.toldAt ?? notice.createdAt) <= backSince;
    const later = wasThere ? afterReturn(row, backSince) : {};
    return { ...row, notice: { ...notice, ...untold, ...later } };
  });
}

/** Does the game go on with them? */
const isPlayed = ({ notice, status, seatedPlayer, vacancy }: Dated): boolean =>
  status === 'running' && seatedPlayer === notice.playerId && vacancy === null;

const isQueued = ({ state }: NoticeRow): boolean => state === 'queued';

/**
 * What the return changes of a notice from before: one that was told is seen, and reminded of a day later. One that is queued is
 * told then at the latest: it may wait for a daily message or for waking hours. Another try keeps its time.
 */
function afterReturn({ notice, clock }: Dated, backSince: number): Partial<NoticeRow> {
  const { remindAt, maxReminders } = backAt(backSince);
  const { kind, state, dueAt, reminders, error } = notice;
  const isSoon = error !== null || (dueAt !== null && dueAt <= remindAt);
  if (state === 'queued') return isSoon ? {} : { dueAt: remindAt, reminders: 0 };
  if (state !== 'sent') return {};
  const asks = kind === 'turn' || kind === 'vote' || kind === 'mention';
  return { state: 'seen', dueAt: asks && clock === null && reminders < maxReminders ? remindAt : null };
}

/** What was told in the current absence, and until when it delays the next message. */

/** A notice as it counts in the current absence. Times in ms. */
export interface InAbsence {
  readonly kind: NoticeKind;
  readonly state: NoticeState;
  /** When the last message with this game in the current absence was sent; null if none. */
  readonly toldAt: number | null;
  readonly reminders: number;
}

/** Reminders of a notice, with the message it is in now. Urgent messages do not count, so they use up no reminder. */
export function remindersOf(notice: InAbsence, earlier: readonly InAbsence[]): number {
  if (isUrgent(notice.kind)) return notice.reminders;
  return earlier.length > 0 ? messagesSoFar(earlier) : notice.reminders + (notice.state === 'queued' ? 0 : 1);
}

/**
 * The notices already told in this absence that delay a message of this kind. One with a decision is delayed by an earlier
 * one with a decision; mere news by any earlier message. So news can only come first, and a decision is always told. A
 * message that something is urgent delays later ones like a decision.
 */
export const toldBefore = <N extends InAbsence>(due: readonly N[], notices: readonly N[]): readonly N[] => {
  const asks = due.some(({ kind }) => !isNews(kind));
  return notices.filter(({ toldAt, kind }) => toldAt !== null && !(asks && isNews(kind)));
};

/** Messages of this absence so far. */
export const messagesSoFar = (earlier: readonly InAbsence[]): number =>
  earlier.length === 0 ? 0 : 1 + Math.max(...earlier.map(({ reminders }) => reminders));

/** Until when the player gets no message (ms). Null: for the rest of this absence. 0: there was none in this absence. */
export function endOfQuiet(earlier: readonly InAbsence[], steps: readonly number[]): number | null {
  const messages = messagesSoFar(earlier);
  if (messages === 0) return 0;
  const after = steps[messages - 1];
  return after === undefined ? null : Math.max(...earlier.map(({ toldAt }) => toldAt ?? 0)) + after;
}

/** Is it a reminder that somebody at the table has asked for (`insertReminder`)? It waits for no end of a quiet time. */
export const isAskedFor = ({ state, toldAt, reminders }: InAbsence): boolean =>
  state === 'queued' && toldAt === null && reminders > 0;
