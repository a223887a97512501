import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameView } from '#shared/protocol/http.ts';
import { gamesTable, playersTable } from '../../worker/db/schema.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { db, tripsOf } from './support/database.ts';
import { DB } from './support/stored.ts';
import { mailboxAlarm, noticeOf } from './support/mails.ts';
import { until, viewOf, type Match } from './support/play.ts';
import { evict } from './support/rooms.ts';
import { here, playOn, Table } from './support/reached.ts';
import { backup, cutRow, restore } from './support/restoring.ts';
import { connect } from './support/socket.ts';
import { TITLE } from '../support/vehicle.ts';

const MINUTE = 60_000;

beforeEach(startClock);
afterEach(stopClock);

describe('a notice', () => {
  test('is held for three minutes by the mailbox’s alarm, then sent', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    const notice = await table.notice(match);
    expect(notice).toMatchObject({ kind: 'turn', state: 'queued', dueAt: Date.now() + 180_000 });
    expect(await mailboxAlarm(table.bobId)).toBe(notice?.dueAt);
    await table.ring();
    expect(await table.mails()).toEqual([]);
    await table.told();
    expect((await table.mails()).map(({ subject }) => subject)).toEqual([
      `Your turn in ${TITLE} (with Ann): load a ship`,
    ]);
    expect(await table.notice(match)).toMatchObject({ state: 'sent', sentAt: Date.now(), error: null });
  });

  test('of a move that is undone in time causes no mail', async () => {
    const table = await Table.set();
    const match = await table.game();
    const to = await table.toBob(match);
    later(1);
    await table.ann.post(`${match.path}/undo`, { expect: to + 1, to });
    await table.told();
    expect(await table.mails()).toEqual([]);
    expect((await table.notice(match))?.state).toBe('dropped');
  });

  test('is written once for a turn that comes after bots, and not for the bots between', async () => {
    const table = await Table.set();
    const match = await table.game(2);
    await table.toBob(match);
    await playOn(match, 1);
    const before = await table.notice(match);
    const trips = await tripsOf(async () => {
      await playOn(match, 0);
      await until(async () => ((await viewOf(match, table.bob)).acting.includes(1) ? true : undefined));
    });
    const inserts = trips.flatMap(({ statements }) =>
      statements.filter((sql) => /^insert into "notices"/i.test(sql)),
    );
    expect(inserts.length).toBeLessThanOrEqual(2);
    expect((await table.notice(match))?.id).not.toBe(before?.id);
  });

  test('is not written for a player who has no address, or wants no mail', async () => {
    const table = await Table.set();
    await db().update(playersTable).set({ muted: true }).where(eq(playersTable.id, table.bobId));
    await db().update(playersTable).set({ email: null }).where(eq(playersTable.id, table.annId));
    const match = await table.game();
    await table.toBob(match);
    expect(await table.notice(match)).toBeUndefined();
    expect(await noticeOf(table.annId, match.id)).toBeUndefined();
    await table.told(); // their mailbox was woken all the same: only the database knows who is told
    expect(await table.mails()).toEqual([]);
  });

  test('is given up, not sent elsewhere, if the address is removed before it is sent', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    await table.bob.fetch('/api/me/channels/mail', { method: 'DELETE', json: {} });
    await table.told();
    const subjects = (await table.mails()).map(({ subject }) => subject);
    expect(subjects).toEqual(['Your address at Carrack']); // only the mail that the address was forgotten
    expect(await table.notice(match)).toMatchObject({ state: 'failed', error: 'NO_ADDRESS', dueAt: null });
  });
});

