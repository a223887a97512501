import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { GameView, TableQuestion } from '#shared/protocol/http.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { faultsOfAll, MISSING } from './support/axe.ts';
import { PHONE, visit, type Visitor } from './support/browser.ts';
import { foundGroup, joinGroup } from './support/groups.ts';
import { report, reported, showReports } from './support/reports.ts';
import { service, setStage } from './support/stage.ts';
import { ask, gameAt, makeGame } from './support/table.ts';

setStage();

/** Somebody who has played before, and whom a webhook tells of their turns. */
async function known(name: string): Promise<Visitor> {
  const visitor = await visit(name, PHONE);
  const { page } = visitor;
  await makeGame(page, service.origin, { game: VEHICLE, seats: [{ kind: 'me', name }, { kind: 'bot' }] });
  const webhook = { url: 'https://hooks.example.com/1', shape: 'json', name: 'Mine' };
  await ask(page, service.origin, '/me/channels/webhooks', webhook);
  return visitor;
}

/** Opens a table for two to the group, from the group's page; gives its game. */
async function openTable(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Open a table' }).click();
  await page.getByText(/This table will be open to .*Friday/).waitFor();
  await page.getByRole('button', { name: 'Next: who plays' }).click();
  await page.getByLabel('Number of seats').selectOption('2');
  await page.getByRole('button', { name: 'Create the game' }).click();
  await page.getByText(/open to a group/).waitFor();
  return gameAt(page);
}

/** Both agree to end the game. */
async function end(game: string, first: Page, second: Page): Promise<void> {
  const path = `/games/${game}`;
  const { question } = await ask<{ question: TableQuestion }>(first, service.origin, `${path}/questions`, {
    kind: 'end',
  });
  const { seq } = await ask<GameView>(second, service.origin, path);
  await ask(second, service.origin, `${path}/votes`, { expect: seq, question: question.id, answer: 'yes' });
}

/** The owner takes the only game out of the group. */
async function takeOut(page: Page, path: string): Promise<void> {
  await page.goto(`${service.origin}${path}`);
  const form = page.locator('details', { hasText: 'Take a game out of the group' }).last();
  await form.locator('summary').click();
  await form.getByLabel('Which game?').selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Yes, do it' }).click();
  await page.getByText('In this season no game of the group has ended yet.').waitFor();
  expect(await form.count()).toBe(0);
}

test('three people on phones found a group, and see a finished game in its table', async () => {
  const [ana, ben, cid] = [await known('Ana'), await known('Ben'), await visit('Cid', PHONE)];
  const { path, link } = await foundGroup(ana.page);
  await joinGroup(ben, link, true);
  await joinGroup(cid, link);
  await ana.page.reload();
  const game = await openTable(ana.page);
  await ben.page.reload();
  await ben.page.locator(`a[href="/g/${game}"]`).click();
  await ben.page.getByRole('button', { name: 'Join the table' }).click();
  await ben.page.locator('.turn-bar').waitFor();
  await end(game, ana.page, ben.page);
  await cid.page.reload();
  const season = cid.page.getByRole('region', { name: 'The season' });
  await season
    .getByRole('row', { name: /^(Ana|Ben)/ })
    .nth(1)
    .waitFor();
  await season.getByText('Who played whom').click();
  await season.getByRole('cell', { name: /of 1$/ }).first().waitFor();
  expect(
    await faultsOfAll(cid.page, [
      { name: 'a group', path, ready: /Who played whom/ },
      { name: 'groups', path: '/groups', ready: /3 members/ },
    ]),
  ).toEqual([]);
  expect(
    await faultsOfAll(ana.page, [{ name: 'a group of one’s own', path, ready: /For the owner/ }]),
  ).toEqual([]);
  await cid.page.goto(`${service.origin}${path}`);
  await cid.page.getByRole('region', { name: 'Members' }).getByRole('link', { name: 'Ana' }).click();
  await cid.page.getByRole('heading', { name: 'Ana' }).waitFor();
  const playerPath = new URL(cid.page.url()).pathname;
  const ready = /Go to the group/;
  expect(await faultsOfAll(cid.page, [{ name: 'a member', path: playerPath, ready }])).toEqual([]);
  await cid.page.getByRole('link', { name: ready }).click();
  await cid.page.getByRole('heading', { name: 'Friday' }).waitFor();
  await takeOut(ana.page, path);
  const complaints = [ana, ben, cid].flatMap((one) => one.complaints).filter((text) => !MISSING.test(text));
  expect(complaints).toEqual([]);
});

test('a member reports the group’s name and the owner’s, and the operator gives them others', async () => {
  const [ana, ben, operator] = [
    await known('Ana'),
    await visit('Ben', PHONE),
    await visit('operator', PHONE),
  ];
  const { link } = await foundGroup(ana.page);
  await joinGroup(ben, link);
  const { page } = ben;
  await report(page, 'A rude group');
  const members = page.getByRole('region', { name: 'Members' });
  await members.getByRole('link', { name: 'Ana' }).click();
  await report(page, 'A rude owner');
  await page.getByRole('link', { name: 'Go to the group' }).click();
  await members.getByRole('link', { name: 'Ben' }).click();
  await page.getByRole('heading', { name: 'Ben' }).waitFor();
  expect(await page.getByText('Report to the operator').count()).toBe(0);
  await page.getByRole('link', { name: 'Go to the group' }).click();

  const act = (): Promise<void> => showReports(operator.page, 'A rude owner');
  expect(
    await faultsOfAll(operator.page, [{ name: 'reports', path: '/api/operator', ready: /^Status$/, act }]),
  ).toEqual([]);
  for (const [text, name] of [
    ['A rude group', 'Group'],
    ['A rude owner', 'Guest'],
  ] as const) {
    const one = reported(operator.page, text);
    await one.getByLabel(/^Another name/).fill(name);
    await one.getByRole('button', { name: 'Rename' }).click();
    await one.getByText(`Renamed: “${name}”`).waitFor();
  }
  await page.reload();
  await page.getByRole('heading', { name: 'Group', exact: true }).waitFor();
  await members.getByRole('link', { name: 'Guest' }).waitFor();
});
