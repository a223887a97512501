import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playedService } from '../support/savedGame.ts';
import { checkIt, faultsOfAll, linkTo, main, MISSING, STILL } from './support/axe.ts';
import { visit } from './support/browser.ts';
import { setStage } from './support/stage.ts';

setStage();

test('axe finds nothing on the pages of a visitor without games', async () => {
  const { page, complaints } = await visit('nobody', STILL);
  const faults = await faultsOfAll(page, [
    { name: 'home', path: '/', ready: /Play now/ },
    { name: 'new game', path: '/new', ready: /^Next: who plays/ },
    { name: 'new game, players', path: '/new', ready: /^Next: who plays/, act: inviteSeat2 },
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
    {
      name: 'sample, checked at its end',
      path: '/g/sample-merchants',
      ready: /Was it fair/,
      act: checkAtEnd,
    },
    {
      name: 'sample, where it was decided',
      path: '/g/sample-merchants/at/9',
      ready: /Where was it decided/,
      act: findOut,
    },
    { name: 'first round', path: '/g/first-goa', ready: /^Your turn/ },
    { name: 'sample, checked', path: '/g/sample-merchants/at/9', ready: /Was it fair/, act: checkIt },
  ]);
  expect(faults).toEqual([]);
  expect(complaints.filter((text) => !MISSING.test(text))).toEqual([]);
});

/** First figures are there, and no more will come. */
const findOut = async (page: Page): Promise<void> => {
  await main(page, /^Find out/).click();
  await page.getByRole('img', { name: /winning chances/ }).waitFor();
  await main(page, /^Stop/).click();
  await main(page, /^Go on/).waitFor();
  await page.getByText('All decisions').click();
  await page.getByRole('columnheader', { name: 'Decision' }).waitFor();
};

const askForMail = async (page: Page): Promise<void> => {
  await page.getByLabel('Address').fill('somebody@example.org');
  await main(page, /^Sign in by mail/).click();
  await page.getByLabel('Code from the mail').waitFor();
};

async function inviteSeat2(page: Page): Promise<void> {
  await main(page, /^Next: who plays/).click();
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('invite');
}

async function openForged(page: Page): Promise<void> {
  const forged = JSON.stringify({ ...playedService().export(), head: '00' });
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(forged) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText(/Something in this file does not match/).waitFor();
  await page.getByText(/^Was it fair/).waitFor();
}

/** On the table of a finished game, without its history. */
async function checkAtEnd(page: Page): Promise<void> {
  await main(page, /^Check this game/).click();
  await page.getByText(/^Verified/).waitFor();
}
