import { addressKeys, type Sent, nextTry } from '../../lib/mail.ts';
import { madeInvitationToken, signLink } from '../../lib/links.ts';
import { refundQuotas, nextDay } from '../../people/quotas.ts';
import { tryChargeService, serviceQuota } from '../../people/serviceQuotas.ts';
import { peopleDatabase, type GamesDatabase } from '../../db/database.ts';
import { listReachable, shardOf } from '../../db/shards.ts';
import { selectGame, selectSeats } from '../../db/games/games.ts';
import {
  dueInvitations,
  nextInvitation,
  updateInvitation,
  updateQueued,
  openUntil,
} from '../../db/games/invitations.ts';
import { blockedAmong } from '../../db/people/blocks.ts';
import { isRefused } from '../../db/people/mails.ts';
import { selectPlayerByEmail, selectRecipient } from '../../db/people/players.ts';
import type { GameRow, InvitationRow } from '../../db/schema.ts';
import { RETRY_MS } from '../../lib/notices.ts';
import { roomOf } from '../../lib/objects.ts';
import { isKept } from '../../people/access.ts';
import { invitationMail } from '../../wording/invitationMail.ts';
import type { MailContent } from '../../wording/mailContent.ts';
import { mailIsOn } from '../../lib/settings.ts';
import type { MailSender } from './mailSender.ts';
import { translatorFor } from '../../wording/translator.ts';

/** Maximum of invitations in one invocation: each takes up to seven of the free plan’s 50 subrequests. */
const PER_INVOCATION = 6;

/**
 * Sends the host's due invitations. Returns when the next one is due (ms), or null; soon, if a database of games does not answer
 * or does not record what was sent. Those of its games wait, and no others.
 */
export async function sendInvitations(
  env: Env,
  mailSender: MailSender,
  hostId: string,
  now: number,
): Promise<number | null> {
  if (!mailIsOn(env)) return null;
  await mailSender.flush();
  const due = await listReachable(env, hostId, (db) => dueInvitations(db, hostId, now, PER_INVOCATION));
  const oldestFirst = due.found.toSorted((a, b) => (a.dueAt ?? 0) - (b.dueAt ?? 0));
  for (const row of oldestFirst.slice(0, PER_INVOCATION))
    if (mailSender.isRecorded(row.gameId)) await sendInvitation(env, mailSender, row, now);
  const next = await listReachable(env, hostId, (db) => nextInvitation(db, hostId));
  if (!due.isWhole || !next.isWhole || !mailSender.isAllRecorded) return now + RETRY_MS;
  const times = next.found.flatMap(({ dueAt }) => dueAt ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

async function sendInvitation(
  env: Env,
  mailSender: MailSender,
  row: InvitationRow,
  now: number,
): Promise<void> {
  const { db } = shardOf(env, row.gameId);
  const { game, ...people } = await readOccasion(env, db, row);
  const isVacant = people.seats[row.seat]?.vacancy != null;
  const isOffered = game?.status === 'open' || (game?.status === 'running' && isVacant);
  if (game === undefined || !isOffered || row.state !== 'queued')
    return void (await updateInvitation(db, row, { dueAt: null }));
  const held = await whyNotNow(env, row, people.guest, now);
  if (held !== undefined) await updateQueued(db, row, held);
  else {
    const sent = await mailSender.send(await contentOf(env, row, game, people), (result) => [
      { gameId: row.gameId, statement: (shard) => recordOf(shard, row, result, now) },
    ]);
    if (!sent.ok) await refundQuotas(env, [serviceQuota(env, 'invite')], now);
  }
  await roomOf(env, row.gameId).invitationChanged();
}

type Occasion = Awaited<ReturnType<typeof readOccasion>>;

/** The game that the row invites to, its seats, its host, and the player who has the address already, if any. */
async function readOccasion(env: Env, db: GamesDatabase, row: InvitationRow) {
  const ofPeople = peopleDatabase(env);
  const people = ofPeople.batch([
    selectRecipient(ofPeople, row.hostId),
    selectPlayerByEmail(ofPeople, row.email),
  ]);
  const table = db.batch([selectGame(db, row.gameId), selectSeats(db, row.gameId)]);
  const [[[host], [guest]], [[game], seats]] = await Promise.all([people, table]);
  return { game, seats, host, guest };
}

/**
 * The row's change if it is not sent now: the address refuses it, the service's quota is used up, or its player has blocked the host,
 * who sees what they would see without the block.
 */
async function whyNotNow(
  env: Env,
  row: InvitationRow,
  guest: Occasion['guest'],
  now: number,
): Promise<Partial<InvitationRow> | undefined> {
  const db = peopleDatabase(env);
  if (await isRefused(db, addressKeys(row.email), row.hostId)) return { dueAt: null, state: 'refused' };
  if (guest !== undefined && (await blockedAmong(db, guest.id, [row.hostId])).size > 0) return sentAt(now);
  return (await tryChargeService(env, 'invite', now)) ? undefined : { dueAt: nextDay(now) };
}

async function contentOf(
  env: Env,
  row: InvitationRow,
  game: GameRow,
  { seats, host, guest }: Omit<Occasion, 'game'>,
): Promise<MailContent> {
  const seated = seats.filter((seat) => isKept(seat) && seat.playerId !== row.hostId);
  const refusal = { for: 'refuse', keys: addressKeys(row.email), host: row.hostId } as const;
  return invitationMail(env, translatorFor(guest?.language ?? host?.language ?? 'en'), row, {
    host: seats.find(({ playerId }) => playerId === row.hostId)?.name ?? host?.name ?? '',
    game: game.game,
    title: game.title,
    others: seated.flatMap(({ name }) => (name === null ? [] : [name])),
    token: await madeInvitationToken(env, row.id, seats[row.seat]?.tokenHash ?? null),
    refusal: signLink(env, refusal, row.createdAt),
    openUntil: game.status === 'open' ? openUntil(game) : null,
  });
}

const sentAt = (now: number) => ({ state: 'sent', dueAt: null, sentAt: now, error: null }) as const;

function recordOf(db: GamesDatabase, row: InvitationRow, sent: Sent, now: number) {
  if (sent.ok) return updateQueued(db, row, sentAt(now));
  const next = nextTry(sent.retry, row, now);
  const state = next.dueAt === null ? 'failed' : row.state;
  return updateQueued(db, row, { state, ...next, error: sent.error });
}
