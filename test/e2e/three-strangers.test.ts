import { expect, test } from 'vitest';
import { MISSING } from './support/axe.ts';
import { PHONE, visit, type Visitor } from './support/browser.ts';
import { ALL } from './support/extent.ts';
import { foundGroup, joinGroup } from './support/groups.ts';
import { comeBackByMail, mailed } from './support/mails.ts';
import { service, setStage } from './support/stage.ts';
import { gameAt, makeGame, playToTheEnd } from './support/table.ts';

setStage();

/** Opens a table for three that anybody may join; the first time, by the link of a mail. */
async function openTable(
  { page, name }: Visitor,
  game: string,
  first?: () => Promise<void>,
): Promise<string> {
  await page.goto(service.origin);
  await page.getByRole('link', { name: 'Find a table' }).tap();
  await page.getByRole('link', { name: 'Open a table' }).tap();
  await page.getByRole('radio', { name: game }).check();
  await page.getByRole('button', { name: 'Next: who plays' }).tap();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Create the game' }).tap();
  await page.waitForURL(/\/g\//);
  const list = async (): Promise<void> => {
    await page.getByText('Let anybody join').tap();
    await page.getByRole('button', { name: 'Put it on the list' }).tap();
  };
  await list();
  if (first) {
    await first();
    await list();
  }
  await page.getByText(/anybody may join until/).waitFor();
  return gameAt(page);
}

/** Finds the table in the list and takes a seat of it; the first time, by the link of a mail. */
async function join({ page, name }: Visitor, game: string, first?: () => Promise<void>): Promise<void> {
  await page.goto(service.origin);
  await page.getByRole('link', { name: 'Find a table' }).tap();
  await page.locator(`a[href="/g/${game}"]`).tap();
  const take = page.getByRole('button', { name: 'Join the table' });
  await page.getByLabel('Your name').fill(name);
  await take.tap();
  if (first) {
    await first();
    await page.getByLabel('Your name').fill(name);
    await take.tap();
  }
}

/** All close their pages, play to the end elsewhere, and are mailed that it is over. */
async function play(people: readonly Visitor[], addresses: readonly string[], title: string): Promise<void> {
  const pages = people.map(({ page }) => page);
  for (const page of pages) await page.locator('.turn-bar').waitFor();
  const game = gameAt(pages[0]!);
  for (const page of pages) await page.goto('about:blank');
  await playToTheEnd(pages, service.origin, game);
  await mailed(addresses, new RegExp(`${title}.* over`), 2); // whose move was the last was there
}

/** Ana keeps seats for both whom she has played with, by a tap each; they take them from their first page. */
async function playAgain(ana: Visitor, others: readonly Visitor[]): Promise<void> {
  const { id } = await makeGame(ana.page, service.origin, {
    game: 'merchants',
    seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }, { kind: 'open' }],
  });
  await ana.page.goto(`${service.origin}/g/${id}`);
  await ana.page.getByText('Invite a companion').tap();
  for (const { page, name } of others) {
    await ana.page.getByRole('button', { name: new RegExp(`^Invite .?${name}`) }).tap();
    await ana.page.getByText(new RegExp(`Invited: .?${name}`)).waitFor();
    await page.goto(service.origin);
    await page.getByRole('link', { name: /Ana.? invites you/ }).tap();
    await page.getByRole('button', { name: 'Take the seat' }).tap();
    await page.waitForURL(/\/g\//);
  }
  await ana.page.locator('.turn-bar').waitFor();
}

test('three strangers find each other from the first page, play to the end, meet again and found a group', async () => {
  const people = [await visit('Ana', PHONE), await visit('Ben', PHONE), await visit('Cleo', PHONE)];
  const [ana, ben, cleo] = people as [Visitor, Visitor, Visitor];
  const addresses: string[] = [];
  const byMail = (visitor: Visitor) => async () => void addresses.push(await comeBackByMail(visitor));
  const merchants = await openTable(ana, 'Merchants', byMail(ana));
  await join(ben, merchants, byMail(ben));
  await join(cleo, merchants, byMail(cleo));
  await play(people, addresses, 'Merchants');
  const goa = await openTable(ana, 'Goa');
  for (const other of [ben, cleo]) await join(other, goa);
  if (ALL) await play(people, addresses, 'Goa');
  await playAgain(ana, [ben, cleo]);
  const { link } = await foundGroup(ana.page);
  for (const other of [ben, cleo]) await joinGroup(other, link, true);
  const complaints = people.flatMap((visitor) => visitor.complaints.filter((text) => !MISSING.test(text)));
  expect(complaints).toEqual([]);
});
