import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { GameView } from '#shared/protocol/http.ts';
import { faultsOfAll, MISSING } from './support/axe.ts';
import { PHONE, visit, type Visitor } from './support/browser.ts';
import { comeBackByMail } from './support/mails.ts';
import { report, reported, showReports } from './support/reports.ts';
import { service, setStage } from './support/stage.ts';
import { ask } from './support/table.ts';

setStage();

/** From the first page to a table of one's own that anybody may join. */
async function openTable({ page, ...ana }: Visitor, each = false): Promise<string> {
  await page.goto(service.origin);
  await page.getByRole('link', { name: 'Find a table' }).click();
  await page.getByRole('link', { name: 'Open a table' }).click();
  await page.getByRole('button', { name: 'Next: who plays' }).click();
  await page.getByLabel('Number of seats').selectOption('2');
  await page.getByLabel('Your name').fill(ana.name);
  await page.getByRole('button', { name: 'Create the game' }).click();
  await page.waitForURL(/\/g\//);
  await list(page); // nothing can tell her yet
  await comeBackByMail({ page, ...ana });
  await list(page, each);
  await page.getByText(each ? /anybody may ask to join until/ : /anybody may join until/).waitFor();
  return new URL(page.url()).pathname.replace('/g/', '');
}

async function list(page: Page, each = false): Promise<void> {
  await page.getByText('Let anybody join').click();
  if (each) await page.getByLabel('I accept each one').check();
  await page.getByRole('button', { name: 'Put it on the list' }).click();
}

/** From the lobby to the page of somebody who sits there, from which the way back leads to the lobby. */
async function lookAtPlayer(page: Page, name: string): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name });
  const box = await link.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await link.click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await page.getByText('Results of open tables').waitFor();
  await page.getByRole('link', { name: 'Go to the game' }).click();
  await page.getByText(/anybody may join until/).waitFor();
}

/** Hides one's page on the profile. */
async function hidePage(page: Page): Promise<void> {
  await page.goto(`${service.origin}/me`);
  await page.getByLabel('Show my page').click();
  await page.getByText('Saved.').waitFor();
}

test('two strangers on phones find each other from the first page, and their game begins', async () => {
  const [ana, ben] = [await visit('Ana', PHONE), await visit('Ben', PHONE)];
  const game = await openTable(ana);
  await ben.page.goto(service.origin);
  await ben.page.getByRole('link', { name: 'Find a table' }).click();
  await ben.page.locator(`a[href="/g/${game}"]`).click();
  const join = ben.page.getByRole('button', { name: 'Join the table' });
  await ben.page.getByLabel('Your name').fill('Ben');
  await join.click();
  await comeBackByMail(ben);
  expect(await ben.page.getByLabel('Your name').inputValue()).toBe('Ben'); // kept while he fetched the mail
  expect(
    await faultsOfAll(ben.page, [
      { name: 'open tables', path: '/tables', ready: /1 free seat of 2/ },
      { name: 'a player’s page', path: `/g/${game}/players/0`, ready: /Here since/ },
      { name: 'a stranger in the lobby', path: `/g/${game}`, ready: /anybody may join until/ },
    ]),
  ).toEqual([]);
  await lookAtPlayer(ben.page, 'Ana');
  await ben.page.getByLabel('Your name').fill('Ben');
  await join.click();
  for (const { page } of [ana, ben]) await page.locator('.turn-bar').waitFor();
  const { seats, status } = await ask<GameView>(ben.page, service.origin, `/games/${game}`);
  expect([status, seats.map(({ name }) => name)]).toEqual(['running', ['Ana', 'Ben']]);
  await hidePage(ana.page);
  await ben.page.goto(`${service.origin}/g/${game}/players/0`);
  await ben.page.getByText('This player’s page is hidden.').waitFor();
  const others = [...ana.complaints, ...ben.complaints].filter((text) => !MISSING.test(text));
  expect(others).toEqual([]); // the browser complains of what the service refused
});

