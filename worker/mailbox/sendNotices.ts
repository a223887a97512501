import { inArray } from 'drizzle-orm';
import type { Language } from '#shared/words/languages.ts';
import { database, type Database } from '../db/database.ts';
import { markPlayerBack, selectNotices, updateNotice } from '../db/notices.ts';
import { selectRecipient } from '../db/people.ts';
import { selectGameTellings } from '../db/telling.ts';
import { seatsTable, type NoticeRow, type SeatRow } from '../db/schema.ts';
import { nameOf } from '../room/digest.ts';
import { roomOf } from '../room/roomOf.ts';
import { gameMail } from './wording/gameMail.ts';
import type { GameMessage, MailedGame, Recipient } from './wording/gameMessage.ts';
import type { Sent } from './mail.ts';
import { holds, occasionNow } from './occasion.ts';
import { situationOf, stillStands, type ListedNotice } from './situation.ts';
import { mailIsOn } from './transport.ts';
import type { MailSender } from './mailSender.ts';
import {
  backAt,
  isCandidate,
  nextTry,
  planMessage,
  RETRY_AFTER_MS,
  type Pending,
  type PlannedNotice,
} from './plan.ts';
import { isWanted, type GameTelling } from './telling.ts';
import { translatorFor, type Translator } from './translator.ts';

/**
 * Maximum of games in one mail: each takes two subrequests, and the free plan allows 50 in one invocation. If more are
 * due, the rest follows in the next mail.
 */
const GAMES_PER_MESSAGE = 15;

/** Delay before planning again (ms) when a game changed while its mail was prepared. By then the database shows the change. */
const MOVED_ON_MS = 1_000;

/** A notice with what the database knows of its game. */
interface KnownNotice extends Pending {
  readonly row: NoticeRow;
  readonly game: string;
  /** The language of the game's host, if they have chosen one. */
  readonly hostLanguage: Language | null;
}

/**
 * Sends the player one mail about all their games with due notices, and records the result. Returns when the mailbox must
 * plan again (ms), or null.
 */
export async function sendNotices(
  env: Env,
  mailSender: MailSender,
  playerId: string,
  now: number,
): Promise<number | null> {
  await mailSender.flush();
  const db = database(env);
  const [rows, [recipient], tellings] = await db.batch([
    selectNotices(db, playerId),
    selectRecipient(db, playerId),
    selectGameTellings(db, playerId),
  ]);
  const tellingOf = new Map(tellings.map(({ gameId, telling }): [string, GameTelling] => [gameId, telling]));
  const known = rows.map((row) => toKnown(row, tellingOf.get(row.notice.gameId), now));
  if (known.length === 0 || !mailIsOn(env)) return null;
  if (recipient === undefined) return dropWithoutAddress(db, known);
  const { asked, left } = await askRooms(env, playerId, known, now);
  const planned = planMessage(asked, now, recipient);
  await writeMarks(db, playerId, planned.marks, now);
  const again = await sendMessage(env, mailSender, { ...recipient, playerId }, planned.message, now);
  const times = [left ? now : null, again, planned.wakeAt].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}

function toKnown(listed: ListedNotice, telling: GameTelling, now: number): KnownNotice {
  const { notice, game, hostLanguage, clock, pausedUntil, acted } = listed;
  const situation = situationOf(listed, now);
  const occasion = occasionNow(notice, situation);
  return {
    ...notice,
    kind: occasion.kind,
    stands: occasion.stands && isWanted(occasion.kind, telling),
    isReminded: clock === null && holds('turn', situation),
    pausedUntil,
    row: notice,
    game,
    hostLanguage,
    toldAt: acted ? null : notice.toldAt,
    looking: false,
  };
}

