import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import type { CreatedGame, CreatedGroup, GameView, GroupView, TableQuestion } from '#shared/protocol/http.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import type { AnyMove, Seat } from '#shared/kernel/types.ts';
import { invitationToken, signLink } from '../../../worker/lib/links.ts';
import { hashOf, newToken } from '../../../worker/lib/tokens.ts';
import { invitationsTable, sessionsTable } from '../../../worker/db/schema.ts';
import { Client } from './client.ts';
import { db } from './database.ts';
import { claimOf, streamOf } from './play.ts';
import { VEHICLE } from '../../support/vehicle.ts';

/** A table at which every request of the API makes sense, and the people around it. */
export interface Scene {
  readonly id: string;
  readonly path: string;
  /** The host, without a seat. */
  readonly host: Client;
  /** The player to move. */
  readonly owner: Client;
  readonly ownSeat: Seat;
  /** A player with another seat. */
  readonly guest: Client;
  /** The last row of the log. */
  readonly seq: number;
  /** A legal move of the owner. */
  readonly move: AnyMove;
  /** At an open table: the tokens of the seat link and of the invitation. */
  readonly linkToken: string;
  readonly invitationToken: string;
  /** At a table with an open question. */
  readonly question: string;
  /** The host's group, of which the owner is a member too: its id, the token of its link, and the owner's id as a member. */
  readonly group: string;
  readonly groupToken: string;
  readonly member: string;
}

export const OPEN_SEAT = 2;
export const INVITED_SEAT = 3;

const OPEN = { kind: 'open' };
let tables = 0;

/** A game of two players and a host. With an unused seat link and an invitation it stays open. */
async function table(seats: readonly object[], watch: boolean): Promise<Scene> {
  const host = new Client();
  const made = await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats, watch });
  const players = [new Client(), new Client()];
  for (const [seat, player] of players.entries())
    await player.post(...claimOf(made.seats[seat]?.link ?? '', `Player ${seat}`));
  const path = `/api/games/${made.id}`;
  const { acting, seq } = await host.get<GameView>(path);
  const ownSeat = acting[0] ?? 0;
  const [owner, guest] = ownSeat === 0 ? players : players.toReversed();
  if (owner === undefined || guest === undefined) throw new Error('nobody sits');
  const { choices } = await owner.get<GameView>(path);
  const [asked] = await db().select().from(invitationsTable).where(eq(invitationsTable.gameId, made.id));
  return {
    id: made.id,
    path,
    host,
    owner,
    guest,
    ownSeat,
    seq,
    move: choices.length > 0 ? sampleMove(choices, streamOf(81)) : { type: 'load' },
    linkToken: made.seats[OPEN_SEAT]?.link?.split('#')[1] ?? 'f'.repeat(40),
    invitationToken: asked ? invitationToken(env, asked.id) : 'f'.repeat(32),
    question: 'undo-1-2-x',
    group: 'none',
    groupToken: '',
    member: 'none',
  };
}

/** The host has made a group, and the owner has joined it. */
export async function grouped(watch = true): Promise<Scene> {
  const scene = await open(watch);
  const { host, owner } = scene;
  const { id } = await host.post<CreatedGroup>('/api/groups', { name: 'Friday' });
  const groupToken = (await host.get<GroupView>(`/api/groups/${id}`)).link?.split('#')[1] ?? '';
  await owner.post(`/api/groups/${id}/join`, { token: groupToken, name: 'Owner' });
  const { members } = await owner.get<GroupView>(`/api/groups/${id}`);
  return { ...scene, group: id, groupToken, member: members.find(({ you }) => you)?.id ?? '' };
}

export const running = (watch = true): Promise<Scene> => table([OPEN, OPEN], watch);

export const open = (watch = true): Promise<Scene> =>
  table([OPEN, OPEN, OPEN, { kind: 'invite', email: `guest${(tables += 1)}@scenes.example.org` }], watch);

/** The owner has made a move that revealed nothing, so they may undo it freely. */
export async function moved(watch = true): Promise<Scene> {
  const scene = await running(watch);
  await scene.owner.post(`${scene.path}/moves`, { expect: scene.seq, moves: [scene.move] });
  return scene;
}

/** The guest has moved after it, and is asked for consent to an undo. */
export async function asked(watch = true): Promise<Scene> {
  const scene = await moved(watch);
  const { path, guest, owner, seq } = scene;
  const { choices } = await guest.get<GameView>(path);
  await guest.post(`${path}/moves`, { expect: seq + 1, moves: [sampleMove(choices, streamOf(82))] });
  const { question } = await owner.post<{ question: TableQuestion }>(`${path}/undo`, {
    expect: seq + 2,
    to: seq,
  });
  return { ...scene, seq: seq + 2, question: question.id };
}

/** The players have agreed to end the game. */
export async function over(watch = true): Promise<Scene> {
  const scene = await running(watch);
  const { path, guest, owner, seq } = scene;
  const { question } = await owner.post<{ question: TableQuestion }>(`${path}/questions`, { kind: 'end' });
  await guest.post(`${path}/votes`, { expect: seq, question: question.id, answer: 'yes' });
  return { ...scene, seq: seq + 1 };
}

/** A player of another game. */
export async function stranger(): Promise<Client> {
  const client = new Client();
  await client.post('/api/games', { game: VEHICLE, seats: [{ kind: 'me' }, OPEN] });
  return client;
}

/** Another browser of the same player. It was signed out, but has kept the cookie. */
export async function signedOut(client: Client): Promise<Client> {
  const [, token = ''] = client.cookie?.split('=') ?? [];
  const [row] = await db()
    .select()
    .from(sessionsTable)
    .where(eq(sessionsTable.hash, await hashOf(token)));
  if (row === undefined) throw new Error('nobody is signed in');
  const other = new Client();
  const cookie = `carrack=${newToken()}`;
  await db()
    .insert(sessionsTable)
    .values({ ...row, hash: await hashOf(cookie.slice('carrack='.length)) });
  other.cookie = cookie;
  await other.post('/api/auth/logout');
  other.cookie = cookie;
  return other;
}

const now = (): number => Date.now();

/** Tokens of unused links in mails. */
export const linkTokens = {
  signIn: () =>
    signLink(
      env,
      { for: 'in', email: `reader${(tables += 1)}@scenes.example.org`, browserId: '', game: '' },
      now(),
    ),
  stop: () => signLink(env, { for: 'stop', player: 'somebody' }, now()),
  refuse: () => signLink(env, { for: 'refuse', keys: [`${(tables += 1)}`], host: 'somebody' }, now()),
};
