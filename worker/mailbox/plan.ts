import type { NoticeKind, NoticeState } from '../../shared/protocol/http.ts';

/**
 * What to tell a player, when. Pure. The rules:
 * a notice is held back for two minutes, so that an undo costs nobody a mail; while the player looks at the game
 * he is told nothing of it; he is told once an absence that he is waited for, over all his games, then reminded a
 * few times; before that at most once of mere news.
 */

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** Taking a move back within it costs nobody a mail. */
export const HOLD_MS = 2 * MINUTE;

/** A message waits at most this long for notices of other games that are still held back. */
const GATHER_MS = 10 * MINUTE;

/** Who has looked and not moved is reminded after this long. */
export const REMIND_SEEN_MS = DAY;

/** From one message of an absence to the next; after the last one there is silence until he is back. */
export const REMIND_AFTER_MS = [DAY, 3 * DAY, 7 * DAY] as const;

/** From a failed try to the next; after the last one the notice is given up and reported. */
export const RETRY_AFTER_MS = [MINUTE, 10 * MINUTE, 60 * MINUTE, 6 * 60 * MINUTE] as const;

/** Alarms are for what is due before the cron comes by again; the cron wakes for everything later. */
export const ALARM_AHEAD_MS = 60 * MINUTE;

/** A notice and how its game stands. Times in ms. */
export interface Pending {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly state: NoticeState;
  readonly dueAt: number | null;
  readonly createdAt: number;
  /** Last message with this game since he was last seen; null: none, or he has been back. */
  readonly toldAt: number | null;
  readonly reminders: number;
  readonly attempts: number;
  /** Is there still something to tell: his decision stands open, the game is over, … */
  readonly stands: boolean;
  /** Is a page of this game in front of him? Known where `isCandidate`. */
  readonly looking: boolean;
}

/** What is written of a notice that is not sent now. */
export interface Mark<N extends Pending = Pending> {
  readonly notice: N;
  readonly state: NoticeState;
  readonly dueAt: number | null;
  /** He is here: his absence is over. */
  readonly back?: true;
}

/** A game of the message to send now. */
export interface Told<N extends Pending = Pending> {
  readonly notice: N;
  /** Reminders of this occasion, this message included. */
  readonly reminders: number;
  /** When to remind of it. */
  readonly dueAt: number | null;
}

export interface Plan<N extends Pending = Pending> {
  /** The games of the one message to send now, the leading one first; empty: none. */
  readonly message: readonly Told<N>[];
  readonly marks: readonly Mark<N>[];
  /** When to plan again; null: when the cron or a new notice wakes the mailbox. */
  readonly wakeAt: number | null;
}

const isOpen = ({ state }: Pending): boolean => state === 'queued' || state === 'sent' || state === 'seen';
const isDue = (notice: Pending, now: number): boolean => notice.dueAt !== null && notice.dueAt <= now;

/** Must it be known of this one whether the player looks at the game? */
export const isCandidate = (notice: Pending, now: number): boolean =>
  notice.stands && isOpen(notice) && isDue(notice, now);

export function plan<N extends Pending>(notices: readonly N[], now: number): Plan<N> {
  const open = notices.filter(isOpen);
  const settled = open.filter((notice) => !notice.stands && notice.state === 'queued');
  const looking = open.filter((notice) => isCandidate(notice, now) && notice.looking);
  const due = open.filter((notice) => isCandidate(notice, now) && !notice.looking);
  const held = open.filter((notice) => notice.stands && notice.state === 'queued' && !isDue(notice, now));
  const marks: Mark<N>[] = [
    ...settled.map((notice) => ({ notice, state: 'dropped', dueAt: null }) as const),
    ...looking.map(
      (notice) => ({ notice, state: 'seen', dueAt: remindSeenAt(notice, now), back: true }) as const,
    ),
  ];
  const back = looking.length > 0;
  const decided = decide(due, back ? [] : notices, held, now);
  const all = [...marks, ...decided.marks];
  const next = [...held.map(({ dueAt }) => dueAt), ...all.map(({ dueAt }) => dueAt), decided.wakeAt];
  return { message: decided.message, marks: all, wakeAt: soonest(next, now) };
}

