import { eq } from 'drizzle-orm';
import { addressHash, invitationToken, signLink } from '../auth/links.ts';
import { database, type Database } from '../db/database.ts';
import { selectGame, selectSeats } from '../db/games.ts';
import {
  dueInvitations,
  isRefused,
  isStanding,
  nextInvitation,
  updateInvitation,
} from '../db/invitations.ts';
import { players, type InvitationRow } from '../db/schema.ts';
import { OPEN_DAYS } from '../room/write.ts';
import { roomOf } from '../routes/support.ts';
import { invitationLetter } from './letters.ts';
import { mailIsOn, type Sent } from './mail.ts';
import type { Outbox } from './outbox.ts';
import { retryAt } from './plan.ts';
import { tongueOf } from './words.ts';

/** Invitations sent in one invocation: each takes up to five subrequests of the free plan's 50. */
const PER_INVOCATION = 8;

/** Sends what a host's invitations have due. Gives the time to come again, or null. */
export async function sendInvitations(
  env: Env,
  outbox: Outbox,
  hostId: string,
  now: number,
): Promise<number | null> {
  if (!mailIsOn(env)) return null;
  const db = database(env);
  for (const row of await dueInvitations(db, hostId, now, PER_INVOCATION))
    await invite(env, outbox, row, now);
  const [next] = await nextInvitation(db, hostId);
  return next?.dueAt ?? null;
}

async function invite(env: Env, outbox: Outbox, row: InvitationRow, now: number): Promise<void> {
  const db = database(env);
  const [[game], seats, [host], [guest]] = await db.batch([
    selectGame(db, row.gameId),
    selectSeats(db, row.gameId),
    db
      .select({ name: players.name, language: players.language })
      .from(players)
      .where(eq(players.id, row.hostId)),
    db.select({ language: players.language }).from(players).where(eq(players.email, row.email)),
  ]);
  if (game?.status !== 'open' || !isStanding(row))
    return void (await updateInvitation(db, row, { dueAt: null }));
  if (await isRefused(db, addressHash(row.email), row.hostId))
    return void (await updateInvitation(db, row, { dueAt: null, state: 'refused' }));
  const seated = seats.filter(({ kind, playerId }) => kind === 'person' && playerId !== row.hostId);
  const tongue = tongueOf(guest?.language ?? host?.language ?? 'en');
  const letter = invitationLetter(env, tongue, row, {
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
  await outbox.send(letter, (db, sent) => [recordOf(db, row, sent, now)]);
  await roomOf(env, row.gameId).invited();
}

function recordOf(db: Database, row: InvitationRow, sent: Sent, now: number) {
  if (sent.ok) return updateInvitation(db, row, { state: 'sent', dueAt: null, sentAt: now, error: null });
  const again = sent.later ? retryAt(row, now) : null;
  return updateInvitation(db, row, {
    state: again === null ? 'failed' : row.state,
    dueAt: again,
    attempts: row.attempts + 1,
    error: sent.error,
  });
}
