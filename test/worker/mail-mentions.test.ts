import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { messagesTable } from '../../worker/db/games/talkTables.ts';
import type { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { db } from './support/database.ts';
import { noticeOf } from './support/mails.ts';
import { until, viewOf, type Match } from './support/play.ts';
import { playOn, Table } from './support/reached.ts';
import { evict } from './support/rooms.ts';
import { connect } from './support/socket.ts';

/** Messages at the table that name a player, and the mails about them. */

beforeEach(startClock);
afterEach(stopClock);

const DAY = 24 * 60;

let messages = 0;
const say = (client: Client, { path }: Match, text: string) =>
  client.send(`${path}/messages`, { id: `message-${(messages += 1)}`, text });

/** Ann is to move; Bob has nothing to do, and has got all mails so far. */
async function annToMove() {
  const table = await Table.set();
  const match = await table.game();
  await table.toBob(match);
  await playOn(match, 1);
  later(5);
  await table.ring();
  return { table, match };
}

describe('A message that names a player', () => {
  test('is mailed to them, with its text and without making it a link', async () => {
    const { table, match } = await annToMove();
    const count = (await table.mails()).length;
    await say(table.ann, match, 'Dear @bob, see www.example.org');
    expect(await table.notice(match)).toMatchObject({ kind: 'mention', state: 'queued', seat: 1 });
    later(4);
    await table.ring();
    const mails = await table.mails();
    expect(mails).toHaveLength(count + 1);
    expect(mails.at(-1)?.subject).toMatch(/: a message for you$/);
    expect(mails.at(-1)?.text).toMatch(/Ann\S*: “Dear @bob, see www\. example\. org”/);
  });

  test('is mailed also if many other messages follow it', async () => {
    const { table, match } = await annToMove();
    const count = (await table.mails()).length;
    await say(table.ann, match, '@Bob, look');
    const said = { gameId: match.id, seat: 0, playerId: table.annId, text: 'well', at: Date.now() + 1 };
    for (let seq = 2; seq <= 61; seq += 1)
      await db()
        .insert(messagesTable)
        .values({ ...said, seq, id: `chatter-${seq}` });
    later(4);
    await table.ring();
    expect((await table.mails()).slice(count).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/: a message for you$/),
    ]);
  });

  test('is told by the mail that waits already, if it is their turn', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    await say(table.ann, match, '@Bob, hurry');
    expect(await table.notice(match)).toMatchObject({ kind: 'turn' });
    later(4);
    await table.ring();
    const mails = await table.mails();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toMatch(/^Your turn in /);
    expect(mails[0]?.text).toContain('“@Bob, hurry”');
  });

  test('and was told does not delay the message about their next turn there', async () => {
    const { table, match } = await annToMove();
    await say(table.ann, match, '@Bob, look');
    await table.told();
    later(60);
    await playOn(match, 0);
    await table.told();
    expect((await table.mails()).slice(-2).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/: a message for you$/),
      expect.stringMatching(/^Your turn in /),
    ]);
  });

  test('causes no mail once they have answered', async () => {
    const { table, match } = await annToMove();
    await say(table.ann, match, '@Bob?');
    await say(table.bob, match, 'Here I am, @Ann.');
    expect(await noticeOf(table.annId, match.id)).toMatchObject({ kind: 'turn' }); // which tells of it too
    await playOn(match, 0);
    later(4);
    await table.ring();
    expect((await table.mails()).at(-1)?.text).not.toContain('@Bob?');
  });

  test('causes no mail to a player who answered at once, and none once its author is blocked', async () => {
    const { table, match } = await annToMove();
    const count = (await table.mails()).length;
    const { bob } = table;
    for (const settle of [() => say(bob, match, 'Yes?'), () => bob.post(`${match.path}/seats/0/block`)]) {
      await say(table.ann, match, '@Bob?');
      later(1);
      await settle();
      await table.told();
      expect(await table.notice(match)).toMatchObject({ kind: 'mention', state: 'seen' });
    }
    expect(await table.mails()).toHaveLength(count);
  });

  test('leaves a turn that was told its reminders, and the table the time at which it was', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    await table.told();
    const told = Date.now();
    await say(table.ann, match, '@Bob, hurry');
    await evict(match.id);
    expect((await viewOf(match, table.ann)).seats[1]).toMatchObject({ told });

    const live = await connect(match, table.bob);
    live.send('here');
    await until(async () => ((await table.notice(match))?.state === 'seen' ? true : undefined));
    live.close();
    later(DAY + 1);
    await table.ring();
    expect((await table.mails()).at(-1)?.subject).toMatch(/^Still your turn in /);
  });

  test('causes none for its author, for those who have blocked them, and for nobody at all', async () => {
    const { table, match } = await annToMove();
    const notice = await table.notice(match);
    await say(table.bob, match, 'I am @Bob');
    await say(table.ann, match, 'Hello @everybody');
    await table.bob.post(`${match.path}/seats/0/block`);
    await say(table.ann, match, '@Bob?');
    expect(await table.notice(match)).toEqual(notice);
  });

  test('is in no mail to a player who has blocked its author, also if they did so afterwards', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    await say(table.ann, match, '@Bob, you sluggard');
    await table.bob.post(`${match.path}/seats/0/block`);
    await say(table.ann, match, '@Bob, you idiot');
    later(4);
    await table.ring();
    const mails = await table.mails();
    expect(mails[0]?.subject).toMatch(/^Your turn in /);
    expect(mails[0]?.text).not.toMatch(/sluggard|idiot/);
  });

  test('is in the mail if others than its author are blocked', async () => {
    const table = await Table.set();
    const [match, other] = [await table.game(), await table.game()];
    await table.toBob(match);
    await table.ann.post(`${other.path}/seats/1/block`);
    await say(table.ann, match, '@Bob, hurry');
    later(4);
    await table.ring();
    expect((await table.mails()).at(-1)?.text).toContain('“@Bob, hurry”');
  });
});
