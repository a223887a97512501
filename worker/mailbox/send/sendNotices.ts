import { selectOpenChannels } from '../../db/people/channels.ts';
import { peopleDatabase, type GamesDatabase } from '../../db/database.ts';
import { selectNotices } from '../../db/games/notices.ts';
import { selectRecipient, setBackAt } from '../../db/people/players.ts';
import type { NoticeRow } from '../../db/schema.ts';
import { selectGameTellings } from '../../db/people/telling.ts';
import { roomOf } from '../../lib/objects.ts';
import { hostOf } from '../channels/outcome.ts';
import { tellsPlayers, mailIsOn } from '../../lib/settings.ts';
import { inCurrentAbsence } from '../plan/absence.ts';
import { situationOf, type KnownNotice, type ListedNotice } from '../plan/situation.ts';
import { holds, occasionNow } from '../plan/occasion.ts';
import { isNews, isOutsidePlay, backAt, REMIND_AFTER_MS, RETRY_MS } from '../../lib/notices.ts';
import { noticeRecord, type MailSender } from './mailSender.ts';
import { isCandidate, planMessage, type Mark, type MessagePlan } from '../plan/plan.ts';
import { sendMessage } from './sendMessage.ts';
import { stillWaiting, gamesPerMessage } from '../plan/gamesInMessage.ts';
import { isWanted, mailFollowsAfter, type ToldOfGame, type TellingTimes } from '../plan/telling.ts';
import { insertMissedEnds, insertWaitingNotices, markTold, selectStale } from '../../db/games/absences.ts';
import { listReachable } from '../../db/shards.ts';
import { unwelcomeTables, type InvitingTable } from '../../people/companions.ts';
import { waitingTimes } from '../../people/told.ts';

/**
 * Sends the player one message about all their games with due notices, by mail and by their channels, and records the
 * result. Returns when the mailbox must plan again (ms), or null. It is soon, if a database of games does not answer or does not
 * record what was sent: the message leaves out its games, because time runs in the others.
 */
export async function sendNotices(
  env: Env,
  mailSender: MailSender,
  playerId: string,
  now: number,
): Promise<number | null> {
  await mailSender.flush();
  const occasions = await readOccasions(env, playerId, now);
  const rows = occasions.rows.filter(({ notice }) => mailSender.isRecorded(notice.gameId));
  const again = await tell(env, mailSender, playerId, { ...occasions, rows }, now);
  if (occasions.isWhole && mailSender.isAllRecorded) return again;
  return Math.min(again ?? Infinity, now + RETRY_MS);
}

type Occasions = Awaited<ReturnType<typeof readOccasions>>;

/** Plans and sends the message about these notices. Returns when to plan again (ms), or null. */
async function tell(
  env: Env,
  mailSender: MailSender,
  playerId: string,
  { recipient, channels, rows, tellingOf, unwelcome }: Occasions,
  now: number,
): Promise<number | null> {
  if (rows.length === 0 || !tellsPlayers(env)) return null;
  const ways = { email: mailIsOn(env) ? (recipient?.email ?? null) : null, channels };
  const current = inCurrentAbsence(rows, recipient?.backAt ?? 0);
  const hasChannels = ways.email !== null && (channels.length > 0 || current.some(isMailToFollow));
  const times = { telling: recipient?.telling ?? null, hours: recipient?.hours ?? null, hasChannels };
  const known = current.map((row) =>
    toKnown(
      row,
      { telling: tellingOf.get(row.notice.gameId), isWelcome: !unwelcome.has(row.notice.gameId) },
      times,
      now,
    ),
  );
  if (recipient === undefined || (ways.email === null && channels.length === 0))
    return dropUntold(mailSender, known);
  const { asked, left } = await askRooms(env, playerId, known, gamesPerMessage(channels.map(hostOf)), now);
  const planned = planMessage(asked, now, times);
  const isBack = planned.marks.some((mark) => mark.back);
  if (isBack && known.some(({ toldAt }) => toldAt !== null))
    await setBackAt(peopleDatabase(env), playerId, now);
  await updateNotices(
    mailSender,
    [...planned.marks, ...settled(rows, asked, planned, now)].map(({ notice, state, dueAt }) => ({
      notice,
      change: { state, dueAt },
    })),
  );
  const message = planned.message.filter(({ notice }) => mailSender.isRecorded(notice.row.gameId));
  const again = await sendMessage(
    env,
    mailSender,
    { ...recipient, playerId, ...ways, times },
    { planned: message, waiting: stillWaiting(asked, message, now) },
    now,
  );
  const back = isBack ? backAt(now).remindAt : null; // what waits in their other games, too
  const isDone = planned.message.length + planned.marks.length > 0; // else all that is due waits for others
  const wakes = [left && isDone ? now : null, again, planned.wakeAt, back].filter((time) => time !== null);
  return wakes.length === 0 ? null : Math.min(...wakes);
}

/** What the tables of people say of the player, and then their notices, which depend on it. */
async function readOccasions(env: Env, playerId: string, now: number) {
  const db = peopleDatabase(env);
  const [[recipient], tellings, channels] = await db.batch([
    selectRecipient(db, playerId),
    selectGameTellings(db, playerId),
    selectOpenChannels(db, playerId),
  ]);
  const told = recipient !== undefined && (recipient.email !== null || channels.length > 0);
  const ask = (shard: GamesDatabase) => noticesOf(env, shard, { playerId, told }, now);
  const { found: rows, isWhole } = await listReachable(env, playerId, ask);
  const unwelcome = await unwelcomeTables(db, playerId, rows.flatMap(invitingTable));
  const tellingOf = new Map(tellings.map(({ gameId, telling }): [string, ToldOfGame] => [gameId, telling]));
  return { recipient, channels, rows, isWhole, tellingOf, unwelcome };
}

