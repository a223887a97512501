import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CreatedGame } from '#shared/protocol/http.ts';
import { sessionsOf } from '../../worker/db/people/players.ts';
import { CHANNELS, hook } from './support/channels.ts';
import { Client } from './support/client.ts';
import { later } from './support/clock.ts';
import { counted, DAY, ME, setCount, startCounting, stopCounting } from './support/counts.ts';
import { db, tablesWritten, throughGate } from './support/database.ts';
import { playerIdOf } from './support/mails.ts';
import { claimOf, clientOf, newGame, viewOf, type Match } from './support/play.ts';
import { connect } from './support/socket.ts';
import { guestAtTable } from './support/signIn.ts';
import { ask, handOver, relaxedGame, toMove, voteOn } from './support/timed.ts';
import { VEHICLE } from '../support/vehicle.ts';

/** What a player says again changes nothing; what they change again and again is counted by the day. */

beforeEach(startCounting);
afterEach(stopCounting);

const MOST_AT_TABLE = 20;
const MOST_OF_PROFILE = 100;
const MOST_REPEATS = 5;
const MOST_REPEATS_FROM_MACHINE = 30;
const accepted = (count: number) => Array.from({ length: count }, () => undefined);

/** Does nothing that `work` does reach the database's rows or the pages of the others? */
async function changesNothing(match: Match, work: () => Promise<unknown>): Promise<boolean> {
  const page = await (await connect(match, new Client())).settled();
  const before = page.frames.length;
  const written = await tablesWritten(work);
  await page.settled();
  const after = page.frames.length;
  page.close();
  return written.length === 0 && after === before;
}

describe('A vote', () => {
  test.each(['yes', 'no'] as const)('“%s” that is sent again changes nothing', async (answer) => {
    const match = await relaxedGame(4);
    const { seat, next } = await toMove(match);
    await ask(match, seat, { kind: 'pause', until: Date.now() + DAY * 60_000 });
    const first = await voteOn(match, next, answer);
    let again: unknown;
    const isQuiet = await changesNothing(match, async () => (again = await voteOn(match, next, answer)));
    expect([isQuiet, again]).toEqual([true, first]);
  });

  test('for an undo that is sent again changes nothing', async () => {
    const match = await relaxedGame(3);
    const { seat, next, client } = await toMove(match);
    const to = (await viewOf(match, client)).seq;
    await handOver(match);
    await client.post(`${match.path}/undo`, { expect: (await viewOf(match, client)).seq, to });
    const voter = next === seat ? (seat + 1) % 3 : next;
    const first = await voteOn(match, voter, 'yes');
    let again: unknown;
    const isQuiet = await changesNothing(match, async () => (again = await voteOn(match, voter, 'yes')));
    expect([isQuiet, again]).toEqual([true, first]);
  });

  test('may be changed a limited number of times a day; a first one always counts', async () => {
    const match = await relaxedGame(4);
    const { seat, next } = await toMove(match);
    await ask(match, seat, { kind: 'pause', until: Date.now() + DAY * 60_000 });
    await voteOn(match, next, 'no');
    const codes: (string | undefined)[] = [];
    for (let change = 0; change <= MOST_AT_TABLE; change += 1)
      codes.push((await voteOn(match, next, change % 2 === 0 ? 'yes' : 'no')).body.code);
    expect(codes).toEqual([...accepted(MOST_AT_TABLE), 'CHANGES_EXHAUSTED']);
    await voteOn(match, seat, 'no'); // the question is withdrawn
    await ask(match, seat, { kind: 'end' });
    expect((await voteOn(match, next, 'yes')).status).toBe(200);
  });
});

describe('The name of a game', () => {
  const rename = (match: Match, title: string | null) =>
    clientOf(match, 0).send<{ code?: string }>(`${match.path}/title`, { title }, { method: 'PUT' });

  test('that is given again changes nothing', async () => {
    const match = await newGame(['person', 'person']);
    await rename(match, 'Monday league');
    expect(await changesNothing(match, () => rename(match, 'Monday league'))).toBe(true);
  });

  test('may be changed a limited number of times a day', async () => {
    const match = await newGame(['person', 'person']);
    const codes: (string | undefined)[] = [];
    for (let change = 0; change <= MOST_AT_TABLE; change += 1)
      codes.push((await rename(match, `League ${change}`)).body.code);
    expect(codes).toEqual([...accepted(MOST_AT_TABLE), 'CHANGES_EXHAUSTED']);
    later(DAY);
    expect((await rename(match, 'Tuesday league')).status).toBe(200);
  });
});

