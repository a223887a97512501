import {
  and,
  eq,
  exists,
  gte,
  inArray,
  isNull,
  notExists,
  or,
  type SQL,
  desc,
  sql,
  count,
} from 'drizzle-orm';
import { PERSON, type Person, type SessionTimes } from './players.ts';
import {
  passkeysTable,
  playersTable,
  recoveryCodesTable,
  sessionsTable,
  apiTokensTable,
} from './peopleTables.ts';
import { dayNumber } from '../../lib/time.ts';
import { spellingsOf } from '../../lib/mail.ts';
import type { PeopleDatabase } from '../database.ts';
import type { TokenScope } from '#shared/protocol/http.ts';

/** Passkeys and recovery codes. With an address they are the ways back for a player who has lost their cookie. */

/** The condition that nothing leads the player back, or only the address `mailedTo`. */
const nothingLeadsBack = (db: PeopleDatabase, mailedTo?: string): SQL | undefined => {
  const passkeys = db.select({ id: passkeysTable.id }).from(passkeysTable);
  const codes = db.select({ hash: recoveryCodesTable.hash }).from(recoveryCodesTable);
  return and(
    or(
      isNull(playersTable.email),
      mailedTo === undefined ? undefined : inArray(playersTable.email, [...spellingsOf(mailedTo)]),
    ),
    notExists(passkeys.where(eq(passkeysTable.playerId, playersTable.id))),
    notExists(codes.where(eq(recoveryCodesTable.playerId, playersTable.id))),
  );
};

/** Does anything lead the player back? */
export async function hasWayBack(db: PeopleDatabase, playerId: string): Promise<boolean> {
  const isThis = eq(playersTable.id, playerId);
  const found = await db
    .select({ id: playersTable.id })
    .from(playersTable)
    .where(and(isThis, nothingLeadsBack(db)));
  return found.length === 0;
}

/** A guest whose request may be repeated. */
export interface ReturningGuest {
  readonly guestId: string;
  /** If the guest came by an invitation: the address that its mail went to. They may have it since. */
  readonly mailedTo?: string | undefined;
}

/**
 * The guest, if they came at `since` or later, nothing else leads them back, and the session with which they came has not
 * been signed out.
 */
export async function guestWithoutWayBack(
  db: PeopleDatabase,
  { guestId, mailedTo }: ReturningGuest,
  since: number,
): Promise<Omit<Person, 'session'> | undefined> {
  const isFirst = and(
    eq(sessionsTable.playerId, playersTable.id),
    eq(sessionsTable.createdAt, playersTable.createdAt),
  );
  const first = db.select({ hash: sessionsTable.hash }).from(sessionsTable).where(isFirst);
  const [guest] = await db
    .select(PERSON)
    .from(playersTable)
    .where(
      and(
        eq(playersTable.id, guestId),
        gte(playersTable.createdAt, since),
        nothingLeadsBack(db, mailedTo),
        exists(first),
      ),
    );
  return guest;
}

/** Passkeys, by which players sign in without a mail. */

export type PasskeyRow = typeof passkeysTable.$inferSelect;

/** A player's passkeys, the newest first. */
export const passkeysOf = (db: PeopleDatabase, playerId: string) =>
  db
    .select()
    .from(passkeysTable)
    .where(eq(passkeysTable.playerId, playerId))
    .orderBy(desc(passkeysTable.createdAt));

export async function passkeyById(db: PeopleDatabase, id: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeysTable).where(eq(passkeysTable.id, id));
  return row;
}

/** Throws a key clash if there is one with this id. */
export const insertPasskey = (db: PeopleDatabase, row: Omit<PasskeyRow, 'usedAt'>) =>
  db.insert(passkeysTable).values(row);

/** Deletes a player's passkey. Was there one? */
export const deletePasskey = async (db: PeopleDatabase, playerId: string, id: string): Promise<boolean> =>
  (await db.delete(passkeysTable).where(and(eq(passkeysTable.id, id), eq(passkeysTable.playerId, playerId))))
    .meta.changes > 0;

/** Notes a use, unless another one was noted since the passkey was read. Was it noted? */
export const markPasskeyUsed = async (
  db: PeopleDatabase,
  { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>,
  used: { readonly counter: number; readonly usedAt: number },
): Promise<boolean> =>
  (
    await db
      .update(passkeysTable)
      .set(used)
      .where(and(eq(passkeysTable.id, id), eq(passkeysTable.counter, counter)))
  ).meta.changes > 0;

/** Recovery codes: one for each player at most. */

/** When the player's code was made; undefined if they have none. */
export async function recoveryCodeTime(db: PeopleDatabase, playerId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ createdAt: recoveryCodesTable.createdAt })
    .from(recoveryCodesTable)
    .where(eq(recoveryCodesTable.playerId, playerId));
  return row?.createdAt;
}

