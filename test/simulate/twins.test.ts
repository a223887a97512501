import { expect, test } from 'vitest';
import { simulate } from './world/run.ts';
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
