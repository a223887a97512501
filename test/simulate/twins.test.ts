import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import type { Companions, CreatedGame } from '#shared/protocol/http.ts';
import { pastOf } from './people/past.ts';
import { simulate, takeStep } from './world/run.ts';
import type { Script } from './world/script.ts';
import type { Setting, World } from './world/world.ts';

/** Nobody gets a byte that differs between worlds that they cannot tell apart: what a person does for themselves only is seen by nobody else. */

const worldOf = (seed: number, days: number): Setting => ({ seed, days, people: 6, listens: true });
const SETTING = worldOf(22, 1);

/** `LOAD=all` adds longer ones. */
const SETTINGS = [
  SETTING,
  ...(env.LOAD === 'all' ? Array.from({ length: 12 }, (_, n) => worldOf(30 + n, 3)) : []),
];

/** Acts that concern nobody else. */
const PRIVATE = new Set([
  'note',
  'recovery code',
  'add passkey',
  'remove passkey',
  'make token',
  'use token',
  'remove token',
  'calendar',
  'read own lists',
  'read game',
  'own data',
  'report',
  'companion off list',
  'take invitations',
]);

const isPrivate = ({ act = '' }: { readonly act?: string }): boolean => PRIVATE.has(act);

/** The script without the private acts of one person. They still look. */
const withoutPrivate = (script: Script, person: number): Script => ({
  ...script,
  visits: script.visits.map((visit) => {
    if (visit.person !== person || !isPrivate(visit)) return visit;
    const { act: _, ...looks } = visit;
    return looks;
  }),
});

/** Whoever did most that concerns nobody else. */
function secretive({ script, people }: World): number {
  const often = people.map(
    ({ number }) => script.visits.filter((visit) => visit.person === number && isPrivate(visit)).length,
  );
  return often.indexOf(Math.max(...often));
}

/** Plays the same days without these acts. What do the others hear, here and there? */
async function twins(setting: Setting, first?: (world: World) => void) {
  const one = await simulate(setting, undefined, first);
  const number = secretive(one);
  const left = one.script.visits.filter((visit) => visit.person === number && isPrivate(visit));
  const script = withoutPrivate(one.script, number);
  const two = await simulate({ ...setting, script }, undefined, first);
  const bytes = (world: World) =>
    world.people.filter((person) => person.number !== number).map((person) => world.bytesFor(person));
  return { left, breaches: [...one.breaches, ...two.breaches], one: bytes(one), two: bytes(two) };
}

test.each(SETTINGS)(
  'seed $seed: what somebody does for themselves alone changes no byte that others get',
  async (setting) => {
    const { left, breaches, one, two } = await twins(setting);
    expect(breaches).toEqual([]);
    expect(new Set(left.map(({ act }) => act)).size).toBeGreaterThan(2);
    expect(one.flat().length).toBeGreaterThan(100);
    expect(two).toEqual(one);
  },
);

test('a service that lets others see it is noticed', async () => {
  const { one, two } = await twins(SETTING, (world) => {
    let made = 0;
    world.service.falsify = async ({ method, url }, response) => {
      const { pathname } = new URL(url);
      if (method !== 'GET' && /^\/api\/(?:me|auth)\/(?:tokens|recovery|passkey)/.test(pathname)) made += 1;
      if (pathname !== '/api/me/games') return response;
      return new Response((await response.text()) + ' '.repeat(made), response);
    };
  });
  expect(two).not.toEqual(one);
});

const HOUR = 3_600_000;

/** What a companion may have done before, of which their host is to see nothing. */
type Wish = 'nothing' | 'takes no invitations' | 'blocks the host';

/** Somebody writes to a companion and invites them, and looks an hour later. What they are answered, and the companion's notices. */
async function invitedBy(wish: Wish, first?: (world: World) => void) {
  const setting = { seed: 5, days: 1, people: 4, listens: true, script: { visits: [], strikes: [] } };
  const world = await simulate(setting, invites(wish), first);
  const [host, guest] = world.people;
  const answers = host ? world.bytesFor(host) : [];
  const mails = world.network.mails.filter(({ to }) => to === guest?.address);
  return { breaches: world.breaches, answers, told: mails.flatMap(({ notices }) => notices).length };
}

const invites =
  (wish: Wish) =>
  async (world: World): Promise<void> => {
    const [host, guest] = world.people.flatMap((person) =>
      person.browsers.slice(0, 1).map((browser) => pastOf(world, person, browser)),
    );
    if (host === undefined || guest === undefined) throw new Error('nobody there');
    const step = (name: string, work: () => Promise<unknown>) =>
      takeStep(world, name, async () => void (await work()));
    const { body } = await guest.ask<Companions>('GET', '/api/me/companions');
    const shared = `/api/games/${body?.companions[0]?.gameId}`;
    await step('wish', async () => {
      if (wish === 'takes no invitations') await guest.put('/api/me/companions', { invitations: false });
      if (wish === 'blocks the host') await guest.post(`${shared}/seats/0/block`, {});
    });
    await step('write', () => {
      const text = `@${guest.person.name} again?`;
      return host.post(`${shared}/messages`, { id: 'message-000000000001', text });
    });
    await step('invite', async () => {
      const seats = [{ kind: 'me', name: host.person.name }, { kind: 'open' }];
      const { body: made } = await host.post<CreatedGame>('/api/games', { game: 'merchants', seats });
      const list = await host.ask<Companions>('GET', '/api/me/companions');
      const { gameId, seat } = list.body?.companions[0] ?? {};
      await host.post(`/api/games/${made?.id}/seats/1/replace`, { companion: { gameId, seat } });
    });
    vi.setSystemTime(world.now + HOUR);
    for (let alarm = world.objects.next; alarm && alarm.at <= world.now; alarm = world.objects.next) {
      const ringing = alarm;
      await step(`ring ${alarm.name}`, () => world.objects.ring(ringing));
    }
    for (const path of ['/api/me/games', shared, '/api/me/companions', '/api/me/channels'])
      await step('look', () => host.ask('GET', path));
  };

test('who takes no invitations, or blocks the host, is told nothing, and the host gets the same bytes', async () => {
  const told = await invitedBy('nothing');
  const [refused, blocked] = [await invitedBy('takes no invitations'), await invitedBy('blocks the host')];
  expect([...told.breaches, ...refused.breaches, ...blocked.breaches]).toEqual([]);
  expect([told.told, refused.told, blocked.told]).toEqual([3, 2, 1]); // one is of the game that they have finished
  expect(told.answers.length).toBeGreaterThan(10);
  expect(refused.answers).toEqual(told.answers);
  expect(blocked.answers).toEqual(told.answers);
});

test('a service that lets the host see whether a companion was told is noticed', async () => {
  const tell = (world: World): void => {
    world.service.falsify = async (_, response) => {
      const notices = world.network.mails.flatMap((mail) => mail.notices);
      return new Response((await response.text()) + ' '.repeat(notices.length), response);
    };
  };
  const told = await invitedBy('nothing', tell);
  for (const wish of ['takes no invitations', 'blocks the host'] as const)
    expect((await invitedBy(wish, tell)).answers).not.toEqual(told.answers);
});
