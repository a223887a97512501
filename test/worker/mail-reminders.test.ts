import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GameView } from '#shared/protocol/http.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { clientOf, claimOf, type Match } from './support/play.ts';
import { playOn, Table } from './support/reached.ts';

/** A player has another one reminded that the game waits for them. */

beforeEach(startClock);
afterEach(stopClock);

const HOURS = 60;

/** Bob was mailed that it is his turn, and has let Ann wait. */
async function waiting(hours: number): Promise<{ readonly table: Table; readonly match: Match }> {
  const table = await Table.set();
  const match = await table.game();
  await table.toBob(match);
  await table.told();
  later(hours * HOURS);
  return { table, match };
}

const remind = ({ path }: Match, client: Client, seat = 1) => client.send(`${path}/seats/${seat}/remind`, {});
const subjects = async (table: Table): Promise<readonly string[]> =>
  (await table.mails()).map(({ subject }) => subject);

describe('A reminder', () => {
  test('is mailed to the player for whom the game has waited some hours', async () => {
    const { table, match } = await waiting(7);
    const before = (await table.mails()).length;
    expect((await remind(match, table.ann)).status).toBe(200);
    await table.told();
    const [mail, ...others] = (await table.mails()).slice(before);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Still your turn in /);
    expect(mail?.text).toContain('The others are still waiting for you');
  });

  test('is told in the same absence, though another game was told of with theirs', async () => {
    const table = await Table.set();
    const [match, other] = [await table.game(), await table.game()];
    for (const each of [match, other]) await table.toBob(each);
    await table.told();
    later(7 * HOURS);
    await remind(match, table.ann);
    await table.told();
    expect(await subjects(table)).toHaveLength(2);
  });

  test('is the first message about a game that waits for the next one of the absence, and does not say that they were told', async () => {
    const { table } = await waiting(1);
    const match = await table.game();
    await table.toBob(match);
    await table.told();
    expect(await subjects(table)).toHaveLength(1);
    later(7 * HOURS);
    await remind(match, table.ann);
    await table.told();
    expect((await subjects(table)).slice(1)).toEqual([expect.stringMatching(/^Your turn in /)]);
  });

  test('is told also when the messages of the absence are used up', async () => {
    const { table } = await waiting(0);
    for (const days of [1, 3, 7]) {
      later(days * 24 * HOURS);
      await table.ring();
    }
    const match = await table.game();
    await table.toBob(match);
    await table.told();
    expect(await table.notice(match)).toMatchObject({ state: 'queued', dueAt: null });
    later(7 * HOURS);
    await remind(match, table.ann);
    await table.told();
    expect((await subjects(table)).slice(4)).toEqual([expect.stringMatching(/^Your turn in /)]);
  });

  test('is sent once a day, whoever asks', async () => {
    const { table, match } = await waiting(7);
    await remind(match, table.ann);
    expect((await remind(match, table.ann)).body).toMatchObject({ code: 'REMIND_NOT_NOW' });
    later(24 * HOURS);
    expect((await remind(match, table.ann)).status).toBe(200);
  });

  test('is not for a turn that has just begun, nor for a seat that nobody waits for, nor for oneself', async () => {
    const { table, match } = await waiting(1);
    expect((await remind(match, table.ann)).body).toMatchObject({ code: 'REMIND_NOT_NOW' });
    later(6 * HOURS);
    expect((await remind(match, table.bob, 0)).body).toMatchObject({ code: 'REMIND_NOT_NOW' });
    expect((await remind(match, table.bob, 1)).body).toMatchObject({ code: 'REMIND_NOT_NOW' });
    expect((await remind(match, table.ann, 7)).status).toBeGreaterThanOrEqual(400);
  });

  test('is for members of the table to ask', async () => {
    const { match } = await waiting(7);
    expect((await remind(match, new Client())).body).toMatchObject({ code: 'NOT_YOUR_SEAT' });
  });

  test.each([
    ['has blocked them', 'bob', 0],
    ['they have blocked', 'ann', 1],
  ] as const)('is not sent to somebody who %s, and the answer does not tell', async (_what, who, seat) => {
    const { table, match } = await waiting(7);
    await table[who].post(`${match.path}/seats/${seat}/block`);
    const before = await subjects(table);
    const open = await waiting(7);
    const [blocked, sent] = [await remind(match, table.ann), await remind(open.match, open.table.ann)];
    expect([blocked.status, blocked.body]).toEqual([sent.status, sent.body]);
    await table.told();
    expect(await subjects(table)).toEqual(before);
  });

  test('has the same answer for somebody who cannot be told', async () => {
    const table = await Table.set();
    const { id, seats } = await table.ann.post<{ id: string; seats: readonly { link?: string }[] }>(
      '/api/games',
      { game: VEHICLE, seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }] },
    );
    const guest = new Client();
    await guest.post(...claimOf(seats[1]?.link ?? '', 'Cleo'));
    const match: Match = { id, path: `/api/games/${id}`, clients: [table.ann, guest] };
    while ((await clientOf(match, 0).get<GameView>(match.path)).acting.includes(0)) await playOn(match, 0);
    later(7 * HOURS);
    const [untold, told] = [await remind(match, table.ann), await waiting(7)];
    expect([untold.status, untold.body]).toEqual(Object.values(await statusOf(told)));
  });

  test('waits for the waking hours of its player', async () => {
    const { table, match } = await waiting(7);
    const hour = new Date().getUTCHours();
    const awake = { from: ((hour + 5) % 24) * HOURS, to: ((hour + 15) % 24) * HOURS };
    const changed = await table.bob.send('/api/me', { hours: { zone: 'UTC', awake } }, { method: 'PATCH' });
    expect(changed.status).toBe(200);
    const before = (await table.mails()).length;
    await remind(match, table.ann);
    later(10);
    await table.ring();
    expect(await table.mails()).toHaveLength(before);
    later(300);
    await table.ring();
    expect((await table.mails()).length).toBe(before + 1);
  });
});

async function statusOf({ table, match }: { readonly table: Table; readonly match: Match }) {
  const { status, body } = await remind(match, table.ann);
  return { status, body };
}
