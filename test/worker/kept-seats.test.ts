import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CreatedGame, OpenTables } from '#shared/protocol/http.ts';
import { EVERYBODY, insertRefusal } from '../../worker/db/people/mails.ts';
import { addressKey } from '../../worker/lib/mail.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import {
  asked,
  companion,
  decline,
  hosting,
  invitationsOf,
  keep,
  kept,
  names,
  played,
  someone,
  take,
  tableOf,
  told,
  untold,
  view,
  type Someone,
} from './support/companions.ts';
import { db } from './support/database.ts';
import { ME, newGuest } from './support/invited.ts';
import { mailsTo, redeem, ringMailbox } from './support/mails.ts';
import { claimOf } from './support/play.ts';
import { signInLink } from './support/signIn.ts';

/** A seat that is kept for somebody: who gets it, and when it is free again. */

beforeEach(startClock);
afterEach(stopClock);

describe('a companion who asks to join, and for whom a seat is kept', () => {
  async function asking() {
    const { ann, bob, id } = await hosting(3);
    const path = `/api/games/${id}`;
    await ann.client.post(`${path}/listing`, { accepts: 'each' });
    await bob.client.post(`${path}/join`, { name: 'Bob' });
    await keep(ann, id, 1, 'Bob');
    return { ann, bob, id, path };
  }
  type Asking = Awaited<ReturnType<typeof asking>>;
  const subjects = async ({ email }: Someone) => (await mailsTo(email)).map(({ subject }) => subject).join();

  const ends: [string, (at: Asking) => unknown][] = [
    [
      'takes the table off the list',
      ({ ann, path }) => ann.client.fetch(`${path}/listing`, { method: 'DELETE' }),
    ],
    ['lets everybody join', ({ ann, path }) => ann.client.post(`${path}/listing`, {})],
    [
      'declines the request',
      async ({ ann, id, path }) => {
        const [request] = (await view(ann, id)).joinRequests ?? [];
        await ann.client.post(`${path}/join-requests/${request?.id}`, { accept: false });
      },
    ],
  ];
  test.each(ends)('is told of the seat alone when the host %s', async (_, end) => {
    const at = await asking();
    await end(at);
    expect((await view(at.ann, at.id)).joinRequests ?? []).toEqual([]);
    await told(at.bob);
    expect(await asked(at.bob)).toHaveLength(1);
    expect(await subjects(at.bob)).not.toMatch(/no seat this time/);
    expect((await take(at.bob, at.id, 1)).status).toBe(200);
  });

  test('is told that there is none once the host has called the game off, or begun with bots', async () => {
    const [one, two] = [await asking(), await asking()];
    await one.ann.client.post(`${one.path}/cancel`);
    await two.ann.client.post(`${two.path}/start`, { bots: 'easy' });
    for (const { bob } of [one, two]) await told(bob);
    expect(await subjects(one.bob)).toMatch(/no seat this time/);
    expect(await subjects(two.bob)).toMatch(/the seats are taken/);
  });
});

/** The free seats of a listed game, as everybody sees them; undefined if the list does not have it. */
async function freeAt(id: string): Promise<number | undefined> {
  later(1); // the list is kept for some seconds
  const { tables } = await new Client().get<OpenTables>('/api/tables');
  return tables.find((table) => table.id === id)?.free;
}

describe('a seat that is kept for one of two who are the same person, a guest and a player,', () => {
  /** What becomes of the seat once the guest has signed in as the player. */
  async function afterSigningIn({
    ann,
    bob,
    gus,
    id,
  }: Readonly<Record<'ann' | 'bob' | 'gus', Someone>> & { id: string }) {
    await redeem(await signInLink(new Client(), bob.email), gus.client, { bring: true });
    const { invitations = [] } = await view(ann, id);
    return { offered: await invitationsOf(bob), states: invitations.map(({ state }) => state) };
  }
  const people = async () => ({
    ann: await someone('Ann'),
    bob: await someone('Bob'),
    gus: await untold('Gus'),
  });

  test('is kept no more where the player sits already', async () => {
    const { ann, bob, gus } = await people();
    await played(ann, gus);
    const { id } = await tableOf([ann, bob], 2);
    await keep(ann, id, 2, 'Gus');
    await ann.client.post(`/api/games/${id}/listing`, {});
    const before = await freeAt(id);
    const { offered, states } = await afterSigningIn({ ann, bob, gus, id });
    expect([offered, states]).toEqual([[], ['revoked']]);
    expect([before, await freeAt(id)]).toEqual([1, 2]);
  });

  test('is kept no more where the guest sits', async () => {
    const { ann, bob, gus } = await people();
    await played(ann, bob);
    const { id } = await tableOf([ann, gus], 2);
    await keep(ann, id, 2, 'Bob');
    const { offered, states } = await afterSigningIn({ ann, bob, gus, id });
    expect([offered, states]).toEqual([[], ['revoked']]);
  });

  test('is one only', async () => {
    const { ann, bob, gus } = await people();
    await played(ann, bob, gus);
    const { id } = await tableOf([ann], 3);
    await keep(ann, id, 1, 'Gus');
    await keep(ann, id, 2, 'Bob');
    const { offered, states } = await afterSigningIn({ ann, bob, gus, id });
    expect([offered.map(({ seat }) => seat), states]).toEqual([[2], ['revoked', 'sent']]);
    expect((await take(bob, id, 2)).status).toBe(200);
  });
});