function decide<N extends Pending>(
  due: readonly N[],
  notices: readonly N[],
  held: readonly N[],
  now: number,
): Plan<N> {
  const nothing = { message: [], marks: [], wakeAt: null };
  if (due.length === 0) return nothing;
  const told = toldBefore(due, notices);
  const quietUntil = endOfQuiet(told);
  if (quietUntil === null || quietUntil > now)
    return { ...nothing, marks: due.map((notice) => ({ notice, state: notice.state, dueAt: quietUntil })) };
  const gathered = Math.min(...held.map(({ dueAt }) => dueAt ?? Infinity));
  const longest = Math.min(...due.map(({ dueAt }) => dueAt ?? now)) + GATHER_MS;
  if (gathered <= longest) return { ...nothing, wakeAt: gathered };
  const message = due.toSorted(byUrgency).map((notice) => {
    const reminders =
      told.length > 0 ? messagesOf(told) : notice.reminders + (notice.state === 'queued' ? 0 : 1);
    const dueAt = reminderAt(notice.kind, REMIND_AFTER_MS[reminders], now);
    return { notice, reminders, dueAt };
  });
  return { ...nothing, message };
}

/**
 * What keeps back a message of this kind: who was told that he is waited for is not told again; who was told
 * anything at all is not told mere news. So news comes first at most, and a decision is always told.
 */
const toldBefore = <N extends Pending>(due: readonly N[], notices: readonly N[]): readonly N[] => {
  const asks = due.some(({ kind }) => kind === 'turn');
  return notices.filter(({ toldAt, kind }) => toldAt !== null && (!asks || kind === 'turn'));
};

/** Messages of this absence so far. */
const messagesOf = (told: readonly Pending[]): number =>
  told.length === 0 ? 0 : 1 + Math.max(...told.map(({ reminders }) => reminders));

/** Until when he is left in peace; null: for the rest of this absence. 0 where he has been back since. */
function endOfQuiet(told: readonly Pending[]): number | null {
  const messages = messagesOf(told);
  if (messages === 0) return 0;
  const after = REMIND_AFTER_MS[messages - 1];
  return after === undefined ? null : Math.max(...told.map(({ toldAt }) => toldAt ?? 0)) + after;
}

/** Only a decision is ever reminded of. */
const reminderAt = (kind: NoticeKind, after: number | undefined, now: number): number | null =>
  kind === 'turn' && after !== undefined ? now + after : null;

/** When somebody who has seen it is reminded. */
export const remindSeenAt = (
  { kind, reminders }: Pick<Pending, 'kind' | 'reminders'>,
  now: number,
): number | null => reminderAt(kind, reminders < REMIND_AFTER_MS.length ? REMIND_SEEN_MS : undefined, now);

/** What a player's coming back means for his notices; see `markBack`. */
export const backAt = (now: number) => ({
  remindAt: now + REMIND_SEEN_MS,
  maxReminders: REMIND_AFTER_MS.length,
  /** Notices due later than this were put off to a reminder. */
  heldUntil: now + HOLD_MS,
});

const URGENCY = { turn: 0, over: 1, started: 2 } as const;

/** What waits for him first, and of that what has waited longest. */
const byUrgency = (a: Pending, b: Pending): number =>
  URGENCY[a.kind] - URGENCY[b.kind] || a.createdAt - b.createdAt;

function soonest(times: readonly (number | null)[], now: number): number | null {
  const next = Math.min(...times.map((time) => time ?? Infinity));
  return next <= now + ALARM_AHEAD_MS ? next : null;
}

/** When to try again after one more failure; null: never, it is given up. */
export const retryAt = ({ attempts }: Pick<Pending, 'attempts'>, now: number): number | null => {
  const after = RETRY_AFTER_MS[attempts];
  return after === undefined ? null : now + after;
};
