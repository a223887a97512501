import { Hono, type Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { canonicalJson } from '#shared/kernel/json.ts';
import { DeleteMe, type DeletedMe, type OwnData, type OwnProfile } from '#shared/protocol/http.ts';
import { type AppEnv, problem } from '../http/context.ts';
import { continueErasure, erase } from '../people/erasure.ts';
import { removeSessionCookie, sessionHashOf } from '../people/session.ts';
import { peopleDatabase, ROWS_AT_MOST } from '../db/database.ts';
import { companionsOf } from '../people/companions.ts';
import { shards } from '../db/shards.ts';
import { erasureBySession } from '../db/people/erasures.ts';
import { GameArchive } from '../room/storage/archive.ts';
import { unlessDamaged } from '../room/storage/damage.ts';
import { gamesData, type GamesData } from '../db/games/gamesData.ts';
import { personData } from '../db/people/ownData.ts';
import type { PlayerRow } from '../db/schema.ts';
import { validate } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

/** A player's own data: to download it, and to delete it. */
export const ownDataRoutes = new Hono<AppEnv>()
  .get(
    '/export',
    describeRoute(
      routeDoc('exportMe', 'All that is stored of the caller', {
        description: 'One file, without secrets and without data of others.',
        answers: { 200: 'OwnData' },
        refuses: ['NO_SESSION'],
      }),
    ),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      c.header('content-disposition', 'attachment; filename="carrack-my-data.json"');
      return c.json(await ownDataOf(c.env, person.playerId, Date.now()));
    },
  )
  .delete(
    '/',
    describeRoute(
      routeDoc('deleteMe', 'Delete one’s account', {
        description:
          'At once, and for ever. Games stay without the name. A repeat goes on where an interrupted request ended.',
        answers: { 200: 'DeletedMe' },
        refuses: ['NO_SESSION', 'NAME_DIFFERS'],
      }),
    ),
    validate('json', DeleteMe),
    async (c) => {
      const person = c.get('person');
      if (person === null) return again(c);
      const { name } = c.req.valid('json');
      if (name.trim() !== person.name.trim()) return problem(c, { code: 'NAME_DIFFERS' });
      const done = await erase(c, person);
      removeSessionCookie(c);
      return c.json({ done } satisfies DeletedMe);
    },
  );

/** The answer was lost, and the session is gone: its browser asks again. */
async function again(c: Context<AppEnv>): Promise<Response> {
  const session = await sessionHashOf(c);
  const row = session === undefined ? undefined : await erasureBySession(peopleDatabase(c.env), session);
  if (row === undefined) return problem(c, { code: 'NO_SESSION' });
  const done = await continueErasure(c.env, row, Date.now());
  removeSessionCookie(c);
  return c.json({ done } satisfies DeletedMe);
}

/** Of a channel only where it leads: the rest of its address lets anybody write to the player. */
const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '');

async function ownDataOf(env: Env, playerId: string, now: number): Promise<OwnData> {
  const db = peopleDatabase(env);
  const person = await personData(db, playerId);
  const { email = null } = person.players[0] ?? {};
  const [companions, parts] = await Promise.all([
    companionsOf(env, playerId),
    // All of them: a mail may have invited them to a game in any.
    Promise.all(shards(env).map((shard) => gamesData(shard.db, playerId, email))),
  ]);
  const games = joined(parts);
  const { players, channels, codes, blocks, ...own } = person;
  const { seats, hosted, results, archived, ...written } = games;
  const earlier = await archivedMessages(env, archived, playerId);
  const messages = withoutRepeats([...written.messages, ...earlier.messages]);
  const lists = [...Object.values(own), ...Object.values(written), seats, hosted, results, blocks, archived];
  const [player] = players;
  return {
    at: now,
    complete: earlier.complete && lists.every(({ length }) => length < ROWS_AT_MOST),
    profile: player === undefined ? null : profileOf(player),
    channels: channels.map(({ address, ...channel }) => ({ ...channel, address: originOf(address) })),
    recoveryCodeSince: codes[0]?.createdAt ?? null,
    feedSince: player?.feedSince || null, // 0: none
    blocks: blocks.length,
    companions: companions.companions.map((companion) => ({ ...companion })),
    companionsInvite: companions.invitations,
    ...own,
    games: seats,
    hosted: hosted.map(({ id }) => id),
    results: results.map((result) => ({ ...result, playerId: undefined })),
    ...written,
    messages,
  };
}

/** The lists of all databases, each kind joined. */
const joined = (parts: readonly GamesData[]): GamesData => ({
  seats: parts.flatMap(({ seats }) => seats),
  hosted: parts.flatMap(({ hosted }) => hosted),
  orders: parts.flatMap(({ orders }) => orders),
  results: parts.flatMap(({ results }) => results),
  notes: parts.flatMap(({ notes }) => notes),
  messages: parts.flatMap(({ messages }) => messages),
  notices: parts.flatMap(({ notices }) => notices),
  joinRequests: parts.flatMap(({ joinRequests }) => joinRequests),
  archived: parts.flatMap(({ archived }) => archived),
  invitations: parts.flatMap(({ invitations }) => invitations),
});

/** What the player wrote in games whose messages are archived; not complete if an object is lost or changed. */
async function archivedMessages(
  env: Env,
  archived: readonly { readonly id: string; readonly archived: string }[],
  playerId: string,
): Promise<Pick<OwnData, 'messages' | 'complete'>> {
  const found: OwnData['messages'][number][] = [];
  let complete = true;
  for (const { id, archived: name } of archived) {
    const game = await unlessDamaged(new GameArchive(env, id).read(name), undefined);
    complete &&= game !== undefined;
    for (const message of game?.messages ?? [])
      if (message.playerId === playerId) found.push({ gameId: id, text: message.text, at: message.at });
  }
  return { messages: found, complete };
}

/** Each message once: the last one that is archived stays in the database. */
const withoutRepeats = (messages: OwnData['messages']): OwnData['messages'] => [
  ...new Map(messages.map((message) => [canonicalJson(message), message])).values(),
];

const profileOf = (player: PlayerRow): OwnProfile => ({
  id: player.id,
  name: player.name,
  createdAt: player.createdAt,
  address: player.email,
  mail: !player.muted,
  language: player.language,
  hours: player.hours,
  holidays: player.holidays,
  whenTold: player.telling,
  pageHidden: player.pageHidden,
});
