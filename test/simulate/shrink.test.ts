import { expect, test } from 'vitest';
import { ALL_FAULTS } from './faults/rates.ts';
import { simulate } from './world/run.ts';
import { asTest, fewest, shrink } from './world/shrink.ts';
import type { Setting, World } from './world/world.ts';

/** A run that fails is cut to the fewest visits and faults that still fail. */

const noMessages = (world: World): void => {
  world.service.falsify = ({ method, url }, response) =>
    method === 'POST' && url.endsWith('/messages') ? new Response('{}', { status: 500 }) : response;
};

const broken = (setting: Setting): Promise<World> => simulate(setting, undefined, noMessages);

test('of the visits and faults of a day, the one is left at which somebody writes a message', async () => {
  const setting = { seed: 6, days: 1, people: 4, faults: ALL_FAULTS };
  const { breaches, script } = await broken(setting);
  const [breach] = breaches;
  if (breach === undefined) throw new Error('nobody has written a message');
  const cut = await shrink(setting, breach, script, broken);
  expect(cut?.visits.map(({ act }) => act)).toEqual(['message']);
  expect(cut?.strikes).toEqual([]);
  expect(script.visits.length).toBeGreaterThan(2 * 2);
  expect(asTest(setting, breach, cut ?? script)).toContain('"act":"message"}');
  const again = await broken({ ...setting, script: cut ?? script });
  expect(again.breaches[0]?.what).toBe(breach.what);
});

test('the fewest of a list are found, in their order', async () => {
  const tried: number[] = [];
  const needs = async (items: readonly number[]): Promise<boolean> => {
    tried.push(items.length);
    return items.includes(3) && items.includes(70);
  };
  expect(await fewest([...Array(100).keys()], needs)).toEqual([3, 70]);
  expect(tried.length).toBeLessThan(60);
});