/** The table to which a notice invites; none of any other kind. */
const invitingTable = ({ notice, hostId, seated }: ListedNotice): InvitingTable[] =>
  notice.kind === 'invited' ? [{ gameId: notice.gameId, hostId, seated: seated?.split(',') ?? [] }] : [];

/**
 * The player's open notices. If one of their seats is wrong about whether something reaches them, all are corrected here. If they
 * said that nothing does, commits wrote no notices: what waits for the player now, or has ended meanwhile, is noticed with that.
 */
async function noticesOf(
  env: Env,
  db: GamesDatabase,
  { playerId, told }: { readonly playerId: string; readonly told: boolean },
  now: number,
): Promise<readonly ListedNotice[]> {
  const [stale, rows] = await db.batch([selectStale(db, playerId, told, now), selectNotices(db, playerId)]);
  if (stale.length === 0) return rows;
  const times = waitingTimes(env, now);
  const corrected = markTold(db, playerId, told, now);
  if (!told) await corrected;
  else
    await db.batch([
      insertMissedEnds(db, playerId, times),
      insertWaitingNotices(db, playerId, times),
      corrected,
    ]);
  return selectNotices(db, playerId);
}

function toKnown(
  listed: ListedNotice,
  { telling, isWelcome }: { readonly telling: ToldOfGame; readonly isWelcome: boolean },
  times: TellingTimes,
  now: number,
): KnownNotice {
  const { notice, game, title, status, hostId, clock, pausedUntil, acted, moved, wrote } = listed;
  const situation = situationOf(listed, isWelcome, now);
  const occasion = occasionNow(notice, situation, isMailOwed(notice, times));
  return {
    ...notice,
    kind: occasion.kind,
    stands: occasion.stands && isWanted(occasion.kind, telling),
    isReminded: clock === null && holds('turn', situation),
    pausedUntil,
    row: notice,
    game,
    title,
    seesNames: !isOutsidePlay(occasion.kind) || status === 'open',
    hostId,
    isOnHoliday: situation.isOnHoliday,
    toldAt: acted ? null : notice.toldAt,
    reminders: acted ? 0 : notice.reminders,
    looking: occasion.kind === 'mention' && moved + wrote > 0,
  };
}

/** Were they told by channels, with the mail to follow sooner than a reminder would? It does so also if these have gone by then. */
const isMailToFollow = ({ notice: { state, dueAt, toldAt, reminders } }: ListedNotice): boolean =>
  state === 'sent' &&
  reminders === 0 &&
  toldAt !== null &&
  dueAt !== null &&
  dueAt - toldAt < REMIND_AFTER_MS[0];

/** Were they told news by channels, and has the mail still to follow? */
const isMailOwed = ({ kind, state, dueAt, reminders }: NoticeRow, times: TellingTimes): boolean =>
  isNews(kind) && state === 'sent' && dueAt !== null && reminders === 0 && mailFollowsAfter(times) !== null;

/** No mail and no channel reaches the player any more. Queued notices fail with NO_ADDRESS; nothing is due any more. */
async function dropUntold(mailSender: MailSender, known: readonly KnownNotice[]): Promise<null> {
  const failed = { state: 'failed', error: 'NO_ADDRESS', dueAt: null } as const;
  await updateNotices(
    mailSender,
    known
      .filter(({ dueAt }) => dueAt !== null)
      .map((notice) => ({ notice, change: notice.state === 'queued' ? failed : { dueAt: null } })),
  );
  return null;
}

/** Asks the rooms of due notices whether the player looks at the game. `left`: some were left out, because of `atMost`. */
async function askRooms(
  env: Env,
  playerId: string,
  known: readonly KnownNotice[],
  atMost: number,
  now: number,
) {
  const due = known.filter((notice) => isCandidate(notice, now));
  const asking = due.toSorted((a, b) => (a.dueAt ?? 0) - (b.dueAt ?? 0)).slice(0, atMost);
  const looking = await Promise.all(
    asking.map((notice) => notice.looking || roomOf(env, notice.row.gameId).isLooking(playerId)),
  );
  const answered = asking.map((notice, at) => ({ ...notice, looking: looking[at] ?? false }));
  const asked = [...known.filter((notice) => !due.includes(notice)), ...answered];
  return { asked, left: due.length > asking.length };
}

/**
 * A message begins another absence. Notices of the last one, which the player has come back from, are written now as they count
 * since then, but for those of which the message tells. One that was due before that is written in any case, because the cron
 * would wake the mailbox for it again and again.
 */
function settled(
  rows: readonly ListedNotice[],
  known: readonly KnownNotice[],
  { message, marks }: MessagePlan<KnownNotice>,
  now: number,
): readonly Mark<KnownNotice>[] {
  const written = new Set([...message, ...marks].map(({ notice }) => notice.id));
  const before = new Map(rows.map(({ notice }) => [notice.id, notice]));
  return known
    .filter(({ id, state, dueAt }) => {
      const row = before.get(id);
      if (row === undefined || written.has(id)) return false;
      const isWritten = message.length > 0 || (row.dueAt !== null && row.dueAt <= now);
      return isWritten && (state !== row.state || dueAt !== row.dueAt);
    })
    .map((notice) => ({ notice, state: notice.state, dueAt: notice.dueAt }));
}

/** Changes notices, in one batch for each database. */
async function updateNotices(
  mailSender: MailSender,
  changes: readonly { readonly notice: KnownNotice; readonly change: Partial<NoticeRow> }[],
): Promise<void> {
  if (changes.length > 0)
    await mailSender.record(changes.map(({ notice: { row }, change }) => noticeRecord(row, change)));
}
