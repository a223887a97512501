import { ok } from '#shared/kernel/result.ts';
import type { Language } from '#shared/words/languages.ts';
import { peopleDatabase } from '../../db/database.ts';
import { inShards, shardOf } from '../../db/shards.ts';
import { seatsOfAll, selectGame, selectSeats } from '../../db/games/games.ts';
import { openUntil } from '../../db/games/invitations.ts';
import { languageOf, selectRecipient } from '../../db/people/players.ts';
import type { RoomResult } from '../../lib/failure.ts';
import { isKept } from '../../people/access.ts';
import type { ChannelRow, NoticeRow, SeatRow } from '../../db/schema.ts';
import { digestWithoutSeat, type GameDigest, nameOf, type Offer } from '../../wording/digest.ts';
import { pictureUrl } from '../../pictures/pictureUrl.ts';
import { isOutsidePlay } from '../../lib/notices.ts';
import { roomOf } from '../../lib/objects.ts';
import { type Delivered, reached } from '../channels/outcome.ts';
import { recordsOf, sendByChannels, webhooksSwitchedOff } from '../channels/sendByChannels.ts';
import { type Sent, nextTry, RETRY_AFTER_MS } from '../../lib/mail.ts';
import { noticeRecord, type GameRecord, type MailSender } from './mailSender.ts';
import { mailedAtOnce, remindSeenAt, waysOf, type PlannedNotice, type Ways } from '../plan/plan.ts';
import { stillStands, type KnownNotice } from '../plan/situation.ts';
import type { TellingTimes } from '../plan/telling.ts';
import type { StillWaiting } from '../plan/gamesInMessage.ts';
import { translatorFor, type Translator } from '../../wording/translator.ts';
import { channelMessage } from '../../wording/channelMessage.ts';
import { channelOffMail } from '../../wording/accountMails.ts';
import { gameMail } from '../../wording/gameMail.ts';
import type { GameMessage, MessageGame, Recipient } from '../../wording/gameMessage.ts';

/** Sends one message about a player's games by all ways that reach them, and records what became of it. */

/** The recipient and the ways to them. */
interface Addressee extends Recipient {
  /** The language they have chosen, if any. */
  readonly language: Language | null;
  /** Where mails about their games go; null for nowhere. */
  readonly email: string | null;
  /** Their channels that are on. */
  readonly channels: readonly ChannelRow[];
  readonly times: TellingTimes;
}

/** The games of a message. */
interface MessageFacts {
  /** The notices to tell of now, the leading one first. Empty: there is no message. */
  readonly planned: readonly PlannedNotice<KnownNotice>[];
  /** The games that wait besides, and were told of before. */
  readonly waiting: StillWaiting<KnownNotice>;
}

/** Delay before planning again (ms) when a game changed while its message was prepared. By then the database shows the change. */
const MOVED_ON_MS = 1_000;

/**
 * Sends the message. Returns when to plan again (ms) if the player was not told: the leading game has changed, its room
 * failed, or sending failed. Null if they were, or there is no message.
 */
export async function sendMessage(
  env: Env,
  mailSender: MailSender,
  addressee: Addressee,
  { planned: message, waiting }: MessageFacts,
  now: number,
): Promise<number | null> {
  const [lead] = message;
  if (lead === undefined) return null;
  const { hostId } = lead.notice;
  const language = addressee.language ?? (await languageOf(peopleDatabase(env), hostId));
  const translator = translatorFor(language ?? 'en');
  const answer = await digestOf(env, lead.notice, addressee, translator);
  if (!answer.ok) return putOff(mailSender, lead.notice, answer.failure.code, now);
  if (!stillStands(lead.notice.kind, answer.value)) return settlePassed(mailSender, lead.notice, now);
  const facts = await factsOf(
    env,
    { translator, addressee, digest: answer.value },
    { planned: message, waiting },
  );
  const outgoing = { facts, addressee, by: waysOf(message, addressee.times) };
  const delivered = await tellChannels(env, mailSender, outgoing, now);
  const mail = await tellByMail(env, mailSender, { ...outgoing, message, delivered }, now);
  const outcomes = message.map((planned) => ({
    planned,
    sent: reached(planned.notice.row.gameId, mail, delivered),
  }));
  await reportToldToRooms(
    env,
    outcomes.filter(({ sent }) => sent.ok).map(({ planned }) => planned),
    now,
  );
  return soonestTry(outcomes, now);
}

