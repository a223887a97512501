import { REMIND_AT, timeLeft } from '#shared/kernel/clock.ts';
import { activeListing } from '../../db/games/games.ts';
import { openUntil } from '../../db/games/invitations.ts';
import { nextDay } from '../../people/quotas.ts';
import { archiveAfterMs, scaled } from '../../lib/settings.ts';
import { automaticAt, vacantWait } from './automatic.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import type { Room } from '../roomContext.ts';
import { calendarOf } from '../clock/seatClocks.ts';
import { isKept } from '../../people/access.ts';
import { nextTableStep } from '../clock/tableSteps.ts';

/** The alarm rings this much later (ms), so that the request that set it can do the work. The alarm does it only after a crash. */
const ALARM_GRACE_MS = 1_000;

/**
 * When the room must work without being asked (ms); null if it waits for people. Bots and forced answers are due at once,
 * answers by orders later, the end of an open game after `OPEN_DAYS`, and the start of a bot game that waits on the next
 * day.
 */
export function dueOf({ env, now: clock }: Pick<Room, 'env' | 'now'>, loaded: LoadedGame): number | null {
  const { game } = loaded;
  const now = clock();
  if (game.status === 'open')
    return loaded.seats.some(({ kind }) => kind === 'open') ? openGameDue(game) : nextDay(now);
  if (game.status === 'over') return archiveAt(env, loaded);
  const at = runningDueAt(env, loaded, now);
  if (at === null) return null;
  if (at <= now) return game.due !== null && game.due <= now ? game.due : now; // as early: then no column changes
  return game.due !== null && game.due > now && game.due <= at ? game.due : earliestDue(env, loaded, at, now);
}

/** When an open game ends that nobody fills, or before that its listing. */
const openGameDue = (game: LoadedGame['game']): number =>
  Math.min(openUntil(game), activeListing(game)?.until ?? Infinity);

/** When a finished game is archived; one that is named in the archive keeps its time until its rows are gone. */
function archiveAt(env: Env, { game, lastAt }: LoadedGame): number | null {
  const after = archiveAfterMs(env);
  if (game.archived !== null) return game.due;
  return after === null ? null : lastAt + after;
}

/** The least time from a row to a stored due time that is earlier than what is due (ms). */
const EARLY_MS = 3_600_000;

/**
 * The due time to store while the room waits until `at`. Most rows move `at`, and each change of it costs a row of the
 * index. So a stored time that is too early is kept, and corrected when it comes. One that must be stored is so early that
 * hardly a turn that follows brings anything before it. It is not earlier than `EARLY_MS`: while a clock stands with no
 * time left, the alarm would ring all the time.
 */
function earliestDue(env: Env, { game, seats }: LoadedGame, at: number, now: number): number {
  const reminders = seats.filter(isKept).flatMap((row) => {
    const clock = game.clock === null ? undefined : game.seatClocks?.[row.seat];
    return clock === undefined || game.clock === null
      ? []
      : [now + Math.floor(timeLeft(clock, now, calendarOf(game.clock, row)) * REMIND_AT[0])];
  });
  const standsIn = seats.some(({ vacancy }) => vacancy === 'open') ? [now + vacantWait(env, game)] : [];
  return Math.min(at, Math.max(now + scaled(env, EARLY_MS), Math.min(...reminders, ...standsIn)));
}

/** When a running game must go on without being asked (ms): an automatic answer, or a step of its table. */
export function runningDueAt(env: Env, loaded: LoadedGame, now: number): number | null {
  const times = [automaticAt(env, loaded), nextTableStep(env, loaded, now)?.at ?? null].filter(
    (at) => at !== null,
  );
  return times.length === 0 ? null : Math.min(...times);
}

/**
 * Sets the alarm for `due`, unless it is set for then or earlier. Asks the alarm itself: it may have rung since `due` was
 * written to the game's row.
 */
export async function armAlarm({ storage, now }: Room, due: number | null): Promise<void> {
  if (due === null) return;
  const at = Math.max(due, now()) + ALARM_GRACE_MS;
  const set = await storage.getAlarm();
  if (set === null || set > at) await storage.setAlarm(at);
}
