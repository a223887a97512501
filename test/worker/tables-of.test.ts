import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { CreatedGame } from '#shared/protocol/http.ts';
import { signLink } from '../../worker/lib/links.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { Client } from './support/client.ts';
import { throughGate } from './support/database.ts';
import { playerIdOf, redeem } from './support/mails.ts';
import { claimOf } from './support/play.ts';
import { DB } from './support/stored.ts';

/** `tables_of` leads from each player to their games: every seat and every host has its entry, and had it before. */

const WAYS = `SELECT id, host_id AS player FROM games WHERE host_id IS NOT NULL
  UNION SELECT game_id, player_id FROM seats WHERE player_id IS NOT NULL`;

/** Seats and hosts that nothing leads to. */
async function lost() {
  const ways = (await DB.prepare(WAYS).all<{ id: string; player: string }>()).results;
  const known = await DB.prepare('SELECT player_id, game_id FROM tables_of').all();
  const entries = new Set(known.results.map((row) => `${row['player_id']} ${row['game_id']}`));
  return ways.filter(({ id, player }) => !entries.has(`${player} ${id}`));
}

const entries = async (player: string) =>
  (await DB.prepare('SELECT game_id FROM tables_of WHERE player_id = ?').bind(player).all()).results;

async function openGame(host: Client): Promise<CreatedGame> {
  const seats = [{ kind: 'me', name: 'Ann' }, { kind: 'open' }, { kind: 'open' }];
  return host.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
}

test('it leads to who makes a game, who takes a seat, who succeeds them, and whose guest they were', async () => {
  const [host, guest, successor, player] = [new Client(), new Client(), new Client(), new Client()];
  const { id, seats } = await openGame(host);
  await guest.post(...claimOf(seats[1]?.link ?? ''));
  await host.post(`/api/games/${id}/seats/2/replace`, {}); // a new link changes no entry
  expect([await lost(), (await entries(await playerIdOf(guest))).length]).toEqual([[], 1]);
  await openGame(player);
  const claims = { for: 'go', player: await playerIdOf(player), game: id, seat: 1 } as const;
  await redeem(`http://carrack.test/m#${signLink(env, claims, Date.now())}`, guest, { bring: true });
  expect([await lost(), (await entries(await playerIdOf(player))).length]).toEqual([[], 2]);
  await guest.post(`/api/games/${id}/seats/1/leave`);
  const { link = '' } = await host.post<{ link?: string }>(`/api/games/${id}/seats/1/replace`, {});
  await successor.post(...claimOf(link, 'Cid'));
  expect([await lost(), (await entries(await playerIdOf(successor))).length]).toEqual([[], 1]);
});

test('nobody gets a seat that nothing leads to: without the entry, the seat stays free', async () => {
  const [host, guest] = [new Client(), new Client()];
  const { id, seats } = await openGame(host);
  const claim = claimOf(seats[1]?.link ?? '');
  const isEntry = (statements: readonly string[]): boolean =>
    statements.some((text) => /insert into "tables_of"/i.test(text));
  const { status } = await throughGate(
    (statements, go) => (isEntry(statements) ? Promise.reject(new Error('D1_ERROR: down')) : go()),
    () => guest.send(...claim),
  );
  expect(status).toBe(503);
  expect((await host.get<{ seats: readonly { kind: string }[] }>(`/api/games/${id}`)).seats[1]?.kind).toBe(
    'open',
  );
  await guest.post(...claim);
  expect(await lost()).toEqual([]);
});
