import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Channels, Me } from '#shared/protocol/http.ts';
import { eq } from 'drizzle-orm';
import { invitationsTable, playersTable } from '../../worker/db/schema.ts';
import { db } from './support/database.ts';
import { signLink } from '../../worker/lib/links.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { codeIn, lastMailTo, linkTo, look, playerIdOf, playerRow, redeem, tokenOf } from './support/mails.ts';
import { invite } from './support/invited.ts';
import { newAddress, seated, player, signInLink, gameLink } from './support/signIn.ts';

/** Which addresses become a player's own, and which mails about games they get. */

beforeEach(startClock);
afterEach(stopClock);

describe('an address that a guest enters', () => {
  const put = (client: Client, address: string) =>
    client.send('/api/me/channels/mail', { address }, { method: 'PUT' });

  test('is confirmed only in the guest’s own browser', async () => {
    const [eve, victim] = [await seated(), await seated()];
    const email = newAddress();
    await put(eve.client, email);
    const link = linkTo(await lastMailTo(email), 'm');
    expect((await look(link, victim.client)).body).toMatchObject({ does: 'elsewhere', address: email });
    for (const other of [victim.client, new Client()])
      expect(await redeem(link, other)).toMatchObject({ status: 403, body: { code: 'LINK_ELSEWHERE' } });
    expect((await playerRow(await playerIdOf(eve.client)))?.email).toBeNull();
    expect((await redeem(link, eve.client)).status).toBe(200);
    expect((await playerRow(await playerIdOf(eve.client)))?.email).toBe(email);
  });

  test('is confirmed there by the code of the mail, which may be read elsewhere', async () => {
    const { client } = await seated();
    const email = newAddress();
    await put(client, email);
    const code = codeIn(await lastMailTo(email));
    const typed = (who: Client, what: string) => who.send('/api/auth/redeem', { code: what, email });
    expect((await typed(client, 'aaaa-aaaa')).body.code).toBe('CODE_WRONG');
    expect((await typed((await seated()).client, code)).body.code).toBe('CODE_WRONG');
    expect((await typed(client, ` ${code.toUpperCase()}`)).status).toBe(200);
    expect((await playerRow(await playerIdOf(client)))?.email).toBe(email);
  });

  test('that replaces another one causes a mail to the old address, whose earlier links are dead', async () => {
    const ann = await player();
    const email = newAddress();
    const old = [gameLink(ann), await signInLink(new Client(), ann.email)];
    later(1);
    await put(ann.client, email);
    later(1);
    await redeem(linkTo(await lastMailTo(email), 'm'), ann.client);
    expect((await lastMailTo(ann.email)).subject).toBe('Your address at Carrack');
    expect((await redeem(old[0] ?? '')).status).toBe(403);
    const stranger = new Client();
    await redeem(old[1] ?? '', stranger);
    expect((await stranger.get<Me>('/api/me')).player?.id).not.toBe(ann.id);
  });

  test('and removes again gets a mail about it', async () => {
    const ann = await player();
    const link = gameLink(ann);
    later(1);
    await ann.client.fetch('/api/me/channels/mail', { method: 'DELETE', json: {} });
    expect((await lastMailTo(ann.email)).subject).toBe('Your address at Carrack');
    expect((await redeem(link)).status).toBe(403);
  });
});

describe('a link that stops mail', () => {
  test('that was sent to a former address does not stop mail to the current one', async () => {
    const ann = await player();
    const token = signLink(env, { for: 'stop', player: ann.id }, Date.now());
    later(1);
    const email = newAddress();
    await ann.client.send('/api/me/channels/mail', { address: email }, { method: 'PUT' });
    await redeem(linkTo(await lastMailTo(email), 'm'), ann.client);
    expect((await new Client().send('/api/mail/stop', { token })).status).toBe(200);
    expect((await playerRow(ann.id))?.muted).toBe(false);
    const fresh = signLink(env, { for: 'stop', player: ann.id }, Date.now());
    expect((await new Client().send('/api/mail/stop', { token: fresh })).status).toBe(200);
    expect((await playerRow(ann.id))?.muted).toBe(true);
  });
});

describe('an address whose domain is spelled otherwise', () => {
  /** One mailbox, with its domain in its own script and in ASCII. */
  const mailbox = () => {
    const [local] = newAddress().split('@');
    return { own: `${local}@bücher.example`, ascii: `${local}@xn--bcher-kva.example` };
  };
  const signedIn = async (spelled: string, { ascii }: ReturnType<typeof mailbox>) => {
    const client = new Client();
    await client.send('/api/auth/link', { email: spelled });
    await redeem(linkTo(await lastMailTo(ascii), 'm'), client);
    return { client, id: await playerIdOf(client) };
  };
  /** A guest says that the address is theirs, and confirms it. */
  const confirmed = async (spelled: string, { ascii }: ReturnType<typeof mailbox>) => {
    const { client } = await seated();
    await client.send('/api/me/channels/mail', { address: spelled }, { method: 'PUT' });
    return redeem(linkTo(await lastMailTo(ascii), 'm'), client);
  };
  const taken = { status: 409, body: { code: 'ADDRESS_TAKEN' } };

  test('is the same player’s', async () => {
    const box = mailbox();
    const { id } = await signedIn(box.own, box);
    expect((await signedIn(box.ascii, box)).id).toBe(id);
    expect((await signedIn(box.own.toUpperCase(), box)).id).toBe(id);
  });

  test('is shown in its own script, and belongs to nobody else', async () => {
    const box = mailbox();
    const { client } = await signedIn(box.ascii, box);
    expect((await client.get<Channels>('/api/me/channels')).mail.address).toBe(box.own);
    expect(await confirmed(box.ascii, box)).toMatchObject(taken);
  });

  test('is found where an earlier release stored it as it was spelled', async () => {
    const box = mailbox();
    const { client, id } = await signedIn(box.own, box);
    await db().update(playersTable).set({ email: box.ascii }).where(eq(playersTable.id, id));
    expect((await client.get<Channels>('/api/me/channels')).mail.address).toBe(box.own);
    expect((await signedIn(box.own, box)).id).toBe(id);
    expect(await confirmed(box.own, box)).toMatchObject(taken);
    await db().update(playersTable).set({ language: 'pl' }).where(eq(playersTable.id, id));
    await invite([box.own]);
    expect((await lastMailTo(box.ascii)).html).toContain('lang="pl"');
  });

  test('is stored in its one form by an invitation of an earlier release, which may be repeated', async () => {
    const box = mailbox();
    const { id, path } = await invite([box.own, newAddress()]);
    await db().update(invitationsTable).set({ email: box.ascii }).where(eq(invitationsTable.gameId, id));
    const token = tokenOf(linkTo(await lastMailTo(box.ascii), 'join'));
    const [guest, again] = [new Client(), new Client()];
    const claim = { token, name: 'Bob', mail: true, entropy: 'ab'.repeat(32) };
    for (const client of [guest, again])
      expect((await client.send(`${path}/seats/1/claim`, claim)).status).toBe(200);
    expect(await playerIdOf(again)).toBe(await playerIdOf(guest));
    expect((await playerRow(await playerIdOf(guest)))?.email).toBe(box.own);
  });
});
