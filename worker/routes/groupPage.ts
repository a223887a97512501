import type { GroupGame, GroupMember, GroupView } from '#shared/protocol/http.ts';
import { peopleDatabase } from '../db/database.ts';
import { gamesOfGroup } from '../db/games/games.ts';
import { channelById } from '../db/people/channels.ts';
import { gamesOpenedTo, groupMembers, groupOf, GROUP_WEBHOOK, leaveGroup } from '../db/people/groups.ts';
import type { Person } from '../db/people/players.ts';
import type { GroupRow } from '../db/schema.ts';
import { inShards } from '../db/shards.ts';
import { groupTokens } from '../lib/links.ts';
import { hostOf } from '../mailbox/channels/outcome.ts';
import { isDelayed } from '../people/access.ts';

/** What members see of their group: each other, open tables, and games with their ranks. */

/** A group as one of its members asks for it. */
export interface OwnGroup {
  readonly person: Person;
  readonly group: GroupRow;
}

/** The page of a group, as one of its members sees it. */
export async function groupPage(env: Env, { person, group }: OwnGroup): Promise<GroupView> {
  const db = peopleDatabase(env);
  const now = Date.now();
  const isOwner = group.ownerId === person.playerId;
  const [people, opened, webhook] = await Promise.all([
    groupMembers(db, group.id),
    gamesOpenedTo(db, group.id),
    isOwner ? channelById(db, group.id, GROUP_WEBHOOK) : undefined,
  ]);
  if (!people.some(({ playerId }) => playerId === group.ownerId)) {
    await leaveGroup(db, group.id, group.ownerId ?? ''); // a guest whom nothing led back, and who was deleted
    const handedOn = await groupOf(db, group.id, person.playerId);
    if (handedOn !== undefined) return groupPage(env, { person, group: handedOn });
  }
  const ids = opened.map(({ gameId }) => gameId);
  const found = await inShards(
    env,
    ids,
    (id) => id,
    (shard, some) => gamesOfGroup(shard, some, group.id),
  );
  const memberIds = new Map(people.map(({ playerId, id }) => [playerId, id]));
  const [token] = isOwner && group.link !== null ? groupTokens(env, group.id, group.link) : [];
  return {
    id: group.id,
    name: group.name,
    members: people
      .toSorted((a, b) => a.joinedAt - b.joinedAt || (a.id < b.id ? -1 : 1))
      .map((member): GroupMember => ({
        id: member.id,
        name: member.name,
        owner: member.playerId === group.ownerId,
        you: member.playerId === person.playerId,
        since: member.joinedAt,
      })),
    link: token === undefined ? null : `/groups/${group.id}#${token}`,
    webhook: webhook === undefined ? null : { host: hostOf(webhook), error: webhook.error },
    seasons: group.seasons,
    tables: opened.flatMap(({ hostId, until, content }) =>
      content !== null && (until ?? 0) > now && content.free > 0 && memberIds.has(hostId ?? '')
        ? [content]
        : [],
    ),
    hosted: found.flat().flatMap(({ id, hostId }) => (hostId === person.playerId ? [id] : [])),
    games: found
      .flat()
      .filter(({ status }) => status !== 'open')
      .map((game) => groupGame(game, memberIds, person.playerId))
      .toSorted((a, b) => Number(a.over) - Number(b.over) || b.at - a.at),
  };
}

type FoundGame = Awaited<ReturnType<typeof gamesOfGroup>>[number];

/**
 * Of a game that runs nothing is told but who plays, and not even that to those who see it later: somebody may just have taken a
 * seat. Once it has ended everybody may see that, whatever its watch delay.
 */
function groupGame(
  { scores, seats, ...game }: FoundGame,
  memberIds: ReadonlyMap<string, string>,
  playerId: string,
): GroupGame {
  const over = game.status === 'over';
  const isPlayer = seats.some((seat) => seat.playerId === playerId);
  const shown = isDelayed(game) && !isPlayer ? [] : seats;
  return {
    id: game.id,
    game: game.game,
    title: game.title,
    over,
    at: over ? game.turnAt : game.createdAt,
    open: game.watch || game.hostId === playerId || isPlayer,
    seats: shown.map((seat) => {
      const member = memberIds.get(seat.playerId ?? '');
      const rank = over ? scores.find((score) => score.seat === seat.seat)?.rank : undefined;
      return {
        ...(member === undefined ? {} : { member }),
        ...(seat.kind === 'bot' ? { bot: true as const } : {}),
        ...(rank === undefined ? {} : { rank }),
      };
    }),
  };
}