/** The player has no address any more, or wants no mail. Queued notices fail with NO_ADDRESS; nothing is due any more. */
async function dropWithoutAddress(db: Database, known: readonly KnownNotice[]): Promise<null> {
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

/** Asks the rooms of due notices whether the player looks at the game. `left`: some were left out because of the limit. */
async function askRooms(env: Env, playerId: string, known: readonly KnownNotice[], now: number) {
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
  marks: ReturnType<typeof planMessage<KnownNotice>>['marks'],
  now: number,
): Promise<void> {
  const statements = marks.map(({ notice, state, dueAt, back }) =>
    back
      ? markPlayerBack(db, playerId, notice.row.gameId, backAt(now))
      : updateNotice(db, notice.row, { state, dueAt }),
  );
  await writeAll(db, statements);
}

type Writes = ReturnType<typeof updateNotice> | ReturnType<typeof markPlayerBack>;

async function writeAll(db: Database, [first, ...others]: readonly Writes[]): Promise<void> {
  if (first !== undefined) await db.batch([first, ...others]);
}

/** The recipient with the language they have chosen, if any. */
type RecipientWithLanguage = Recipient & { readonly language: Language | null };

/**
 * Sends the mail. Returns when to plan again (ms) if it was not sent: the leading game has changed, its room failed, or
 * sending failed. Null if it was sent or there is none.
 */
async function sendMessage(
  env: Env,
  mailSender: MailSender,
  recipient: RecipientWithLanguage,
  message: readonly PlannedNotice<KnownNotice>[],
  now: number,
): Promise<number | null> {
  const [lead, ...others] = message;
  if (lead === undefined) return null;
  const translator = translatorFor(recipient.language ?? lead.notice.hostLanguage ?? 'en');
  const answer = await roomOf(env, lead.notice.row.gameId).digestFor(recipient.playerId, translator.language);
  if (!answer.ok) return putOff(env, lead.notice, answer.failure.code, now);
  if (!stillStands(lead.notice.kind, answer.value)) return now + MOVED_ON_MS;
  const mailedGame = await mailedGamesOf(env, translator, message);
  const facts: GameMessage = {
    translator,
    recipient,
    ids: message.map(({ notice }) => notice.id),
    isReminder: message.every(({ reminders }) => reminders > 0),
    lead: mailedGame(lead.notice),
    digest: answer.value,
    others: others.map(({ notice }) => mailedGame(notice)),
  };
  const sent = await mailSender.send(gameMail(env, facts, now), (db, sent) =>
    message.map((planned) => recordOf(db, planned, sent, now)),
  );
  if (sent.ok) await reportSentToRooms(env, message, now);
  return sent.ok ? null : nextTry(sent.retry, lead.notice, now).dueAt;
}

/**
 * Postpones a notice whose room cannot make a digest, because the log is damaged or the rules fail. The player's other
 * games must not wait for it, so the mailbox plans again at once without it. It is tried again after longer and longer
 * waits, in the end once a day, until the game is repaired.
 */
async function putOff(env: Env, notice: KnownNotice, error: string, now: number): Promise<number> {
  const retry = notice.attempts < RETRY_AFTER_MS.length ? 'backoff' : 'nextDay';
  await updateNotice(database(env), notice.row, { ...nextTry(retry, notice, now), error });
  return now;
}

/** A function that gives, for each notice of the mail, its game with the names of the other seats. */
async function mailedGamesOf(
  env: Env,
  translator: Translator,
  message: readonly PlannedNotice<KnownNotice>[],
): Promise<(notice: KnownNotice) => MailedGame> {
  const ids = message.map(({ notice }) => notice.row.gameId);
  const all = await database(env)
    .select()
    .from(seatsTable)
    .where(inArray(seatsTable.gameId, ids))
    .orderBy(seatsTable.seat);
  const byGame = Map.groupBy(all, ({ gameId }): string => gameId);
  return ({ row, game, kind }) => {
    const table: readonly SeatRow[] = byGame.get(row.gameId) ?? [];
    const others = table
      .filter(({ seat }) => seat !== row.seat)
      .map(({ seat }) => nameOf(translator, { seats: table }, seat));
    return { gameId: row.gameId, game, seat: row.seat, kind, others };
  };
}

function recordOf(
  db: Database,
  { notice, reminders, dueAt }: PlannedNotice<KnownNotice>,
  sent: Sent,
  now: number,
) {
  if (sent.ok)
    return updateNotice(db, notice.row, {
      state: 'sent',
      dueAt,
      reminders,
      error: null,
      sentAt: now,
      toldAt: now,
    });
  const next = nextTry(sent.retry, notice, now);
  const state = next.dueAt === null ? 'failed' : notice.state;
  return updateNotice(db, notice.row, { state, ...next, error: sent.error });
}

/** Tells the rooms that the mail was sent, so that the other players see it. If a call is lost, the next load reads it from D1. */
const reportSentToRooms = (
  env: Env,
  message: readonly PlannedNotice<KnownNotice>[],
  now: number,
): Promise<unknown> =>
  Promise.allSettled(
    message
      .filter(({ notice }) => notice.kind !== 'mention')
      .map(({ notice }) => roomOf(env, notice.row.gameId).noticeSent(notice.row.seat, now)),
  );
