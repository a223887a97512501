import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CLOCK_PRESETS } from '#shared/kernel/clock.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { throughGate } from './support/database.ts';
import { loseAlarm, refuseMails } from './support/mails.ts';
import { until, type Match } from './support/play.ts';
import { playOn, Table } from './support/reached.ts';
import { connect } from './support/socket.ts';

/** A player who looks at one game is still told of the others, of which they were not told yet. */

beforeEach(startClock);
afterEach(stopClock);

const HOUR = 60;
const DAY = 24 * HOUR;
const CLOCKS = { 'with clock': CLOCK_PRESETS.normal, 'without clock': CLOCK_PRESETS.relaxed };
const each = Object.entries(CLOCKS).map(([name, clock]) => [name, { clock }] as const);

/** Bob opens the game's page and closes it again. Waits until the service has recorded that he was there. */
async function visit(match: Match, table: Table): Promise<void> {
  const live = await connect(match, table.bob);
  let isRecorded = false;
  await throughGate(
    async (statements, go) => {
      const answer = await go();
      isRecorded ||= statements.some((sql) => /^update "notices"/i.test(sql));
      return answer;
    },
    async () => {
      live.send('here');
      await until(async () => isRecorded || undefined);
    },
  );
  live.close();
}

/** The mailbox rings now, and not by the alarm that the service has set. */
async function ring(table: Table): Promise<void> {
  await loseAlarm(table.bobId);
  await table.ring();
}

const tellOnce = (table: Table, digestHour: number) =>
  table.bob.fetch('/api/me/telling', {
    method: 'PUT',
    json: { quiet: false, mailAfterHours: null, digestHour },
  });

describe.each(each)('A turn in a game %s', (_name, more) => {
  test('that waits for the daily message is told at its hour, however often another game is opened', async () => {
    const table = await Table.set();
    await tellOnce(table, (new Date().getUTCHours() + 3) % 24);
    const [other, match] = [await table.game(), await table.game(0, more)];
    await table.toBob(match);
    later(4);
    await ring(table);
    const promised = (await table.notice(match))?.dueAt;
    for (let visits = 0; visits < 3; visits += 1) {
      await visit(other, table);
      later(10);
    }
    expect(await table.notice(match)).toMatchObject({ state: 'queued', dueAt: promised });
    later(3 * HOUR);
    await ring(table);
    expect(await table.mails()).toHaveLength(1);
  });

  test('whose mail could not be sent is tried again as if no other game had been opened', async () => {
    const table = await Table.set();
    const [other, match] = [await table.game(), await table.game(0, more)];
    await table.toBob(match);
    later(3);
    await throughGate(refuseMails, () => table.ring());
    later(1);
    await throughGate(refuseMails, () => table.ring());
    const { dueAt } = (await table.notice(match)) ?? {};
    expect(dueAt).toBe(Date.now() + 10 * 60_000);
    await visit(other, table);
    expect(await table.notice(match)).toMatchObject({ state: 'queued', attempts: 2, dueAt });
    later(10);
    await ring(table);
    expect(await table.mails()).toHaveLength(1);
  });

  test('that came while its player was told of an earlier one is told in the next absence', async () => {
    const table = await Table.set();
    const [other, match] = [await table.game(), await table.game(0, more)];
    await table.toBob(match);
    await table.toBob(other);
    later(3);
    await ring(table);
    later(HOUR);
    await playOn(match, 1); // by a script: no page is open
    await playOn(match, 0);
    const { dueAt } = (await table.notice(match)) ?? {};
    await visit(other, table);
    expect(await table.notice(match)).toMatchObject({ state: 'queued', dueAt });
    later(4);
    await ring(table);
    expect(await table.mails()).toHaveLength(2);
  });

  test('that nobody was to be told of any more in an absence is told a day after the player was back', async () => {
    const table = await Table.set();
    const [told, other] = [await table.game(), await table.game()];
    await table.toBob(told);
    for (const wait of [3, DAY, 3 * DAY, 7 * DAY]) {
      later(wait);
      await ring(table);
    }
    expect(await table.mails()).toHaveLength(4);
    const match = await table.game(0, more);
    await table.toBob(match);
    later(4);
    await ring(table);
    expect(await table.notice(match)).toMatchObject({ state: 'queued', dueAt: null });
    await visit(other, table);
    for (const mails of [4, 5]) {
      later(DAY / 2);
      await ring(table);
      expect(await table.mails()).toHaveLength(mails);
    }
  });
});

test('A message that names a player waits for the daily message too', async () => {
  const table = await Table.set();
  const [other, match] = [await table.game(), await table.game()];
  for (const one of [other, match]) await playOn(one, 1); // neither waits for Bob
  later(4);
  await ring(table);
  await tellOnce(table, (new Date().getUTCHours() + 3) % 24);
  await table.ann.post(`${match.path}/messages`, { id: 'message-to-bob', text: '@Bob, well played' });
  later(4);
  await ring(table);
  await visit(other, table);
  later(3 * HOUR);
  await ring(table);
  expect((await table.mails()).at(-1)?.subject).toMatch(/: a message for you$/);
});
