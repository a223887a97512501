import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Me } from '#shared/protocol/http.ts';
import { createApp } from '../../worker/app.ts';
import { sessionsTable } from '../../worker/db/schema.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { db, throughGate, tripsOf, writes } from './support/database.ts';
import { until } from './support/play.ts';
import { playerIdOf, playerRow, redeem, tokenOf } from './support/mails.ts';
import { player, gameLink } from './support/signIn.ts';
import { envWith } from './support/bindings.ts';
import { hook, settings, subscribe } from './support/channels.ts';

/** A player's sessions: who sees them, and who ends them. */

beforeEach(startClock);
afterEach(stopClock);

describe('a player’s sessions', () => {
  interface Listed {
    readonly sessions: readonly {
      readonly id: string;
      readonly browser: string | null;
      readonly here: boolean;
      readonly usedOn: string | null;
    }[];
  }
  const list = async (client: Client) => (await client.get<Listed>('/api/me/sessions')).sessions;
  const end = (client: Client, id = '') =>
    client.fetch(`/api/me/sessions${id && `/${id}`}`, { method: 'DELETE', json: {} });

  test('are listed with their browsers’ names and without their tokens', async () => {
    const ann = await player();
    later(1);
    const phone = new Client();
    const headers = { 'user-agent': 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0' };
    await phone.send('/api/auth/redeem', { token: tokenOf(gameLink(ann)) }, { headers });
    const listed = await list(ann.client);
    expect(listed.map(({ browser, here }) => [browser, here])).toEqual([
      ['Firefox, Android', false],
      [null, true],
    ]);
    const hashes = (await db().select().from(sessionsTable).where(eq(sessionsTable.playerId, ann.id))).map(
      ({ hash }) => hash,
    );
    for (const secret of hashes) expect(ann.client.heard.join()).not.toContain(secret);
  });

  /** Ann at her desk and on her phone, each with a device that is switched on, and a webhook. */
  async function reachedEverywhere() {
    const ann = await player();
    const phone = new Client();
    await phone.send('/api/auth/redeem', { token: tokenOf(gameLink(ann)) });
    await subscribe(ann.client, 'https://push.example.net/desk');
    await subscribe(phone, 'https://push.example.net/phone');
    await hook(ann.client);
    return { ann, phone };
  }

  test('take the device with them that was switched on in them; a webhook stays', async () => {
    const { ann } = await reachedEverywhere();
    const other = (await list(ann.client)).find(({ here }) => !here);
    await end(ann.client, other?.id);
    const { channels } = await settings(ann.client);
    expect(channels.map(({ host, kind }) => `${kind} ${host}`).toSorted()).toEqual([
      'push push.example.net',
      'webhook hooks.example.com',
    ]);
    expect((await playerRow(ann.id))?.channels).toBe(2);
  });

  test('take all devices with them when all are ended', async () => {
    const { ann } = await reachedEverywhere();
    expect((await playerRow(ann.id))?.channels).toBe(3);
    await end(ann.client);
    expect((await playerRow(ann.id))?.channels).toBe(1);
  });

  test.each(['one', 'all'] as const)(
    'stay as they are if the database fails while %s is ended, and so do their devices',
    async (which) => {
      const { ann } = await reachedEverywhere();
      const other = (await list(ann.client)).find(({ here }) => !here);
      const refuse = async (statements: readonly string[], go: () => Promise<unknown>) => {
        if (statements.some((sql) => /^delete from "channels"/i.test(sql))) throw new Error('D1 is down');
        return go();
      };
      const answer = await throughGate(refuse, () =>
        end(ann.client, which === 'one' ? other?.id : undefined),
      );
      expect(answer.status).toBe(500);
      expect(await list(ann.client)).toHaveLength(2);
      expect((await playerRow(ann.id))?.channels).toBe(3);
    },
  );

  test('show the day of their last use, which is written once a day', async () => {
    const ann = await player();
    const days = async () => (await list(ann.client)).map(({ usedOn }) => usedOn);
    const today = () => new Date().toISOString().slice(0, 10);
    expect(await days()).toEqual([today()]);
    const unused = await tripsOf(() => ann.client.get('/api/me'));
    expect(unused.filter(({ statements }) => writes(statements))).toEqual([]);
    later(24 * 60);
    await until(async () => ((await days())[0] === today() ? true : undefined));
    const used = await tripsOf(() => ann.client.get('/api/me'));
    expect(used.filter(({ statements }) => writes(statements))).toEqual([]);
  });

  test('can be ended one by one', async () => {
    const ann = await player();
    const phone = new Client();
    await redeem(gameLink(ann), phone);
    const other = (await list(ann.client)).find(({ here }) => !here);
    expect((await end(ann.client, other?.id)).status).toBe(200);
    expect((await phone.get<Me>('/api/me')).player).toBeNull();
    expect(await playerIdOf(ann.client)).toBe(ann.id);
    expect((await end(ann.client, other?.id)).status).toBe(404);
  });

  test('can be ended all at once', async () => {
    const ann = await player();
    const phone = new Client();
    await redeem(gameLink(ann), phone);
    expect((await end(phone)).status).toBe(200);
    for (const client of [phone, ann.client]) expect((await client.get<Me>('/api/me')).player).toBeNull();
  });

  test('are ended even if a room of the player cannot be reached', async () => {
    const ann = await player();
    const phone = new Client();
    await redeem(gameLink(ann), phone);
    let calls = 0;
    const getByName = () => ({
      endSessions: async () => {
        calls += 1;
        throw new Error('Network connection lost.');
      },
    });
    const service = envWith({ ROOMS: { getByName } });
    const headers = {
      cookie: phone.cookie ?? '',
      origin: 'http://localhost',
      'content-type': 'application/json',
    };
    const answer = await createApp().request('/api/me/sessions', { method: 'DELETE', headers }, service);
    expect([answer.status, calls]).toEqual([200, 1]);
    expect((await ann.client.get<Me>('/api/me')).player).toBeNull();
  });

  test('cannot be seen or ended by anybody else', async () => {
    const [ann, eve] = [await player(), await player()];
    const [session] = await list(ann.client);
    expect((await end(eve.client, session?.id)).status).toBe(404);
    expect((await new Client().fetch('/api/me/sessions')).status).toBe(401);
    expect((await end(new Client())).status).toBe(401);
    expect(await playerIdOf(ann.client)).toBe(ann.id);
  });
});
