import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TITLE } from '../support/vehicle.ts';
import type { Client } from './support/client.ts';
import { captured, hook } from './support/channels.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { viewOf, type Match } from './support/play.ts';
import { playOn, Table } from './support/reached.ts';
import { ringAlarm } from './support/rooms.ts';

/** Mails of a game with clock, of lost seats and of votes. */

beforeEach(startClock);
afterEach(stopClock);

const HOUR = 60;
const DAY = 24 * HOUR;
const ms = (minutes: number): number => minutes * 60_000;
/** Every turn has two days. */
const clock = { bank: ms(2 * DAY), increment: ms(2 * DAY), cap: ms(2 * DAY), weekendsOff: false };

/** Bob is to move in a game with clock. */
async function timed(): Promise<{ table: Table; match: Match }> {
  const table = await Table.set();
  const match = await table.game(0, { clock });
  await table.toBob(match);
  return { table, match };
}

/** Nobody does anything for this time; the alarms ring, and Bob's mailbox soon after. */
async function nothingFor({ table, match }: { table: Table; match: Match }, minutes: number): Promise<void> {
  later(minutes);
  await ringAlarm(match.id);
  await ringAlarm(match.id);
  later(0.2);
  await table.ring();
}

const newest = async (table: Table) => {
  const mail = (await table.mails()).at(-1);
  if (mail === undefined) throw new Error('no mail');
  return { subject: mail.subject, text: mail.text };
};
const count = async (table: Table): Promise<number> => (await table.mails()).length;

const ask = (client: Client, match: Match, body: object) =>
  client.post<{ question: { id: string } }>(`${match.path}/questions`, body);
const vote = async (client: Client, match: Match, id: string, answer: 'yes' | 'no'): Promise<void> => {
  const { seq } = await viewOf(match, client);
  await client.post(`${match.path}/votes`, { expect: seq, question: id, answer });
};
const inTenDays = () => Date.now() + ms(10 * DAY);

describe('a mail about a turn', () => {
  test('says until when, and what happens then', async () => {
    const { table, match } = await timed();
    await nothingFor({ table, match }, 3);
    const { subject, text } = await newest(table);
    expect(subject).toBe(`Your turn in ${TITLE} (with Ann): load a ship – until Tue 3 Jan, 12:00 UTC`);
    expect(text).toContain('You have until Tue 3 Jan, 12:00 UTC. If you have not moved by then, a bot plays');
  });

  test('writes times in the reader’s zone', async () => {
    const { table, match } = await timed();
    const hours = { zone: 'Asia/Tokyo', awake: null };
    await table.bob.fetch('/api/me', { method: 'PATCH', json: { hours } });
    await nothingFor({ table, match }, 3);
    expect((await newest(table)).subject).toMatch(/ – until Tue 3 Jan, 21:00$/);
  });

  test('is followed by the reminders of the clock, not by one a day', async () => {
    const { table, match } = await timed();
    await nothingFor({ table, match }, 3);
    await nothingFor({ table, match }, DAY - 4);
    expect(await count(table)).toBe(1);
    await nothingFor({ table, match }, 2);
    expect(await count(table)).toBe(2);
    const { subject, text } = await newest(table);
    expect(subject).toBe(
      `Your time is running short – ${TITLE} (with Ann): load a ship – until Tue 3 Jan, 12:00 UTC`,
    );
    expect(text).toContain('Your time is running short: you have until');
    await nothingFor({ table, match }, HOUR);
    expect(await count(table)).toBe(2);
  });
});

test('time that runs short is not told of a game that is paused by then', async () => {
  const { table, match } = await timed();
  await nothingFor({ table, match }, 3);
  later(DAY);
  await ringAlarm(match.id);
  expect(await table.notice(match)).toMatchObject({ kind: 'time', state: 'queued' });
  const { question } = await ask(table.ann, match, { kind: 'pause', until: inTenDays() });
  await vote(table.bob, match, question.id, 'yes');
  const before = await count(table);
  await nothingFor({ table, match }, 1);
  expect((await table.mails()).slice(before).map(({ subject }) => subject)).toEqual([]);
});

