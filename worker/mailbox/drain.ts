import { inArray } from 'drizzle-orm';
import type { Language } from '../../shared/words/languages.ts';
import { database, type Database } from '../db/database.ts';
import { markBack, selectNotices, updateNotice } from '../db/notices.ts';
import { readerOf } from '../db/people.ts';
import { seats, type NoticeRow, type SeatRow } from '../db/schema.ts';
import type { Brief } from '../room/brief.ts';
import { nameOf } from '../room/brief.ts';
import { roomOf } from '../routes/support.ts';
import { gameLetter, type Occasion, type Reader } from './letters.ts';
import { mailIsOn, type Sent } from './mail.ts';
import type { Outbox } from './outbox.ts';
import { backAt, isCandidate, plan, retryAt, type Pending, type Told } from './plan.ts';
import { tongueOf, type Tongue } from './words.ts';

/**
 * Games of one message: each takes two subrequests, and the free plan allows 50 an invocation. Who has more due
 * at once finds the rest in the next message, and on his page.
 */
const GAMES_PER_MESSAGE = 15;

/** A game has moved on while its player was to be told: until then the database says so too. */
const MOVED_ON_MS = 1_000;

/** A notice with what the database knows of its game. */
interface Known extends Pending {
  readonly row: NoticeRow;
  readonly game: string;
  /** That of its host, if he has chosen one. */
  readonly hostLanguage: Language | null;
}

/**
 * Tells the player what is due, in one message over all his games, and writes down what became of it.
 * Gives the time to come again, or null.
 */
export async function drain(env: Env, outbox: Outbox, playerId: string, now: number): Promise<number | null> {
  await outbox.flush();
  const db = database(env);
  const [rows, [reader]] = await db.batch([selectNotices(db, playerId), readerOf(db, playerId)]);
  const known = rows.map(toKnown);
  if (known.length === 0 || !mailIsOn(env)) return null;
  if (reader === undefined) return giveUp(db, known);
  const { asked, left } = await askRooms(env, playerId, known, now);
  const planned = plan(asked, now);
  await writeMarks(db, playerId, planned.marks, now);
  const again = await tell(env, outbox, { ...reader, playerId }, planned.message, now);
  const times = [left ? now : null, again, planned.wakeAt].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}

type Listed = Awaited<ReturnType<typeof selectNotices>>[number];

function toKnown({ notice, game, hostLanguage, status, acting, acted }: Listed): Known {
  const isAsked = status === 'running' && ((acting >> notice.seat) & 1) === 1;
  const stands = { turn: isAsked, started: status === 'running', over: status === 'over' }[notice.kind];
  return {
    ...notice,
    row: notice,
    game,
    hostLanguage,
    stands,
    toldAt: acted ? null : notice.toldAt,
    looking: false,
  };
}

/** He has no address any more, or wants no mail: nothing is due for him. */
async function giveUp(db: Database, known: readonly Known[]): Promise<null> {
  const waiting = known.filter(({ dueAt }) => dueAt !== null);
  await writeAll(
    db,
    waiting.map(({ row, state }) =>
      updateNotice(
        db,
        row,
        state === 'queued' ? { state: 'failed', error: 'NO_ADDRESS', dueAt: null } : { dueAt: null },
      ),
    ),
  );
  return null;
}

/** Asks the rooms of what is due whether he is looking; those beyond the limit are left out this time. */
async function askRooms(env: Env, playerId: string, known: readonly Known[], now: number) {
  const due = known.filter((notice) => isCandidate(notice, now));
  const asking = due.toSorted((a, b) => (a.dueAt ?? 0) - (b.dueAt ?? 0)).slice(0, GAMES_PER_MESSAGE);
  const looking = await Promise.all(asking.map(({ row }) => roomOf(env, row.gameId).isLooking(playerId)));
  const answered = asking.map((notice, at) => ({ ...notice, looking: looking[at] ?? false }));
  const asked = [...known.filter((notice) => !due.includes(notice)), ...answered];
  return { asked, left: due.length > asking.length };
}

