import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PushPayload } from '#shared/protocol/http.ts';
import { capturedMailsTable, channelsTable, playersTable } from '../../worker/db/schema.ts';
import { insertUndeliverable } from '../../worker/db/people/mails.ts';
import { PUSH_TARGET, webhookTarget } from '../support/channels.ts';
import { TITLE } from '../support/vehicle.ts';
import { CHANNELS, captured, hook, settings, subscribe } from './support/channels.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { db } from './support/database.ts';
import { noticeOf, playerRow } from './support/mails.ts';
import { Table } from './support/reached.ts';

/** What players are told by devices and webhooks, beside the mail and without one, and what happens when a channel fails for long. */

/** Bob without address, at whose turn it is. */
async function withoutMail(more: (table: Table) => Promise<unknown>) {
  const table = await Table.set();
  await db().delete(capturedMailsTable);
  await db().update(playersTable).set({ email: null }).where(eq(playersTable.id, table.bobId));
  await more(table);
  const match = await table.game();
  await table.toBob(match);
  await table.told();
  return { table, match };
}

describe('by its channels', () => {
  beforeEach(startClock);
  afterEach(stopClock);

  test('a player without an address is told that it is their turn', async () => {
    const { table, match } = await withoutMail(({ bob }) => subscribe(bob));
    const [payload] = (await captured('push: ')) as readonly PushPayload[];
    expect(payload).toMatchObject({
      title: `Your turn in ${TITLE} (with Ann): load a ship`,
      path: `/g/${match.id}`,
      waiting: 1,
      language: 'en',
    });
    expect(await noticeOf(table.bobId, match.id)).toMatchObject({
      state: 'sent',
      error: null,
      toldAt: Date.now(),
    });
    const { deliveries, channels } = await settings(table.bob);
    expect(deliveries).toEqual([
      { at: Date.now(), channel: channels[0]?.id, gameId: match.id, kind: 'turn', error: null },
    ]);
    expect(channels[0]).toMatchObject({ sentAt: Date.now(), error: null });
  });

  test('they are told once in an absence, and not what a channel is not for', async () => {
    const { table, match } = await withoutMail(async ({ bob }) => {
      await subscribe(bob);
      await hook(bob, { game: 'a222222222222222' });
    });
    const another = await table.game();
    await table.toBob(another);
    later(60);
    await table.ring();
    expect(await captured('push: ')).toHaveLength(1);
    expect(await captured('webhook: ')).toEqual([]);
    expect((await noticeOf(table.bobId, match.id))?.state).toBe('sent');
  });

  test('a webhook that remembers ids takes no reminder for a repeat', async () => {
    const { table } = await withoutMail(({ bob }) => hook(bob));
    for (const days of [1, 3]) {
      later(days * 24 * 60);
      await table.ring();
    }
    const sent = (await captured('webhook: ')) as readonly { readonly id: string }[];
    expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
  });

  test('a webhook tells of the game and the occasion, with its address', async () => {
    const { match } = await withoutMail(({ bob }) => hook(bob));
    expect(await captured('webhook: ')).toMatchObject([
      {
        version: 1,
        kind: 'turn',
        player: 'Bob',
        games: [{ id: match.id, kind: 'turn', text: `${TITLE} (with Ann): your turn` }],
      },
    ]);
  });

  test('nobody is told by a channel that is off or was removed', async () => {
    const { table, match } = await withoutMail(async ({ bob }) => {
      const { id } = await subscribe(bob);
      await bob.send(`${CHANNELS}/by-id/${id}`, { on: false }, { method: 'PUT' });
      const { channel } = await hook(bob);
      await bob.fetch(`${CHANNELS}/by-id/${channel.id}`, { method: 'DELETE' });
    });
    expect(await table.notice(match)).toBeUndefined();
    expect([...(await captured('push: ')), ...(await captured('webhook: '))]).toEqual([]);
  });

  test('mail and devices tell the same; the notice is one', async () => {
    const table = await Table.set();
    await db().delete(capturedMailsTable);
    await subscribe(table.bob);
    const match = await table.game();
    await table.toBob(match);
    await table.told();
    expect(await table.mails()).toHaveLength(1);
    expect(await captured('push: ')).toHaveLength(1);
  });

  test('a device that fails once is tried again where mails come back', async () => {
    const table = await Table.set();
    await db().delete(capturedMailsTable);
    await subscribe(table.bob);
    await insertUndeliverable(db(), table.address, 'bounce', Date.now());
    const [device] = await db().select().from(channelsTable).where(eq(channelsTable.playerId, table.bobId));
    await db()
      .update(channelsTable)
      .set({ target: { ...PUSH_TARGET, endpoint: 'https://10.0.0.1/' } });
    await table.toBob(await table.game());
    await table.told();
    await db().update(channelsTable).set({ target: device?.target });
    later(1);
    await table.ring();
    expect(await captured('push: ')).toHaveLength(1);
  });

  test('a notice whose last channel went before it was sent fails, and says why', async () => {
    const table = await Table.set();
    await db().update(playersTable).set({ email: null }).where(eq(playersTable.id, table.bobId));
    const { channel } = await hook(table.bob);
    const match = await table.game();
    await table.toBob(match);
    await table.bob.fetch(`${CHANNELS}/by-id/${channel.id}`, { method: 'DELETE' });
    await table.told();
    expect(await table.notice(match)).toMatchObject({ state: 'failed', error: 'NO_ADDRESS', dueAt: null });
  });
});

describe('a webhook that has failed for a day', () => {
  beforeEach(startClock);
  afterEach(() => {
    vi.unstubAllGlobals();
    stopClock();
  });

  test('is switched off, and its player is told by mail', async () => {
    const table = await Table.set();
    await hook(table.bob);
    const since = Date.now() - 86_400_000;
    await db()
      .update(channelsTable)
      .set({ failingSince: since, target: webhookTarget('https://10.0.0.1/') });
    const match = await table.game();
    await table.toBob(match);
    await table.told();
    expect((await settings(table.bob)).channels).toMatchObject([{ off: 'failing', error: 'NOT_PUBLIC' }]);
    expect((await playerRow(table.bobId))?.channels).toBe(0);
    expect((await table.mails()).map(({ subject }) => subject)).toEqual([
      'A webhook was switched off',
      `Your turn in ${TITLE} (with Ann): load a ship`,
    ]);
  });

  test('is on again when the player says so', async () => {
    const { bob, bobId } = await Table.set();
    const { channel: made } = await hook(bob);
    await db().update(channelsTable).set({ failingSince: 1, error: 'TIMEOUT', off: 'failing' });
    const path = `${CHANNELS}/by-id/${made.id}`;
    const { body } = await bob.send(path, { on: true }, { method: 'PUT' });
    expect(body).toMatchObject({ off: null, error: null });
    expect((await playerRow(bobId))?.channels).toBe(1);
  });
});
