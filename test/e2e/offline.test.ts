import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { until } from '../support/until.ts';
import { PHONE, visit } from './support/browser.ts';
import { decide, FINGER, turnBar } from './support/vehicle.ts';
import { service, setStage } from './support/stage.ts';
import { makeGame } from './support/table.ts';
import { VEHICLE } from '../support/vehicle.ts';

setStage();

const market = (page: Page) => page.getByRole('region', { name: 'Market' });
const lostLine = (page: Page) => page.getByText(/The connection is lost/);

/**
 * Opens a game by its link, and waits until this device has stored everything needed to open it again, and to find it on
 * the first page.
 */
async function openGame(page: Page): Promise<void> {
  await page.goto(`${service.origin}/help`);
  const seats = [{ kind: 'me', name: 'Ana' } as const, { kind: 'bot' } as const];
  const { id } = await makeGame(page, service.origin, { game: VEHICLE, seats });
  await page.goto(`${service.origin}/g/${id}`);
  await turnBar(page).waitFor();
  await until('the game to be kept', async () => (await page.evaluate(keptAll, id)) || undefined);
}

/** In the page: are the game, every loaded part of the page and the first page stored? */
async function keptAll(game: string): Promise<boolean> {
  const parts = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/assets/'));
  const wanted = [`/kept/view/${game}`, `/kept/log/${game}`, ...parts];
  const kept = await Promise.all(wanted.map(async (path) => (await caches.match(path)) !== undefined));
  const isReady =
    navigator.serviceWorker.controller !== null && parts.some((path) => /home-[^/]*js$/.test(path));
  return isReady && kept.every(Boolean);
}

/** In the page: the number of stored texts of games. */
const keptGames = async (): Promise<number> => (await (await caches.open('carrack-games')).keys()).length;

test('a game that was opened can be read without a network, and a decision made then is sent later', async () => {
  const { page } = await visit('Ana', PHONE);
  await openGame(page);
  const before = await market(page).innerText();
  await page.context().setOffline(true);
  await page.goto(service.origin);
  await page.getByText('On this device, as you saw them last:').waitFor();
  await page.getByRole('link', { name: /^Merchants.*Ana/ }).tap();
  await lostLine(page).waitFor();
  await page.reload();
  await lostLine(page).waitFor();
  expect(await market(page).innerText()).toBe(before);
  await decide(page, 0, FINGER);
  await turnBar(page).getByRole('button', { name: /^Send/ }).tap();
  await turnBar(page)
    .getByText(/The server cannot be reached/)
    .waitFor();

  const taken = page.waitForResponse((response) => response.url().endsWith('/moves') && response.ok());
  await page.context().setOffline(false);
  await taken;
  await lostLine(page).waitFor({ state: 'detached' });
});

test('once nobody is signed in, nothing of a game is left to read', async () => {
  const { page } = await visit('Ana', PHONE);
  await openGame(page);
  const game = page.url();
  await page.context().clearCookies();
  await page.goto(service.origin);
  await page.getByRole('button', { name: /^Play now.*Merchants/ }).waitFor();
  await until('what was kept to go', async () => (await page.evaluate(keptGames)) === 0 || undefined);
  await page.context().setOffline(true);
  await page.goto(game);
  await page.getByRole('heading', { name: 'This game cannot be shown' }).waitFor();
});
