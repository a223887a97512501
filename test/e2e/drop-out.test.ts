import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { GameView, NotesAnswer } from '#shared/protocol/http.ts';
import { until } from '../support/until.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { DESK, PHONE, visit, type Visitor } from './support/browser.ts';
import { pinned } from './support/pinned.ts';
import { service, setStage } from './support/stage.ts';
import { ask, makeGame } from './support/table.ts';

setStage();

const ADDRESS = 'cleo.drop-out@example.org';
const NOTES = 'Ben’s own plan';

interface Captured {
  readonly mail: { readonly to: string; readonly text: string };
}

test('A player who leaves is replaced by mail; their successor sees what the seat may see, and nothing of theirs', async () => {
  const [ana, ben, cleo] = [await visit('Ana', DESK), await visit('Ben', PHONE), await visit('Cleo', PHONE)];
  const id = await table(ana, ben);
  await put(ben.page, id, 'notes', { text: NOTES, version: 0 });
  const { seq } = await viewOf(ben.page, id);
  const order = { vacation: { level: 'easy', from: Date.now() + 86_400_000 } };
  await put(ben.page, id, 'orders', { expect: seq, order });
  await ana.page.goto(`${service.origin}/g/${id}`);
  await leave(ben, id);
  const left = await viewOf(ben.page, id);

  await offer(ana);
  const link = await invitation();
  await ben.page.goto(link);
  await ben.page.getByText('This is your own seat: you left it, or lost it.').waitFor();
  const open = await ben.page.context().newPage();
  await open.goto(`${service.origin}/g/${id}`);
  await open.getByRole('button', { name: 'I am back' }).waitFor();
  await takeOver(cleo, link);
  await open.getByText(/the seat on this page is somebody else’s now/).waitFor();
  await open.getByRole('button', { name: 'I am back' }).waitFor({ state: 'detached' });
  await open.close();
  await ben.page.reload();
  await ben.page.getByText('Somebody has taken this seat already.').waitFor();
  await ana.page
    .getByText(/takes .*Ben.*’s seat\./)
    .first()
    .waitFor();
  const taken = await viewOf(cleo.page, id);
  expect(taken.you).toBe(1);
  expect(taken.state).toEqual(left.state);
  expect([taken.orders, taken.ordersRevision]).toEqual([null, 0]);
  expect(await ask<NotesAnswer>(cleo.page, service.origin, `/games/${id}/notes`)).toMatchObject({ text: '' });
  expect(await cleo.page.content()).not.toContain(NOTES);
  expect((await viewOf(ben.page, id)).you).toBeNull();
  expect([...ana.complaints, ...ben.complaints, ...cleo.complaints]).toEqual([]);
});

test('Beside a board, who leaves from the foot of the column sees its top again', async () => {
  const [ana, ben] = [await visit('Ana', DESK), await visit('Ben', DESK)];
  await leave(ben, await table(ana, ben));
  const title = await ben.page
    .getByRole('heading', { name: /^(A bot plays for you|Waiting for .*Ana.*)$/ })
    .boundingBox();
  const way = await ben.page.locator('.votes-ownSeat').boundingBox();
  expect(title!.y).toBeGreaterThan(way!.y + way!.height);
});

/** A table of Ana and Ben. */
async function table({ page }: Visitor, ben: Visitor): Promise<string> {
  const seats = [{ kind: 'me', name: 'Ana' } as const, { kind: 'open' } as const];
  const made = await makeGame(page, service.origin, { game: VEHICLE, seats });
  const token = made.seats[1]?.link?.split('#')[1] ?? '';
  const claim = { token, name: ben.name, entropy: pinned('entropy', 0) };
  await ask(ben.page, service.origin, `/games/${made.id}/seats/1/claim`, claim);
  return made.id;
}

const viewOf = (page: Page, id: string): Promise<GameView> =>
  ask<GameView>(page, service.origin, `/games/${id}`);

async function put(page: Page, id: string, what: 'notes' | 'orders', data: object): Promise<void> {
  const { origin } = service;
  const answer = await page.request.put(`${origin}/api/games/${id}/${what}`, { headers: { origin }, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function leave({ page }: Visitor, id: string): Promise<void> {
  await page.goto(`${service.origin}/g/${id}`);
  await page.getByText('Notifications, pause, leave').click();
  await page.getByText('Leave the game', { exact: true }).click();
  await page.getByText('Until somebody takes it you can come back.').waitFor();
  await page.getByRole('button', { name: 'Leave now' }).click();
  await page
    .locator('.votes-ownSeat:focus', { hasText: 'You left this game; a bot plays for you.' })
    .waitFor();
  await page.getByRole('button', { name: 'I am back' }).waitFor();
}

/** Ana's page learns that the seat is vacant, and leads her to it. */
async function offer({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByText(/^Offer .*Ben.*’s seat$/).click();
  await page.getByText('Invite somebody by mail').click();
  await page.getByLabel(/^Address to invite to/).fill(ADDRESS);
  await page.getByRole('button', { name: 'Invite by mail', exact: true }).click();
  await page.getByText(/^(The invitation to .*cleo.* is about to be sent|Invited: .*cleo.*)\.$/).waitFor();
  await page.getByText('Invite somebody else by mail').waitFor();
}

/** The link of the mail to Cleo. */
const invitation = (): Promise<string> =>
  until('the invitation', async () => {
    const all = (await (await fetch(`${service.origin}/dev/mails?json`)).json()) as Captured[];
    const text = all.find(({ mail }) => mail.to === ADDRESS)?.mail.text ?? '';
    return new RegExp(`${service.origin}/join\\S+`).exec(text)?.[0];
  });

async function takeOver({ page }: Visitor, link: string): Promise<void> {
  await page.goto(link);
  await page.getByText('I do not want to play').waitFor();
  await page.getByRole('heading', { name: /^Take over a seat/ }).waitFor();
  await page.getByText(/You take over .*Ben.*’s seat/).waitFor();
  await page.getByText('No turn has been played yet.').waitFor();
  await page.getByLabel('Your name').fill('Cleo');
  await page.getByRole('button', { name: 'Take over the seat' }).click();
  await page.waitForURL(/\/g\//);
  await page.getByText('you', { exact: true }).first().waitFor();
}
