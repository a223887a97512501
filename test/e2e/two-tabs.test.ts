import { expect, test } from 'vitest';
import type { GameView, LogPage, NewGame } from '#shared/protocol/http.ts';
import { DESK, visit, wholePage } from './support/browser.ts';
import { seatBeside } from './support/seatAll.ts';
import { service, setStage } from './support/stage.ts';
import { ask, makeGame } from './support/table.ts';
import { VEHICLE } from '../support/vehicle.ts';

setStage();

const GAME: NewGame = {
  game: VEHICLE,
  seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }],
};

test('a player’s draft is not played by another player in the same browser, and is kept', async () => {
  const ana = await visit('Ana', DESK);
  const ben = await visit('Ben', DESK);
  const id = await seatBeside([ana, ben], { game: VEHICLE });
  const { acting } = await ask<GameView>(ana.page, service.origin, `/games/${id}`);
  const [one, other] = acting[0] === 0 ? [ana, ben] : [ben, ana];
  const { page } = one;
  const jar = page.context();

  await page.goto(`${service.origin}/g/${id}`);
  await page.locator('button.lit').first().click();
  const step = page.locator('.draft li');
  await step.waitFor();
  const drafted = await step.innerText();

  const own = await jar.cookies();
  await jar.addCookies(await other.page.context().cookies()); // the other player has signed in in another tab
  await page.getByRole('button', { name: 'Send' }).click();
  const notice = page.getByRole('alert').filter({ hasText: `signed in as \u2068${other.name}\u2069` });
  await notice.waitFor();
  expect(await step.innerText()).toBe(drafted);
  const { commits } = await ask<LogPage>(page, service.origin, `/games/${id}/log`);
  expect(commits).toHaveLength(1);

  // Closed, it covers nothing, and the way on is still there.
  await page.locator('.banners-banner').getByRole('button', { name: 'Close' }).click();
  await page.locator('.banners-banner').waitFor({ state: 'detached' });
  await notice.getByRole('button', { name: 'Reload the page' }).click();
  await page
    .getByRole('heading', { name: new RegExp(one.name) })
    .first()
    .waitFor(); // the other player's game waits for them
  expect(await page.locator('.draft li').count()).toBe(0);

  await jar.addCookies(own);
  await page.reload();
  await step.waitFor();
  expect(await step.innerText()).toBe(drafted);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('status').filter({ hasText: /Sent/ }).waitFor();
  const after = await ask<LogPage>(page, service.origin, `/games/${id}/log`);
  expect(after.commits.at(-1)?.seat).toBe(acting[0]);
});

test('who signs out in another tab is told so at their table, not that the connection will come back', async () => {
  const { page } = await visit('Ana', DESK);
  const { id } = await makeGame(page, service.origin, {
    game: VEHICLE,
    seats: [{ kind: 'me' }, { kind: 'bot' }],
  });
  await page.goto(`${service.origin}/g/${id}`);
  await wholePage(page);
  await page.getByText('The connection is lost').waitFor({ state: 'detached' });
  await ask(page, service.origin, '/auth/logout', {});
  await page.getByRole('alert').filter({ hasText: 'no longer signed in in this browser' }).waitFor();
  expect(await page.getByText('The connection is lost').count()).toBe(0);
});

test('who deletes their account is told so, at their table in another tab as well', async () => {
  const { page } = await visit('Ana', DESK);
  const { id } = await makeGame(page, service.origin, GAME);
  const table = await page.context().newPage();
  await table.goto(`${service.origin}/g/${id}`);
  await page.goto(`${service.origin}/me`);
  await page.getByText('Delete my account').click();
  await page.getByLabel(/^Type your name/).fill('Ana');
  await page.getByRole('button', { name: 'Delete everything now' }).dblclick();
  await page.getByRole('status').filter({ hasText: 'Your account is deleted.' }).waitFor();
  await table.getByRole('alert').filter({ hasText: 'no longer signed in in this browser' }).waitFor();
});
