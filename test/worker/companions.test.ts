import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GameView, OwnData } from '#shared/protocol/http.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import {
  asked,
  block,
  companion,
  companionsOf,
  decline,
  endTogether,
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
import { lastMailTo, linkTo, noticeOf, redeem, tokenOf } from './support/mails.ts';

/** Companions: who is on the list, and whom a host may invite to keep a seat for. */

beforeEach(startClock);
afterEach(stopClock);

const PATH = '/api/me/companions';
const put = ({ client }: Someone, path: string, json: object) => client.fetch(path, { method: 'PUT', json });

describe('the list of companions', () => {
  test('has whom the player has finished a game with, by the newest game, and how many there were', async () => {
    const [ann, bob, cid] = [await someone('Ann'), await someone('Bob'), await someone('Cid')];
    await played(ann, bob);
    later(1);
    await played(ann, cid);
    later(1);
    const newest = await played(bob, ann);
    expect((await companionsOf(ann)).companions).toMatchObject([
      { name: 'Bob', gameId: newest, seat: 0, games: 2 },
      { name: 'Cid', seat: 1, games: 1 },
    ]);
    expect(await names(cid)).toEqual(['Ann']);
  });

  test('has nobody whose game goes on, or was left, or was not the player’s', async () => {
    const [ann, bob, cid] = [await someone('Ann'), await someone('Bob'), await someone('Cid')];
    await tableOf([ann, bob]);
    await played(bob, cid);
    expect(await names(ann)).toEqual([]);
    const { id } = await tableOf([ann, bob, cid]);
    await bob.client.post(`/api/games/${id}/seats/1/leave`, {});
    await endTogether(id, [ann, cid]);
    expect(await names(ann)).toEqual(['Cid']);
  });

  test('calls them as they were called at the table, whatever their account is called', async () => {
    const [ann, bob] = [await someone('Ann'), await someone('Bob')];
    await played(ann, bob);
    await bob.client.fetch('/api/me', { method: 'PATCH', json: { name: 'Robert Miller' } });
    expect(await names(ann)).toEqual(['Bob']);
    const { id } = await tableOf([ann], 2);
    await keep(ann, id, 1, 'Bob');
    expect(JSON.stringify(await view(ann, id))).not.toContain('Miller');
  });

  test('names nobody by an id or an address', async () => {
    const { ann, bob } = await hosting();
    const text = JSON.stringify(await companionsOf(ann));
    for (const secret of [ann.id, bob.id, bob.email]) expect(text).not.toContain(secret);
  });

  test('has no bots', async () => {
    const ann = await someone('Ann');
    expect(await names(ann)).toEqual([]);
  });

  test('loses whom the player takes off, and gets them back', async () => {
    const { ann, bob } = await hosting();
    const { gameId, seat } = await companion(ann, bob.name);
    await put(ann, `${PATH}/one`, { gameId, seat, on: false });
    expect((await companionsOf(ann)).companions).toMatchObject([{ name: 'Bob', off: true }]);
    expect(await names(bob)).toEqual(['Ann']);
    await put(ann, `${PATH}/one`, { gameId, seat, on: true });
    expect((await companionsOf(ann)).companions[0]).not.toHaveProperty('off');
  });

  test('has nobody whom the player has blocked, and everybody who has blocked the player', async () => {
    const { ann, bob } = await hosting();
    await block(ann, bob);
    expect(await names(ann)).toEqual([]);
    expect(await names(bob)).toEqual(['Ann']);
  });

  test('is in the player’s own data', async () => {
    const { ann } = await hosting();
    await put(ann, PATH, { invitations: false });
    const data = await ann.client.get<OwnData>('/api/me/export');
    expect(data).toMatchObject({ companions: [{ name: 'Bob', games: 1 }], companionsInvite: false });
  });

  test('is erased with the account, on both sides', async () => {
    const { ann, bob, id } = await kept();
    await put(bob, PATH, { invitations: false });
    await bob.client.fetch('/api/me', { method: 'DELETE', json: { name: 'Bob' } });
    expect(await names(ann)).toEqual([]);
    expect((await view(ann, id)).invitations).toEqual([]);
  });
});