/** The content of the leading notice. Of a game without the reader only what the database says of its table. */
async function digestOf(
  env: Env,
  { kind, game, row, hostId }: KnownNotice,
  { playerId }: Addressee,
  { language }: Translator,
): Promise<RoomResult<GameDigest>> {
  if (!isOutsidePlay(kind)) return roomOf(env, row.gameId).digestFor(playerId, language);
  const digest = digestWithoutSeat(game, row.seat);
  return ok(kind === 'invited' ? { ...digest, offer: await offerOf(env, row.gameId, hostId) } : digest);
}

async function offerOf(env: Env, gameId: string, hostId: string | null): Promise<Offer | null> {
  const { db } = shardOf(env, gameId);
  const [[game], seats] = await db.batch([selectGame(db, gameId), selectSeats(db, gameId)]);
  if (game === undefined || hostId === null) return null;
  const [host] = await selectRecipient(peopleDatabase(env), hostId);
  const others = seats.filter((seat) => isKept(seat) && seat.playerId !== hostId);
  return {
    hostId,
    host: seats.find(({ playerId }) => playerId === hostId)?.name ?? host?.name ?? '',
    others: others.flatMap(({ name }) => name ?? []),
    hasClock: game.clock !== null,
    until: openUntil(game),
  };
}

/**
 * The occasion of a notice has passed; returns when to plan again (ms). Of a message to the player the database does not
 * show that: they may have blocked its author. So this notice is settled here, and the others are planned at once.
 */
async function settlePassed(mailSender: MailSender, notice: KnownNotice, now: number): Promise<number> {
  if (notice.kind !== 'mention') return now + MOVED_ON_MS;
  await mailSender.record([noticeRecord(notice.row, { state: 'seen', dueAt: remindSeenAt(notice, now) })]);
  return now;
}

/** When to try again (ms) what was not sent. */
function soonestTry(
  outcomes: readonly { readonly planned: PlannedNotice<KnownNotice>; readonly sent: Sent }[],
  now: number,
): number | null {
  const times = outcomes.flatMap(({ planned, sent }) =>
    sent.ok ? [] : [nextTry(sent.retry, planned.notice.row, now).dueAt ?? Infinity],
  );
  const soonest = Math.min(...times);
  return soonest === Infinity ? null : soonest;
}

async function factsOf(
  env: Env,
  {
    translator,
    addressee,
    digest,
  }: { readonly translator: Translator; readonly addressee: Addressee; readonly digest: GameDigest },
  { planned: message, waiting }: MessageFacts,
): Promise<GameMessage> {
  const messageGame = await messageGamesOf(env, translator, [
    ...message.map(({ notice }) => notice),
    ...waiting.named,
  ]);
  const [lead, ...others] = message.map(({ notice }) => messageGame(notice));
  if (lead === undefined) throw new Error('a message has a game that it is about');
  return {
    translator,
    recipient: { playerId: addressee.playerId, name: addressee.name },
    ids: message.map(({ notice }) => tellingId(notice.row)),
    isReminder: message[0]?.notice.row.sentAt != null && message.every(({ reminders }) => reminders > 0),
    lead,
    digest,
    others,
    waiting: waiting.named.map(messageGame),
    unnamed: waiting.unnamed,
    picture:
      digest.seq === 0
        ? null
        : await pictureUrl(env, { gameId: lead.gameId, seq: digest.seq, at: digest.lastAt }),
  };
}

/**
 * The id of what is told of a notice now: of a reminder another one than before, so that no receiver takes it for a repeat
 * and drops it. Another try has the same, because only what was sent changes `sentAt`.
 */
const tellingId = ({ id, sentAt }: NoticeRow): string => (sentAt === null ? id : `${id}-${sentAt}`);

/** Has each game of the message been told by a channel? */
const isReached = (
  message: readonly PlannedNotice<KnownNotice>[],
  delivered: readonly Delivered[],
): boolean => message.every(({ notice }) => reached(notice.row.gameId, undefined, delivered).ok);

interface Outgoing {
  readonly facts: GameMessage;
  readonly addressee: Addressee;
  /** If no channel accepts it, it goes by mail in any case. */
  readonly by: Ways;
}

