import type { Companion, Companions, MetAt, MyInvitation } from '#shared/protocol/http.ts';
import { peopleDatabase, type GamesDatabase, type PeopleDatabase } from '../db/database.ts';
import { withSeats } from '../db/games/games.ts';
import { invitationsTo } from '../db/games/invitations.ts';
import { companionsIn, finishedWith, joinedCompanions } from '../db/games/companions.ts';
import { blockedAmong, blockedBetween } from '../db/people/blocks.ts';
import { playerById, playersById } from '../db/people/players.ts';
import { EVERYBODY, refusedBy } from '../db/people/mails.ts';
import { gameDatabase, listReachable, listShards } from '../db/shards.ts';

/**
 * Companions: people with whom a player has finished a game. Each is named by the newest such game and their seat there,
 * because ids of players are private. Who has blocked or refuses the player is on their list all the same: no list and no
 * answer tells of that.
 */

/** The player's companions, without those whom they have blocked. */
export async function companionsOf(env: Env, playerId: string): Promise<Companions> {
  const db = peopleDatabase(env);
  const together = joinedCompanions(
    await listShards(env, playerId, (shard) => companionsIn(shard, playerId)),
  );
  const ids = together.map((one) => one.playerId);
  const [people, blocked, refusals] = await Promise.all([
    ids.length === 0 ? [] : playersById(db, ids),
    blockedAmong(db, playerId, ids),
    refusedBy(db, playerId),
  ]);
  const known = new Set(people.map(({ id }) => id));
  const refused = new Set(refusals.map(({ host }) => host));
  const companions = together.flatMap(({ playerId: id, ...met }): Companion[] => {
    const { gameId, seat, name, game, endedAt, games } = met;
    if (!known.has(id) || blocked.has(id)) return [];
    return [{ gameId, seat, name, game, games, endedAt, ...(refused.has(id) && { off: true }) }];
  });
  return { companions, invitations: !refused.has(EVERYBODY) };
}

/** A companion, for the service alone. */
export interface FoundCompanion {
  readonly playerId: string;
  readonly name: string;
}

/** The player's companion whom they met there; undefined if there is none, or the player has blocked them. */
export async function findCompanion(
  env: Env,
  playerId: string,
  met: MetAt,
): Promise<FoundCompanion | undefined> {
  const found = await finishedWith(gameDatabase({ env, gameId: met.gameId }), playerId, met);
  if (found === undefined) return undefined;
  const id = found.playerId;
  const db = peopleDatabase(env);
  const [player, blocked] = await Promise.all([playerById(db, id), blockedAmong(db, playerId, [id])]);
  return player === undefined || blocked.has(id) ? undefined : found;
}

/** The seats that companions keep for the player, of the databases that answer. Those they do not want to hear of are left out. */
export async function invitationsFor(env: Env, playerId: string): Promise<readonly MyInvitation[]> {
  const { found } = await listReachable(env, playerId, (db) => keptSeats(db, playerId));
  if (found.length === 0) return [];
  const db = peopleDatabase(env);
  const tables = found.map(({ game, seats }) => ({
    gameId: game.id,
    hostId: game.hostId,
    seated: seats.flatMap((seat) => seat.playerId ?? []),
  }));
  const hosts = found.flatMap(({ game }) => game.hostId ?? []);
  const [unwelcome, people] = await Promise.all([
    unwelcomeTables(db, playerId, tables),
    playersById(db, hosts),
  ]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return found.flatMap(({ game: { id, game, title, hostId }, seat, seats }) => {
    const host = seats.find((one) => one.playerId === hostId)?.name ?? names.get(hostId ?? '') ?? '';
    return unwelcome.has(id) ? [] : [{ id, game, title, seat, host }];
  });
}

const keptSeats = async (db: GamesDatabase, playerId: string) =>
  withSeats(db, await invitationsTo(db, playerId));

/** A table to which somebody is invited. */
export interface InvitingTable {
  readonly gameId: string;
  readonly hostId: string | null;
  /** The players who have a seat. */
  readonly seated: readonly string[];
}

/**
 * Those of the tables that the player does not want to hear of, or where somebody does not want them: they have refused the
 * host or everybody, or one has blocked the other. This is asked when the player is told or shown the invitation, and never when
 * it is made: so host and room know nothing of it.
 */
export async function unwelcomeTables(
  db: PeopleDatabase,
  playerId: string,
  tables: readonly InvitingTable[],
): Promise<ReadonlySet<string>> {
  if (tables.length === 0) return new Set();
  const peopleAt = ({ hostId, seated }: InvitingTable): readonly string[] => [
    ...new Set([hostId, ...seated].filter((id) => id !== null)),
  ];
  const [refusals, blocked] = await Promise.all([
    refusedBy(db, playerId),
    blockedBetween(db, playerId, tables.flatMap(peopleAt)),
  ]);
  const refused = new Set(refusals.map(({ host }) => host));
  const isUnwelcome = (table: InvitingTable): boolean =>
    refused.has(EVERYBODY) ||
    (table.hostId !== null && refused.has(table.hostId)) ||
    peopleAt(table).some((id) => blocked.has(id));
  return new Set(tables.filter(isUnwelcome).map(({ gameId }) => gameId));
}