async function writeMarks(
  db: Database,
  playerId: string,
  marks: ReturnType<typeof plan<Known>>['marks'],
  now: number,
): Promise<void> {
  const statements = marks.map(({ notice, state, dueAt, back }) =>
    back
      ? markBack(db, playerId, notice.row.gameId, backAt(now))
      : updateNotice(db, notice.row, { state, dueAt }),
  );
  await writeAll(db, statements);
}

type Writes = ReturnType<typeof updateNotice> | ReturnType<typeof markBack>;

async function writeAll(db: Database, [first, ...others]: readonly Writes[]): Promise<void> {
  if (first !== undefined) await db.batch([first, ...others]);
}

/** Whom to write to; he need not have chosen a language. */
type Addressed = Reader & { readonly language: Language | null };

/** Sends the one message. Gives when to plan again where it was not sent: the leading game has moved on, or sending failed. */
async function tell(
  env: Env,
  outbox: Outbox,
  reader: Addressed,
  message: readonly Told<Known>[],
  now: number,
): Promise<number | null> {
  const [lead, ...others] = message;
  if (lead === undefined) return null;
  const tongue = tongueOf(reader.language ?? lead.notice.hostLanguage ?? 'en');
  const answer = await roomOf(env, lead.notice.row.gameId).brief(reader.playerId, tongue.language);
  if (!answer.ok) throw new Error(answer.failure.code);
  if (!stillStands(lead.notice, answer.value)) return now + MOVED_ON_MS;
  const occasion = await occasionsOf(env, tongue, message);
  const letter = gameLetter(
    env,
    {
      tongue,
      reader,
      ids: message.map(({ notice }) => notice.id),
      isReminder: message.every(({ reminders }) => reminders > 0),
      lead: occasion(lead.notice),
      brief: answer.value,
      others: others.map(({ notice }) => occasion(notice)),
    },
    now,
  );
  const sent = await outbox.send(letter, (db, sent) => message.map((told) => recordOf(db, told, sent, now)));
  if (sent.ok) await tellTables(env, message, now);
  return sent.ok || !sent.later ? null : retryAt(lead.notice, now);
}

const stillStands = ({ kind }: Known, brief: Brief): boolean =>
  kind === 'turn' ? brief.asks.length > 0 : brief.isOver === (kind === 'over');

/** Who sits with him in each of these games. */
async function occasionsOf(
  env: Env,
  tongue: Tongue,
  message: readonly Told<Known>[],
): Promise<(notice: Known) => Occasion> {
  const ids = message.map(({ notice }) => notice.row.gameId);
  const all = await database(env).select().from(seats).where(inArray(seats.gameId, ids)).orderBy(seats.seat);
  const byGame = Map.groupBy(all, ({ gameId }): string => gameId);
  return ({ row, game, kind }) => {
    const table: readonly SeatRow[] = byGame.get(row.gameId) ?? [];
    const others = table
      .filter(({ seat }) => seat !== row.seat)
      .map(({ seat }) => nameOf(tongue, { seats: table }, seat));
    return { gameId: row.gameId, game, kind, others };
  };
}

function recordOf(db: Database, { notice, reminders, dueAt }: Told<Known>, sent: Sent, now: number) {
  if (sent.ok)
    return updateNotice(db, notice.row, {
      state: 'sent',
      dueAt,
      reminders,
      error: null,
      sentAt: now,
      toldAt: now,
    });
  const again = sent.later ? retryAt(notice, now) : null;
  return updateNotice(db, notice.row, {
    state: again === null ? 'failed' : notice.state,
    dueAt: again,
    attempts: notice.attempts + 1,
    error: sent.error,
  });
}

/** So that those at the tables see that he was told; it is in the database if this is lost. */
const tellTables = (env: Env, message: readonly Told<Known>[], now: number): Promise<unknown> =>
  Promise.allSettled(message.map(({ notice }) => roomOf(env, notice.row.gameId).told(notice.row.seat, now)));