/** Tells the player's devices and webhooks. Of a webhook that is switched off by it they are told by mail. */
async function tellChannels(
  env: Env,
  mailSender: MailSender,
  { facts, addressee, by }: Outgoing,
  now: number,
): Promise<readonly Delivered[]> {
  const message = channelMessage(env, facts);
  const channels = by === 'mail' ? [] : addressee.channels;
  const delivered = await sendByChannels(env, channels, message, now);
  mailSender.noteOfPeople((db) => recordsOf(db, delivered, message, now));
  const { email } = addressee;
  if (email !== null)
    for (const { name } of webhooksSwitchedOff(delivered, now))
      await mailSender.send(channelOffMail(facts.translator, { ...addressee, email }, name));
  return delivered;
}

/** Tells the player by mail, if they have an address, and records what became of the notices. */
async function tellByMail(
  env: Env,
  mailSender: MailSender,
  {
    facts,
    addressee,
    by,
    message,
    delivered,
  }: Outgoing & {
    readonly message: readonly PlannedNotice<KnownNotice>[];
    readonly delivered: readonly Delivered[];
  },
  now: number,
): Promise<Sent | undefined> {
  const record = (mail: Sent | undefined): readonly GameRecord[] =>
    message.map((planned) => {
      const { gameId } = planned.notice.row;
      const sent = reached(gameId, mail, delivered);
      const told = mail?.ok === true ? mailedAtOnce(planned, addressee.times, now) : planned;
      return recordOf(told, sent, by, now);
    });
  const isMailed = by !== 'channels' || !isReached(message, delivered);
  if (addressee.email !== null && isMailed)
    return mailSender.send(gameMail(env, facts, addressee.email, now), record);
  await mailSender.record(record(undefined));
  return undefined;
}

/**
 * Postpones a notice whose room cannot make a digest, because the log is damaged or the rules fail. The player's other
 * games must not wait for it, so the mailbox plans again at once without it. It is tried again after longer and longer
 * waits, in the end once a day, until the game is repaired.
 */
async function putOff(
  mailSender: MailSender,
  notice: KnownNotice,
  error: string,
  now: number,
): Promise<number> {
  const { row } = notice;
  const retry = row.attempts < RETRY_AFTER_MS.length ? 'backoff' : 'nextDay';
  await mailSender.record([noticeRecord(row, { ...nextTry(retry, row, now), error })]);
  return now;
}

/** A function that gives, for each of the notices, its game with the names of the other seats. */
async function messageGamesOf(
  env: Env,
  translator: Translator,
  notices: readonly KnownNotice[],
): Promise<(notice: KnownNotice) => MessageGame> {
  const ids = notices.map(({ row }) => row.gameId);
  const seats = await inShards(env, ids, (id) => id, seatsOfAll);
  const byGame = Map.groupBy(seats.flat(), ({ gameId }): string => gameId);
  return ({ row, game, title, kind, isOnHoliday, seesNames }) => {
    const table: readonly SeatRow[] = (seesNames ? byGame.get(row.gameId) : undefined) ?? [];
    const others = table
      .filter((one) => one.seat !== row.seat && (!isOutsidePlay(kind) || isKept(one)))
      .map(({ seat }) => nameOf(translator, { seats: table }, seat));
    return { gameId: row.gameId, game, title, seat: row.seat, kind, isOnHoliday, others };
  };
}

/** A mail alone that cannot be sent leaves the notice told: the player's channels have told of it, and remind of it. */
function recordOf(
  { notice, reminders, dueAt }: PlannedNotice<KnownNotice>,
  sent: Sent,
  by: Ways,
  now: number,
): GameRecord {
  const told = { state: 'sent', dueAt, reminders, attempts: 0 } as const;
  if (sent.ok) return noticeRecord(notice.row, { ...told, error: null, sentAt: now, toldAt: now });
  const { error } = sent;
  const next = nextTry(sent.retry, notice.row, now);
  if (next.dueAt === null && by === 'mail') return noticeRecord(notice.row, { ...told, error });
  const state = next.dueAt === null ? 'failed' : notice.state;
  return noticeRecord(notice.row, { state, ...next, error });
}

/** Tells the rooms that the player was told, so that the other players see it. If a call is lost, the next load reads it from D1. */
const reportToldToRooms = (
  env: Env,
  message: readonly PlannedNotice<KnownNotice>[],
  now: number,
): Promise<unknown> =>
  Promise.allSettled(
    message
      .filter(({ notice: { kind } }) => !isOutsidePlay(kind)) // no turn of theirs
      .map(({ notice }) => roomOf(env, notice.row.gameId).noticeSent(notice.row.seat, now)),
  );