describe('a seat that is kept for a companion', () => {
  test('is free for others once they have taken another one by a link', async () => {
    const { ann, bob } = await hosting();
    const { id, seats } = await tableOf([ann], 2);
    await keep(ann, id, 1, 'Bob');
    await ann.client.post(`/api/games/${id}/listing`, {});
    await bob.client.post(...claimOf(seats[2]?.link ?? '', 'Bob'));
    expect(await invitationsOf(bob)).toEqual([]);
    expect((await view(ann, id)).invitations).toMatchObject([{ seat: 1, state: 'revoked' }]);
    expect(await freeAt(id)).toBe(1);
    const eve = await someone('Eve');
    expect(await eve.client.post(`/api/games/${id}/join`, { name: 'Eve' })).toEqual({ seat: 1 });
  });

  test('is taken by nobody else: not with a session, not without, not by its former link', async () => {
    const { ann, id } = await hosting();
    const table = await tableOf([ann], 1);
    const former = table.seats[1]?.link?.split('#')[1];
    await keep(ann, table.id, 1, 'Bob');
    const eve = await someone('Eve');
    expect((await take(eve, table.id, 1)).body.code).toBe('SEAT_LINK_INVALID');
    expect((await take({ ...eve, client: new Client() }, table.id, 1)).body.code).toBe('SEAT_LINK_INVALID');
    const byLink = { name: 'Eve', token: former };
    expect(
      (await eve.client.send<{ code: string }>(`/api/games/${table.id}/seats/1/claim`, byLink)).body.code,
    ).toBe('SEAT_LINK_INVALID');
    expect((await decline(eve, table.id, 1)).body.code).toBe('INVITATION_CLOSED');
    expect((await view(eve, table.id)).invited).toBeUndefined();
    expect((await view(eve, id)).invitations).toBeUndefined();
  });

  test('is offered to one of two companions', async () => {
    const { ann, bob, id } = await kept();
    const cid = await someone('Cid');
    await played(ann, cid);
    await keep(ann, id, 1, 'Cid');
    expect((await take(bob, id, 1)).body.code).toBe('SEAT_LINK_INVALID');
    expect(await invitationsOf(bob)).toEqual([]);
    expect((await take(cid, id, 1)).status).toBe(200);
  });

  test('is free for nobody who joins an open table', async () => {
    const { ann, id } = await kept(2);
    await ann.client.post(`/api/games/${id}/listing`, {});
    const eve = await someone('Eve');
    await eve.client.post(`/api/games/${id}/join`, { name: 'Eve' });
    const late = await someone('Dan');
    const answer = await late.client.send<{ code: string }>(`/api/games/${id}/join`, { name: 'Dan' });
    expect(answer.body.code).toBe('SEAT_TAKEN');
    expect(await freeAt(id)).toBeUndefined();
  });

  test('is free in the list once they have deleted the account', async () => {
    const { ann, bob, id } = await kept(1);
    await ann.client.post(`/api/games/${id}/listing`, {});
    expect(await freeAt(id)).toBeUndefined();
    await bob.client.fetch('/api/me', { method: 'DELETE', json: { name: 'Bob' } });
    expect(await freeAt(id)).toBe(1);
    const eve = await someone('Eve');
    expect(await eve.client.post(`/api/games/${id}/join`, { name: 'Eve' })).toEqual({ seat: 1 });
  });

  test('stays where it is when the host removes a player for the same companion', async () => {
    const { ann, bob } = await hosting();
    const cid = await someone('Cid');
    const { id } = await tableOf([ann, cid], 2);
    await keep(ann, id, 2, 'Bob');
    const { gameId, seat } = await companion(ann, 'Bob');
    const remove = { companion: { gameId, seat }, remove: 'Cid' };
    expect(await ann.client.post(`/api/games/${id}/seats/1/replace`, remove)).toEqual({
      seat: 2,
      kind: 'invite',
    });
    expect((await view(ann, id)).seats[1]?.kind).toBe('open');
    expect((await view(cid, id)).removed).toBe(true);
    expect(await invitationsOf(bob)).toMatchObject([{ id, seat: 2 }]);
  });

  test('is kept for nobody whose host, or who themselves, has deleted the account', async () => {
    const { ann, bob, id } = await kept();
    await ann.client.fetch('/api/me', { method: 'DELETE', json: { name: 'Ann' } });
    expect(await invitationsOf(bob)).toEqual([]);
    expect((await take(bob, id, 1)).status).not.toBe(200);
    expect(await names(bob)).toEqual([]);
  });
});

test('a seat that is kept for an address is free in the list once the address takes no invitations', async () => {
  const [ann, email] = [await someone('Ann'), newGuest()];
  const seats = [ME, { kind: 'invite', email }];
  const { id } = await ann.client.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
  await ann.client.post(`/api/games/${id}/listing`, {});
  expect(await freeAt(id)).toBeUndefined();
  await insertRefusal(db(), addressKey(email), EVERYBODY, Date.now());
  await ringMailbox(ann.id);
  expect((await view(ann, id)).invitations).toMatchObject([{ state: 'refused' }]);
  expect(await freeAt(id)).toBe(1);
  const eve = await someone('Eve');
  expect(await eve.client.post(`/api/games/${id}/join`, { name: 'Eve' })).toEqual({ seat: 1 });
});