describe('time that runs out', () => {
  test('while the table is asked to take a move back is told too, though it does not count', async () => {
    const table = await Table.set();
    const match = await table.game(0, { clock: { ...clock, bank: ms(HOUR), increment: ms(HOUR) } });
    await table.toBob(match);
    await playOn(match, 1);
    await playOn(match, 0);
    const { seq } = await viewOf(match, table.ann);
    await table.ann.post(`${match.path}/undo`, { expect: seq, to: seq - 2 });
    await nothingFor({ table, match }, 2 * HOUR + 1);
    const { subject, text } = await newest(table);
    expect(subject).toBe(`${TITLE} (with Ann): your time ran out, a bot played for you`);
    expect(text).toMatch(/What it played:\n- .*Bob/);
    expect(text).not.toContain('you lose your seat');
  });

  test('is told with what the bot played and what comes of the next time', async () => {
    const { table, match } = await timed();
    await nothingFor({ table, match }, 2 * DAY + 1);
    const { subject, text } = await newest(table);
    expect(subject).toBe(`${TITLE} (with Ann): your time ran out, a bot played for you`);
    expect(text).toMatch(/What it played:\n- .*Bob/);
    expect(text).toContain('If your time runs out on your next turn too, you lose your seat.');
    expect(text).toMatch(/Bob\S* runs out of time: a bot plays\./);
    await playOn(match, 0);
    await nothingFor({ table, match }, DAY + 1);
    expect((await newest(table)).text).toContain('you lose your seat: your time has run out once already');
  });

  test('twice is one mail about the lost seat, with the way back', async () => {
    const { table, match } = await timed();
    await nothingFor({ table, match }, 2 * DAY + 1);
    await playOn(match, 0);
    const before = await count(table);
    await nothingFor({ table, match }, 2 * DAY + 1);
    expect(await count(table)).toBe(before + 1);
    const { subject, text } = await newest(table);
    expect(subject).toBe(`${TITLE} (with Ann): you have lost your seat`);
    expect(text).toContain('Your time ran out twice in a row');
    expect(text).toContain('Take your seat again\nhttp');
    expect(text).not.toContain('It is your turn');
  });

  test('begins a holiday of players who have set their hours, and tells its end', async () => {
    const { table, match } = await timed();
    const hours = { zone: 'Europe/Prague', awake: null };
    await hook(table.bob);
    await table.bob.fetch('/api/me', { method: 'PATCH', json: { hours } });
    await nothingFor({ table, match }, 2 * DAY + 1);
    const { subject, text } = await newest(table);
    expect(subject).toBe(`${TITLE} (with Ann): your holiday has begun`);
    expect(text).toContain('It lasts until Sun 8 Jan, 13:01, and your time stands still until then.');
    const [told] = (await captured('webhook: ')).slice(-1) as { games: { text: string }[] }[];
    expect(told?.games[0]?.text).toBe(subject);
  });
});

