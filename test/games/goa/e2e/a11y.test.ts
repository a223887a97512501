import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { GameView } from '#shared/protocol/http.ts';
import { faultsOfAll, main, STILL } from '../../../e2e/support/axe.ts';
import { visit } from '../../../e2e/support/browser.ts';
import { service, setStage } from '../../../e2e/support/stage.ts';
import { makeGame, playOn } from '../../../e2e/support/table.ts';

setStage();

const BOT = { kind: 'bot' } as const;

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
  await page.locator('.goa button.goa-still').first().click();
  await page.locator('.goa .explain-words').waitFor();
};

/** Opens the bid sheet and writes a line. */
const writeSheet = async (page: Page): Promise<void> => {
  await main(page, /^Bid sheet/).click();
  await page.locator('.bidSheet-lot .orders-count button:enabled').last().click();
  await page.locator('.bidSheet-line summary').click();
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
