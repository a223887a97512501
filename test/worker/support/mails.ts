import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { asc, eq } from 'drizzle-orm';
import type { Arrival, Me } from '#shared/protocol/http.ts';
import {
  capturedMailsTable,
  invitationsTable,
  noticesTable,
  playersTable,
  seatsTable,
  type NoticeRow,
} from '../../../worker/db/schema.ts';
import type { Mail } from '../../../worker/lib/mail.ts';
import { Client } from './client.ts';
import { db } from './database.ts';
import { putToSleep } from './rooms.ts';

/** A captured mail, and the links of its HTML in order. */
export interface Read extends Mail {
  readonly links: readonly string[];
}

/** The value of a header; undefined if the mail has none of this name. */
export const header = ({ headers }: Mail, name: string): string | undefined =>
  Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];

/** All mails sent to an address so far, in order. */
export async function mailsTo(address: string): Promise<Read[]> {
  const rows = await db().select().from(capturedMailsTable).orderBy(asc(capturedMailsTable.id));
  return rows
    .filter(({ mail }) => mail.to === address)
    .map(({ mail }) => ({
      ...mail,
      links: [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link ?? ''),
    }));
}

export async function lastMailTo(address: string): Promise<Read> {
  const mail = (await mailsTo(address)).at(-1);
  if (mail === undefined) throw new Error(`no mail to ${address}`);
  return mail;
}

/** The link of a mail that leads to `/page…`. */
export function linkTo(mail: Read, page: 'm' | 'join' | 'stop' | 'move'): string {
  const link = mail.links.find((one) => new URL(one).pathname.split('/')[1] === page);
  if (link === undefined) throw new Error(`no link to /${page} in “${mail.subject}”`);
  return link;
}

export const tokenOf = (link: string): string => new URL(link).hash.slice(1);

const mailbox = (playerId: string) => env.MAILBOXES.getByName(playerId);

/** Runs the mailbox's alarm handler, even if no alarm is set. */
export const ringMailbox = (playerId: string): Promise<void> =>
  runInDurableObject(mailbox(playerId), (box) => box.alarm());

export const evictMailbox = (playerId: string): Promise<void> => putToSleep(mailbox(playerId));

export const mailboxAlarm = (playerId: string): Promise<number | null> =>
  runInDurableObject(mailbox(playerId), (_box, ctx) => ctx.storage.getAlarm());

export const loseAlarm = (playerId: string): Promise<void> =>
  runInDurableObject(mailbox(playerId), (_box, ctx) => ctx.storage.deleteAlarm());

export const playerIdOf = async (client: Client): Promise<string> => {
  const { player } = await client.get<Me>('/api/me');
  if (player === null) throw new Error('nobody is signed in');
  return player.id;
};

/** Marks the address as confirmed by the player. */
export async function giveAddress(client: Client, email: string): Promise<string> {
  const id = await playerIdOf(client);
  await giveAddressTo(id, email);
  return id;
}

/** The player has this address, and their seats know it. */
export async function giveAddressTo(playerId: string, email: string): Promise<void> {
  await db().update(playersTable).set({ email }).where(eq(playersTable.id, playerId));
  await db().update(seatsTable).set({ told: true }).where(eq(seatsTable.playerId, playerId));
}

export async function noticeOf(playerId: string, gameId?: string): Promise<NoticeRow | undefined> {
  const rows = await db().select().from(noticesTable).where(eq(noticesTable.playerId, playerId));
  return rows.find((row) => gameId === undefined || row.gameId === gameId);
}

export const invitationsOf = (gameId: string) =>
  db()
    .select()
    .from(invitationsTable)
    .where(eq(invitationsTable.gameId, gameId))
    .orderBy(asc(invitationsTable.seat));

/** The requests of mail scanners and link previews before a person opens a link. */
export async function scan(link: string): Promise<void> {
  const { pathname, search } = new URL(link);
  for (const request of [
    { method: 'GET' },
    { method: 'HEAD' },
    { method: 'GET', headers: { purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender' } },
  ])
    await new Client().fetch(pathname + search, request);
}

/** The request of the page at `/m` when its button is pressed. */
export const redeem = <T>(link: string, client = new Client(), more: object = {}) =>
  client.send<T>('/api/auth/redeem', { token: tokenOf(link), ...more });

/** The request of that page when it is opened. */
export const look = (link: string, client = new Client()) =>
  client.send<Arrival>('/api/auth/look', { token: tokenOf(link) });

/** The code that a mail gives besides its link. */
export function codeIn({ text }: Read): string {
  const [, code] = /: ([0-9a-z]{4}-[0-9a-z]{4})$/m.exec(text) ?? [];
  if (code === undefined) throw new Error(`no code in ${text}`);
  return code;
}

/** The request of an invitation's page when its button is pressed. */
export function claimByMail(link: string, name: string, client: Client) {
  const [, , id, seat] = new URL(link).pathname.split('/');
  return client.send(`/api/games/${id}/seats/${seat}/claim`, { token: tokenOf(link), name });
}

export async function playerRow(id: string) {
  const [row] = await db().select().from(playersTable).where(eq(playersTable.id, id));
  return row;
}

/** For `throughGate`: no mail can be sent. */
export const refuseMails = async (
  statements: readonly string[],
  go: () => Promise<unknown>,
): Promise<unknown> => {
  if (statements.some((sql) => /^insert into "captured_mails"/i.test(sql))) throw new Error('no transport');
  return go();
};
