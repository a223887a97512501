import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { EVERYTHING, faultsOfAll, STILL, type Look } from './support/axe.ts';
import { PHONE, visit } from './support/browser.ts';
import { OPERATOR_TOKEN } from './support/service.ts';
import { service, setStage } from './support/stage.ts';

/** The operator's page in a browser: the status by the token, on a phone and a desk, light and dark. */

setStage();

const LOOKS: readonly Look[] = (['phone', 'desk'] as const).flatMap((size) =>
  (['light', 'dark'] as const).map((theme): Look => ({ size, theme, rules: EVERYTHING })),
);

async function show(page: Page, token: string): Promise<void> {
  await page.getByLabel('OPERATOR_TOKEN').fill(token);
  await page.getByRole('button', { name: 'Show' }).click();
}

async function showStatus(page: Page): Promise<void> {
  await show(page, OPERATOR_TOKEN);
  await page.getByRole('heading', { name: 'carrack_quota_max' }).waitFor();
}

test('the status comes by the right token only, and fits a phone', async () => {
  const { page, complaints } = await visit('operator', { ...STILL, ...PHONE });
  await page.goto(`${service.origin}/api/operator`);
  await show(page, 'another token');
  await page.getByText('Refused: 401').waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  await showStatus(page);
  const quotas = page.getByRole('table', { name: 'carrack_quota_max' });
  await quotas.getByRole('row', { name: 'push 15000' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await show(page, 'another token');
  await page.getByText('Refused: 401').waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  expect(complaints.filter((text) => !/401/.test(text))).toEqual([]);
});

test('axe finds nothing on it', async () => {
  const { page, complaints } = await visit('operator', STILL);
  const path = '/api/operator';
  const screens = [
    { name: 'form', path, ready: /^Status$/ },
    { name: 'status', path, ready: /^Status$/, act: showStatus },
  ];
  expect(await faultsOfAll(page, screens, LOOKS)).toEqual([]);
  expect(complaints).toEqual([]);
});