describe('a vote', () => {
  test('that comes before the mail about a turn is in the same mail, and so is the reverse', async () => {
    const both = [
      /: (load|exchange) a .* – until/,
      /Ann\S* asks to pause the game until .*You can vote until/,
    ];
    const first = await timed();
    await ask(first.table.ann, first.match, { kind: 'pause', until: inTenDays() });
    await nothingFor(first, 3);
    const mail = await newest(first.table);
    expect([mail.subject, mail.text]).toEqual(both.map((pattern) => expect.stringMatching(pattern)));

    const table = await Table.set();
    const match = await table.game(0, { clock });
    await table.toBob(match);
    await playOn(match, 1);
    await ask(table.ann, match, { kind: 'pause', until: inTenDays() });
    await playOn(match, 0);
    await nothingFor({ table, match }, 3);
    const other = await newest(table);
    expect([other.subject, other.text]).toEqual(both.map((pattern) => expect.stringMatching(pattern)));
    expect(await count(table)).toBe(1);
  });

  test('is mailed to those whose turn it is not, with what is asked and until when', async () => {
    const { table, match } = await timed();
    await playOn(match, 1);
    await ask(table.ann, match, { kind: 'end' });
    await nothingFor({ table, match }, 4);
    const { subject, text } = await newest(table);
    expect(subject).toBe(`${TITLE} (with Ann): Ann asks for your vote`);
    expect(text).toMatch(/Ann\S* asks to end the game now\..* You can vote until Wed 4 Jan, 12:00 UTC\./);
    expect(text).toContain('Cast your vote\nhttp');
  });

  test('about taking a move back is mailed as well, to those whose turn it is not', async () => {
    const { table, match } = await timed();
    await nothingFor({ table, match }, 3);
    await playOn(match, 1);
    const { seq } = await viewOf(match, table.ann);
    await table.ann.post(`${match.path}/undo`, { expect: seq, to: seq - 2 });
    await nothingFor({ table, match }, 4);
    const { subject, text } = await newest(table);
    expect(subject).toBe(`${TITLE} (with Ann): Ann asks for your vote`);
    expect(text).toMatch(/asks to take back everything after entry \d+ of the log\. .*You can vote until/);
  });

  test('that is closed before its mail is told with the turn, and nobody is asked for a vote', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    const { question } = await ask(table.ann, match, { kind: 'end' });
    await vote(table.ann, match, question.id, 'no');
    await nothingFor({ table, match }, 3);
    const { subject, text } = await newest(table);
    expect(subject).toBe(`Your turn in ${TITLE} (with Ann): load a ship`);
    expect(text).toMatch(/- Vote to end the game now \(asked by \S*Ann\S*\): withdrawn\./);
    expect(text).not.toMatch(/asks to end the game|[Cc]an vote|Cast your vote/);
  });

  test('does not end the reminders of a turn', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    await nothingFor({ table, match }, 3);
    await ask(table.ann, match, { kind: 'end' });
    await nothingFor({ table, match }, DAY + 1);
    await nothingFor({ table, match }, 3 * DAY + 1);
    expect((await table.mails()).map(({ subject }) => subject)).toEqual([
      `Your turn in ${TITLE} (with Ann): load a ship`,
      `${TITLE} (with Ann): Ann asks for your vote`,
      `Still your turn in ${TITLE} (with Ann): load a ship`,
    ]);
  });

  test('that ends the game is told to those who did not move then', async () => {
    const { table, match } = await timed();
    const { question } = await ask(table.ann, match, { kind: 'end' });
    await vote(table.bob, match, question.id, 'yes');
    await nothingFor({ table, match }, 3);
    const { subject, text } = await newest(table);
    expect(subject).toBe(`${TITLE} (with Ann): the game is over`);
    expect(text).toContain('The table has agreed to end the game now. The scores as they stand count.');
  });
});

test('a seat that its player left causes no mail any more, and one that was taken over none to its former player', async () => {
  const table = await Table.set();
  const match = await table.game();
  await table.toBob(match);
  await table.bob.post(`${match.path}/seats/1/leave`, {});
  for (const days of [1, 3, 7]) await nothingFor({ table, match }, days * DAY);
  expect(await count(table)).toBe(0);
});

test.each([
  ['a link', 'https://evil.example', 'https: / / evil. example'],
  ['an encoded word', '=?utf-8?Q?Bcc?= x', '= ?utf-8?Q?Bcc?= x'],
  ['an address', '"Bank" <bank@example.com>', '"Bank" <bank@example. com>'],
])('the name of the player who asks adds no %s to subject or text', async (_what, name, shown) => {
  const table = await Table.set();
  const match = await table.game(0, { clock, seats: [{ kind: 'me', name }, { kind: 'open' }] });
  await table.toBob(match);
  await playOn(match, 1);
  await ask(table.ann, match, { kind: 'end' });
  await nothingFor({ table, match }, 4);
  const { subject, text } = await newest(table);
  expect(subject).toContain(`: ${shown} asks for your vote`);
  expect(text).toContain(`\u2068${shown}\u2069 asks to end the game now.`);
});
