import { expect } from 'vitest';
import type { CreatedGroup, GroupView } from '#shared/protocol/http.ts';
import { codeOf, type Client } from './client.ts';
import { later } from './clock.ts';
import { player } from './signIn.ts';

/** Groups and their members. */

/** Somebody of this name who can be told by mail. */
export async function person(name: string): Promise<Client> {
  const { client } = await player();
  await client.fetch('/api/me', { method: 'PATCH', json: { name } });
  return client;
}

export interface Group {
  readonly path: string;
  readonly id: string;
  readonly owner: Client;
}

export async function newGroup(name = 'Friday', owner?: Client): Promise<Group> {
  const ana = owner ?? (await person('Ana'));
  const { id } = await ana.post<CreatedGroup>('/api/groups', { name });
  return { id, path: `/api/groups/${id}`, owner: ana };
}

export const page = (client: Client, { path }: Group) => client.get<GroupView>(path);
export const read = async (client: Client, { path }: Group) => {
  const answer = await client.fetch(path);
  return answer.status < 300 ? answer.status : ((await answer.json()) as { code: string }).code;
};
export const change = (client: Client, { path }: Group, json: object) =>
  codeOf(client.send(path, json, { method: 'PATCH' }));
export const remove = (client: Client, { path }: Group, member: string) =>
  codeOf(client.send(`${path}/members/${member}`, {}, { method: 'DELETE' }));
export const names = async (client: Client, group: Group) =>
  (await page(client, group)).members.map(({ name }) => name);
export const ownerName = async (client: Client, group: Group) =>
  (await page(client, group)).members.find(({ owner }) => owner)?.name;
export const memberNamed = async (client: Client, group: Group, name: string) =>
  (await page(client, group)).members.find((member) => member.name === name)?.id ?? '';

/** The token of the group's link, as its owner sees it. */
export const tokenOf = async (group: Group, owner = group.owner) =>
  (await page(owner, group)).link?.split('#')[1] ?? '';

export const joinBy = (client: Client, { path }: Group, token: string, name: string) =>
  codeOf(client.send(`${path}/join`, { token, name }));

/** A group with these members besides its owner. */
export async function groupWith(...others: readonly Client[]): Promise<Group> {
  const group = await newGroup();
  const token = await tokenOf(group);
  for (const client of others) {
    later(1);
    expect(await joinBy(client, group, token, 'Guest')).toBe(200);
  }
  return group;
}
