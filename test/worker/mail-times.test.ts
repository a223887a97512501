import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Telling } from '#shared/protocol/http.ts';
import type { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { loseAlarm, mailboxAlarm } from './support/mails.ts';
import { playOn, Table } from './support/reached.ts';

/** Players who want to be told once a day, not in their quiet hours, or less of a game. */

beforeEach(startClock);
afterEach(stopClock);

const HOUR = 60;
const ZONE = 'Etc/UTC';

const want = (client: Client, telling: Partial<Telling>) =>
  client.fetch('/api/me/telling', {
    method: 'PUT',
    json: { quiet: false, digestHour: null, mailAfterHours: null, ...telling },
  });
const live = (client: Client, awake: object) =>
  client.fetch('/api/me', { method: 'PATCH', json: { hours: { zone: ZONE, awake } } });

/** Bob is to move. */
async function waiting(prepare: (table: Table) => Promise<unknown>) {
  const table = await Table.set();
  await prepare(table);
  const match = await table.game();
  await table.toBob(match);
  later(4);
  await ringNow(table);
  return { table, match };
}

/** The mailbox's alarm rings now. */
async function ringNow(table: Table): Promise<void> {
  await loseAlarm(table.bobId);
  await table.ring();
}

/** Lets time pass until the mailbox's own alarm, which rings then. Returns the full hour (UTC) and the minute. */
async function untilAlarm(table: Table): Promise<string> {
  const alarm = (await mailboxAlarm(table.bobId)) ?? 0;
  later(Math.ceil((alarm - Date.now()) / 60_000));
  await table.ring();
  return new Date().toISOString().slice(11, 16);
}

describe('A player who wants', () => {
  test('one message a day gets it at their hour, to the minute', async () => {
    const hour = (new Date().getUTCHours() + 3) % 24;
    const { table } = await waiting(({ bob }) => want(bob, { digestHour: hour }));
    expect(await table.mails()).toEqual([]);
    expect(await untilAlarm(table)).toBe(`${String(hour).padStart(2, '0')}:00`);
    expect(await table.mails()).toHaveLength(1);
  });

  test('one message a day, and then all at once, is told at once of what waited for it', async () => {
    const hour = (new Date().getUTCHours() + 3) % 24;
    const { table } = await waiting(({ bob }) => want(bob, { digestHour: hour }));
    await want(table.bob, {});
    expect(await mailboxAlarm(table.bobId)).toBeLessThanOrEqual(Date.now());
    await ringNow(table);
    expect(await table.mails()).toHaveLength(1);
  });

  test('one message a day at an earlier hour gets it at that hour, today', async () => {
    const hourIn = (hours: number) => (new Date().getUTCHours() + hours) % 24;
    const early = hourIn(1);
    const { table } = await waiting(({ bob }) => want(bob, { digestHour: hourIn(3) }));
    await want(table.bob, { digestHour: early });
    await ringNow(table);
    expect(await table.mails()).toEqual([]);
    expect(await untilAlarm(table)).toBe(`${String(early).padStart(2, '0')}:00`);
    expect(await table.mails()).toHaveLength(1);
  });

  test('no messages in quiet hours, and then wakes earlier, gets them when they wake', async () => {
    const hourIn = (hours: number) => (new Date().getUTCHours() * HOUR + hours * HOUR) % 1_440;
    const to = hourIn(14);
    const { table } = await waiting(async ({ bob }) => {
      await live(bob, { from: hourIn(5), to });
      await want(bob, { quiet: true });
    });
    const from = hourIn(2);
    await live(table.bob, { from, to });
    await ringNow(table);
    expect(await table.mails()).toEqual([]);
    expect(await untilAlarm(table)).toBe(`${String(from / HOUR).padStart(2, '0')}:00`);
    expect(await table.mails()).toHaveLength(1);
  });

  test('no messages in quiet hours gets them when they wake', async () => {
    const now = new Date().getUTCHours() * HOUR;
    const awake = { from: (now + 2 * HOUR) % 1_440, to: (now + 14 * HOUR) % 1_440 };
    const { table } = await waiting(async ({ bob }) => {
      await live(bob, awake);
      await want(bob, { quiet: true });
    });
    expect(await table.mails()).toEqual([]);
    await untilAlarm(table);
    expect(await table.mails()).toHaveLength(1);
  });

  test('nothing of a game gets nothing of it, and everything of the others', async () => {
    const { table, match } = await waiting(async () => undefined);
    expect(await table.mails()).toHaveLength(1);
    const put = (telling: string) =>
      table.bob.fetch(`/api/me/telling/games/${match.id}`, { method: 'PUT', json: { telling } });
    await put('none');
    await playOn(match, 1);
    await playOn(match, 0);
    later(4);
    await table.ring();
    expect(await table.mails()).toHaveLength(1);
    expect(await table.notice(match)).toMatchObject({ state: 'dropped' });
    await put('all');
    await playOn(match, 1);
    await playOn(match, 0);
    later(4);
    await table.ring();
    expect(await table.mails()).toHaveLength(2);
  });

  test('only what is urgent of a game is told when their seat is lost', async () => {
    const { table, match } = await waiting(async () => undefined);
    const json = { telling: 'urgent' };
    await table.bob.fetch(`/api/me/telling/games/${match.id}`, { method: 'PUT', json });
    await playOn(match, 1);
    await playOn(match, 0);
    later(4);
    await table.ring();
    expect(await table.mails()).toHaveLength(1);
    expect(await table.bob.get(`/api/me/telling/games/${match.id}`)).toEqual(json);
  });
});
