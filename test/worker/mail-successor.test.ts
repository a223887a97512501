import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CreatedGame } from '#shared/protocol/http.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { claimOf } from './support/play.ts';
import { giveAddress, lastMailTo, ringMailbox } from './support/mails.ts';
import { playOn, Table } from './support/reached.ts';

/** Mails about a game in which somebody has taken over a seat. */

beforeEach(startClock);
afterEach(stopClock);

type Offered = CreatedGame['seats'][number];

/** Ann writes to Bob and leaves; Eve takes her seat. */
async function succeeded() {
  const table = await Table.set();
  const match = await table.game();
  await table.toBob(match);
  later(1);
  const text = '@Bob, sorry, I must go';
  await table.ann.post(`${match.path}/messages`, { id: 'message-goodbye', text });
  later(1);
  await table.ann.post(`${match.path}/seats/0/leave`);
  const { link } = await table.bob.post<Offered>(`${match.path}/seats/0/replace`, { open: true });
  const eve = new Client();
  later(1);
  await eve.post(...claimOf(link ?? '', 'Eve'));
  return { table, match, eve };
}

const plain = (text = ''): string => text.replaceAll(/[\u2068\u2069]/g, '');

test('what the earlier player of a seat wrote and did is told under their name', async () => {
  const { table, match, eve } = await succeeded();
  later(1);
  await eve.post(`${match.path}/messages`, { id: 'message-hello', text: 'Hello @Bob' });
  later(4);
  await table.ring();
  const text = plain((await table.mails()).at(-1)?.text);
  expect(text).toContain('Ann: “@Bob, sorry, I must go”');
  expect(text).toContain('Eve: “Hello @Bob”');
  expect(text).toContain('- Ann leaves the game.');
  expect(text).toContain('- Eve takes Ann’s seat.');
  expect(text).not.toMatch(/Eve (leaves|loads)/);
});

test('who is invited to a vacant seat reads that the game is under way, and not that its earlier player sits there', async () => {
  const table = await Table.set();
  const match = await table.game();
  await table.ann.post(`${match.path}/seats/0/leave`);
  const email = 'invited@successor.example.org';
  await table.bob.post(`${match.path}/seats/0/replace`, { invite: { email } });
  await ringMailbox(table.bobId);
  const { text } = await lastMailTo(email);
  expect(text).toContain('The game is under way');
  expect(text).not.toMatch(/Ann|At the table|open until/);
});

test('who has taken over a seat reads that the story begins there', async () => {
  const { match, eve } = await succeeded();
  const email = 'eve@successor.example.org';
  const id = await giveAddress(eve, email);
  const [, bob] = match.clients;
  await playOn({ ...match, clients: [eve, bob] }, 1);
  later(4);
  await ringMailbox(id);
  const { text } = await lastMailTo(email);
  expect(text).toContain('Everything since you took the seat:');
  expect(text).not.toContain('The game has begun.');
});
