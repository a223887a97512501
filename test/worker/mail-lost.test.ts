import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Channels } from '#shared/protocol/http.ts';
import { Mailbox } from '../../worker/mailbox/mailbox.ts';
import { sendNotices } from '../../worker/mailbox/send/sendNotices.ts';
import { MailSender } from '../../worker/mailbox/send/mailSender.ts';
import { sweep } from '../../worker/sweep.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { throughGate } from './support/database.ts';
import { evictMailbox, header, loseAlarm, mailboxAlarm, refuseMails } from './support/mails.ts';
import { until, viewOf } from './support/play.ts';
import { evict } from './support/rooms.ts';
import { Table } from './support/reached.ts';
import { productionEnv } from './support/bindings.ts';

beforeEach(startClock);
afterEach(stopClock);

/** Failures between a turn and its mail. */

describe('a notice is not lost', () => {
  test('if room and mailbox sleep in between', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    await evict(match.id);
    await evictMailbox(table.bobId);
    await table.told();
    await evictMailbox(table.bobId);
    await table.ring();
    expect(await table.mails()).toHaveLength(1);
  });

  test('if the room is gone once it is written: its mailbox has had its alarm before', async () => {
    const table = await Table.set();
    const match = await table.game();
    later(1);
    await loseAlarm(table.bobId); // of the game's start
    const alarms: (number | null)[] = [];
    await throughGate(
      beforeNotice(async () => void alarms.push(await mailboxAlarm(table.bobId))),
      () => table.toBob(match),
    );
    const { dueAt = 0 } = (await table.notice(match)) ?? {};
    expect(alarms.at(-1)).toBe(dueAt);
  });

  test('if its mailbox rings for something else before it is written', async () => {
    const table = await Table.set();
    const match = await table.game();
    await throughGate(
      beforeNotice(() => ringNow(table)),
      () => table.toBob(match),
    );
    const { dueAt = 0 } = (await table.notice(match)) ?? {};
    expect(await mailboxAlarm(table.bobId)).toBe(dueAt);
  });

  test('if it is written so late that its mailbox has rung already', async () => {
    const table = await Table.set();
    const match = await table.game();
    await throughGate(
      beforeNotice(async () => {
        later(4);
        await loseAlarm(table.bobId); // it has rung, and found nothing
      }),
      () => table.toBob(match),
    );
    await until(async () => (await mailboxAlarm(table.bobId)) ?? undefined);
    await ringNow(table);
    expect(await table.mails()).toHaveLength(1);
  });

  test('if its mailbox cannot be reached before it is written: it is called again afterwards', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const table = await Table.set();
    const match = await table.game();
    later(1);
    await loseAlarm(table.bobId); // of the game's start
    vi.spyOn(Mailbox.prototype, 'schedule').mockRejectedValueOnce(new Error('restarted'));
    await table.toBob(match);
    await until(async () => (await mailboxAlarm(table.bobId)) ?? undefined);
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ event: 'poke failed' }));
    vi.restoreAllMocks();
  });

  test('if the call to the mailbox was lost: within a day the cron wakes it', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    await loseAlarm(table.bobId);
    for (let day = 0; day < 2; day += 1) {
      later(1_440);
      await sweep(env, Date.now());
    }
    expect(await mailboxAlarm(table.bobId)).not.toBeNull();
  });

  test('if its mail was sent but could not be recorded: it is recorded later, and not sent twice', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    later(3);
    await throughGate(refuseRecords, () => table.ring());
    expect(await table.notice(match)).toMatchObject({ state: 'queued' });
    later(1);
    await table.ring();
    expect(await table.mails()).toHaveLength(1);
    expect(await table.notice(match)).toMatchObject({ state: 'sent' });
  });

  test('if the process died between sending and recording: one duplicate with the same identifier is sent', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    later(3);
    await throughGate(refuseRecords, () => table.ring());
    await evictMailbox(table.bobId);
    later(1);
    await table.ring();
    await table.ring();
    const mails = await table.mails();
    const { id } = (await table.notice(match)) ?? {};
    expect(mails.map((mail) => header(mail, 'x-carrack-notice'))).toEqual([id, id]);
    expect(mails[0]?.text.split('\n')[0]).toBe(mails[1]?.text.split('\n')[0]);
  });

  test('if sending fails: it is retried ever later, then given up and logged', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    later(3);
    const waits: number[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      await throughGate(refuseMails, () => table.ring());
      const { dueAt = null } = (await table.notice(match)) ?? {};
      if (dueAt === null) break;
      waits.push((dueAt - Date.now()) / 60_000);
      later((dueAt - Date.now()) / 60_000);
    }
    expect(waits).toEqual([1, 10, 60, 360]);
    expect(await table.notice(match)).toMatchObject({ state: 'failed', attempts: 5, error: 'SEND_FAILED' });
    const { receipts } = await table.bob.get<Channels>('/api/me/channels');
    expect(receipts[0]).toMatchObject({ gameId: match.id, state: 'failed', error: 'SEND_FAILED' });
    await evict(match.id);
    expect((await viewOf(match, table.ann)).seats[1]).toMatchObject({ unreachable: true });
  });

  test('if a reminder cannot be sent at once, of one whose message had to be tried often either', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    await throughGate(refuseMails, async () => {
      for (const minutes of [3, 1, 10, 60]) {
        later(minutes);
        await table.ring();
      }
    });
    later(360);
    await table.ring();
    expect(await table.mails()).toHaveLength(1);
    later(24 * 60);
    await throughGate(refuseMails, () => table.ring());
    expect(await table.notice(match)).toMatchObject({ state: 'sent', dueAt: Date.now() + 60_000 });
  });

  test('if the daily quota is used up: its mail is sent on the first day with room', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    later(3);
    for (let day = 1; day <= 7; day += 1) {
      await drainBy(table, async () => {
        throw Object.assign(new Error('quota'), { code: 'E_DAILY_LIMIT_EXCEEDED' });
      });
      const { dueAt = null, ...notice } = (await table.notice(match)) ?? {};
      expect(notice).toMatchObject({ state: 'queued', attempts: 0, error: 'E_DAILY_LIMIT_EXCEEDED' });
      expect(new Date(dueAt ?? 0).getUTCDate()).toBe(new Date(Date.now()).getUTCDate() + 1);
      later(((dueAt ?? 0) - Date.now()) / 60_000);
    }
    let sent = 0;
    await drainBy(table, async () => {
      sent += 1;
      return { messageId: 'm' };
    });
    expect(sent).toBe(1);
    expect(await table.notice(match)).toMatchObject({ state: 'sent', error: null });
  });
});

/** Calls `work` each time that a notice is about to be written. */
const beforeNotice =
  (work: () => Promise<void>) =>
  async (statements: readonly string[], go: () => Promise<unknown>): Promise<unknown> => {
    if (statements.some((sql) => /^insert into "notices"/i.test(sql))) await work();
    return go();
  };

/** Bob's mailbox rings, and has no other alarm than the one it sets then. */
async function ringNow(table: Table): Promise<void> {
  await loseAlarm(table.bobId);
  await table.ring();
}

/** Runs Bob's mailbox as in production, with the platform's mail binding. */
async function drainBy(table: Table, send: (mail: unknown) => Promise<unknown>): Promise<void> {
  const production = productionEnv({ MAIL_KEY: 'key', EMAIL: { send } });
  await sendNotices(production, new MailSender(production), table.bobId, Date.now());
}

const refuseRecords = async (statements: readonly string[], go: () => Promise<unknown>): Promise<unknown> => {
  if (statements.some((sql) => /^update "notices"/i.test(sql))) throw new Error('D1 is down');
  return go();
};
