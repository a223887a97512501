import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { GameView } from '#shared/protocol/http.ts';
import { calm, visit } from './support/browser.ts';
import { ALL } from './support/extent.ts';
import { decide } from './support/vehicle.ts';
import { service, setStage } from './support/stage.ts';
import { playedService } from '../support/savedGame.ts';
import { until } from '../support/until.ts';
import { ask, makeGame, playOn } from './support/table.ts';
import { VEHICLE } from '../support/vehicle.ts';

setStage();

const SIZES = { phone: { width: 360, height: 740 }, desk: { width: 1440, height: 900 } };

/** WCAG 2.0 to 2.2, A and AA, and axe's best practices. */
const EVERYTHING: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Rules about colours and space. All other rules are the same for every size and theme. */
const LOOKS: axe.RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
};

interface Look {
  readonly size: keyof typeof SIZES;
  readonly theme: 'light' | 'dark';
  readonly rules: axe.RunOnly;
}

const WIDE: Look = { size: 'desk', theme: 'light', rules: EVERYTHING };
const LOOKED_AT: readonly Look[] = [
  { size: 'phone', theme: 'light', rules: EVERYTHING },
  { size: 'desk', theme: 'dark', rules: LOOKS },
  ...(ALL ? [WIDE] : []),
];

/** A screen of the page: how to get there, and the heading or text that shows it has arrived. */
interface Screen {
  readonly name: string;
  readonly path: string;
  readonly ready: RegExp;
  /** Done on the screen before axe runs. */
  readonly act?: (page: Page) => Promise<unknown>;
}

/** axe's findings on a screen, one line each. */
async function faultsOf(page: Page, { name, path, ready, act }: Screen): Promise<string[]> {
  await page.setViewportSize(SIZES.desk);
  await page.goto(`${service.origin}${path}`);
  await page.getByText(ready).filter({ visible: true }).first().waitFor();
  await act?.(page);
  await calm(page, 10); // a part that comes while axe looks would be judged before it has its place
  await page.evaluate(axe.source);
  const faults: string[] = [];
  for (const { size, theme, rules } of LOOKED_AT) {
    await page.setViewportSize(SIZES[size]);
    await page.setViewportSize({ ...SIZES[size], height: await page.evaluate(heightOfPage) });
    await page.emulateMedia({ colorScheme: theme });
    const found = await page.evaluate(runAxe, rules);
    faults.push(...found.map((fault) => `${name}, ${size}, ${theme}: ${fault}`));
  }
  return faults;
}

/** The whole height of the page: a target under the bottom bar must not count as too small. Runs in the page. */
const heightOfPage = (): number => Math.max(innerHeight, document.documentElement.scrollHeight);