/** The player whose code has this hash; undefined if there is none. */
export async function ownerOfRecoveryCode(db: PeopleDatabase, hash: string): Promise<string | undefined> {
  const [row] = await db
    .select({ playerId: recoveryCodesTable.playerId })
    .from(recoveryCodesTable)
    .where(eq(recoveryCodesTable.hash, hash));
  return row?.playerId;
}

/** Gives the player a new code. An earlier one is void. */
export const putRecoveryCode = (db: PeopleDatabase, playerId: string, hash: string, now: number) =>
  db
    .insert(recoveryCodesTable)
    .values({ playerId, hash, createdAt: now })
    .onConflictDoUpdate({ target: recoveryCodesTable.playerId, set: { hash, createdAt: now } });

export const deleteRecoveryCode = (db: PeopleDatabase, playerId: string) =>
  db.delete(recoveryCodesTable).where(eq(recoveryCodesTable.playerId, playerId));

/**
 * Uses up the code with this hash, and starts a session of its player, both or neither. Gives the player's id; undefined if
 * no player has this code.
 */
export async function spendRecoveryCode(
  db: PeopleDatabase,
  hash: string,
  session: string,
  { now, expiresAt, browser }: SessionTimes,
): Promise<string | undefined> {
  const isThis = eq(recoveryCodesTable.hash, hash);
  const started = db
    .select({
      hash: sql<string>`${session}`.as('hash'),
      playerId: recoveryCodesTable.playerId,
      createdAt: sql<number>`${now}`.as('created_at'),
      expiresAt: sql<number>`${expiresAt}`.as('expires_at'),
      browser: sql<string | null>`${browser}`.as('browser'),
      usedOn: sql<number>`${dayNumber(now)}`.as('used_on'),
    })
    .from(recoveryCodesTable)
    .where(isThis);
  const [, [spent]] = await db.batch([
    db.insert(sessionsTable).select(started),
    db.delete(recoveryCodesTable).where(isThis).returning({ playerId: recoveryCodesTable.playerId }),
  ]);
  return spent?.playerId;
}

/** Personal tokens, with which scripts act for a player. */

/** A player who asks by a personal token, and the day on which it was last used. */
export interface TokenBearer {
  readonly person: Person;
  readonly usedOn: number | null;
}

export async function personByToken(db: PeopleDatabase, hash: string): Promise<TokenBearer | undefined> {
  const [row] = await db
    .select({
      ...PERSON,
      scope: apiTokensTable.scope,
      usedOn: apiTokensTable.usedOn,
    })
    .from(apiTokensTable)
    .innerJoin(playersTable, eq(playersTable.id, apiTokensTable.playerId))
    .where(eq(apiTokensTable.hash, hash));
  if (row === undefined) return undefined;
  const { usedOn, ...person } = row;
  return { person: { ...person, session: hash }, usedOn };
}

/** A player's tokens, the newest first. */
export const tokensOf = (db: PeopleDatabase, playerId: string) =>
  db
    .select()
    .from(apiTokensTable)
    .where(eq(apiTokensTable.playerId, playerId))
    .orderBy(desc(apiTokensTable.createdAt));

export interface NewApiToken {
  readonly hash: string;
  readonly id: string;
  readonly playerId: string;
  readonly name: string;
  readonly scope: TokenScope;
  readonly createdAt: number;
}

export const insertToken = (db: PeopleDatabase, token: NewApiToken) =>
  db.insert(apiTokensTable).values(token);

export async function tokenCount(db: PeopleDatabase, playerId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(apiTokensTable)
    .where(eq(apiTokensTable.playerId, playerId));
  return row?.n ?? 0;
}

/** Deletes a player's token; gives its hash, or undefined if the player has no such token. */
export async function deleteToken(
  db: PeopleDatabase,
  playerId: string,
  id: string,
): Promise<string | undefined> {
  const [row] = await db
    .delete(apiTokensTable)
    .where(and(eq(apiTokensTable.playerId, playerId), eq(apiTokensTable.id, id)))
    .returning({ hash: apiTokensTable.hash });
  return row?.hash;
}

/** Notes the day of a token's last use. */
export const markTokenUsed = (db: PeopleDatabase, hash: string, day: number) =>
  db.update(apiTokensTable).set({ usedOn: day }).where(eq(apiTokensTable.hash, hash));
