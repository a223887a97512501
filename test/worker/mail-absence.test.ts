import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Channels } from '#shared/protocol/http.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { header, mailsTo, ringMailbox } from './support/mails.ts';
import { decision, streamOf, until, type Match } from './support/play.ts';
import { playOn, Table } from './support/reached.ts';
import { connect } from './support/socket.ts';
import { TITLE } from '../support/vehicle.ts';

beforeEach(startClock);
afterEach(stopClock);

const DAY = 24 * 60;

/** Bob's page shows the game, until it is known that he is back. */
async function look(table: Table, match: Match, back: number): Promise<void> {
  const live = await connect(match, table.bob);
  live.send('here');
  await until(async () => ((await table.backAt()) === back ? true : undefined));
  live.close();
}

describe('in one absence', () => {
  test('a player gets one message about all games, a reminder a day later, and new mail once they have been back', async () => {
    const table = await Table.set();
    const [first, second] = [await table.game(), await table.game()];
    await table.toBob(first);
    await table.told();
    await table.toBob(second);
    later(60);
    await table.ring();
    expect(await table.mails()).toHaveLength(1);

    later(DAY);
    await table.ring();
    const [, reminder] = await table.mails();
    expect(reminder?.subject).toBe(`Still your turn in ${TITLE} (with Ann) and ${TITLE} (with Ann)`);
    expect(reminder?.links.filter((link) => new URL(link).pathname === '/m')).toHaveLength(2);

    const live = await connect(first, table.bob);
    live.send('here');
    await until(async () => ((await table.backAt()) === Date.now() ? true : undefined));
    live.close();
    await playOn(second, 1);
    await playOn(second, 0);
    await table.told();
    const [, , third] = await table.mails();
    expect(third?.subject).toMatch(/^Your turn in .* \(and 1 more game\)$/);
    expect(third?.links.filter((link) => new URL(link).pathname === '/m')).toHaveLength(2);
    expect(await table.notice(first)).toMatchObject({ state: 'seen' });
  });

  test('a page that shows ends it in all games, and is noted once, at the player', async () => {
    const table = await Table.set();
    const [first, second, third] = [await table.game(), await table.game(), await table.game()];
    for (const match of [first, second]) await table.toBob(match);
    await table.told();
    const told = [await table.notice(first), await table.notice(second)];

    later(60);
    const back = Date.now();
    for (const match of [third, first]) {
      const live = await connect(match, table.bob);
      live.send('here');
      await until(async () => ((await table.backAt()) === back ? true : undefined));
      await live.settled();
      live.close();
      later(1);
    }
    expect(await table.backAt()).toBe(back);
    expect([await table.notice(first), await table.notice(second)]).toEqual(told);
    const { receipts } = await table.bob.get<Channels>('/api/me/channels');
    expect(receipts.map(({ state }) => state)).not.toContain('sent');

    later(DAY - 61);
    await table.ring();
    expect(await table.mails()).toHaveLength(1); // a day after they were told
    later(60);
    await table.ring();
    expect(await table.mails()).toHaveLength(2); // a day after they were back
  });

  test('what was told of a game in an earlier one waits no longer for its reminder than a day from their return', async () => {
    const table = await Table.set();
    const [first, second] = [await table.game(), await table.game()];
    for (const match of [first, second]) await table.toBob(match);
    await table.told();
    later(60);
    const back = Date.now();
    await look(table, first, back);
    await playOn(first, 1);
    await playOn(first, 0);
    later(60);
    await table.ring(); // another absence
    expect(await table.notice(first)).toMatchObject({ state: 'sent', toldAt: Date.now() });
    expect(await table.notice(second)).toMatchObject({ state: 'seen', dueAt: back + DAY * 60_000 });
  });

  test('nobody is told of a turn after the last message, and once they were back they are, also if another is told first', async () => {
    const table = await Table.set();
    const [first, late, next] = [await table.game(), await table.game(), await table.game()];
    await table.toBob(first);
    await table.told();
    for (const days of [1, 3, 7]) {
      later(days * DAY);
      await table.ring();
    }
    await table.toBob(late);
    await table.told();
    expect(await table.notice(late)).toMatchObject({ state: 'queued', dueAt: null });
    later(60);
    const back = Date.now();
    await look(table, first, back);
    await table.toBob(next);
    await table.told();
    expect(await table.notice(late)).toMatchObject({ state: 'queued', dueAt: back + DAY * 60_000 });
    later(DAY);
    await table.ring();
    expect(await table.notice(late)).toMatchObject({ state: 'sent' });
  });

  test('a player is told once that a game has begun, and later that it is their turn in it', async () => {
    const table = await Table.set();
    const match = await table.game();
    const first = await decision(match, streamOf(1));
    const players = [
      [table.annId, table.annAddress],
      [table.bobId, table.address],
    ] as const;
    const [starter, [id, address]] = first.seat === 0 ? players : ([players[1], players[0]] as const);
    later(3);
    await ringMailbox(starter[0]);
    await ringMailbox(id);
    await playOn(match, first.seat);
    later(60);
    await ringMailbox(id);
    const mails = await mailsTo(address);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(new RegExp(`^${TITLE} \\(with (Ann|Bob)\\) has begun$`)),
      expect.stringMatching(/: load a ship$/),
    ]);
    const tellsBegin = ({ text = '' }) => text.includes('The game has begun.');
    expect([...mails, ...(await mailsTo(starter[1]))].map(tellsBegin)).toEqual([true, false, true]);
  });

  test('two games whose holds end together are in one message', async () => {
    const table = await Table.set();
    const [first, second] = [await table.game(), await table.game()];
    await table.toBob(first);
    later(1);
    await table.toBob(second);
    later(2);
    await table.ring();
    expect(await table.mails()).toEqual([]);
    later(1);
    await table.ring();
    const mails = await table.mails();
    expect(mails.map((mail) => header(mail, 'x-carrack-notice'))).toEqual([
      `${(await table.notice(first))?.id}, ${(await table.notice(second))?.id}`,
    ]);
  });

  test('a player who moves by a script, without a page, counts as having been there', async () => {
    const table = await Table.set();
    const match = await table.game();
    for (const mails of [1, 2]) {
      await table.toBob(match);
      await table.told();
      expect(await table.mails()).toHaveLength(mails);
    }
  });
});