/** Runs in the page. */
async function runAxe(runOnly: axe.RunOnly): Promise<string[]> {
  const { axe: here } = globalThis as unknown as { readonly axe: typeof axe };
  const { violations } = await here.run(document, { runOnly, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
}

async function faultsOfAll(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of screens) faults.push(...(await faultsOf(page, screen)));
  return faults;
}

/** The browser's complaint about a page, a game or a link that does not exist. */
const MISSING = /404|403/;

/** Without animations: while something fades in, its colours cannot be checked. */
const STILL = { locale: 'en-GB', reducedMotion: 'reduce' } as const;

test('axe finds nothing on the pages of a visitor without games', async () => {
  const { page, complaints } = await visit('nobody', STILL);
  const faults = await faultsOfAll(page, [
    { name: 'home', path: '/', ready: /Play now/ },
    { name: 'new game', path: '/new', ready: /Create the game/, act: inviteSeat2 },
    { name: 'profile', path: '/me', ready: /Sign in by mail/ },
    { name: 'profile, mail asked for', path: '/me', ready: /Sign in by mail/, act: askForMail },
    { name: 'link of a mail', path: await linkTo(page, 'nobody@example.org'), ready: /creates a new player/ },
    { name: 'link that was used', path: '/m#go.zzzzzzzz.p.a234567923456792', ready: /does not work/ },
    { name: 'broken link', path: '/m#no', ready: /missing/ },
    { name: 'move of a mail, broken', path: '/move#move.zzzzzzzz.a234567923456792', ready: /does not work/ },
    { name: 'stop', path: '/stop#stop.zzzzzzzz.p', ready: /No more mail/ },
    { name: 'refuse', path: '/stop#refuse.zzzzzzzz.p', ready: /Accept invitations again/ },
    { name: 'privacy', path: '/privacy', ready: /What is stored/ },
    { name: 'help', path: '/help', ready: /Draft and send/ },
    { name: 'rules of Merchants', path: '/help/merchants', ready: /^Goal$/ },
    { name: 'rules of Goa', path: '/help/goa', ready: /^Goal$/ },
    { name: 'saved game to be chosen', path: '/g/replay', ready: /drop it here/ },
    { name: 'saved game, forged', path: '/g/replay', ready: /drop it here/, act: openForged },
    { name: 'lost', path: '/nowhere', ready: /Nothing here/ },
    { name: 'sample', path: '/g/sample-merchants', ready: /Final score/ },
    { name: 'first round', path: '/g/first-merchants', ready: /^Your turn/ },
    { name: 'sample, checked', path: '/g/sample-merchants/at/9', ready: /Was it fair/, act: checkIt },
  ]);
  expect(faults).toEqual([]);
  expect(complaints.filter((text) => !MISSING.test(text))).toEqual([]);
});

/** The sign-in link that is sent to this address. */
async function linkTo(page: Page, email: string): Promise<string> {
  await ask(page, service.origin, '/auth/link', { email });
  return until('a mail', async () => {
    const mails = (await (await fetch(`${service.origin}/dev/mails?json`)).json()) as Captured[];
    const text = mails.find(({ mail }) => mail.to === email)?.mail.text ?? '';
    return /\/m#in\.\S+/.exec(text)?.[0];
  });
}

interface Captured {
  readonly mail: { readonly to: string; readonly text: string };
}

const askForMail = async (page: Page): Promise<void> => {
  await page.getByLabel('Address').fill('somebody@example.org');
  await main(page, /^Sign in by mail/).click();
  await page.getByLabel('Code from the mail').waitFor();
};

const inviteSeat2 = (page: Page): Promise<unknown> =>
  page.getByRole('combobox', { name: 'Seat 2' }).selectOption('invite');

test('axe finds nothing on the pages of players, hosts and guests', async () => {
  const host = await visit('Ana', STILL);
  const guest = await visit('Ben', STILL);
  const { open, running, over, waiting, link } = await setTables(host.page, guest.page);
  const table = `/g/${running}`;
  const faults = [
    ...(await faultsOfAll(host.page, [
      { name: 'home', path: '/', ready: /Your games/ },
      { name: 'profile', path: '/me', ready: /How others see your reliability/ },
      { name: 'webhook', path: '/me', ready: /How others see your reliability/, act: makeWebhook },
      { name: 'results', path: '/results', ready: /Game by game/ },
      { name: 'statistics', path: '/statistics', ready: /No game has been finished yet|Won/ },
      { name: 'archive', path: '/archive', ready: /^over$|Finished/ },
      { name: 'lobby', path: `/g/${open}`, ready: /Share the links/ },
      { name: 'own turn', path: table, ready: /^Your turn/ },
      { name: 'card taken up', path: table, ready: /^Your turn/, act: readCard },
      { name: 'draft', path: table, ready: /^Your turn/, act: draftTurn },
      { name: 'since one left', path: table, ready: /^Your turn/, act: comeBack },
      { name: 'others to move', path: `/g/${waiting}`, ready: /^Waiting for/ },
      { name: 'text mode', path: `${table}/text`, ready: /^Command/, act: askForHelp },
      { name: 'over', path: `/g/${over}`, ready: /Final score/ },
      { name: 'history', path: `/g/${over}/at/9`, ready: /Was it fair/ },
      { name: 'verified', path: `/g/${over}/at/9`, ready: /Was it fair/, act: checkIt },
      { name: 'no such game', path: '/g/a234567923456792', ready: /cannot be shown/ },
    ])),
    ...(await faultsOfAll(guest.page, [
      { name: 'invitation', path: link, ready: /Take the seat/ },
      { name: 'invitation by mail', path: link.replace(/#.*/, `#${'f'.repeat(32)}`), ready: /is mine/ },
      { name: 'link for a guest', path: await linkTo(host.page, 'ana@example.org'), ready: /bring my games/ },
      { name: 'lobby, from outside', path: `/g/${open}`, ready: /when its host starts it/ },
      { name: 'watching', path: table, ready: /watching/ },
    ])),
  ];
  expect(faults).toEqual([]);
  expect([...host.complaints, ...guest.complaints].filter((text) => !MISSING.test(text))).toEqual([]);
});

test('axe finds nothing at a table of Goa', async () => {
  const { page, complaints } = await visit('Ana', STILL);
  const seats = [{ kind: 'me', name: 'Ana' }, BOT, BOT] as const;
  const made = { game: 'goa', options: { edition: '2012', bonanza: true }, seats: [...seats] };
  const bidding = await makeGame(page, service.origin, { ...made, seed: '07'.repeat(32) });
  const acting = await makeGame(page, service.origin, { ...made, seed: '08'.repeat(32) });
  const offers = (type: string) => (view: GameView) => view.choices.some((choice) => choice.type === type);
  await playOn(page, service.origin, bidding.id, offers('bid'));
  await playOn(page, service.origin, acting.id, offers('taxes'));
  const faults = await faultsOfAll(page, [
    { name: 'bidding', path: `/g/${bidding.id}`, ready: /^Your turn/, act: readLot },
    { name: 'bid sheet', path: `/g/${bidding.id}`, ready: /^Your turn/, act: writeSheet },
    { name: 'wishes for markers', path: `/g/${acting.id}`, ready: /^Your turn/, act: ordersPart('Markers') },
    { name: 'orders for turns', path: `/g/${acting.id}`, ready: /^Your turn/, act: ordersPart('Turns') },
    { name: 'all orders', path: `/g/${bidding.id}`, ready: /^Your turn/, act: ordersPart('All') },
    { name: 'an action', path: `/g/${acting.id}`, ready: /^Your turn/, act: beginHarvest },
    { name: 'messages', path: `/g/${acting.id}`, ready: /^Your turn/, act: openMessages },
    { name: 'in words', path: `/g/${acting.id}/text`, ready: /^Command/ },
    { name: 'over', path: '/g/sample-goa', ready: /Final score/ },
    { name: 'history', path: '/g/sample-goa/at/60', ready: /Was it fair/ },
  ]);
  expect(faults).toEqual([]);
  expect(complaints).toEqual([]);
});

/** Opens the explanation of a tile. */
const readLot = async (page: Page): Promise<void> => {
  await page.locator('.goa-board button.still').first().click();
  await page.locator('.goa-board .explain-words').waitFor();
};

/** Opens the bid sheet and writes a line. */
const writeSheet = async (page: Page): Promise<void> => {
  await main(page, /^Bid sheet/).click();
  await page.locator('.sheet-lot .orders-count button:enabled').last().click();
  await page.locator('.sheet-line summary').click();
};

const ordersPart = (part: string) => async (page: Page) => {
  await main(page, /^(Bid sheet|Orders) /).click();
  await page.getByRole('button', { name: part, exact: true }).click();
};

const beginHarvest = (page: Page): Promise<void> =>
  main(page, /^Harvest/)
    .first()
    .click();

const openMessages = (page: Page): Promise<void> =>
  page.getByText('Messages', { exact: true }).first().click();

const BOT = { kind: 'bot' } as const;

/** Games in every state a page can show, all of the host's. */
async function setTables(page: Page, guest: Page) {
  const { origin } = service;
  const make = (seats: Parameters<typeof makeGame>[2]['seats']) =>
    makeGame(page, origin, { game: VEHICLE, seats, seed: '07'.repeat(32) });
  const open = await make([{ kind: 'me', name: 'Ana' }, { kind: 'open' }, BOT]);
  const running = await make([{ kind: 'me' }, BOT, BOT]);
  const over = await make([{ kind: 'me' }, BOT]);
  const waiting = await waitForOther(page, guest);
  await playOn(page, origin, running.id, ({ seq, choices }) => seq > 12 && isTurnsBegin(choices));
  await playOn(page, origin, over.id);
  return { open: open.id, running: running.id, over: over.id, waiting, link: linkOf(open.seats) };
}

const isTurnsBegin = (choices: GameView['choices']): boolean => choices.some(({ type }) => type === 'pass');

/** A game of two in which the other player has the move. */
async function waitForOther(host: Page, guest: Page): Promise<string> {
  const { origin } = service;
  const seats = [{ kind: 'me', name: 'Ana' }, { kind: 'open' }] as const;
  const { id, seats: made } = await makeGame(host, origin, { game: VEHICLE, seats: [...seats] });
  const [, token] = linkOf(made).split('#');
  await ask(guest, origin, `/games/${id}/seats/1/claim`, { token, name: 'Ben' });
  await playOn(host, origin, id, ({ acting }) => acting.includes(1));
  return id;
}

const linkOf = (seats: readonly { readonly link?: string }[]): string =>
  seats.find(({ link }) => link !== undefined)?.link ?? '';

const main = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });

/** Opens the explanation of a special card. */
const readCard = (page: Page): Promise<void> =>
  main(page, /^office/)
    .first()
    .click();

/** A draft that can be sent. */
async function draftTurn(page: Page): Promise<void> {
  while (await decide(page, 0));
}

/** As on a device that has shown only the beginning of the game. */
async function comeBack(page: Page): Promise<void> {
  const table = page.url();
  await page.goto(`${service.origin}/new`); // an open table would record what it has shown
  const key = `carrack.seen.${table.split('/').at(-1)}.0`; // the host's seat
  await page.evaluate((seen) => localStorage.setItem(seen, '4'), key);
  await page.goto(table);
  await page.getByText('Since you left').waitFor();
}

/** A webhook, its secret, and what came of a test; the form is open. */
async function makeWebhook(page: Page): Promise<void> {
  await page.getByText('Add a webhook').first().click();
  await page.getByLabel('Address (https://…)').fill('https://example.com/carrack');
  await page.locator('form').getByLabel('Name', { exact: true }).first().fill('Chat');
  await main(page, /^Add a webhook/).click();
  await page.getByLabel(/^The secret that signs/).waitFor();
  await main(page, /^Send a test: .Chat/).click();
  await page.getByText(/^The test has been sent/).waitFor();
}

async function askForHelp(page: Page): Promise<void> {
  await page.getByLabel('Command').fill('help');
  await page.keyboard.press('Enter');
  await page.getByText('Commands', { exact: true }).waitFor();
}

async function openForged(page: Page): Promise<void> {
  const forged = JSON.stringify({ ...playedService().export(), head: '00' });
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(forged) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText(/Something in this file does not match/).waitFor();
  await page.getByText(/^Was it fair/).waitFor();
}

async function checkIt(page: Page): Promise<void> {
  await main(page, /^Check this game/).click();
  await page.getByText(/^Verified/).waitFor();
  await main(page, /^Show what was hidden/).click();
}
