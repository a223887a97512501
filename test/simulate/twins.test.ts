import { expect, test, vi } from 'vitest';
import type { Companions, CreatedGame } from '#shared/protocol/http.ts';
import { pastOf } from './people/past.ts';
import { simulate, takeStep } from './world/run.ts';
import type { Script } from './world/script.ts';
import type { World } from './world/world.ts';

/** Nobody gets a byte that differs between worlds that they cannot tell apart: what a person does for themselves only is seen by nobody else. */

const SETTING = { seed: 14, days: 1, people: 6, listens: true };

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
async function twins(first?: (world: World) => void) {
  const one = await simulate(SETTING, undefined, first);
  const number = secretive(one);
  const left = one.script.visits.filter((visit) => visit.person === number && isPrivate(visit));
  const script = withoutPrivate(one.script, number);
  const two = await simulate({ ...SETTING, script }, undefined, first);
  const bytes = (world: World) =>
    world.people.filter((person) => person.number !== number).map((person) => world.bytesFor(person));
  return { left, breaches: [...one.breaches, ...two.breaches], one: bytes(one), two: bytes(two) };
}

test('what somebody does for themselves alone changes no byte that others get', async () => {
  const { left, breaches, one, two } = await twins();
  expect(breaches).toEqual([]);
  expect(new Set(left.map(({ act }) => act)).size).toBeGreaterThan(2);
  expect(one.flat().length).toBeGreaterThan(100);
  expect(two).toEqual(one);
});

test('a service that lets others see it is noticed', async () => {
  const { one, two } = await twins((world) => {
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

/** Somebody invites a companion, who does or does not take invitations, and looks an hour later. What the host is answered, and the mails. */
async function invitedBy(takes: boolean, first?: (world: World) => void) {
  const setting = { seed: 5, days: 1, people: 4, listens: true, script: { visits: [], strikes: [] } };
  const world = await simulate(setting, invites(takes), first);
  const host = world.people[0]?.number;
  const answers = world.heard.filter(([person, what]) => person === host && typeof what === 'string');
  const mails = world.network.mails.filter(({ to }) => to === world.people[1]?.address);
  return {
    breaches: world.breaches,
    answers,
    told: mails.filter(({ notices }) => notices.length > 0).length,
  };
}

const invites =
  (takes: boolean) =>
  async (world: World): Promise<void> => {
    const [host, guest] = world.people.flatMap((person) =>
      person.browsers.slice(0, 1).map((browser) => pastOf(world, person, browser)),
    );
    if (host === undefined || guest === undefined) throw new Error('nobody there');
    const step = (name: string, work: () => Promise<unknown>) =>
      takeStep(world, name, async () => void (await work()));
    await step('wish', async () => takes || guest.put('/api/me/companions', { invitations: false }));
    await step('invite', async () => {
      const seats = [{ kind: 'me', name: host.person.name }, { kind: 'open' }];
      const { body } = await host.post<CreatedGame>('/api/games', { game: 'merchants', seats });
      const list = await host.ask<Companions>('GET', '/api/me/companions');
      const { gameId, seat } = list.body?.companions[0] ?? {};
      await host.post(`/api/games/${body?.id}/seats/1/replace`, { companion: { gameId, seat } });
    });
    vi.setSystemTime(world.now + HOUR);
    for (let alarm = world.objects.next; alarm && alarm.at <= world.now; alarm = world.objects.next) {
      const ringing = alarm;
      await step(`ring ${alarm.name}`, () => world.objects.ring(ringing));
    }
    await step('look', () => host.ask('GET', '/api/me/games'));
  };

test('a companion who takes no invitations is told nothing, and their host gets the same bytes', async () => {
  const [told, refused] = [await invitedBy(true), await invitedBy(false)];
  expect([...told.breaches, ...refused.breaches]).toEqual([]);
  expect([told.told - refused.told, told.answers.length > 10]).toEqual([1, true]);
  expect(refused.answers).toEqual(told.answers);
});

test('a service that lets the host see whether a companion was told is noticed', async () => {
  const tell = (world: World): void => {
    world.service.falsify = async (_, response) =>
      new Response((await response.text()) + ' '.repeat(world.network.mails.length), response);
  };
  const [told, refused] = [await invitedBy(true, tell), await invitedBy(false, tell)];
  expect(refused.answers).not.toEqual(told.answers);
});
