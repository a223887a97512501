import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { GameView } from '#shared/protocol/http.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { PHONE, visit, waitUntil, wholePage } from './support/browser.ts';
import { service, setStage } from './support/stage.ts';
import { ask, gameAt, makeGame } from './support/table.ts';
import { playTurn, turnBar } from './support/vehicle.ts';

setStage();

/** What stands between the page and its player: extensions, settings, networks. */

/** The tests' own random numbers (`pinned.ts`) need the storage. Runs in the page. */
function refuseStorage(): void {
  Reflect.deleteProperty(crypto, 'getRandomValues');
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
}

function fillStorage(): void {
  Reflect.deleteProperty(crypto, 'getRandomValues');
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

function addButtonsToFields(): void {
  const add = (): void => {
    for (const field of document.querySelectorAll('input:not([data-seen]), textarea:not([data-seen])')) {
      field.setAttribute('data-seen', '');
      field.before(document.createElement('div'));
      field.after(document.createElement('password-manager-button'));
    }
  };
  new MutationObserver(add).observe(document, { childList: true, subtree: true });
}

function darken(): void {
  const mark = (): void => {
    for (const element of document.querySelectorAll<HTMLElement>('main *:not([data-dark])')) {
      element.setAttribute('data-dark', '');
      element.style.setProperty('--dark', '#111111');
    }
  };
  new MutationObserver(mark).observe(document, { childList: true, subtree: true });
}

/** As an extension that marks words does: also in what is said not to be translated. */
function markWords(): void {
  setInterval(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    const words = texts.filter(({ parentElement, nodeValue }) => {
      const isText = !parentElement?.closest('mark, script, style, svg, select, textarea');
      return isText && nodeValue?.trim();
    });
    for (const word of words.filter((_, i) => i % 7 === 0)) {
      const mark = document.createElement('mark');
      word.parentNode?.replaceChild(mark, word);
      mark.append(word);
    }
  }, 300);
}

function hideBanners(): void {
  const hide = (): void => {
    for (const element of document.querySelectorAll<HTMLElement>('[class*=banner], [class*=notice]'))
      element.style.setProperty('display', 'none', 'important');
  };
  new MutationObserver(hide).observe(document, { childList: true, subtree: true });
}

const EXTENSIONS = [addButtonsToFields, darken, markWords, hideBanners];

const SOFTWARE: readonly [string, (page: Page) => Promise<unknown>][] = [
  ['storage is forbidden', (page) => page.addInitScript(refuseStorage)],
  ['storage is full', (page) => page.addInitScript(fillStorage)],
  ['a proxy lets no live connection through', (page) => page.routeWebSocket(/live/, (ws) => ws.close())],
  [
    'extensions put buttons into forms, darken elements, mark words and hide banners',
    (page) => Promise.all(EXTENSIONS.map((extension) => page.addInitScript(extension))),
  ],
];

test.each(SOFTWARE)('where %s a game is made, played and found again', async (_, interfere) => {
  const { page } = await visit('Ana', PHONE);
  await interfere(page);
  await page.goto(service.origin);
  await page.getByRole('button', { name: 'Play now against bots: Merchants' }).click();
  await turnBar(page).waitFor();
  await playTurn(page, 1);
  await turnBar(page).waitFor(); // the bots' moves come too
  const { acting, you, seq } = await ask<GameView>(page, service.origin, `/games/${gameAt(page)}`);
  expect([acting, seq > 2]).toEqual([[you], true]);
  await page.reload();
  await turnBar(page).waitFor();
});

/** As a program that fills in forms does, without the event of a key. Runs in the page. */
function fillIn(field: HTMLElement | SVGElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Benedikt');
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

test('a name that a program fills in is taken', async () => {
  const [ana, ben] = [await visit('Ana', PHONE), await visit('Ben', PHONE)];
  await ana.page.goto(service.origin);
  const seats = [{ kind: 'me', name: 'Ana' } as const, { kind: 'open' } as const, { kind: 'open' } as const];
  const made = await makeGame(ana.page, service.origin, { game: VEHICLE, seats });
  await ben.page.goto(`${service.origin}${made.seats[1]?.link}`);
  await ben.page.getByLabel('Your name').evaluate(fillIn);
  await ben.page.getByRole('button', { name: 'Take the seat' }).dblclick();
  await ben.page.getByText('The seat is yours').waitFor();
  const { seats: taken } = await ask<GameView>(ana.page, service.origin, `/games/${made.id}`);
  expect(taken.map(({ name }) => name)).toEqual(['Ana', 'Benedikt', null]);
  expect(ben.complaints).toEqual([]);
});

/** A network answers everything with its own page until somebody logs in to it. */
const capture = (context: BrowserContext): Promise<unknown> =>
  context.route('**/api/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Log in to this network</h1>' }),
  );

test('a game that was seen is shown where a network answers in place of the service, and goes on afterwards', async () => {
  const { page } = await visit('Ana', PHONE);
  await page.goto(service.origin);
  await page.getByRole('button', { name: 'Play now against bots: Merchants' }).click();
  await turnBar(page).waitFor();
  await wholePage(page);
  await waitUntil(page, 'the page to be kept', () => navigator.serviceWorker.controller !== null);
  await capture(page.context());
  await page.reload();
  await page.getByRole('heading', { name: 'Market' }).waitFor();
  await page.context().unroute('**/api/**');
  await page.reload();
  await turnBar(page).waitFor();
  await playTurn(page, 1);
});