describe('a game whose mail cannot be written', () => {
  const setGame = (match: Match, game: string) =>
    db().update(gamesTable).set({ game }).where(eq(gamesTable.id, match.id));
  const faults: Record<string, { harm: (match: Match) => Promise<unknown>; code: string }> = {
    'its log is damaged': { harm: ({ id }) => cutRow(id, 1), code: 'GAME_DAMAGED' },
    'no rules are known for it': { harm: (match) => setGame(match, 'chess'), code: 'STORAGE_UNAVAILABLE' },
  };

  test.each(Object.entries(faults))(
    'because %s does not hold up other games, and is mailed once it is repaired',
    async (_, { harm, code }) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const table = await Table.set();
      const [broken, other] = [await table.game(), await table.game()];
      await table.toBob(broken);
      later(1);
      await table.toBob(other);
      const good = await backup(broken.id);
      await harm(broken);
      await evict(broken.id);
      later(3);
      for (let minutes = 0; minutes < 12; minutes += 1) {
        await table.ring();
        later(1);
      }
      expect(await table.notice(broken)).toMatchObject({ state: 'queued', error: code });
      expect(await table.notice(other)).toMatchObject({ state: 'sent', error: null });
      expect(await table.mails()).toHaveLength(1);
      expect(logged).toHaveBeenCalledWith(expect.objectContaining({ game: broken.id }));
      await playOn(other, 1); // the player is back, so the absence in which they were told of the other game is over
      await restore(broken.id, good);
      later(((await table.notice(broken))?.dueAt ?? 0) / MINUTE - Date.now() / MINUTE + 1);
      await table.ring();
      expect(await table.notice(broken)).toMatchObject({ state: 'sent', error: null });
      logged.mockRestore();
    },
  );

  test('is tried again ever later, in the end once a day', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    await cutRow(match.id, 1);
    await evict(match.id);
    later(3);
    const hours: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      await table.ring();
      const wait = ((await table.notice(match))?.dueAt ?? 0) - Date.now();
      hours.push(wait / 3_600_000);
      later(wait / MINUTE);
    }
    expect(hours.slice(0, 4)).toEqual([1 / 60, 1 / 6, 1, 6]);
    for (const wait of hours.slice(5)) expect(wait).toBeGreaterThan(23);
    expect(await table.notice(match)).toMatchObject({ state: 'queued', error: 'GAME_DAMAGED' });
    logged.mockRestore();
  });
});

describe('presence:', () => {
  test('a player who looks at the game gets no mail, and the notice counts as seen', async () => {
    const table = await Table.set();
    const match = await table.game();
    const live = await connect(match, table.bob);
    await here(live);
    await table.toBob(match);
    later(1);
    live.send('here');
    later(3);
    await until(async () => ((await table.notice(match))?.state === 'seen' ? true : undefined));
    await table.ring();
    expect(await table.mails()).toEqual([]);
  });

  test('a player who looks at the game when the hold ends gets no mail, even if their page sends nothing more', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    later(1.5);
    const live = await connect(match, table.bob);
    await here(live);
    await DB.prepare("UPDATE notices SET state = 'queued', due_at = ?").bind(Date.now()).run();
    await table.ring();
    expect(await table.mails()).toEqual([]);
    expect((await table.notice(match))?.state).toBe('seen');
  });

  test.each([
    ['has the game open in a hidden tab', []],
    ['looked and went away', ['here', 'away']],
  ])('a player who %s gets a mail', async (_what, words) => {
    const table = await Table.set();
    const match = await table.game();
    const live = await connect(match, table.bob);
    for (const word of words) live.send(word);
    await live.settled();
    await table.toBob(match);
    await table.told();
    expect(await table.mails()).toHaveLength(1);
  });

  test('a player whose page has been silent too long gets a mail: the device may be closed', async () => {
    const table = await Table.set();
    const match = await table.game();
    await here(await connect(match, table.bob));
    await table.toBob(match);
    await table.told();
    expect(await table.mails()).toHaveLength(1);
  });

  test('a player who looks at another game gets a mail', async () => {
    const table = await Table.set();
    const [match, other] = [await table.game(), await table.game()];
    await table.toBob(match);
    later(3);
    await here(await connect(other, table.bob));
    await table.ring();
    expect(await table.mails()).toHaveLength(1);
  });
});

test('handing over the turn writes at most six rows, with the whole notice and the alarm', async () => {
  const table = await Table.set();
  const match = await table.game();
  await table.toBob(match);
  await playOn(match, 1);
  const trips = await tripsOf(async () => {
    await playOn(match, 0);
    await table.told();
    const live = await connect(match, table.bob);
    live.send('here');
    await until(async () => ((await table.backAt()) === Date.now() ? true : undefined));
  });
  const rows = trips
    .filter(({ statements }) => !statements.some((sql) => /captured_mails/.test(sql)))
    .reduce((sum, { written }) => sum + written, 0);
  const alarm = 1;
  expect(rows + alarm).toBeLessThanOrEqual(6);
});

describe('the table', () => {
  test('shows everybody at once when the player to move was told', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    const live = await connect(match, table.ann);
    await live.settled();
    const tables = () => live.frames.filter((frame) => frame.type === 'table');
    expect(tables().at(-1)?.seats[1]?.told).toBeUndefined();
    await table.told();
    await live.settled();
    expect(tables().at(-1)?.seats[1]?.told).toBe(Date.now());
    await evict(match.id);
    expect((await new Client().get<GameView>(match.path)).seats[1]?.told).toBe(Date.now());
    await playOn(match, 1);
    expect((await viewOf(match, table.ann)).seats[1]?.told).toBeUndefined();
  });
});
