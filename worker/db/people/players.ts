import { and, desc, eq, gt, inArray, isNull, lte, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { canonicalAddress } from '#shared/protocol/addresses.ts';
import type { Hours, TokenScope } from '#shared/protocol/http.ts';
import type { Language } from '#shared/words/languages.ts';
import { spellingsOf } from '../../lib/mail.ts';
import { dayNumber } from '../../lib/time.ts';
import type { PeopleDatabase } from '../database.ts';
import {
  apiTokensTable,
  passkeysTable,
  playersTable,
  recoveryCodesTable,
  sessionsTable,
  usedLinksTable,
  type Holidays,
} from './peopleTables.ts';

/** The player who makes a request, with the session of the request. */
export interface Person {
  readonly playerId: string;
  readonly name: string;
  /** The language the player has chosen, else that of their first browser; null if unknown. Absent if the person was not read by session. */
  readonly language?: Language | null;
  /** Time zone and waking hours, and holidays; null for none. Absent likewise. */
  readonly hours?: Hours | null;
  readonly holidays?: Holidays | null;
  /** Does mail or a channel reach them? Absent likewise. */
  readonly told?: boolean;
  /** Is their page hidden from those who have met them? Absent likewise. */
  readonly pageHidden?: boolean;
  /** Hash of the session's token, or of the personal token. It identifies either without revealing it. */
  readonly session: string;
  /** Of the personal token of the request; absent if the request has a session. */
  readonly scope?: TokenScope;
}

/** The player of a session, and the day of its last request (days since 1970). */
export interface SessionOwner {
  readonly person: Person;
  readonly usedOn: number | null;
}

/** SQL: does mail or another channel reach the player? */
const isTold = sql<boolean>`((${playersTable.email} IS NOT NULL AND NOT ${playersTable.muted}) OR ${playersTable.channels} > 0)`;

/** The columns of a person who asks. */
export const PERSON = {
  playerId: playersTable.id,
  name: playersTable.name,
  language: playersTable.language,
  hours: playersTable.hours,
  holidays: playersTable.holidays,
  told: isTold.mapWith(Boolean).as('told'),
  pageHidden: playersTable.pageHidden,
};

export async function personBySession(
  db: PeopleDatabase,
  hash: string,
  now: number,
): Promise<SessionOwner | undefined> {
  const [row] = await db
    .select({
      ...PERSON,
      usedOn: sessionsTable.usedOn,
    })
    .from(sessionsTable)
    .innerJoin(playersTable, eq(playersTable.id, sessionsTable.playerId))
    .where(and(eq(sessionsTable.hash, hash), gt(sessionsTable.expiresAt, now)));
  if (row === undefined) return undefined;
  const { usedOn, ...person } = row;
  return { person: { ...person, session: hash }, usedOn };
}

/** Notes the day of a session's last request. */
export const markSessionUsed = (db: PeopleDatabase, hash: string, day: number) =>
  db.update(sessionsTable).set({ usedOn: day }).where(eq(sessionsTable.hash, hash));

/** Statement: a player as recipient of notices. `email`: null without an address, or if they want no mail about their games. */
export const selectRecipient = (db: PeopleDatabase, playerId: string) =>
  db
    .select({
      name: playersTable.name,
      email: sql<string | null>`CASE WHEN ${playersTable.muted} THEN NULL ELSE ${playersTable.email} END`.as(
        'mailed_to',
      ),
      language: playersTable.language,
      backAt: playersTable.backAt,
      telling: playersTable.telling,
      hours: playersTable.hours,
    })
    .from(playersTable)
    .where(eq(playersTable.id, playerId));

export interface SessionTimes {
  readonly now: number;
  readonly expiresAt: number;
  /** Name of browser and system; see `browserName`. */
  readonly browser: string | null;
}

export const insertPlayer = (
  db: PeopleDatabase,
  { playerId, name, language = null }: Omit<Person, 'session'>,
  createdAt: number,
) => db.insert(playersTable).values({ id: playerId, name, language, createdAt });

/** A new player and their first session. */
export const insertPerson = (db: PeopleDatabase, person: Person, times: SessionTimes) =>
  db.batch([
    insertPlayer(db, person, times.now),
    db.insert(sessionsTable).values({
      hash: person.session,
      playerId: person.playerId,
      createdAt: times.now,
      expiresAt: times.expiresAt,
      browser: times.browser,
      usedOn: dayNumber(times.now),
    }),
  ]);

/** A new session of an existing player. */
export const insertSession = (
  db: PeopleDatabase,
  { playerId, session }: Pick<Person, 'playerId' | 'session'>,
  { now, expiresAt, browser }: SessionTimes,
) =>
  db
    .insert(sessionsTable)
    .values({ hash: session, playerId, createdAt: now, expiresAt, browser, usedOn: dayNumber(now) });

export async function playerById(db: PeopleDatabase, id: string) {
  const [row] = await db.select().from(playersTable).where(eq(playersTable.id, id));
  return row;
}

/** The players with these ids, in no order; at most as many as a game has seats. */
export const playersById = (db: PeopleDatabase, ids: readonly string[]) =>
  db
    .select()
    .from(playersTable)
    .where(inArray(playersTable.id, [...ids]));

/** Those of these players whom mail or another channel reaches. */
export async function toldAmong(db: PeopleDatabase, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ id: playersTable.id })
    .from(playersTable)
    .where(and(inArray(playersTable.id, [...ids]), isTold));
  return new Set(found.map(({ id }) => id));
}

