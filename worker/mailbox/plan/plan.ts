import type { NoticeKind, NoticeState } from '#shared/protocol/http.ts';
import { REMIND_AFTER_MS, REMIND_SEEN_MS, isNews, isUrgent } from '../../lib/notices.ts';
import { endOfQuiet, isAskedFor, messagesSoFar, remindersOf, toldBefore, type InAbsence } from './absence.ts';
import { isDaily, mailFollowsAfter, restedAt, tellableAt, type TellingTimes } from './telling.ts';

/**
 * Decides of which notices a player is told, and when. Pure. A message goes by mail, devices and webhooks alike. The rules:
 *
 * - A notice is held back for three minutes, so that an undo causes no message.
 * - While the player looks at a game, they get no message about it.
 * - In one absence the player gets one message that games wait for them, over all their games, and then a few reminders.
 * - Before that they get at most one message of mere news.
 * - What is urgent waits for none of this: a clock runs or has run out, or the seat is lost. Nor does a reminder that the table
 *   asks for.
 * - A player may want one message a day, and none in their quiet hours (`telling.ts`). What is urgent does not wait for that.
 * - Where a device or webhook reaches the player too, they may want the mail some hours later, if they have not looked.
 * - A game with clock has the reminders of its clock; only a game without is reminded of day by day. The mail that follows
 *   later is no such reminder: it comes in every game, and about news too.
 */

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** How long a message waits at most for notices of other games that are still held back (ms). */
const GATHER_MS = 10 * MINUTE;

/** The same for this player. Where the mail follows a message by channels, it is the first reminder. */
const stepsOf = (times: TellingTimes): readonly number[] => {
  const [first, ...later] = REMIND_AFTER_MS;
  return [mailFollowsAfter(times) ?? first, ...later];
};

/** By which ways a message goes: where the mail follows later, first by the channels, then by mail, and then by all. */
export type Ways = 'channels' | 'mail' | 'all';

/**
 * An urgent notice, and a question of the table, goes by all ways at once. So does a new occasion that is told together with the
 * mail of an earlier one, and what the player has only seen: no channel has told them of it in this absence.
 */
export function waysOf(
  message: readonly Pick<PlannedNotice, 'notice' | 'reminders'>[],
  times: TellingTimes,
): Ways {
  if (mailFollowsAfter(times) === null) return 'all';
  if (message.some(({ notice: { kind } }) => isUrgent(kind) || kind === 'vote')) return 'all';
  const reminders = Math.max(...message.map((planned) => planned.reminders));
  if (reminders === 0) return 'channels';
  return reminders === 1 && message.every(({ notice }) => notice.state === 'sent') ? 'mail' : 'all';
}

const AT_ONCE: TellingTimes = { telling: null, hours: null, hasChannels: false };

/** A notice and the state of its game. Times in ms. */
export interface Pending extends InAbsence {
  readonly id: string;
  readonly dueAt: number | null;
  readonly createdAt: number;
  /** Why the last try to tell of it failed; null if none has failed since it was told. */
  readonly error: string | null;
  /** Does the occasion still hold: the decision is still open, the game is over, … */
  readonly stands: boolean;
  /** The game has no clock and waits for the player, so they are reminded of it day by day. */
  readonly isReminded: boolean;
  /** The game is paused until then; null: it is not. Nobody is reminded of a paused game. */
  readonly pausedUntil: number | null;
  /**
   * Does the player look at a page of this game, or have they answered what the notice is about? Known only if
   * `isCandidate`.
   */
  readonly looking: boolean;
}

/** The change of a notice that is not sent now. */
export interface Mark<N extends Pending = Pending> {
  readonly notice: N;
  readonly state: NoticeState;
  readonly dueAt: number | null;
  /** The player looks at the game: their absence is over. */
  readonly back?: true;
}

/** A notice in the message to send now. */
export interface PlannedNotice<N extends Pending = Pending> {
  readonly notice: N;
  /** Reminders of this occasion, this message included. */
  readonly reminders: number;
  /** When to remind of it (ms); null for never. */
  readonly dueAt: number | null;
}

export interface MessagePlan<N extends Pending = Pending> {
  /** The notices in the message to send now, the leading one first. Empty if none is to be sent. */
  readonly message: readonly PlannedNotice<N>[];
  readonly marks: readonly Mark<N>[];
  /** When to plan again (ms); null if only a new notice can bring anything. */
  readonly wakeAt: number | null;
}

const isOpen = ({ state }: Pending): boolean => state === 'queued' || state === 'sent' || state === 'seen';
const isDue = (notice: Pending, now: number): boolean => notice.dueAt !== null && notice.dueAt <= now;