describe('a companion who is invited', () => {
  test('is told by mail, and takes the seat from there', async () => {
    const { bob, id } = await kept();
    await told(bob);
    const mail = await lastMailTo(bob.email);
    expect(mail.subject).toContain('Ann');
    expect(mail.text).toContain('Ann');
    const elsewhere = new Client();
    await redeem(linkTo(mail, 'm'), elsewhere);
    expect((await elsewhere.get<GameView>(`/api/games/${id}`)).invited).toBe(1);
    expect((await take({ ...bob, client: elsewhere }, id, 1)).status).toBe(200);
    expect((await view(bob, id)).you).toBe(1);
  });

  test('sees it on the home page, and no more once they sit', async () => {
    const { bob, id } = await kept();
    expect(await invitationsOf(bob)).toMatchObject([{ id, seat: 1, host: 'Ann' }]);
    await take(bob, id, 1);
    expect(await invitationsOf(bob)).toEqual([]);
  });

  test('starts the game with the last seat, and is told of it like everybody', async () => {
    const { ann, bob, id } = await kept(1);
    await take(bob, id, 1);
    expect((await view(ann, id)).status).toBe('running');
    expect((await noticeOf(bob.id, id))?.kind).not.toBe('invited');
  });

  test('declines with a reason, which the host reads, and the seat is free', async () => {
    const { ann, bob, id } = await kept();
    expect((await decline(bob, id, 1, { reason: 'No time' })).status).toBe(200);
    expect((await view(ann, id)).invitations).toMatchObject([
      { seat: 1, name: 'Bob', email: '', companion: true, state: 'declined', reason: 'No time' },
    ]);
    expect((await take(bob, id, 1)).body.code).toBe('SEAT_LINK_INVALID');
    expect((await keep(ann, id, 1, 'Bob')).status).toBe(200);
  });

  test('is shown to the host by name alone, and nothing says whether they were told', async () => {
    const { ann, bob, id } = await kept();
    const before = (await view(ann, id)).invitations;
    expect(before).toMatchObject([{ name: 'Bob', email: '', companion: true, state: 'sent' }]);
    await told(bob);
    expect((await view(ann, id)).invitations).toEqual(before);
    expect(JSON.stringify(before)).not.toContain(bob.id);
  });

  test('is told no more once the host has withdrawn it', async () => {
    const { ann, bob, id } = await kept();
    await ann.client.post(`/api/games/${id}/seats/1/replace`, { open: true });
    await told(bob);
    expect(await asked(bob)).toEqual([]);
    expect(await invitationsOf(bob)).toEqual([]);
    expect((await noticeOf(bob.id, id))?.state).toBe('dropped');
    expect((await take(bob, id, 1)).body.code).toBe('SEAT_LINK_INVALID');
  });

  test('is told no more once the game has begun without them', async () => {
    const { ann, bob, id } = await kept(1);
    await ann.client.post(`/api/games/${id}/start`, {});
    await told(bob);
    expect(await asked(bob)).toEqual([]);
    expect(await invitationsOf(bob)).toEqual([]);
  });

  test('sees it on their page though nothing tells them', async () => {
    const [ann, bob] = [await someone('Ann'), await untold('Bob')];
    await played(ann, bob);
    const { id } = await tableOf([ann], 2);
    await keep(ann, id, 1, 'Bob');
    await told(bob);
    expect(await invitationsOf(bob)).toHaveLength(1);
    expect((await take(bob, id, 1)).status).toBe(200);
  });

  test('may be invited by two hosts at once, and by one to one seat only', async () => {
    const { ann, bob, id } = await kept();
    const cid = await someone('Cid');
    await played(cid, bob);
    const other = await tableOf([cid], 2);
    await keep(cid, other.id, 2, 'Bob');
    expect((await invitationsOf(bob)).map((one) => one.host).toSorted()).toEqual(['Ann', 'Cid']);
    expect((await keep(ann, id, 2, 'Bob')).body).toEqual({ seat: 1, kind: 'invite' });
    expect((await view(ann, id)).invitations).toHaveLength(1);
    expect((await take(bob, other.id, 2)).status).toBe(200);
    expect((await take(bob, id, 1)).status).toBe(200);
  });

  test('refuses what follows, from this host or from everybody', async () => {
    const { ann, bob, id } = await kept();
    await decline(bob, id, 1, { refuse: 'host' });
    expect((await companionsOf(bob)).companions).toMatchObject([{ name: 'Ann', off: true }]);
    await keep(ann, id, 1, 'Bob');
    expect(await invitationsOf(bob)).toEqual([]);
    await decline(bob, id, 1, { refuse: 'all' });
    expect((await companionsOf(bob)).invitations).toBe(false);
  });

  test('refuses by the link of the mail, without a session', async () => {
    const { ann, bob, id } = await kept();
    await told(bob);
    const token = tokenOf(linkTo(await lastMailTo(bob.email), 'stop'));
    await new Client().post('/api/invitations/refuse', { token, scope: 'all' });
    expect((await companionsOf(bob)).invitations).toBe(false);
    expect(await invitationsOf(bob)).toEqual([]);
    await new Client().post('/api/invitations/refuse', { token, scope: 'none' });
    expect(await invitationsOf(bob)).toMatchObject([{ id, host: ann.name }]);
  });

  test('gets the seat that is kept for them at an open table, too', async () => {
    const { ann, bob, id } = await kept(3);
    await ann.client.post(`/api/games/${id}/listing`, {});
    const joined = await bob.client.post<{ seat: number }>(`/api/games/${id}/join`, { name: 'Bob' });
    expect(joined.seat).toBe(1);
    expect((await view(ann, id)).invitations).toMatchObject([{ state: 'accepted' }]);
  });
});

