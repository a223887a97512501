import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../support/until.ts';
import { openBrowser, PHONE, visit } from './support/browser.ts';
import { decide, FINGER, turnBar } from './support/merchants.ts';
import { startService, type Service } from './support/service.ts';
import { makeGame } from './support/table.ts';

let service: Service;
let browser: Browser;

beforeAll(async () => {
  [service, browser] = await Promise.all([startService(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

const market = (page: Page) => page.getByRole('region', { name: 'Market' });
const lostLine = (page: Page) => page.getByText(/The live connection is lost/);

/** Opens a game of one's own, and waits until this device has kept what is needed to open it again. */
async function openGame(page: Page): Promise<void> {
  await page.goto(service.origin);
  const seats = [{ kind: 'me', name: 'Ana' } as const, { kind: 'bot' } as const];
  const { id } = await makeGame(page, service.origin, { game: 'merchants', seats });
  await page.goto(`${service.origin}/g/${id}`);
  await turnBar(page).waitFor();
  await until('the game to be kept', async () => (await page.evaluate(keptAll, id)) || undefined, 6000).catch(
    async (e) => {
      console.log(
        JSON.stringify(
          await page.evaluate(async () => {
            const parts = performance
              .getEntriesByType('resource')
              .map(({ name }) => new URL(name).pathname)
              .filter((p) => p.startsWith('/assets/'));
            const miss = [];
            for (const p of parts) if ((await caches.match(p)) === undefined) miss.push(p);
            return {
              miss,
              parts: parts.length,
              own: localStorage.getItem('carrack.kept'),
              me: await (await fetch('/api/me')).json(),
              games: await (await caches.open('carrack-games')).keys().then((k) => k.map((x) => x.url)),
              ctl: navigator.serviceWorker.controller?.state ?? null,
            };
          }),
        ),
      );
      throw e;
    },
  );
}

/** In the page: are the game and every part of the page that was fetched kept? */
async function keptAll(game: string): Promise<boolean> {
  const parts = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/assets/'));
  const wanted = [`/kept/view/${game}`, `/kept/log/${game}`, ...parts];
  const kept = await Promise.all(wanted.map(async (path) => (await caches.match(path)) !== undefined));
  return navigator.serviceWorker.controller !== null && kept.every(Boolean);
}

/** In the page: how many texts of games are kept. */
const keptGames = async (): Promise<number> => (await (await caches.open('carrack-games')).keys()).length;

test('a game that was opened can be read without a network; what is decided there is sent when it is back', async () => {
  const { page } = await visit(browser, 'Ana', PHONE);
  await openGame(page);
  const before = await market(page).innerText();
  await page.context().setOffline(true);
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

test('once the service says that nobody is signed in, nothing of a game is left to read', async () => {
  const { page } = await visit(browser, 'Ana', PHONE);
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