/** The language that the player has chosen; null: none, or there is no such player. */
export async function languageOf(db: PeopleDatabase, playerId: string | null): Promise<Language | null> {
  if (playerId === null) return null;
  const [row] = await db
    .select({ language: playersTable.language })
    .from(playersTable)
    .where(eq(playersTable.id, playerId));
  return row?.language ?? null;
}

/** Statement: the player who has the address, however it is spelled. Two may, of a time when each spelling had its own: then the first. */
export const selectPlayerByEmail = (db: PeopleDatabase, email: string) =>
  db
    .select()
    .from(playersTable)
    .where(inArray(playersTable.email, [...spellingsOf(email)]))
    .orderBy(playersTable.createdAt)
    .limit(1);

export const playerByEmail = async (db: PeopleDatabase, email: string) =>
  (await selectPlayerByEmail(db, email))[0];

/**
 * Sets a player's address. Throws a key clash if another player has it. Links sent to an earlier address stop working.
 * `language`: for mails, unless they have one.
 */
export const setAddress = (
  db: PeopleDatabase,
  playerId: string,
  { email, language }: { readonly email: string; readonly language: Language | null },
  now: number,
) =>
  db
    .update(playersTable)
    .set({
      email,
      muted: false,
      language: sql`coalesce(${playersTable.language}, ${language})`,
      linksSince: sql`CASE WHEN ${playersTable.email} IS ${email} THEN ${playersTable.linksSince} ELSE ${now} END`,
    })
    .where(eq(playersTable.id, playerId));

/**
 * The address becomes the player's, if they have none and no other player has it. It is no part of the claim by which they came
 * with it, so it may be repeated.
 */
export const adoptAddress = (db: PeopleDatabase, playerId: string, email: string) =>
  db
    .update(playersTable)
    .set({ email: canonicalAddress(email) })
    .where(
      and(
        eq(playersTable.id, playerId),
        isNull(playersTable.email),
        sql`NOT EXISTS (SELECT 1 FROM players AS other WHERE other.email IN ${spellingsOf(email)})`,
      ),
    );

/** When the player was last back from an absence (ms); see the column. */
export async function backSince(db: PeopleDatabase, playerId: string): Promise<number> {
  const [row] = await db
    .select({ backAt: playersTable.backAt })
    .from(playersTable)
    .where(eq(playersTable.id, playerId));
  return row?.backAt ?? 0;
}

export const setBackAt = (db: PeopleDatabase, playerId: string, backAt: number) =>
  db.update(playersTable).set({ backAt }).where(eq(playersTable.id, playerId));

/** Removes a player's address. Links in earlier mails stop working, because their reader may no longer be the player. */
export const forgetAddress = (db: PeopleDatabase, playerId: string, now: number) =>
  db.update(playersTable).set({ email: null, linksSince: now }).where(eq(playersTable.id, playerId));

/** Since when the address of the player's feed is valid (ms); 0: they have none. Every other address is void. */
export const setFeedSince = (db: PeopleDatabase, playerId: string, feedSince: number) =>
  db.update(playersTable).set({ feedSince }).where(eq(playersTable.id, playerId));

