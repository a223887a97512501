import { describe, expect, test } from 'vitest';
import {
  GROUPS_AT_MOST,
  MEMBERS_AT_MOST,
  type GroupOffer,
  type Groups,
  type OwnData,
} from '#shared/protocol/http.ts';
import { Client, codeOf } from './support/client.ts';
import { later, startAnotherMonth } from './support/clock.ts';
import { tripsOf } from './support/database.ts';
import {
  change,
  type Group,
  groupWith,
  joinBy,
  memberNamed,
  names,
  newGroup,
  ownerName,
  page,
  person,
  read,
  remove,
  tokenOf,
} from './support/groups.ts';
import { look, playerIdOf, redeem } from './support/mails.ts';
import { guestAtTable, player, signInLink } from './support/signIn.ts';
import { DB } from './support/stored.ts';

/** Groups: who gets in and out, what members see of their games, and that nobody else sees anything. */

const MINUTE = 60_000;

startAnotherMonth();

describe('the link of a group', () => {
  test('shows name, owner and number of members, and lets in who follows it, with a session or without', async () => {
    const group = await newGroup();
    const token = await tokenOf(group);
    const ben = new Client();
    expect(await ben.post<GroupOffer>(`${group.path}/look`, { token })).toEqual({
      name: 'Friday',
      owner: 'Ana',
      members: 1,
      joined: false,
    });
    later(1);
    expect(await joinBy(ben, group, token, 'Ben')).toBe(200);
    const cid = await person('Cid');
    later(1);
    expect(await joinBy(cid, group, token, 'Another')).toBe(200); // whoever has a name is called by it
    expect(await names(ben, group)).toEqual(['Ana', 'Ben', 'Cid']);
    expect(await joinBy(cid, group, token, 'Cid')).toBe(200); // a repeat
    expect(await names(ben, group)).toEqual(['Ana', 'Ben', 'Cid']);
  });

  test('is seen by the owner alone', async () => {
    const ben = await person('Ben');
    const group = await groupWith(ben);
    expect((await page(ben, group)).link).toBeNull();
    expect((await page(group.owner, group)).link).toMatch(/^\/groups\/\w+#[0-9a-f]{32}$/);
  });

  test('stops working when it is renewed, or closed', async () => {
    const group = await newGroup();
    const leaked = await tokenOf(group);
    expect(await change(group.owner, group, { link: 'new' })).toBe(200);
    const renewed = await tokenOf(group);
    const [eve, ben] = [await person('Eve'), await person('Ben')];
    expect(await codeOf(eve.send(`${group.path}/look`, { token: leaked }))).toBe('LINK_INVALID');
    expect(await joinBy(eve, group, leaked, 'Eve')).toBe('LINK_INVALID');
    expect(await joinBy(ben, group, renewed, 'Ben')).toBe(200);
    expect(await change(group.owner, group, { link: 'closed' })).toBe(200);
    expect((await page(group.owner, group)).link).toBeNull();
    expect(await joinBy(eve, group, renewed, 'Eve')).toBe('LINK_INVALID');
  });

  test('of one group opens no other, and a guess opens none', async () => {
    const [one, other] = [await newGroup('One'), await newGroup('Other')];
    const eve = await person('Eve');
    for (const token of [await tokenOf(one), 'a'.repeat(32), ''])
      expect(await joinBy(eve, other, token, 'Eve')).toBe('LINK_INVALID');
  });
});

describe('a group', () => {
  test('is not there for others: neither code nor work tells it from one that does not exist', async () => {
    const ben = await person('Ben');
    const group = await groupWith(ben);
    const none = { ...group, path: '/api/groups/none' };
    const [eve, nobody] = [await person('Eve'), new Client()];
    for (const client of [eve, nobody]) {
      expect(await read(client, group)).toBe('NOT_FOUND');
      expect(await change(client, group, { name: 'Mine' })).toBe('NOT_FOUND');
      expect(await remove(client, group, await memberNamed(ben, group, 'Ben'))).toBe('NOT_FOUND');
      expect(await codeOf(client.send(group.path, {}, { method: 'DELETE' }))).toBe('NOT_FOUND');
    }
    const tripsTo = async (to: Group) => (await tripsOf(() => read(eve, to))).length;
    expect(await tripsTo(group)).toBe(await tripsTo(none));
    expect(await names(ben, group)).toEqual(['Ana', 'Ben']);
  });

  test('is changed by its owner alone, whatever session another one has', async () => {
    const ben = await person('Ben');
    const group = await groupWith(ben);
    for (const json of [{ name: 'Mine' }, { link: 'new' }, { season: 'new' }, { owner: 'x' }])
      expect(await change(ben, group, json)).toBe('NOT_OWNER');
    expect(await remove(ben, group, await memberNamed(ben, group, 'Ana'))).toBe('NOT_OWNER');
    expect(await codeOf(ben.send(group.path, {}, { method: 'DELETE' }))).toBe('NOT_OWNER');
    expect(await change(group.owner, group, { name: 'Saturday' })).toBe(200);
    expect((await page(ben, group)).name).toBe('Saturday');
  });

  test('is changed as a whole, or not at all', async () => {
    const ben = await person('Ben');
    const group = await groupWith(ben);
    const { link, seasons } = await page(group.owner, group);
    const all = { name: 'Mine', link: 'new', season: 'new' };
    expect(await change(group.owner, group, { ...all, owner: 'nobody' })).toBe('NOT_FOUND');
    expect(await page(group.owner, group)).toMatchObject({ name: 'Friday', link, seasons });
    expect(await change(group.owner, group, { ...all, owner: await memberNamed(ben, group, 'Ben') })).toBe(
      200,
    );
    expect([(await page(ben, group)).name, await ownerName(ben, group)]).toEqual(['Mine', 'Ben']);
  });

  test('loses whom its owner removes, who does not come back by the link they know', async () => {
    const ben = await person('Ben');
    const group = await groupWith(ben);
    const known = await tokenOf(group);
    expect(await remove(group.owner, group, await memberNamed(ben, group, 'Ben'))).toBe(200);
    expect(await read(ben, group)).toBe('NOT_FOUND');
    expect(await joinBy(ben, group, known, 'Ben')).toBe('LINK_INVALID');
    expect(await joinBy(new Client(), group, known, 'Ben again')).toBe('LINK_INVALID');
    const another = await tokenOf(group);
    expect(await remove(group.owner, group, 'nobody')).toBe('NOT_FOUND');
    expect(await tokenOf(group)).toBe(another);
  });

  test('charges its owner for nothing where no member is meant', async () => {
    const group = await newGroup();
    const charged = () =>
      DB.prepare(`SELECT sum(n) AS n FROM counters WHERE key LIKE 'group of %'`).first('n');
    const before = await charged();
    expect(await remove(group.owner, group, 'nobody')).toBe('NOT_FOUND');
    expect(await change(group.owner, group, { owner: 'nobody' })).toBe('NOT_FOUND');
    expect(await charged()).toBe(before);
  });

  test('goes to the member who joined first when its owner leaves, and ends with the last', async () => {
    const [ben, cid] = [await person('Ben'), await person('Cid')];
    const group = await groupWith(ben, cid);
    expect(await remove(group.owner, group, await memberNamed(ben, group, 'Ana'))).toBe(200);
    expect([await names(cid, group), await ownerName(cid, group)]).toEqual([['Ben', 'Cid'], 'Ben']);
    expect(await change(ben, group, { owner: await memberNamed(ben, group, 'Cid') })).toBe(200);
    expect(await ownerName(ben, group)).toBe('Cid');
    expect(await change(cid, group, { owner: 'nobody' })).toBe('NOT_FOUND');
    for (const [client, name] of [
      [cid, 'Cid'],
      [ben, 'Ben'],
    ] as const)
      expect(await remove(client, group, await memberNamed(client, group, name))).toBe(200);
    const { results } = await DB.prepare('SELECT id FROM groups WHERE id = ?').bind(group.id).all();
    expect(results).toEqual([]);
  });

  test('is ended by its owner', async () => {
    const ben = await person('Ben');
    const group = await groupWith(ben);
    expect(await codeOf(group.owner.send(group.path, {}, { method: 'DELETE' }))).toBe(200);
    expect([await read(ben, group), await read(group.owner, group)]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    const { results } = await DB.prepare('SELECT id FROM group_members WHERE group_id = ?')
      .bind(group.id)
      .all();
    expect(results).toEqual([]);
  });

  test('survives its owner’s account, and a group of one goes with it', async () => {
    const ben = await person('Ben');
    const group = await groupWith(ben);
    const alone = await newGroup('Alone', group.owner);
    await group.owner.send('/api/me', { name: 'Ana' }, { method: 'DELETE' });
    expect([await names(ben, group), await ownerName(ben, group)]).toEqual([['Ben'], 'Ben']);
    const { results } = await DB.prepare('SELECT id FROM groups WHERE id = ?').bind(alone.id).all();
    expect(results).toEqual([]);
  });

  /** A guest's group, and a member with an address. */
  async function ofGuest() {
    const { client: guest } = await guestAtTable();
    const group = await newGroup('Friday', guest);
    const ben = await person('Ben');
    expect(await joinBy(ben, group, await tokenOf(group), 'Ben')).toBe(200);
    return { guest, group, ben, guestId: await playerIdOf(guest) };
  }
  const signOut = (client: Client) => client.post('/api/auth/logout');

  test('of a guest goes to the next at once when they sign out, and nothing leads back to them', async () => {
    const { guest, group, ben } = await ofGuest();
    await signOut(guest);
    expect([await names(ben, group), await ownerName(ben, group)]).toEqual([['Ben'], 'Ben']);
    const { results: before } = await DB.prepare('SELECT id FROM groups').all();
    await signOut(ben); // has an address
    expect((await DB.prepare('SELECT id FROM groups').all()).results).toEqual(before);
    const other = await ofGuest();
    await DB.prepare('INSERT INTO recovery_codes (player_id, hash, created_at) VALUES (?, ?, 0)')
      .bind(other.guestId, other.guestId)
      .run();
    await signOut(other.guest);
    expect(await names(other.ben, other.group)).toHaveLength(2);
  });

  test('of a guest goes to the next at once when they sign out everywhere', async () => {
    const { guest, group, ben } = await ofGuest();
    await guest.fetch('/api/me/sessions', { method: 'DELETE', json: {} });
    expect([await names(ben, group), await ownerName(ben, group)]).toEqual([['Ben'], 'Ben']);
  });

  test('of a guest goes to the next at once when they sign in and leave it behind', async () => {
    const { guest, group, ben } = await ofGuest();
    await redeem(await signInLink(new Client(), (await player()).email), guest);
    expect([await names(ben, group), await ownerName(ben, group)]).toEqual([['Ben'], 'Ben']);
  });

  test('whose owner was a guest and is there no more goes to the next at the first look', async () => {
    const { group, ben, guestId } = await ofGuest();
    await DB.prepare('DELETE FROM players WHERE id = ?').bind(guestId).run();
    expect(await ownerName(ben, group)).toBe('Ben');
  });

  test('is not left behind unasked by a guest without games who signs in', async () => {
    const [guest, { client: known, email }] = [new Client(), await player()];
    const group = await groupWith(guest);
    const link = await signInLink(new Client(), email);
    expect((await look(link, guest)).body).toMatchObject({ does: 'signIn', leaves: 0, leavesMore: true });
    await redeem(link, guest, { bring: true });
    expect(await read(known, group)).toBe(200);
  });

  test('comes along when a guest signs in as a player who is known', async () => {
    const { client: guest } = await guestAtTable();
    const group = await newGroup('Guests', guest);
    const both = await newGroup('Both', guest);
    const { client: known, email } = await player();
    expect(await joinBy(known, both, await tokenOf(both, guest), 'Known')).toBe(200);
    await redeem(await signInLink(guest, email), guest, { bring: true });
    const { groups } = await known.get<Groups>('/api/groups');
    expect(groups.map(({ name, members }) => [name, members])).toEqual([
      ['Both', 1],
      ['Guests', 1],
    ]);
    expect(await change(known, group, { name: 'Ours' })).toBe(200);
  });
});

describe('a report from a group', () => {
  test('is made by members, about the group or one of them, five times a day', async () => {
    const ben = await person('Ben');
    const group = await groupWith(ben);
    const report = (client: Client, member?: string) =>
      codeOf(client.send(`${group.path}/report`, { member, text: 'Rude' }));
    const [ana, eve] = [await memberNamed(ben, group, 'Ana'), await person('Eve')];
    expect([await report(eve, ana), await report(new Client()), await report(ben, 'nobody')]).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
    const answers = [
      await report(ben),
      ...(await Promise.all(Array.from({ length: 5 }, () => report(ben, ana)))),
    ];
    expect(answers.toSorted()).toEqual([201, 201, 201, 201, 201, 'REPORTS_EXHAUSTED']);
    const { reports } = await ben.get<OwnData>('/api/me/export');
    expect(reports.filter(({ member }) => member === ana)).toHaveLength(4);
    expect(reports.find(({ member }) => member === null)).toEqual({
      gameId: null,
      seat: null,
      groupId: group.id,
      member: null,
      text: 'Rude',
      createdAt: expect.any(Number),
    });
    expect(reports).toHaveLength(5);
  });
});

describe('of two who want', () => {
  test('the last place in a group, one gets it', async () => {
    const group = await newGroup();
    const token = await tokenOf(group);
    const members = Array.from({ length: MEMBERS_AT_MOST - 2 }, (_, n) =>
      DB.prepare(`INSERT INTO group_members (group_id, player_id, id, joined_at) VALUES (?, ?, ?, 0)`).bind(
        group.id,
        `filler${n}`,
        `filler${n}`,
      ),
    );
    await DB.batch(members);
    const clients = [await person('Ben'), await person('Cid')];
    const answers = await Promise.all(clients.map((client) => joinBy(client, group, token, 'Ben')));
    expect(answers.toSorted()).toEqual([200, 'GROUP_FULL']);
    expect(await joinBy(await person('Dan'), group, token, 'Dan')).toBe('GROUP_FULL');
  });

  test('their last group, made or joined, one comes true', async () => {
    const ben = await person('Ben');
    for (let n = 1; n < GROUPS_AT_MOST; n += 1) await newGroup(`Group ${n}`, ben);
    const [one, other] = [await newGroup('One'), await newGroup('Other')];
    const [tokenOfOne, tokenOfOther] = [await tokenOf(one), await tokenOf(other)];
    const answers = await Promise.all([
      joinBy(ben, one, tokenOfOne, 'Ben'),
      joinBy(ben, other, tokenOfOther, 'Ben'),
    ]);
    expect(answers.toSorted()).toEqual([200, 'GROUPS_EXHAUSTED']);
    expect(await codeOf(ben.send('/api/groups', { name: 'More' }))).toBe('GROUPS_EXHAUSTED');
  });
});

test('a new season is noted beside the earlier ones', async () => {
  const group = await newGroup();
  const [first = 0] = (await page(group.owner, group)).seasons;
  later(60);
  expect(await change(group.owner, group, { season: 'new' })).toBe(200);
  expect((await page(group.owner, group)).seasons).toEqual([first, first + 60 * MINUTE]);
});
