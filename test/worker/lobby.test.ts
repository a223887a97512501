import { describe, expect, test } from 'vitest';
import type { CreatedGame, GameView, Me } from '#shared/protocol/http.ts';
import { Client } from './support/client.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { claimOf } from './support/play.ts';

/** A table before its game begins: who comes, what they are called, and how they get out. */

/** A game whose host sits at the first seat, with the links of the others. */
async function openGame(seats = 3, name = 'Ana') {
  const host = new Client();
  const made = await host.post<CreatedGame>('/api/games', {
    game: VEHICLE,
    seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? { kind: 'me', name } : { kind: 'open' })),
  });
  const links = made.seats.map(({ link }) => link ?? '');
  return { host, id: made.id, path: `/api/games/${made.id}`, links };
}

/** Somebody who has taken the seat of the link. */
async function seated(link: string, name: string): Promise<Client> {
  const client = new Client();
  await client.post(...claimOf(link, name));
  return client;
}

const namesAt = async (path: string, client: Client): Promise<readonly (string | null)[]> =>
  (await client.get<GameView>(path)).seats.map(({ name }) => name);

describe('players who are named alike', () => {
  test('are told apart by numbers, in the order in which they came', async () => {
    const { host, path, links } = await openGame(4);
    await seated(links[2] ?? '', 'Аnа');
    await seated(links[1] ?? '', 'ana');
    await seated(links[3] ?? '', 'Anna');
    expect(await namesAt(path, host)).toEqual(['Ana', 'ana (3)', 'Аnа (2)', 'Anna']);
  });

  test('the number belongs to the table: the player keeps their name', async () => {
    const { path, links } = await openGame();
    const second = await seated(links[1] ?? '', 'Ana');
    expect(await namesAt(path, second)).toEqual(['Ana', 'Ana (2)', null]);
    expect((await second.get<Me>('/api/me')).player?.name).toBe('Ana');
  });
});