/** Does it wait for the end of a pause: a reminder, or a turn of whose absence the player was told already? */
const waitsForPause = ({ kind, state, toldAt, pausedUntil }: Pending, now: number): boolean =>
  !isNews(kind) &&
  (state !== 'queued' || (kind === 'turn' && toldAt !== null)) &&
  pausedUntil !== null &&
  pausedUntil > now;

/** Could this notice be sent now? Then `looking` must be known. */
export const isCandidate = (notice: Pending, now: number): boolean =>
  notice.stands && isOpen(notice) && isDue(notice, now) && !waitsForPause(notice, now);

/** The part of a notice in a plan. Times in ms. */
type Fate =
  /** Nothing follows: it was closed, or nothing is due any more. */
  | { readonly kind: 'none' }
  /** It is queued, and held back still. */
  | { readonly kind: 'held'; readonly until: number | null }
  /** It was told or seen, and its reminder is to come. */
  | { readonly kind: 'reminded' }
  /** It may go into a message now. */
  | { readonly kind: 'due' }
  /** The player wants to be told at that time. */
  | { readonly kind: 'later'; readonly until: number }
  /** It waits for the end of a pause, or for the next look at a long one. */
  | { readonly kind: 'paused'; readonly until: number }
  /** The player looks at the game, and is reminded at that time; null: never. */
  | { readonly kind: 'seen'; readonly remindAt: number | null }
  /** Its occasion is over before the player was told. */
  | { readonly kind: 'dropped' }
  /** It was told, and nothing follows: it was news, or the player wants to be told no more of it. */
  | { readonly kind: 'done' };

function fateOf(notice: Pending, { now, times }: Timing): Fate {
  const { state, stands, dueAt } = notice;
  if (!isOpen(notice)) return { kind: 'none' };
  if (!stands && state === 'queued') return { kind: 'dropped' };
  if (!isDue(notice, now)) {
    if (stands && state === 'queued') return { kind: 'held', until: dueAt };
    return stands && dueAt !== null ? { kind: 'reminded' } : { kind: 'none' };
  }
  if (waitsForPause(notice, now)) return { kind: 'paused', until: nextLook(notice, now) };
  if (!stands) return isNews(notice.kind) || notice.isReminded ? { kind: 'done' } : { kind: 'none' };
  if (notice.looking) return { kind: 'seen', remindAt: remindSeenAt(notice, now) };
  const at = allowedAt(notice, times, now);
  return at <= now ? { kind: 'due' } : { kind: 'later', until: at };
}

/** When a notice that waits for a pause is looked at again (ms). A pause may end early, and then nothing wakes the mailbox. */
const nextLook = ({ pausedUntil }: Pending, now: number): number => Math.min(pausedUntil ?? now, now + DAY);

/** The change of a notice by its fate; undefined for none. A notice that is due is changed by its message. */
function markOf<N extends Pending>(notice: N, fate: Fate): Mark<N> | undefined {
  const { state } = notice;
  switch (fate.kind) {
    case 'none':
    case 'held':
    case 'reminded':
    case 'due':
      return undefined;
    case 'later':
    case 'paused':
      return { notice, state, dueAt: fate.until };
    case 'seen':
      return { notice, state: 'seen', dueAt: fate.remindAt, back: true };
    case 'dropped':
      return { notice, state: 'dropped', dueAt: null };
    case 'done':
      return { notice, state, dueAt: null };
  }
}

export function planMessage<N extends Pending>(
  notices: readonly N[],
  now: number,
  times: TellingTimes = AT_ONCE,
): MessagePlan<N> {
  const fates = notices.map((notice) => ({ notice, fate: fateOf(notice, { now, times }) }));
  const having = (kind: Fate['kind']): readonly N[] =>
    fates.filter(({ fate }) => fate.kind === kind).map(({ notice }) => notice);
  const held = having('held');
  const isFresh = having('seen').length > 0 || isDaily(times);
  const decided = decide(having('due'), isFresh ? [] : notices, held, { now, times });
  const marks = fates.flatMap(({ notice, fate }) => markOf(notice, fate) ?? []);
  const all = [...marks, ...decided.marks];
  const dueAts = [...held, ...having('reminded'), ...all, ...decided.message].map(({ dueAt }) => dueAt);
  const wakeAt = Math.min(...[...dueAts, decided.wakeAt].filter((time) => time !== null));
  return { message: decided.message, marks: all, wakeAt: wakeAt === Infinity ? null : wakeAt };
}

