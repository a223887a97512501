import { expect } from 'vitest';
import type {
  Companion,
  Companions,
  CreatedGame,
  GameView,
  MyGames,
  MyInvitation,
} from '#shared/protocol/http.ts';
import { VEHICLE } from '../../support/vehicle.ts';
import { Client } from './client.ts';
import { later } from './clock.ts';
import { giveAddress, mailsTo, playerIdOf, ringMailbox } from './mails.ts';
import { claimOf } from './play.ts';
import { newAddress } from './signIn.ts';

/** People who have finished a game together, and what one invites the other to. */

export interface Someone {
  readonly client: Client;
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Seats these people, in their order, at a game of the first. */
export async function tableOf(people: readonly Someone[], free = 0): Promise<CreatedGame> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('a table needs a host');
  const open = Array.from({ length: others.length + free }, () => ({ kind: 'open' }));
  const made = await host.client.post<CreatedGame>('/api/games', {
    game: VEHICLE,
    seats: [{ kind: 'me', name: host.name }, ...open],
  });
  for (const [at, { client, name }] of others.entries())
    await client.post(...claimOf(made.seats[at + 1]?.link ?? '', name));
  return made;
}

/** The table agrees to end its game now: everybody has played it to the end. */
export async function endTogether(id: string, people: readonly Someone[]): Promise<void> {
  const [first, ...others] = people;
  const path = `/api/games/${id}`;
  await first?.client.post(`${path}/questions`, { kind: 'end' });
  for (const { client } of others) {
    const { seq, question } = await client.get<GameView>(path);
    await client.post(`${path}/votes`, { expect: seq, question: question?.id, answer: 'yes' });
  }
}

/** Somebody who can be told by mail. */
export async function someone(name: string): Promise<Someone> {
  const client = new Client();
  await client.post('/api/games', { game: VEHICLE, seats: [{ kind: 'me', name }, { kind: 'open' }] });
  const email = newAddress();
  return { client, name, email, id: await giveAddress(client, email) };
}

/** Somebody whom nothing tells. */
export async function untold(name: string): Promise<Someone> {
  const client = new Client();
  await client.post('/api/games', { game: VEHICLE, seats: [{ kind: 'me', name }, { kind: 'open' }] });
  return { client, name, email: '', id: await playerIdOf(client) };
}

/** These people have finished a game together. Gives its id. */
export async function played(...people: readonly Someone[]): Promise<string> {
  const { id } = await tableOf(people);
  await endTogether(id, people);
  return id;
}

export const companionsOf = ({ client }: Someone): Promise<Companions> =>
  client.get<Companions>('/api/me/companions');

/** The companion as the list of the other names them. */
export async function companion(of: Someone, name: string): Promise<Companion> {
  const found = (await companionsOf(of)).companions.find((one) => one.name === name);
  if (found === undefined) throw new Error(`${name} is no companion`);
  return found;
}

/** The answer to keeping a seat of the host's open game for a companion. */
export async function keep(host: Someone, id: string, seat: number, name: string) {
  const { gameId, seat: met } = await companion(host, name);
  return host.client.send<{ seat?: number; kind?: string; code?: string }>(
    `/api/games/${id}/seats/${seat}/replace`,
    {
      companion: { gameId, seat: met },
    },
  );
}

/** The invitations on the home page. */
export const invitationsOf = async ({ client }: Someone): Promise<readonly MyInvitation[]> =>
  (await client.get<MyGames>('/api/me/games')).invitations ?? [];

export const take = (who: Someone, id: string, seat: number) =>
  who.client.send<{ code?: string }>(`/api/games/${id}/seats/${seat}/claim`, { name: who.name });

export const decline = (who: Someone, id: string, seat: number, more: object = {}) =>
  who.client.send<{ code?: string }>(`/api/games/${id}/seats/${seat}/decline`, more);

export const view = ({ client }: Someone, id: string) => client.get<GameView>(`/api/games/${id}`);

export const block = async (by: Someone, other: Someone): Promise<void> => {
  const { gameId, seat } = await companion(by, other.name);
  await by.client.post(`/api/games/${gameId}/seats/${seat}/block`, {});
};

/** Ann and Bob have finished a game; Ann has a table with free seats. */
export async function hosting(free = 2) {
  const [ann, bob] = [await someone('Ann'), await someone('Bob')];
  await played(ann, bob);
  const { id } = await tableOf([ann], free);
  return { ann, bob, id };
}

/** The same, and a seat is kept for Bob. */
export async function kept(free = 2) {
  const table = await hosting(free);
  expect((await keep(table.ann, table.id, 1, 'Bob')).body).toEqual({ seat: 1, kind: 'invite' });
  return table;
}

/** After the time for which a notice is held back. */
export async function told(who: Someone): Promise<void> {
  later(5);
  await ringMailbox(who.id);
}

/** The mails that invite them. */
export const asked = async ({ email }: Someone) =>
  (await mailsTo(email)).filter(({ links }) => links.some((link) => link.includes('/stop#refuse')));

export const names = async (who: Someone) => (await companionsOf(who)).companions.map(({ name }) => name);