describe('A player’s profile', () => {
  type Change = (client: Client, n: number) => Promise<{ status: number; body: { code?: string } }>;
  const put = (client: Client, path: string, json: object) =>
    client.send<{ code?: string }>(path, json, { method: 'PUT' });
  const patch = (client: Client, json: object) =>
    client.send<{ code?: string }>('/api/me', json, { method: 'PATCH' });
  const CHANGES: Record<string, Change> = {
    name: (client, n) => patch(client, { name: `Ann ${n}` }),
    language: (client, n) => patch(client, { language: n % 2 === 0 ? 'pl' : 'cs' }),
    mail: (client, n) => put(client, `${CHANNELS}/mail`, { on: n % 2 === 0 }),
    'recovery code': (client) => client.send<{ code?: string }>('/api/me/recovery'),
    channel: async (client, n) => {
      const { channels } = await client.get<{ channels: readonly { id: string }[] }>(CHANNELS);
      return put(client, `${CHANNELS}/by-id/${channels[0]?.id ?? ''}`, { on: n % 2 === 0 });
    },
  };

  test.each(Object.entries(CHANGES))(
    'may change its %s a limited number of times a day',
    async (_, change) => {
      const { client } = await guestAtTable();
      await hook(client);
      await setCount(`profile ${await playerIdOf(client)}`, MOST_OF_PROFILE - 2);
      const statuses = [];
      for (let n = 1; n <= 3; n += 1) statuses.push((await change(client, n)).status);
      expect(statuses.slice(0, 2).every((status) => status < 300)).toBe(true);
      expect((await change(client, 3)).body).toMatchObject({ code: 'CHANGES_EXHAUSTED' });
      expect(statuses[2]).toBe(429);
      later(DAY);
      expect((await change(client, 5)).status).toBeLessThan(300);
    },
  );

  test('is not written if nothing of it changes', async () => {
    const { client } = await guestAtTable();
    const same = { name: 'Ann', language: 'pl' };
    await patch(client, same);
    expect(await tablesWritten(() => patch(client, same))).toEqual([]);
  });
});

describe('A request by which a guest came', () => {
  type Repeat = (client: Client) => Promise<{ readonly status: number; readonly body: { code?: string } }>;
  let made = 0;
  const game = async (): Promise<Repeat> => {
    const headers = { 'Idempotency-Key': `${(made += 1)}`.padStart(64, '0') };
    const body = { game: VEHICLE, seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }] };
    return (client) => client.send('/api/games', body, { headers });
  };
  const claim = async (): Promise<Repeat> => {
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const { seats: open } = await new Client().post<CreatedGame>('/api/games', { game: VEHICLE, seats });
    const [path, body] = claimOf(open[1]?.link ?? '');
    return (client) => client.send(path, { ...body, entropy: 'ab'.repeat(32) });
  };

  test.each([
    ['game', game, 'NOT_HOST'],
    ['seat', claim, 'SEAT_TAKEN'],
  ] as const)('for a %s signs them in again a limited number of times a day', async (_what, asks, code) => {
    const [first, repeat] = [new Client(), await asks()];
    await repeat(first);
    const codes: (string | undefined)[] = [];
    for (let n = 0; n <= MOST_REPEATS; n += 1) codes.push((await repeat(new Client())).body.code);
    expect(codes).toEqual([...accepted(MOST_REPEATS), code]);
    const sessions = await sessionsOf(db(), await playerIdOf(first), Date.now());
    expect(sessions).toHaveLength(1 + MOST_REPEATS);
    expect((await repeat(first)).status).toBeLessThan(300);
  });

  test('signs in a limited number of guests on one machine', async () => {
    const codes: (string | undefined)[] = [];
    while (codes.length <= MOST_REPEATS_FROM_MACHINE) {
      const repeat = await game();
      await repeat(new Client());
      for (let n = 0; n < MOST_REPEATS; n += 1) codes.push((await repeat(new Client('10.77.7.7'))).body.code);
    }
    expect(codes.slice(0, MOST_REPEATS_FROM_MACHINE)).toEqual(accepted(MOST_REPEATS_FROM_MACHINE));
    expect(new Set(codes.slice(MOST_REPEATS_FROM_MACHINE))).toEqual(new Set(['NOT_HOST']));
  });
});

test('a holiday that was not taken, because another one was at the same time, costs nothing', async () => {
  const client = new Client();
  await client.post('/api/games', { game: VEHICLE, seats: [ME, { kind: 'open' }] });
  const take = (days: number) => {
    const from = Date.now() + days * DAY * 60_000;
    const json = { holiday: { from, until: from + DAY * 60_000 } };
    return client.fetch('/api/me/holidays', { method: 'PUT', json });
  };
  let isFirst = true;
  const late = await throughGate(
    async (statements, go) => {
      const isWaited = isFirst && statements.some((text) => text.startsWith('update "players"'));
      if (isWaited) isFirst = false;
      if (isWaited) await take(10);
      return go();
    },
    () => take(2),
  );
  expect(await late.json()).toMatchObject({ code: 'STALE' });
  expect(await counted('calendar %')).toBe(1);
});
