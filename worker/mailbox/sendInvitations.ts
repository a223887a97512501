import { eq } from 'drizzle-orm';
import { addressHash, invitationToken, signLink } from '../auth/links.ts';
import { refundQuotas, nextDay, tryChargeService, serviceQuota } from '../auth/quotas.ts';
import { database, type Database } from '../db/database.ts';
import { selectGame, selectSeats } from '../db/games.ts';
import {
  dueInvitations,
  isRefused,
  isAnswerable,
  nextInvitation,
  updateInvitation,
} from '../db/invitations.ts';
import { playersTable, type InvitationRow } from '../db/schema.ts';
import { OPEN_DAYS } from '../room/alarm.ts';
import { roomOf } from '../room/roomOf.ts';
import { invitationMail } from './wording/invitationMail.ts';
import type { Sent } from './mail.ts';
import { mailIsOn } from './transport.ts';
import type { MailSender } from './mailSender.ts';
import { nextTry } from './plan.ts';
import { translatorFor } from './translator.ts';

/** Maximum of invitations in one invocation: each takes up to five of the free plan's 50 subrequests. */
const PER_INVOCATION = 8;

/** Sends the host's due invitations. Returns when the next one is due (ms), or null. */
export async function sendInvitations(
  env: Env,
  mailSender: MailSender,
  hostId: string,
  now: number,
): Promise<number | null> {
  if (!mailIsOn(env)) return null;
  const db = database(env);
  for (const row of await dueInvitations(db, hostId, now, PER_INVOCATION))
    await sendInvitation(env, mailSender, row, now);
  const [next] = await nextInvitation(db, hostId);
  return next?.dueAt ?? null;
}

async function sendInvitation(
  env: Env,
  mailSender: MailSender,
  row: InvitationRow,
  now: number,
): Promise<void> {
  const db = database(env);
  const [[game], seats, [host], [guest]] = await db.batch([
    selectGame(db, row.gameId),
    selectSeats(db, row.gameId),
    db
      .select({ name: playersTable.name, language: playersTable.language })
      .from(playersTable)
      .where(eq(playersTable.id, row.hostId)),
    db
      .select({ language: playersTable.language })
      .from(playersTable)
      .where(eq(playersTable.email, row.email)),
  ]);
  if (game?.status !== 'open' || !isAnswerable(row))
    return void (await updateInvitation(db, row, { dueAt: null }));
  if (await isRefused(db, addressHash(row.email), row.hostId))
    return void (await updateInvitation(db, row, { dueAt: null, state: 'refused' }));
  if (!(await tryChargeService(env, 'invite', now)))
    return void (await updateInvitation(db, row, { dueAt: nextDay(now) }));
  const seated = seats.filter(({ kind, playerId }) => kind === 'person' && playerId !== row.hostId);
  const translator = translatorFor(guest?.language ?? host?.language ?? 'en');
  const content = invitationMail(env, translator, row, {
    host: seats.find(({ playerId }) => playerId === row.hostId)?.name ?? host?.name ?? '',
    game: game.game,
    others: seated.flatMap(({ name }) => (name === null ? [] : [name])),
    token: invitationToken(env, row.id),
    refusal: signLink(
      env,
      { for: 'refuse', address: addressHash(row.email), host: row.hostId },
      row.createdAt,
    ),
    days: OPEN_DAYS,
  });
  const sent = await mailSender.send(content, (db, sent) => [recordOf(db, row, sent, now)]);
  if (!sent.ok) await refundQuotas(env, [serviceQuota('invite')], now);
  await roomOf(env, row.gameId).invitationChanged();
}

function recordOf(db: Database, row: InvitationRow, sent: Sent, now: number) {
  if (sent.ok) return updateInvitation(db, row, { state: 'sent', dueAt: null, sentAt: now, error: null });
  const next = nextTry(sent.retry, row, now);
  const state = next.dueAt === null ? 'failed' : row.state;
  return updateInvitation(db, row, { state, ...next, error: sent.error });
}
