import { expect, test } from 'vitest';
import type { CreatedGame, CreatedRecoveryCode, GameView } from '#shared/protocol/http.ts';
import { Client } from './support/client.ts';
import { invitationsOf, lastMailTo, linkTo, playerIdOf, ringMailbox, tokenOf } from './support/mails.ts';
import { claimOf } from './support/play.ts';
import { ME, newGuest } from './support/invited.ts';
import { VEHICLE } from '../support/vehicle.ts';

/** Whom a host has invited is between those two: it goes with the host's account, and no other host learns of it. */

/** Ann has invited a friend and deleted her account; Bob, who came by a link, is the host. `meanwhile`: before she went. */
async function inherited(meanwhile: (path: string, token: string, ann: Client) => Promise<unknown>) {
  const [ann, bob, email] = [new Client(), new Client(), `secret.${newGuest()}`];
  const friend = { kind: 'invite', email, name: 'Secret Friend', note: 'Come and play' };
  const seats = [ME, { kind: 'open' }, friend, { kind: 'open' }];
  const made = await ann.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
  await ringMailbox(await playerIdOf(ann));
  const path = `/api/games/${made.id}`;
  await bob.post(...claimOf(made.seats[1]?.link ?? ''));
  await meanwhile(path, tokenOf(linkTo(await lastMailTo(email), 'join')), ann);
  await ann.send('/api/me', { name: ME.name }, { method: 'DELETE' });
  const view = await bob.get<GameView>(path);
  expect(view.host).toBe(true);
  return { bob, view, rows: await invitationsOf(made.id), path };
}

const decline = (path: string, token: string) =>
  new Client().post(`${path}/seats/2/decline`, { token, reason: 'Secret: no time' });
const accept = (path: string, token: string) =>
  new Client().post(`${path}/seats/2/claim`, { token, name: 'Guest', mail: false });

test.each([
  ['waits for an answer', async () => undefined, 'revoked'],
  ['was declined', decline, 'declined'],
] as const)('an invitation that %s tells the next host nothing', async (_how, meanwhile, state) => {
  const { bob, view, rows } = await inherited(meanwhile);
  expect(bob.heard.join()).not.toMatch(/secret/i);
  expect(view.invitations ?? []).toEqual([]);
  const forgotten = { email: '', name: null, note: null, reason: null, dueAt: null };
  expect(rows).toMatchObject([{ ...forgotten, state }]);
});

test('an invitation that was accepted tells the next host nothing, and its guest keeps the seat', async () => {
  const { bob, view, rows } = await inherited(accept);
  expect([bob.heard.join().includes('secret'), view.seats[2]?.name]).toEqual([false, 'Guest']);
  expect(rows).toMatchObject([{ email: '', name: null, state: 'accepted' }]);
});

test('an invitation that the host made as a guest, before they signed in, tells the next host nothing', async () => {
  const { bob, rows } = await inherited(async (_path, _token, ann) => {
    const phone = new Client();
    await phone.post('/api/games', { game: VEHICLE, seats: [ME, { kind: 'open' }] });
    const { code } = await phone.post<CreatedRecoveryCode>('/api/me/recovery');
    await ann.post('/api/auth/recover', { code, key: 'ab'.repeat(32), bring: true });
  });
  expect(bob.heard.join()).not.toMatch(/secret/i);
  expect(rows).toMatchObject([{ email: '', name: null, state: 'revoked' }]);
});

test('the next host invites somebody to the seat anew', async () => {
  const { bob, path } = await inherited(async () => undefined);
  const email = newGuest();
  await bob.post(`${path}/seats/2/replace`, { invite: { email } });
  expect((await bob.get<GameView>(path)).invitations).toMatchObject([{ seat: 2, email, state: 'queued' }]);
});
