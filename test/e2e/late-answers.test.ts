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

/** The page shown once the answer to `act` has come, if its visitor has gone elsewhere meanwhile. */
async function pageAfter(
  page: Page,
  path: string,
  act: () => Promise<void>,
  goElsewhere = () => page.getByRole('link', { name: 'Help' }).click(),
): Promise<string> {
  const held = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    if (route.request().method() !== 'GET') await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => request.method() !== 'GET');
  await act();
  const request = await asked;
  await goElsewhere();
  held.resolve();
  await (await request.response())?.finished();
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

test('nor is the keyboard led away from another table by the answer to a request about this one', async () => {
  const { page } = await known('Ana');
  const { id: other } = await makeGame(page, service.origin, {
    game: VEHICLE,
    seats: [{ kind: 'me', name: 'Ana' }, { kind: 'bot' }],
  });
  const { id } = await makeGame(page, service.origin, {
    game: VEHICLE,
    seats: [{ kind: 'me', name: 'Ana' }, { kind: 'bot' }],
  });
  await page.goto(`${service.origin}/g/${id}`);
  await page.getByText('Notifications, pause, leave').click();
  await page.getByText('Leave the game', { exact: true }).click();
  const leave = () => page.getByRole('button', { name: 'Leave now' }).click();
  const line = page.getByLabel('Your message');
  const write = async (): Promise<void> => {
    await page.getByRole('link', { name: 'Carrack' }).click();
    await page.locator(`a[href="/g/${other}"]`).click();
    await page.getByRole('heading', { name: 'Messages' }).click();
    await line.focus();
  };
  await pageAfter(page, '**/leave', leave, write);
  await page.keyboard.type('Hello');
  expect(await line.inputValue()).toBe('Hello');
});

test('nor is what they read moved when their game begins', async () => {
  const { page } = await known('Ana');
  const { id } = await makeGame(page, service.origin, {
    game: VEHICLE,
    seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }],
  });
  await page.goto(`${service.origin}/g/${id}`);
  await page.getByText('Start now, with bots on open seats').click();
  const start = () => page.getByRole('button', { name: 'Start with bots' }).click();
  await pageAfter(page, '**/start', start, async () => {
    await page.getByRole('link', { name: 'Help' }).click();
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
    await page.evaluate(() => scrollTo(0, 200));
  });
  expect(await page.evaluate(() => scrollY)).toBe(200);
});
