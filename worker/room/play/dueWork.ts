import { maskOf, type Seat } from '#shared/kernel/types.ts';
import { tryChargeService } from '../../people/serviceQuotas.ts';
import { activeListing } from '../../db/games/games.ts';
import { Unwritten } from '../../db/database.ts';
import { openUntil } from '../../db/games/invitations.ts';
import { failpoint } from '../../lib/failpoints.ts';
import { RETRY_MS } from '../../lib/notices.ts';
import { AUTOMATIC_PER_INVOCATION, automaticAt, nextAutomatic } from './automatic.ts';
import { nextRow } from './commit.ts';
import { archive } from '../storage/archiving.ts';
import { DamagedLog } from '../storage/damage.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import type { Queue, Room } from '../roomContext.ts';
import { lapse } from '../seats/listing.ts';
import { abort, isOpenSeat, startChange } from '../seats/start.ts';
import { armAlarm, dueOf, runningDueAt } from './alarm.ts';
import type { NoticePlan } from '../views/noticesFor.ts';
import { missedCalendar } from '../clock/seatCalendar.ts';
import { changeOfStep } from '../clock/stepChange.ts';
import { nextTableStep, type TableStep } from '../clock/tableSteps.ts';
import { write } from '../storage/write.ts';

/** The work a room does without being asked, when something is due. */

/** Each further failure doubles the time to the next try, up to this (ms): a room whose rules fail reads its whole log each time. */
const LONGEST_RETRY_MS = 3_600_000;

/** Storage key of the number of failures in a row. It is stored because a room sleeps between two tries. */
const FAILURES = 'failures';

/** Runs a room's due work, one run at a time. */
export class Waker {
  readonly #room: Room;
  readonly #queue: Queue;
  readonly #failed: (error: unknown) => void;
  #running: Promise<boolean> | undefined;
  #again = false;
  #restsUntil = 0;

  /** `failed` is called with the error of a run before the next try is scheduled. */
  constructor(room: Room, queue: Queue, failed: (error: unknown) => void) {
    this.#room = room;
    this.#queue = queue;
    this.#failed = failed;
  }

  /**
   * Does what is due. A call during a run causes one more run after it. A failed run is reported and tried again by an
   * alarm, so that no wake-up is lost; the result is then false.
   */
  wake(): Promise<boolean> {
    this.#again = this.#running !== undefined;
    return (this.#running ??= this.#run());
  }

  /**
   * For reads and connections: is something due and no run in progress? Then the alarm was lost. False for a while after
   * a failure, so that readers do not add load to a database that is down.
   */
  get isNeeded(): boolean {
    const now = this.#room.now();
    return this.#running === undefined && this.#restsUntil <= now && isDue(this.#room);
  }

  /** Sets the alarm for the next try. A reader may cause one sooner, because the database may be back. */
  async #tryLater(): Promise<void> {
    const { now, storage } = this.#room;
    const failures = storage.kv.get<number>(FAILURES) ?? 0;
    storage.kv.put(FAILURES, failures + 1);
    this.#restsUntil = now() + RETRY_MS;
    await storage.setAlarm(now() + Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** failures));
  }

  async #run(): Promise<boolean> {
    try {
      do {
        this.#again = false;
        await runDueWork(this.#room, this.#queue);
      } while (this.#again);
      this.#room.storage.kv.delete(FAILURES);
      return true;
    } catch (error) {
      this.#failed(error);
      if (error instanceof DamagedLog) return false; // no alarm until it is repaired; the cron checks now and then
      await this.#tryLater();
      return false;
    } finally {
      this.#running = undefined;
    }
  }
}

/**
 * Is automatic work due now, by the cached game? In a running game the position says when. The time in the game's row may
 * be later: the cron wrote it, which postponed a room that had failed; the room need not wait for it.
 */
export function isDue({ loaded, now, env }: Room): boolean {
  if (loaded === undefined || loaded.game.due === null) return false;
  const at = loaded.game.status === 'running' ? runningDueAt(env, loaded, now()) : loaded.game.due;
  return at !== null && at <= now();
}

