import { expect, inject, test } from 'vitest';
import type { LogPage } from '#shared/protocol/http.ts';
import { until } from '../../../support/until.ts';
import { DESK, PHONE, visit, wholePage } from '../../../e2e/support/browser.ts';
import { service, setStage } from '../../../e2e/support/stage.ts';
import { ask } from '../../../e2e/support/table.ts';
import { move, playUntil, seatAtGoa, viewOf } from './table.ts';

setStage();

/** The text as a part of a regular expression. */
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

test('a bid sheet that is filled in on a phone answers while its player is away', async () => {
  const ana = await visit('Ana', { ...PHONE, reducedMotion: 'reduce' });
  const ben = await visit('Ben', PHONE);
  const id = await seatAtGoa([ana, ben], { edition: '2012' });
  await playUntil([ana, ben], id, ({ state }) => state.step.phase === 'auction');
  const { page } = ana;
  await page.goto(`${service.origin}/g/${id}`);
  await wholePage(page);

  await page.getByRole('button', { name: 'Bid sheet …' }).tap();
  const lot = page.getByRole('button', { name: /^Bid for (?!the flag)/ }).first();
  await lot.waitFor();
  const label = await lot.evaluate((button) => button.getAttribute('aria-label') ?? button.textContent);
  const [, name = ''] = /^Bid for \d\.\d (.*)$/.exec(label.trim()) ?? [];
  await lot.tap();
  await page.getByRole('button', { name: new RegExp(`^Most for \\d\\.\\d ${literal(name)}: more$`) }).tap();
  await page.getByRole('group', { name: 'Everything else' }).getByRole('button', { name: 'pass' }).tap();
  await page.getByRole('button', { name: 'All', exact: true }).tap();
  await page
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^\\d\\.\\d ${literal(name)}: up to 2`) })
    .waitFor();
  await page.getByLabel('Answer at once').tap();
  await page.getByRole('button', { name: 'Save orders' }).tap();
  await page.getByText('Saved. Your orders are in force.').waitFor();
  const { seq } = await viewOf(ana, id);
  await page.goto('about:blank');

  const after = await until('the lot to be sold', async () => {
    const view = await viewOf(ben, id);
    const { step } = view.state;
    if (step.phase !== 'auction' || step.marker > 2) return view;
    if (view.choices.length > 0) await move(ben, id, view);
    return undefined;
  });
  const { commits } = await ask<LogPage>(page, service.origin, `/games/${id}/log?from=${seq + 1}`);
  const answers = commits.filter((commit) => commit.seat === 0 && commit.seq <= after.seq);
  expect(answers.length).toBeGreaterThan(0);
  expect(new Set(answers.map(({ by }) => by))).toEqual(new Set(['order']));

  await page.goto(`${service.origin}/g/${id}`);
  await page.getByRole('heading', { name: 'Your orders', level: 3 }).waitFor();
  const recap = page.getByRole('region', { name: 'Since you left' }).getByRole('listitem');
  await recap.filter({ hasText: new RegExp(`^Marker 2: ${literal(name)}: .*Ana.* bids 1 ducat`) }).waitFor();
  expect(ana.complaints).toEqual([]);
});

test('a bid sheet is opened, written, read again and closed by keyboard', async () => {
  const { page, complaints } = await visit('Ana', { ...DESK, reducedMotion: 'reduce' });
  await page.goto(`${inject('practice')}/practice.html?game=goa&seats=3&want=auction`);
  await wholePage(page);
  const opener = page.getByRole('button', { name: 'Bid sheet …' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.locator('#orders-title:focus').waitFor();
  await page.getByRole('button', { name: 'Most for the flag: more' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save orders' }).focus();
  await page.keyboard.press('Space');
  await page.getByText('Saved. Your orders are in force.').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.orders-open button:focus').waitFor();
  await page.getByText('1 order', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

test('Escape takes a step of the plan back, and what is explained is closed by the next one only', async () => {
  const { page } = await visit('Ana', { ...PHONE, reducedMotion: 'reduce' });
  await page.goto(`${inject('practice')}/practice.html?game=goa&seats=3&want=auction&part=plan`);
  await page.getByText('Nothing is played yet.').waitFor();
  await page.getByRole('button', { name: /^Taxes/ }).tap();
  const step = page.locator('.orders-panel .draft li');
  await step.waitFor();
  await page.locator('.supply > details').first().locator('summary').press('Enter');
  await page
    .locator('.supply')
    .getByRole('button', { name: /^Quilon/ })
    .press('Enter');
  const explained = page.locator('.supply .explain');
  await explained.waitFor();
  await page.keyboard.press('Escape');
  await step.waitFor({ state: 'detached' });
  expect(await explained.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await explained.waitFor({ state: 'detached' });
});

test('a turn is planned on the board, kept as an order, and taken out of the list again', async () => {
  const { page, complaints } = await visit('Ana', { ...PHONE, reducedMotion: 'reduce' });
  await page.goto(`${inject('practice')}/practice.html?game=goa&seats=3&want=auction&part=plan`);
  await page.getByText('Nothing is played yet.').waitFor();
  await page.getByRole('button', { name: /^Taxes/ }).tap();
  const step = page.locator('.orders-panel .draft li');
  await step.filter({ hasText: /gains \d ducats \(Taxes\)/ }).waitFor();
  await page.getByRole('button', { name: 'Save orders' }).tap();
  await page.getByText('Saved. Your orders are in force.').waitFor();
  await page.getByRole('button', { name: 'All', exact: true }).tap();
  await page.getByRole('button', { name: 'Remove: Planned turn of 1 step.' }).tap();
  await page.getByRole('button', { name: 'Save orders' }).tap();
  await page.getByText('You have given no orders.').waitFor();
  await page.getByText('What you have ordered').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('a plan that is discarded leaves the form and the board, and does not come back', async () => {
  const { page, complaints } = await visit('Ana', { ...PHONE, reducedMotion: 'reduce' });
  await page.goto(`${inject('practice')}/practice.html?game=goa&seats=3&want=auction&part=plan`);
  await page.getByText('Nothing is played yet.').waitFor();
  const step = page.locator('.orders-panel .draft li');
  const plan = async (): Promise<void> => {
    await page.getByRole('button', { name: /^Taxes/ }).tap();
    await step.filter({ hasText: /gains \d ducats \(Taxes\)/ }).waitFor();
  };
  await plan();
  await page.getByRole('button', { name: 'Discard', exact: true }).tap();
  await step.waitFor({ state: 'detached' });
  await plan();
  expect(await step.count()).toBe(1);
  const send = page.getByLabel(/^Send it/);
  await page.getByRole('button', { name: 'Save orders' }).tap();
  await page.getByText('Saved. Your orders are in force.').waitFor();
  await send.tap();
  expect(await send.isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Discard', exact: true }).tap();
  expect(await send.isChecked()).toBe(false);
  await send.tap();
  await page.getByRole('button', { name: 'Save orders' }).tap();
  await page.getByText('Saved. Your orders are in force.').waitFor();
  expect(await step.count()).toBe(1);
  expect(complaints).toEqual([]);
});

test('a turn is planned in text mode by typing alone, listed, and withdrawn', async () => {
  const { page, complaints } = await visit('Ana', { ...DESK, reducedMotion: 'reduce' });
  await page.goto(`${inject('practice')}/practice.html?game=goa&seats=3&want=auction&mode=text`);
  await page.getByRole('heading', { name: 'Orders', exact: true }).waitFor();
  await wholePage(page);
  const type = async (line: string): Promise<void> => {
    await page.getByLabel('Command').fill(line);
    await page.keyboard.press('Enter');
  };
  await type('orders plan taxes');
  await page.getByText(/^In your plan: .*gains \d ducats \(Taxes\)/).waitFor();
  const orders = page.getByRole('region', { name: 'Orders' });
  await orders.getByText('Planned turn of 1 step.').waitFor();
  await orders.getByRole('heading', { name: 'Your planned turn' }).waitFor();
  await type('orders plan send');
  await orders.getByText('Planned turn of 1 step, sent by itself.').waitFor();
  await type('orders clear');
  await orders.getByText('You have given no orders.').waitFor();
  expect(complaints).toEqual([]);
});