export const setMuted = (db: PeopleDatabase, playerId: string, muted: boolean) =>
  db.update(playersTable).set({ muted }).where(eq(playersTable.id, playerId));

/**
 * Statement: mutes the player by a link issued at `issuedAt`. Does nothing if the player's address has changed since then,
 * because the link was sent to the earlier address.
 */
export const muteMail = (db: PeopleDatabase, playerId: string, issuedAt: number) =>
  db
    .update(playersTable)
    .set({ muted: true })
    .where(and(eq(playersTable.id, playerId), lte(playersTable.linksSince, issuedAt)));

/** Marks a one-time link as used. Changes no row if it was used before. */
export const insertUsedLink = (db: PeopleDatabase, hash: string, expiresAt: number) =>
  db.insert(usedLinksTable).values({ hash, expiresAt }).onConflictDoNothing();

export const isLinkUsed = async (db: PeopleDatabase, hash: string): Promise<boolean> =>
  (await db.select({ hash: usedLinksTable.hash }).from(usedLinksTable).where(eq(usedLinksTable.hash, hash)))
    .length > 0;

/** Changes some of what the player has chosen. Nothing else: another request may be changing that. */
export const updatePlayer = (
  db: PeopleDatabase,
  playerId: string,
  change: Partial<Pick<typeof playersTable.$inferInsert, 'name' | 'language' | 'hours' | 'pageHidden'>>,
) => db.update(playersTable).set(change).where(eq(playersTable.id, playerId));

/** Writes the player's holidays, unless they have changed since they were `read`. Was it written? */
export async function updateHolidays(
  db: PeopleDatabase,
  playerId: string,
  read: Holidays | null,
  holidays: Holidays,
): Promise<boolean> {
  const isUnchanged = sql`${playersTable.holidays} IS ${sql.param(read, playersTable.holidays)}`;
  const { meta } = await db
    .update(playersTable)
    .set({ holidays })
    .where(and(eq(playersTable.id, playerId), isUnchanged));
  return meta.changes > 0;
}

/**
 * Condition: no session, passkey, recovery code or token leads back to this player (a column, or an id). An address may. `left`:
 * hash of a session whose browser has another one now.
 */
export const hasNoWayBack = (id: SQLWrapper | string, left = ''): SQL | undefined =>
  and(
    sql`NOT EXISTS (SELECT 1 FROM ${sessionsTable} WHERE ${sessionsTable.playerId} = ${id} AND ${sessionsTable.hash} <> ${left})`,
    ...[passkeysTable, recoveryCodesTable, apiTokensTable].map(
      (way) => sql`NOT EXISTS (SELECT 1 FROM ${way} WHERE ${way.playerId} = ${id})`,
    ),
  );

/** Those of these hashes that are of no session and of no personal token any more. */
export async function hashesThatEnded(
  db: PeopleDatabase,
  hashes: readonly string[],
): Promise<readonly string[]> {
  const ended = await db.all<{ hash: string }>(sql`
    SELECT value AS hash FROM json_each(${JSON.stringify(hashes)}) AS asked
    WHERE NOT EXISTS (SELECT 1 FROM ${sessionsTable} WHERE hash = asked.value)
      AND NOT EXISTS (SELECT 1 FROM ${apiTokensTable} WHERE hash = asked.value)`);
  return ended.map(({ hash }) => hash);
}

export const deleteSession = (db: PeopleDatabase, hash: string) =>
  db.delete(sessionsTable).where(eq(sessionsTable.hash, hash));

/** A player's sessions, the newest first. */
export const sessionsOf = (db: PeopleDatabase, playerId: string, now: number) =>
  db
    .select()
    .from(sessionsTable)
    .where(and(eq(sessionsTable.playerId, playerId), gt(sessionsTable.expiresAt, now)))
    .orderBy(desc(sessionsTable.createdAt))
    .limit(SESSIONS_LISTED);
const SESSIONS_LISTED = 100;

/** Forgets all sessions of a player; gives their hashes. */
export const deleteSessions = (db: PeopleDatabase, playerId: string) =>
  db
    .delete(sessionsTable)
    .where(eq(sessionsTable.playerId, playerId))
    .returning({ hash: sessionsTable.hash });