/** Closes an open game that has expired, plays automatic moves, and archives a game that is over. */
async function runDueWork(room: Room, queue: Queue): Promise<void> {
  await queue.run(() => expire(room));
  await automatic(room, queue);
  await queue.run(() => archive(room));
}

async function expire(room: Room): Promise<void> {
  const loaded = await room.load();
  if (loaded === undefined) return;
  if (loaded.game.status !== 'open') return;
  const listing = activeListing(loaded.game);
  if (!isDue(room)) await armAlarm(room, loaded.game.due); // the alarm may have rung too early
  else if (listing !== undefined && listing.until <= room.now() && openUntil(loaded.game) > room.now())
    await written(write(room, loaded, lapse(listing)));
  else if (loaded.seats.some(isOpenSeat)) await abort(room, loaded, 'expired');
  else if (await tryChargeService(room.env, 'bots', room.now()))
    await write(room, loaded, startChange(room, loaded));
  else await write(room, loaded, {}); // the daily maximum is reached: `due` becomes the next day
}

/** Plays automatic moves, each commit as one task of the queue, so that people's requests come in between. An alarm plays the rest. */
async function automatic(room: Room, queue: Queue): Promise<void> {
  for (let played = 0; played < AUTOMATIC_PER_INVOCATION; played += 1) {
    const more = await queue.run(() => automaticCommit(room));
    if (!more) return;
    await failpoint(room.env, 'in-bot-loop');
  }
  await room.storage.setAlarm(room.now());
}

async function automaticCommit(room: Room): Promise<boolean> {
  const loaded = await room.load();
  if (loaded === undefined) return false;
  const step = dueStep(room, loaded);
  if (step !== undefined) {
    await written(write(room, loaded, await changeOfStep(room, loaded, step)));
    return true;
  }
  const next = nextAutomatic(room.env, loaded, room.now());
  if (next === undefined) return awaitNext(room, loaded);
  const { state, ...draft } = next;
  const { seat, by } = draft;
  const missed = by === 'timeOut' ? await missedCalendar(room, loaded, seat) : undefined;
  if (missed !== undefined) {
    await written(write(room, loaded, missed));
    return true;
  }
  const notices = by === 'timeOut' && !loaded.seats[seat]?.vacancy ? playedFor(seat) : [];
  await written(write(room, loaded, { row: nextRow(room, loaded, draft, state), state, notices }));
  return true;
}

/** The step of the table that is due, unless an answer was due before it: orders that a late alarm has kept waiting. */
function dueStep({ env, now: clock }: Room, loaded: LoadedGame): TableStep | undefined {
  const now = clock();
  const step = nextTableStep(env, loaded, now);
  const answersAt = automaticAt(env, loaded);
  return step !== undefined && step.at <= now && (answersAt === null || step.at <= answersAt)
    ? step
    : undefined;
}

/** Tells the player that their time ran out and a bot has played. */
const playedFor = (seat: Seat): NoticePlan['notices'] => [{ kind: 'played', seats: maskOf([seat]) }];

/** Throws unless the change was written, or another writer was faster. */
async function written(writing: ReturnType<typeof write>): Promise<void> {
  const answer = await writing;
  if (!answer.ok && answer.failure.code !== 'STALE') throw new Unwritten(answer.failure.code);
}

/**
 * Sets the alarm for what is not due yet. Corrects the due time of a running game that has passed, or is later than what
 * the position says. It was stored too early (`earliestDue`), or by the rules of an earlier release. Otherwise the cron
 * would wake the room for ever because of it.
 */
async function awaitNext(room: Room, loaded: LoadedGame): Promise<false> {
  const due = dueOf(room, loaded);
  if (loaded.game.status === 'running' && loaded.game.due !== due) await write(room, loaded, {});
  else if (loaded.game.status === 'running') await armAlarm(room, due);
  return false;
}
