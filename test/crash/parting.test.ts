import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Me, MyGames } from '#shared/protocol/http.ts';
import { copyPeople, countPeople, endParting, openPeople, type Asked } from '../../scripts/lib/parting.ts';
import { Client, seatLink, type Answered } from '../support/client.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { someMove } from './situations.ts';
import { PRODUCTION, startService, type Service } from '../support/service.ts';

/** People and games of an earlier release share a database. They are parted while games are played, as docs/operating.md says. */

let service: Service;
/** Both are in the database of GAMES_A; the others are empty. */
beforeAll(async () => {
  service = await startService({
    ...PRODUCTION,
    vars: { CAPTURE_MAILS: '1', DEV: '1' },
    databases: { PEOPLE: 'GAMES_A', NEW: 'NEW', NEXT: 'NEXT' },
  });
});
afterAll(() => service.stop());

/** As wrangler asks a database. */
function asked(binding: string): Asked {
  const inBatches = async (statements: readonly string[]) => {
    const database = await service.miniflare.getD1Database(binding);
    const answers: { readonly results: Record<string, unknown>[] }[] = [];
    for (let at = 0; at < statements.length; at += 50)
      answers.push(
        ...(await database.batch<Record<string, unknown>>(
          statements.slice(at, at + 50).map((sql) => database.prepare(sql)),
        )),
      );
    return answers.map(({ results }) => results);
  };
  return {
    ask: (sql) => inBatches(sql.split(';\n')),
    run: async (statements) => void (await inBatches(statements)),
  };
}
const [old, fresh] = [asked('GAMES_A'), asked('NEW')];

const refusals = (client: Client, [method, path, body]: readonly [string, string, object]) =>
  client.request<Answered>(method, path, body);

/** A running game of two people, in whose turn it is, and a seat that a mail offers in another one. */
async function table() {
  const [ann, bob] = [new Client(service), new Client(service)];
  const { id, seats } = await ann.create([{ kind: 'me', name: 'Ann' }, { kind: 'open' }]);
  const { token } = seatLink(seats[1]?.link ?? '');
  await bob.insist('POST', `/games/${id}/seats/1/claim`, { token, name: 'Bob' });
  const email = 'cleo@example.org';
  const open = await ann.create([
    { kind: 'me', name: 'Ann' },
    { kind: 'invite', email },
  ]);
  await service.scheduled();
  return { id, ann, bob, open: open.id };
}

/** Whoever is to move makes a move. Returns how many rows longer the log is. */
async function moveOn({ id, ann, bob }: Awaited<ReturnType<typeof table>>): Promise<number> {
  const { seq, acting } = await ann.game(id);
  const client = acting[0] === 1 ? bob : ann;
  await client.commit(id, seq, [someMove((await client.game(id)).choices, seq)]);
  return (await ann.game(id)).seq - seq;
}

const MORE = ['POST', '/games', { game: VEHICLE, seats: [{ kind: 'me' }, { kind: 'open' }] }] as const;

describe('people who share a database with games', () => {
  test('move into their own while games are played, and nothing is missing on either side', async () => {
    const there = await table();
    const { ann, bob, id } = there;
    const [me, games] = [await ann.get<Me>('/me'), await bob.get<MyGames>('/me/games')];
    const people = await countPeople(old);

    const content = await copyPeople(old, fresh);
    expect(Object.values(content).reduce((sum, { rows }) => sum + rows, 0)).toBe(people);
    for (const table of ['players', 'sessions', 'tables_of', 'counters', 'jobs'])
      expect(content[table]?.rows).toBeGreaterThan(0);

    expect(await moveOn(there)).toBeGreaterThan(0);
    expect(await ann.get<Me>('/me')).toEqual(me);
    for (const [client, request] of [
      [ann, MORE],
      [bob, ['PATCH', '/me', { name: 'Bobby' }]],
      [ann, ['POST', `/games/${id}/messages`, { id: 'of-ann-1', text: 'Hello' }]],
      [new Client(service), ['POST', '/auth/link', { email: 'dora@example.org' }]],
    ] as const)
      expect(await refusals(client, request)).toMatchObject({ status: 503, body: { code: 'PEOPLE_CLOSED' } });
    const answer = await fetch(new URL('/api/auth/link', await service.address()), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: (await service.address()).origin },
      body: JSON.stringify({ email: 'dora@example.org' }),
    });
    expect(answer.headers.get('retry-after')).toBe('60');
    await service.scheduled(); // the cron writes nothing of people either
    expect(await countPeople(old)).toBe(people);
    await expect(endParting(old, fresh)).rejects.toThrow('does not use the new database yet');

    await service.rebind('PEOPLE', 'NEW');
    expect(await ann.get<Me>('/me')).toEqual(me);
    expect((await bob.get<MyGames>('/me/games')).games).toHaveLength(games.games.length);
    await service.scheduled(new Date(Date.now() + 300_000));
    await endParting(old, fresh);
    expect(await countPeople(old)).toBe(0);
    const late = "INSERT INTO players (id, name, created_at) VALUES ('late', 'Late', 1)";
    await expect(old.run([late])).rejects.toThrow('people are closed');
    expect(await moveOn(there)).toBeGreaterThan(0);
    expect((await refusals(ann, MORE))?.status).toBe(201);
    expect((await refusals(bob, ['PATCH', '/me', { name: 'Bobby' }]))?.status).toBe(200);
    const [mail] = await service.rows<{ text: string }>(
      "SELECT mail ->> '$.text' AS text FROM captured_mails WHERE mail ->> '$.to' = 'cleo@example.org'",
    );
    const { token } = seatLink(/\/join\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    const claim = [
      'POST',
      `/games/${there.open}/seats/1/claim`,
      { token, name: 'Cleo', mail: true },
    ] as const;
    expect((await refusals(new Client(service), claim))?.status).toBe(200);
  });

  test('stay where they are if the copy differs, if there are people already, or if the operator wants it', async () => {
    await service.rebind('PEOPLE', 'GAMES_A');
    await openPeople(old);
    const ann = new Client(service);
    await ann.create([{ kind: 'me', name: 'Ann' }, { kind: 'open' }]);
    await expect(copyPeople(old, fresh)).rejects.toThrow('has people already');
    const next = asked('NEXT');
    const lossy: Asked = { ...next, run: async () => undefined };
    await expect(copyPeople(old, lossy)).rejects.toThrow('The copy differs in');
    expect((await refusals(ann, MORE))?.status).toBe(201);
    await copyPeople(old, next);
    expect((await refusals(ann, MORE))?.status).toBe(503);
    await openPeople(old);
    expect((await refusals(ann, MORE))?.status).toBe(201);
  });
});
