import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CreatedGame } from '#shared/protocol/http.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { ME, newGuest } from './support/invited.ts';
import { loseAlarm, mailboxAlarm, mailsTo, playerIdOf, ringMailbox } from './support/mails.ts';
import { playOn, Table } from './support/reached.ts';
import { oneInEach, takeDown } from './support/silence.ts';

/** One of the databases of games fails: a mailbox tells of the games in the others, and nothing twice. */

const BA = env.GAMES_BA as D1Database;

beforeEach(startClock);
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(stopClock);
afterEach(() => void vi.restoreAllMocks());

/** The database answers, but does not change this table, until the end of the test. */
function refuseUpdates(database: D1Database, table: string): void {
  const { batch } = database;
  vi.spyOn(database, 'batch').mockImplementation((statements) => {
    const texts = statements.map((one) => (one as unknown as { readonly statement: string }).statement);
    if (texts.some((text) => text.startsWith(`update "${table}"`))) throw new Error('D1_ERROR: gone');
    return Reflect.apply(batch, database, [statements]);
  });
}

describe.skipIf(env.SHARD_WEIGHTS === 'ba=0')('While a database', () => {
  /** Bob's turn in a game of each. */
  async function turnInEach() {
    const table = await Table.set();
    const games = await oneInEach(() => table.game());
    for (const match of [games.a, games.ba]) await table.toBob(match);
    later(3);
    await loseAlarm(table.bobId);
    return { table, ...games };
  }

  const gamesTold = async (table: Table, id: string): Promise<number> =>
    (await table.mails()).filter(({ html }) => html.includes(id)).length;

  test('does not answer, a player is told of the games in the others; the mailbox rings again soon', async () => {
    const { table, a, ba } = await turnInEach();
    takeDown(BA);
    await table.ring();
    expect([await gamesTold(table, a.id), await gamesTold(table, ba.id)]).toEqual([1, 0]);
    expect(await mailboxAlarm(table.bobId)).toBe(Date.now() + 30_000);
    vi.restoreAllMocks();
    expect(await table.notice(a)).toMatchObject({ state: 'sent' });
    expect(await table.notice(ba)).toMatchObject({ state: 'queued' });
  });

  test.each([true, false])(
    'does not answer (%s), nobody knows that its games were told of in this absence: one more message goes out, and no third',
    async (isSilent) => {
      const table = await Table.set();
      const [games, more] = [await oneInEach(() => table.game()), await oneInEach(() => table.game())];
      await table.toBob(games.ba);
      later(3);
      await table.ring();
      for (const match of [games.a, more.a]) {
        await table.toBob(match);
        later(60);
        if (isSilent) takeDown(BA);
        await table.ring();
        vi.restoreAllMocks();
        vi.spyOn(console, 'error').mockImplementation(() => undefined);
      }
      await table.ring();
      expect(await table.mails()).toHaveLength(isSilent ? 2 : 1);
    },
  );

  test('does not record what was sent, its games are not told of again, and others are', async () => {
    const { table, a, ba } = await turnInEach();
    refuseUpdates(BA, 'notices');
    await table.ring();
    expect(await mailboxAlarm(table.bobId)).toBe(Date.now() + 30_000);
    later(1);
    await playOn(a, 1);
    await playOn(a, 0);
    await table.told();
    expect([await gamesTold(table, a.id), await gamesTold(table, ba.id)]).toEqual([2, 1]);
    vi.restoreAllMocks();
    expect(await table.notice(ba)).toMatchObject({ state: 'queued' });
    later(1);
    await table.ring();
    expect(await table.notice(ba)).toMatchObject({ state: 'sent' });
    expect(await table.mails()).toHaveLength(2);
  });

  /** A host's games to which guests are invited, none of whom has been mailed yet. */
  async function invitedInEach() {
    const host = new Client();
    const games = await oneInEach(async () => {
      const email = newGuest();
      const seats = [ME, { kind: 'invite', email }];
      return { ...(await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats })), email };
    });
    const hostId = await playerIdOf(host);
    await loseAlarm(hostId);
    return { hostId, ...games };
  }

  test('does not answer, guests are invited to the games in the others, and to its own later', async () => {
    const { hostId, a, ba } = await invitedInEach();
    takeDown(BA);
    await ringMailbox(hostId);
    expect([(await mailsTo(a.email)).length, (await mailsTo(ba.email)).length]).toEqual([1, 0]);
    expect(await mailboxAlarm(hostId)).toBe(Date.now() + 30_000);
    vi.restoreAllMocks();
    await ringMailbox(hostId);
    expect([(await mailsTo(a.email)).length, (await mailsTo(ba.email)).length]).toEqual([1, 1]);
  });

  test('does not record an invitation that was sent, it is not sent again', async () => {
    const { hostId, a, ba } = await invitedInEach();
    refuseUpdates(BA, 'invitations');
    await ringMailbox(hostId);
    await ringMailbox(hostId);
    vi.restoreAllMocks();
    await loseAlarm(hostId);
    await ringMailbox(hostId);
    expect([(await mailsTo(a.email)).length, (await mailsTo(ba.email)).length]).toEqual([1, 1]);
    expect(await mailboxAlarm(hostId)).toBe(null); // nothing is left to do
  });
});
