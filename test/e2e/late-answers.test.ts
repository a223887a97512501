import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { VEHICLE } from '../support/vehicle.ts';
import { calm, PHONE, visit, type Visitor } from './support/browser.ts';
import { foundGroup } from './support/groups.ts';
import { service, setStage } from './support/stage.ts';
import { ask, makeGame } from './support/table.ts';

setStage();

/** Somebody who is no guest without games. */
async function known(name: string): Promise<Visitor> {
  const visitor = await visit(name, PHONE);
  await makeGame(visitor.page, service.origin, {
    game: VEHICLE,
    seats: [{ kind: 'me', name }, { kind: 'bot' }],
  });
  return visitor;
}

/** The page shown once the answer to `act` has come, if its visitor has gone to the help meanwhile. */
async function pageAfter(page: Page, path: string, act: () => Promise<void>): Promise<string> {
  const held = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    if (route.request().method() !== 'GET') await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => request.method() !== 'GET');
  await act();
  await asked;
  await page.getByRole('link', { name: 'Help' }).click();
  await page.waitForURL(/\/help$/);
  const answered = page.waitForResponse((response) => response.request().method() !== 'GET');
  held.resolve();
  await (await answered).finished();
  await calm(page);
  return new URL(page.url()).pathname;
}

test('whoever has gone elsewhere is not led to the group that they have founded', async () => {
  const { page } = await known('Ana');
  await page.goto(`${service.origin}/groups`);
  await page.getByLabel('Name of the group').fill('Friday');
  const found = () => page.getByRole('button', { name: 'Make the group' }).click();
  expect(await pageAfter(page, '**/api/groups', found)).toBe('/help');
});

test.each(['Leave the group', 'End the group'])('nor away by the answer to “%s”', async (title) => {
  const { page } = await known('Ana');
  await foundGroup(page);
  const leave = async (): Promise<void> => {
    await page.getByText('For the owner').click();
    const form = page.locator('details', { has: page.locator('summary', { hasText: title }) }).last();
    await form.locator('summary').click();
    await form.getByRole('button', { name: 'Yes, do it' }).click();
  };
  expect(await pageAfter(page, '**/api/groups/**', leave)).toBe('/help');
});

test('nor by the one that their seat is left', async () => {
  const [ana, ben] = [await known('Ana'), await visit('Ben', PHONE)];
  const open = { kind: 'open' } as const;
  const made = await makeGame(ana.page, service.origin, {
    game: VEHICLE,
    seats: [{ kind: 'me', name: 'Ana' }, open, open],
  });
  const { page } = ben;
  const token = made.seats[1]?.link?.split('#')[1];
  await ask(page, service.origin, `/games/${made.id}/seats/1/claim`, { token, name: 'Ben' });
  await page.goto(`${service.origin}/g/${made.id}`);
  await page.getByText('Leave the table').click();
  const leave = () => page.getByRole('button', { name: 'Leave now' }).click();
  expect(await pageAfter(page, '**/leave', leave)).toBe('/help');
});
