import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import type { GameView } from '#shared/protocol/http.ts';
import { PHONE, visit, wholePage } from '../../../e2e/support/browser.ts';
import { service, setStage } from '../../../e2e/support/stage.ts';
import { ask, makeGame } from '../../../e2e/support/table.ts';

setStage();

/** A player in phase I, with the form of their orders open. */
async function atTheForm() {
  const { page, complaints } = await visit('Ana', { ...PHONE, reducedMotion: 'reduce' });
  await page.goto(`${inject('practice')}/practice.html?game=merchants&seats=3&want=planning`);
  await wholePage(page);
  await page.getByRole('button', { name: 'Orders …' }).tap();
  return { page, complaints };
}

/** One of a few answers to a question of the form. */
const answer = (page: Page, question: string, name: string): Locator =>
  page.getByRole('group', { name: question, exact: true }).getByRole('button', { name, exact: true });

const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save orders' }).tap();
  await page.getByText('Saved. Your orders are in force.').waitFor();
};

test('every order of Merchants is given on a phone, listed in words, and taken out of the list again', async () => {
  const { page, complaints } = await atTheForm();
  await answer(page, 'Buy as soon as I can', 'ship').tap();
  await page.getByRole('button', { name: 'until I have: more' }).tap();
  await page.getByLabel('loaded with').selectOption('wood');
  const ship = page.getByLabel(/^Ship 1 .*: exchange for/);
  await ship.selectOption({ index: 1 });
  await answer(page, 'Otherwise, in phase I', 'pass').tap();
  await answer(page, 'Office', 'do not draw').tap();
  await page.getByLabel('Docks: no other exchanges').tap();
  await page.getByLabel('Phase II: draw, unless a sale brings enough').tap();
  await page.getByRole('button', { name: 'At least: more' }).tap();
  await answer(page, 'Then', 'sell').tap();
  await save(page);

  await page.getByRole('button', { name: 'All', exact: true }).tap();
  const lines = page.locator('.orders-list li');
  expect(await lines.allInnerTexts()).toEqual([
    expect.stringMatching(/^Buy ships until you have \d, and load wood\./),
    expect.stringMatching(/^Exchange the good on ship 1 for [a-z]+\./),
    expect.stringMatching(/^Otherwise pass in phase I\./),
    expect.stringMatching(/^No other exchanges with docks\./),
    expect.stringMatching(/^Do not draw with the office\./),
    expect.stringMatching(/^Draw, unless a sale brings 11 coins: then sell\./),
  ]);
  await page.getByRole('button', { name: /^Remove: Exchange the good on ship 1/ }).tap();
  await save(page);
  expect(await lines.count()).toBe(5);
  expect(complaints).toEqual([]);
});

test('orders that are about to answer are stopped by a player who answers the decision themselves', async () => {
  const { page, complaints } = await atTheForm();
  expect(await page.getByRole('heading', { name: /^Your turn/ }).isVisible()).toBe(true);
  await answer(page, 'Otherwise, in phase I', 'pass').tap();
  await save(page);
  const warning = page.getByText(/^Your orders answer in 2 minutes: /);
  await warning.waitFor(); // while they are changed again, the stored ones still answer
  await page.locator('.orders-head').getByRole('button', { name: 'Close' }).tap();
  await page.locator('.turn-bar').getByRole('button', { name: /pass/i }).tap();
  await page.locator('.turn-bar .draft').waitFor();
  expect(await warning.isVisible()).toBe(true); // a draft does not stop them
  await page.locator('.turn-bar .back').tap();
  await page.getByRole('button', { name: 'Answer it myself' }).tap();
  await page.getByText('Your orders leave this decision to you.').waitFor();
  await page.locator('.turn-bar .buttons button:focus').waitFor();
  expect(complaints).toEqual([]);
});

test('orders that were given by taps are withdrawn by taps, and the service has them no longer', async () => {
  const { page, complaints } = await visit('Ana', { ...PHONE, reducedMotion: 'reduce' });
  await page.goto(service.origin);
  const seats = [{ kind: 'me', name: 'Ana' } as const, { kind: 'bot' } as const];
  const { id } = await makeGame(page, service.origin, { game: 'merchants', seats });
  const atService = async (): Promise<GameView['orders']> =>
    (await ask<GameView>(page, service.origin, `/games/${id}`)).orders;
  await page.goto(`${service.origin}/g/${id}`);
  await wholePage(page);
  await page.getByRole('button', { name: 'Orders …' }).tap();

  const give = async (): Promise<void> => {
    await page.getByLabel('Phase II: draw, unless a sale brings enough').tap();
    await save(page);
    expect(await atService()).not.toBeNull();
  };
  const isWithdrawn = async (): Promise<void> => {
    await page.getByText('You have given no orders.').waitFor();
    expect(await atService()).toBeNull();
  };
  await give();
  await page.getByRole('button', { name: 'All', exact: true }).tap();
  await page.getByRole('button', { name: 'Withdraw all orders' }).tap();
  await isWithdrawn();

  await page.locator('.orders-parts button').first().tap();
  await give();
  await page.getByRole('button', { name: 'All', exact: true }).tap();
  await page.getByRole('button', { name: /^Remove: Draw, unless/ }).tap();
  await page.getByRole('button', { name: 'Save orders' }).tap();
  await isWithdrawn();
  expect(complaints).toEqual([]);
});
