import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Language } from '../../shared/words/languages.ts';
import type { Database } from './database.ts';
import { players, sessions, usedLinks } from './schema.ts';

/** Whoever makes a request: a player, and the session he came with. */
export interface Person {
  readonly playerId: string;
  readonly name: string;
  /** The language he has chosen; known of whoever came with a session. */
  readonly language?: Language | null;
  /** Hash of the session's token: names the session without giving it away. */
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

/** Statement: who gets mail about his games, where, and in what language. */
export const readerOf = (db: Database, playerId: string) =>
  db
    .select({ name: players.name, email: sql<string>`${players.email}`, language: players.language })
    .from(players)
    .where(and(eq(players.id, playerId), isNotNull(players.email), eq(players.muted, false)));

export const insertPerson = (
  db: Database,
  person: Person,
  times: { readonly now: number; readonly expiresAt: number },
) =>
  db.batch([
    db.insert(players).values({ id: person.playerId, name: person.name, createdAt: times.now }),
    db.insert(sessions).values({
      hash: person.session,
      playerId: person.playerId,
      createdAt: times.now,
      expiresAt: times.expiresAt,
    }),
  ]);

/** One more browser of a player who is known. */
export const insertSession = (
  db: Database,
  { playerId, session }: Pick<Person, 'playerId' | 'session'>,
  { now, expiresAt }: { readonly now: number; readonly expiresAt: number },
) => db.insert(sessions).values({ hash: session, playerId, createdAt: now, expiresAt });

export async function playerById(db: Database, id: string) {
  const [row] = await db.select().from(players).where(eq(players.id, id));
  return row;
}

export async function playerByEmail(db: Database, email: string) {
  const [row] = await db.select().from(players).where(eq(players.email, email));
  return row;
}

/** Throws on a clash of keys where the address is somebody else's. */
export const setAddress = (db: Database, playerId: string, email: string) =>
  db.update(players).set({ email, muted: false }).where(eq(players.id, playerId));

/** Links in mails sent before stop working: whoever reads them may no longer be the player. */
export const forgetAddress = (db: Database, playerId: string, now: number) =>
  db.update(players).set({ email: null, linksSince: now }).where(eq(players.id, playerId));

export const muteMail = (db: Database, playerId: string, muted: boolean) =>
  db.update(players).set({ muted }).where(eq(players.id, playerId));

/** Remembers a link that works once; nothing changes where it was used before. */
export const insertUsedLink = (db: Database, hash: string, expiresAt: number) =>
  db.insert(usedLinks).values({ hash, expiresAt }).onConflictDoNothing();

export const updatePlayer = (db: Database, { playerId, name, language = null }: Person) =>
  db.update(players).set({ name, language }).where(eq(players.id, playerId));

export const deleteSession = (db: Database, hash: string) =>
  db.delete(sessions).where(eq(sessions.hash, hash));