/** A daily message may go so long after its hour (ms): it waits for others (`GATHER_MS`), and alarms ring late. */
const SENT_LATE_MS = 15 * MINUTE;

/**
 * When the player wants to be told. A message that was tried before does not wait for another day's hour. An alarm may ring late,
 * and reminders wait for the cron: then the quiet hours may have begun meanwhile.
 */
function allowedAt({ kind, dueAt, state, error }: Pending, times: TellingTimes, now: number): number {
  const wasTried = state === 'queued' && error !== null;
  const at = wasTried ? now : tellableAt(times, { kind, dueAt: dueAt ?? now });
  return at <= now ? restedAt(times, kind, now) : at;
}

/** The time (ms), and when the player wants to be told. */
interface Timing {
  readonly now: number;
  readonly times: TellingTimes;
}

function decide<N extends Pending>(
  due: readonly N[],
  notices: readonly N[],
  held: readonly N[],
  { now, times }: Timing,
): MessagePlan<N> {
  const nothing = { message: [], marks: [], wakeAt: null };
  if (due.length === 0) return nothing;
  const earlier = toldBefore(due, notices);
  const inTurn = (notice: N): number => remindersOf(notice, earlier);
  if (due.some(({ kind }) => isUrgent(kind)))
    return { ...nothing, message: messageOf(due, inTurn, { now, times }) };
  const quietUntil = endOfQuiet(earlier, stepsOf(times));
  if (quietUntil === null || quietUntil > now) {
    const later = due.filter((notice) => !isAskedFor(notice));
    const marks = later.map((notice) => ({ notice, state: notice.state, dueAt: quietUntil }));
    const extra = (): number => messagesSoFar(earlier) - 1; // it delays the others by no longer step
    return { ...nothing, message: messageOf(due.filter(isAskedFor), extra, { now, times }), marks };
  }
  const gathered = Math.min(...held.map(({ dueAt }) => dueAt ?? Infinity));
  const longest = Math.min(...due.map(({ dueAt }) => dueAt ?? now)) + GATHER_MS;
  if (gathered <= longest) return { ...nothing, wakeAt: gathered };
  return { ...nothing, message: messageOf(due, inTurn, { now, times }) };
}

/** The notices of a message, the most urgent first. A reminder of a daily message is due before its hour, so that it joins the next. */
function messageOf<N extends Pending>(
  due: readonly N[],
  reminded: (notice: N) => number,
  { now, times }: Timing,
): readonly PlannedNotice<N>[] {
  const parts = due.toSorted(byUrgency).map((notice) => ({ notice, reminders: reminded(notice) }));
  const sentAt = isDaily(times) ? now - SENT_LATE_MS : now;
  const mailFollows = waysOf(parts, times) === 'channels';
  return parts.map(({ notice, reminders }) => {
    const isReminded = notice.isReminded || mailFollows;
    return { notice, reminders, dueAt: reminderAt({ isReminded }, stepsOf(times)[reminders], sentAt) };
  });
}

/**
 * A notice of a message that has gone by mail already: no mail follows it. So where one would have, it counts as told by that one
 * too. What is urgent uses up no reminder.
 */
export function mailedAtOnce<N extends Pending>(planned: PlannedNotice<N>, times: TellingTimes, now: number) {
  if (mailFollowsAfter(times) === null) return planned;
  const messages = Math.max(planned.reminders, 1);
  return {
    ...planned,
    reminders: isUrgent(planned.notice.kind) ? planned.reminders : messages,
    dueAt: reminderAt(planned.notice, stepsOf(times)[messages], now),
  };
}

/** When to remind (ms). */
const reminderAt = (
  { isReminded }: Pick<Pending, 'isReminded'>,
  after: number | undefined,
  now: number,
): number | null => (isReminded && after !== undefined ? now + after : null);

/** When a player who has seen the notice is reminded (ms); null for never. */
export const remindSeenAt = (notice: Pending, now: number): number | null =>
  reminderAt(notice, notice.reminders < REMIND_AFTER_MS.length ? REMIND_SEEN_MS : undefined, now);

const URGENCY: Record<NoticeKind, number> = {
  time: 0,
  played: 1,
  vacant: 2,
  turn: 3,
  vote: 4,
  removed: 5,
  accepted: 6,
  invited: 7,
  request: 8,
  mention: 9,
  declined: 10,
  full: 11,
  over: 12,
  started: 13,
};

/** Urgent ones first, then decisions, ended games and started ones. Within each the oldest first. */
const byUrgency = (a: Pending, b: Pending): number =>
  URGENCY[a.kind] - URGENCY[b.kind] || a.createdAt - b.createdAt;
