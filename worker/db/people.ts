import { and, desc, eq, gt, gte, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Language } from '#shared/words/languages.ts';
import type { Database } from './database.ts';
import { players, sessions, usedLinks } from './schema.ts';

/** The player who makes a request, with the session of the request. */
export interface Person {
  readonly playerId: string;
  readonly name: string;
  /** The language the player has chosen; null for none. Absent if the person was not read by session. */
  readonly language?: Language | null;
  /** Hash of the session's token. It identifies the session without revealing the token. */
  readonly session: string;
}

export async function personBySession(db: Database, hash: string, now: number): Promise<Person | undefined> {
  const [row] = await db
    .select({ playerId: players.id, name: players.name, language: players.language })
    .from(sessions)
    .innerJoin(players, eq(players.id, sessions.playerId))
    .where(and(eq(sessions.hash, hash), gt(sessions.expiresAt, now)));
  return row && { ...row, session: hash };
}

/** Statement: name, address and language of a player who gets mail about their games; no row for any other. */
export const selectRecipient = (db: Database, playerId: string) =>
  db
    .select({ name: players.name, email: sql<string>`${players.email}`, language: players.language })
    .from(players)
    .where(and(eq(players.id, playerId), isNotNull(players.email), eq(players.muted, false)));

export interface SessionTimes {
  readonly now: number;
  readonly expiresAt: number;
  /** Name of browser and system; see `browserName`. */
  readonly browser: string | null;
}

export const insertPerson = (db: Database, person: Person, times: SessionTimes) =>
  db.batch([
    db.insert(players).values({ id: person.playerId, name: person.name, createdAt: times.now }),
    db.insert(sessions).values({
      hash: person.session,
      playerId: person.playerId,
      createdAt: times.now,
      expiresAt: times.expiresAt,
      browser: times.browser,
    }),
  ]);

/** A new session of an existing player. */
export const insertSession = (
  db: Database,
  { playerId, session }: Pick<Person, 'playerId' | 'session'>,
  { now, expiresAt, browser }: SessionTimes,
) => db.insert(sessions).values({ hash: session, playerId, createdAt: now, expiresAt, browser });

export async function playerById(db: Database, id: string) {
  const [row] = await db.select().from(players).where(eq(players.id, id));
  return row;
}

export async function playerByEmail(db: Database, email: string) {
  const [row] = await db.select().from(players).where(eq(players.email, email));
  return row;
}

/** Sets a player's address. Throws a key clash if another player has it. Links sent to an earlier address stop working. */
export const setAddress = (db: Database, playerId: string, email: string, now: number) =>
  db
    .update(players)
    .set({
      email,
      muted: false,
      linksSince: sql`CASE WHEN ${players.email} IS ${email} THEN ${players.linksSince} ELSE ${now} END`,
    })
    .where(eq(players.id, playerId));

/** Removes a player's address. Links in earlier mails stop working, because their reader may no longer be the player. */
export const forgetAddress = (db: Database, playerId: string, now: number) =>
  db.update(players).set({ email: null, linksSince: now }).where(eq(players.id, playerId));

export const setMuted = (db: Database, playerId: string, muted: boolean) =>
  db.update(players).set({ muted }).where(eq(players.id, playerId));

/**
 * Statement: mutes the player by a link issued at `issuedAt`. Does nothing if the player's address has changed since then,
 * because the link was sent to the earlier address.
 */
export const muteMail = (db: Database, playerId: string, issuedAt: number) =>
  db
    .update(players)
    .set({ muted: true })
    .where(and(eq(players.id, playerId), lte(players.linksSince, issuedAt)));

/** Marks a one-time link as used. Changes no row if it was used before. */
export const insertUsedLink = (db: Database, hash: string, expiresAt: number) =>
  db.insert(usedLinks).values({ hash, expiresAt }).onConflictDoNothing();

export const isLinkUsed = async (db: Database, hash: string): Promise<boolean> =>
  (await db.select({ hash: usedLinks.hash }).from(usedLinks).where(eq(usedLinks.hash, hash))).length > 0;

export const updatePlayer = (db: Database, { playerId, name, language = null }: Person) =>
  db.update(players).set({ name, language }).where(eq(players.id, playerId));

export const deleteSession = (db: Database, hash: string) =>
  db.delete(sessions).where(eq(sessions.hash, hash));

/** A player's sessions, the newest first. */
export const sessionsOf = (db: Database, playerId: string, now: number) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.playerId, playerId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt))
    .limit(SESSIONS_LISTED);
const SESSIONS_LISTED = 100;

/** Forgets all sessions of a player; gives their hashes. */
export const deleteSessions = (db: Database, playerId: string) =>
  db.delete(sessions).where(eq(sessions.playerId, playerId)).returning({ hash: sessions.hash });

/** Statement: deletes the expired sessions whose hash begins with this hex digit. */
export const forgetSessions = (db: Database, digit: string, now: number) =>
  db
    .delete(sessions)
    .where(and(gte(sessions.hash, digit), lt(sessions.hash, `${digit}g`), lte(sessions.expiresAt, now)));
