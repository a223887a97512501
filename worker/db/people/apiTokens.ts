import { and, count, desc, eq } from 'drizzle-orm';
import type { TokenScope } from '#shared/protocol/http.ts';
import type { PeopleDatabase } from '../database.ts';
import { PERSON, type Person } from './players.ts';
import { apiTokensTable, playersTable } from './peopleTables.ts';

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