describe('whom a host may invite', () => {
  test.each<[who: string, met: (id: string) => object]>([
    ['a seat of a game that was not theirs', (id) => ({ gameId: id, seat: 0 })],
    ['their own seat', (id) => ({ gameId: id, seat: 1 })],
  ])('is nobody by %s', async (_who, met) => {
    const { ann } = await hosting();
    const [cid, dan] = [await someone('Cid'), await someone('Dan')];
    const foreign = await played(cid, dan);
    const { id } = await tableOf([ann], 2);
    const answer = await ann.client.send<{ code: string }>(`/api/games/${id}/seats/1/replace`, {
      companion: met(foreign),
    });
    expect(answer.body.code).toBe('SEAT_NOT_FOUND');
  });

  test('is nobody by a game that goes on', async () => {
    const { ann, bob } = await hosting();
    const running = await tableOf([ann, bob]);
    const { id } = await tableOf([ann], 2);
    const answer = await ann.client.send<{ code: string }>(`/api/games/${id}/seats/1/replace`, {
      companion: { gameId: running.id, seat: 1 },
    });
    expect(answer.body.code).toBe('SEAT_NOT_FOUND');
  });

  test('is nobody who sits at the table', async () => {
    const { ann, bob } = await hosting();
    const { id } = await tableOf([ann, bob], 2);
    expect((await keep(ann, id, 2, 'Bob')).body.code).toBe('SEAT_TAKEN');
  });

  test('is for the host to say', async () => {
    const { bob, id } = await hosting();
    expect((await keep(bob, id, 1, 'Ann')).body.code).toBe('NOT_HOST');
  });

  test('has the maximum of invitations by mail', async () => {
    const { ann } = await hosting();
    const answers: unknown[] = [];
    for (let n = 0; n < 7; n += 1) {
      const { id } = await tableOf([ann], 2);
      answers.push((await keep(ann, id, 1, 'Bob')).body.code ?? 'kept');
    }
    expect(answers).toEqual([...Array.from({ length: 6 }, () => 'kept'), 'INVITES_EXHAUSTED']);
  });
});

describe('an invitation that is not wanted', () => {
  const refuse = {
    'the guest has blocked the host': ({ ann, bob }: Table) => block(bob, ann),
    'the guest has taken the host off the list': async ({ bob }: Table) => {
      const { gameId, seat } = await companion(bob, 'Ann');
      await put(bob, `${PATH}/one`, { gameId, seat, on: false });
    },
    'the guest takes no invitations': async ({ bob }: Table) => {
      await put(bob, PATH, { invitations: false });
    },
  } as const;
  interface Table {
    readonly ann: Someone;
    readonly bob: Someone;
  }

  test.each(Object.entries(refuse))(
    'reaches nobody if %s, and the host sees what they always see',
    async (_why, act) => {
      const wanted = await hosting();
      const unwanted = await hosting();
      await act(unwanted);
      const [yes, no] = [
        await keep(wanted.ann, wanted.id, 1, 'Bob'),
        await keep(unwanted.ann, unwanted.id, 1, 'Bob'),
      ];
      expect({ status: no.status, body: no.body }).toEqual({ status: yes.status, body: yes.body });
      for (const { bob } of [wanted, unwanted]) await told(bob);
      expect(await asked(wanted.bob)).toHaveLength(1);
      expect(await asked(unwanted.bob)).toEqual([]);
      expect(await invitationsOf(unwanted.bob)).toEqual([]);
      const invitations = async ({ ann, id }: typeof wanted) =>
        (await view(ann, id)).invitations?.map((one) => ({ ...one, sentAt: 0 }));
      expect(await invitations(unwanted)).toEqual(await invitations(wanted));
    },
  );

  test('reaches nobody whom somebody at the table has blocked', async () => {
    const { ann, bob } = await hosting();
    const cid = await someone('Cid');
    await played(cid, bob);
    await block(cid, bob);
    const { id } = await tableOf([ann, cid], 2);
    expect((await keep(ann, id, 2, 'Bob')).status).toBe(200);
    await told(bob);
    expect(await asked(bob)).toEqual([]);
    expect(await invitationsOf(bob)).toEqual([]);
    expect((await view(bob, id)).invited).toBeUndefined();
    expect((await take(bob, id, 2)).body.code).toBe('JOIN_REFUSED');
  });
});
