import { expect, test } from 'vitest';
import type { CreatedGame, Me } from '#shared/protocol/http.ts';
import { Client } from './support/client.ts';
import { VEHICLE } from '../support/vehicle.ts';

async function player(): Promise<Client> {
  const client = new Client();
  await client.post<CreatedGame>('/api/games', {
    game: VEHICLE,
    seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }],
  });
  return client;
}

const patch = (client: Client, json: object): Promise<Response> =>
  client.fetch('/api/me', { method: 'PATCH', json });

test('a chosen language is stored in the profile, and a new name does not change it', async () => {
  const ana = await player();
  expect((await ana.get<Me>('/api/me')).player).toMatchObject({ name: 'Ana', language: null });
  expect(await (await patch(ana, { language: 'pl' })).json<Me>()).toMatchObject({
    player: { name: 'Ana', language: 'pl' },
  });
  await patch(ana, { name: 'Anna' });
  expect((await ana.get<Me>('/api/me')).player).toMatchObject({ name: 'Anna', language: 'pl' });
});

test.each([{ language: 'xx' }, { language: null }, {}])(
  '%j is refused as a change of a profile',
  async (changes) => {
    const ana = await player();
    expect((await patch(ana, changes)).status).toBe(400);
    expect((await ana.get<Me>('/api/me')).player?.language).toBeNull();
  },
);
