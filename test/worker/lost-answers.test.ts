import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CreatedGame, GameView, Me, MyGames } from '#shared/protocol/http.ts';
import { Client } from './support/client.ts';
import { seatRows, writes } from './support/database.ts';
import { giveAddress, playerIdOf } from './support/mails.ts';
import { claimOf } from './support/play.ts';
import { startTimers, stopTimers, unanswered } from './support/silence.ts';
import { VEHICLE } from '../support/vehicle.ts';

/**
 * A request was carried out late. Its answer was lost, and with it the cookie of the guest created for it. A repeat
 * finds that guest again, even if an earlier repeat has made the browser another guest.
 */

beforeEach(() => {
  stopTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  startTimers();
  vi.restoreAllMocks();
});

const ENTROPY = 'ab'.repeat(32);

describe('A seat', () => {
  const takes = (statements: readonly string[]): boolean =>
    writes(statements) && statements.some((one) => one.startsWith('update "seats"'));

  /** A seat that a browser took without learning of it; the room does not know it either. */
  async function taken() {
    const host = new Client();
    const seats = [{ kind: 'me', name: 'Ann' }, { kind: 'open' }, { kind: 'open' }];
    const { id, seats: made } = await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
    const [path, claim] = claimOf(made[1]?.link ?? '');
    const other = claimOf(made[2]?.link ?? '');
    const claimFrom = (client: Client, entropy = ENTROPY) =>
      client.send<{ seat?: number; code?: string }>(path, { ...claim, name: 'Slow', entropy });
    const { late } = await unanswered(takes, () => claimFrom(new Client()));
    await host.get<GameView>(`/api/games/${id}`); // the room reads that the seat is open
    await late();
    const [, row] = await seatRows(id);
    return { id, owner: row?.playerId, other, claimFrom };
  }

  test('is given to the browser that took it, as the same guest', async () => {
    const { owner, claimFrom } = await taken();
    const slow = new Client();
    for (const _ of ['first', 'again']) {
      expect(await claimFrom(slow)).toMatchObject({ status: 200, body: { seat: 1 } });
      expect(await playerIdOf(slow)).toBe(owner);
    }
  });

  test('is given to that browser even if it plays elsewhere as another guest, whose seats come along', async () => {
    const { owner, claimFrom } = await taken();
    const slow = new Client();
    const seats = [{ kind: 'me' }, { kind: 'bot' }];
    const elsewhere = await slow.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
    expect((await claimFrom(slow)).status).toBe(200);
    expect(await playerIdOf(slow)).toBe(owner);
    expect((await slow.get<GameView>(`/api/games/${elsewhere.id}`)).you).toBe(0);
  });

  test('is not given to a browser that knows the link but not the first browser’s key', async () => {
    const { id, claimFrom } = await taken();
    const before = await seatRows(id);
    const other = new Client();
    for (const _ of ['first', 'again'])
      expect((await claimFrom(other, 'cd'.repeat(32))).body.code).toBe('SEAT_TAKEN');
    expect(await seatRows(id)).toEqual(before);
  });

  test('is not given to a player with an address, nor to a player who has a seat in the game', async () => {
    const { owner, other, claimFrom } = await taken();
    const [player, neighbour] = [new Client(), new Client()];
    await player.post('/api/games', { game: VEHICLE, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await giveAddress(player, 'signed.in@example.org');
    await neighbour.post(...other);
    for (const client of [player, neighbour]) {
      expect((await claimFrom(client)).body.code).toBe('SEAT_TAKEN');
      expect(await playerIdOf(client)).not.toBe(owner);
    }
  });
});

test('a game created late is given to the browser that asked for it, even if a repeat made it another guest', async () => {
  const client = new Client();
  const game = {
    game: VEHICLE,
    seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }],
    entropy: ENTROPY,
  };
  const headers = { 'Idempotency-Key': 'k'.repeat(64) };
  const make = () => client.send<CreatedGame>('/api/games', game, { headers });
  const makes = (statements: readonly string[]): boolean =>
    statements.some((one) => one.startsWith('insert into "games"'));
  const first = await unanswered(makes, make);
  client.cookie = undefined;
  const second = await unanswered(makes, make);
  expect([first.answer.status, second.answer.status]).toEqual([503, 503]);
  await first.late();
  const { status, body } = await make();
  expect([status, (await make()).body]).toEqual([201, body]);
  expect((await client.get<MyGames>('/api/me/games')).games.map(({ id }) => id)).toEqual([body.id]);
  expect((await client.get<GameView>(`/api/games/${body.id}`)).host).toBe(true);
  expect((await client.get<Me>('/api/me')).player?.name).toBe('Ann');
});