test('a host accepts who asks, on both their phones while both look', async () => {
  const [ana, ben] = [await visit('Ana', PHONE), await visit('Ben', PHONE)];
  const game = await openTable(ana, true);
  await ben.page.goto(`${service.origin}/g/${game}`);
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Ask to join' }).click();
  await comeBackByMail(ben);
  await ben.page.getByRole('button', { name: 'Ask to join' }).click();
  await ben.page.getByText(/You have asked to join/).waitFor();
  const accept = ana.page.getByRole('button', { name: /^Accept .*Ben/ });
  await accept.waitFor();
  expect(
    await faultsOfAll(ben.page, [
      { name: 'open tables', path: '/tables', ready: /asked, waiting for the host/ },
      { name: 'who has asked', path: `/g/${game}`, ready: /You have asked to join/ },
    ]),
  ).toEqual([]);
  expect(
    await faultsOfAll(ana.page, [{ name: 'who asks', path: `/g/${game}`, ready: /Who asks to join/ }]),
  ).toEqual([]);
  await accept.click();
  for (const { page } of [ana, ben]) await page.locator('.turn-bar').waitFor();
});

test('who comes without a session, to a service that sends no mail, is told how to join', async () => {
  const [ana, ben] = [await visit('Ana', PHONE), await visit('Ben', PHONE)];
  const game = await openTable(ana);
  const { page } = ben;
  const nobody = { player: null, mail: false, publicTables: true };
  await page.route('**/api/me', (route) => route.fulfill({ json: nobody }));
  const join = async (): Promise<void> => {
    await page.getByLabel('Your name').fill('Ben');
    await page.getByRole('button', { name: 'Join the table' }).click();
    await page.getByText(/This service sends no mail/).waitFor();
  };
  expect(
    await faultsOfAll(page, [
      { name: 'no way to be told', path: `/g/${game}`, ready: /Take a free seat/, act: join },
    ]),
  ).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'New game' }).click();
  await page.waitForURL(/\/new$/);
});

test('a stranger reports a name and a title from where they are seen, and the operator unlists the game', async () => {
  const [ana, ben, operator] = [
    await visit('Ana', PHONE),
    await visit('Ben', PHONE),
    await visit('operator', PHONE),
  ];
  const game = await openTable(ana);
  await ben.page.goto(`${service.origin}/g/${game}`);
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Join the table' }).click();
  await comeBackByMail(ben);
  await ben.page.goto(`${service.origin}/tables`);
  const card = ben.page.getByRole('main').locator('.card', { has: ben.page.locator(`a[href="/g/${game}"]`) });
  const toForm = card.getByRole('link', { name: 'Report to the operator' });
  expect((await toForm.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await toForm.click();
  await report(ben.page, 'Its title', true);
  await ben.page.goto(`${service.origin}/tables`);
  await card.getByRole('link', { name: 'Ana', exact: true }).click();
  await ben.page.getByRole('heading', { name: 'Ana', level: 1 }).waitFor();
  await report(ben.page, 'Her name');

  const { page } = operator;
  const act = (): Promise<void> => showReports(page, 'Her name');
  expect(
    await faultsOfAll(page, [{ name: 'reports', path: '/api/operator', ready: /^Status$/, act }]),
  ).toEqual([]);
  const [name, title] = [reported(page, 'Her name'), reported(page, 'Its title')];
  await name.getByText(/seat 1, now “Ana”/).waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await title.getByLabel(/^Reason/).fill('An offensive title');
  await title.getByRole('button', { name: 'Unlist' }).click();
  await title.getByText('Not on a list').waitFor();
  for (const each of [name, title]) {
    await each.getByRole('button', { name: 'Done' }).click();
    await each.waitFor({ state: 'detached' });
  }
  await ana.page.getByText(/An offensive title/).waitFor();
  expect([...ana.complaints, ...operator.complaints].filter((text) => !MISSING.test(text))).toEqual([]);
});
