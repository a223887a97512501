import { expect, inject, test } from 'vitest';
import { DESK, PHONE, settled, visit, type Visitor } from './support/browser.ts';
import { seatBeside } from './support/seatAll.ts';
import { service, setStage } from './support/stage.ts';
import { ask, makeGame } from './support/table.ts';
import { until } from '../support/until.ts';
import { VEHICLE } from '../support/vehicle.ts';

setStage();

/** Two people at one table, each on the page of the game. */
async function seated(): Promise<{ readonly ana: Visitor; readonly ben: Visitor }> {
  const ana = await visit('Ana', DESK);
  const ben = await visit('Ben', PHONE);
  const id = await seatBeside([ana, ben], { game: VEHICLE });
  for (const { page } of [ana, ben]) {
    await page.goto(`${service.origin}/g/${id}`);
    await page.getByRole('heading', { name: 'Messages' }).waitFor();
  }
  return { ana, ben };
}

test('a message is new to the other player until they read it, and an unfinished one outlives a reload', async () => {
  const { ana, ben } = await seated();
  await ana.page.getByRole('heading', { name: 'Messages' }).click();
  const line = ana.page.getByLabel('Your message');
  await line.fill('Who sells cloth? <b>');
  await line.press('Enter');
  await ana.page.getByRole('log', { name: 'Messages' }).getByText('Who sells cloth? <b>').waitFor();
  await until('an empty line', async () => (await line.inputValue()) === '' || undefined);

  await ben.page.getByRole('button', { name: '1 new message' }).click();
  await ben.page.getByRole('log', { name: 'Messages' }).getByText('Who sells cloth? <b>').waitFor();
  await ben.page.getByRole('button', { name: '1 new message' }).waitFor({ state: 'detached' });
  await ben.page.getByLabel('Your message').fill('Not I, but');
  await ben.page.reload();
  const kept = ben.page.getByLabel('Your message');
  await kept.waitFor();
  expect(await kept.inputValue()).toBe('Not I, but');
  expect(await ben.page.getByRole('button', { name: /new message/ }).count()).toBe(0);
  await ben.page.getByRole('button', { name: 'Send message' }).tap();
  await ben.page.locator('textarea:focus').and(kept).waitFor(); // the next one follows without another tap
  await ana.page.getByRole('log', { name: 'Messages' }).getByText('Not I, but').waitFor();
  expect([...ana.complaints, ...ben.complaints]).toEqual([]);
});

/** Writes the `n`th message, so many times as long as a short one. */
const say = (who: Visitor, n: number, length = 20): Promise<unknown> =>
  ask(who.page, service.origin, `${apiOf(who)}/messages`, {
    id: `${n}`.padStart(32, '0'),
    text: `Message ${n}. `.repeat(length),
  });

test('a message that comes while earlier ones are read leaves them in their place, and is new until it is in view', async () => {
  const { ana, ben } = await seated();
  for (const n of [1, 2, 3, 4, 5]) await say(ana, n);
  const { page } = ben;
  await page.getByRole('button', { name: '5 new messages' }).click();
  const waits = page.getByRole('button', { name: /new message/ });
  await waits.waitFor({ state: 'detached' });
  const box = page.getByRole('log', { name: 'Messages' });
  await box.evaluate((its) => its.scrollTo(0, 40));
  await settled(page);
  await say(ana, 6);
  await box.getByText('Message 6.').waitFor();
  await settled(page);
  expect(await box.evaluate((its) => its.scrollTop)).toBe(40);
  await page.getByRole('button', { name: '1 new message' }).click();
  await waits.waitFor({ state: 'detached' });
  await until('the end', () => box.evaluate((its) => its.scrollTop > 100 || undefined));
});

test('one’s own message is shown where it was sent, also over others that are new', async () => {
  const { ana, ben } = await seated();
  for (const n of [1, 2, 3, 4, 5]) await say(ana, n);
  const { page } = ben;
  const waits = page.getByRole('button', { name: /new message/ });
  await page.getByRole('button', { name: '5 new messages' }).click();
  await waits.waitFor({ state: 'detached' });
  const box = page.getByRole('log', { name: 'Messages' });
  await box.evaluate((its) => its.scrollTo(0, 40));
  await settled(page);
  await say(ana, 6);
  await waits.waitFor();
  const line = page.getByLabel('Your message');
  await line.fill('My own');
  await line.press('Enter');
  await box.getByText('My own').waitFor();
  await settled(page);
  expect(await box.evaluate((its) => Math.round(its.scrollHeight - its.clientHeight - its.scrollTop))).toBe(
    0,
  );
  await waits.waitFor({ state: 'detached' });
});

test('a message is seen where all are in view, also if the box was scrolled before the phone was turned', async () => {
  const { ana, ben } = await seated();
  for (const n of [1, 2, 3]) await say(ana, n, 14);
  const { page } = ben;
  const waits = page.getByRole('button', { name: /new message/ });
  await page.getByRole('button', { name: '3 new messages' }).click();
  await waits.waitFor({ state: 'detached' });
  const box = page.getByRole('log', { name: 'Messages' });
  const beyond = () => box.evaluate((its) => its.scrollHeight - its.clientHeight);
  expect(await beyond()).toBeGreaterThan(40);
  await box.evaluate((its) => its.scrollTo(0, 0));
  await settled(page);
  await page.setViewportSize({ width: 900, height: 740 });
  expect(await beyond()).toBe(0);
  await box.scrollIntoViewIfNeeded();
  await say(ana, 4, 1);
  await box.getByText('Message 4.').waitFor();
  await waits.waitFor({ state: 'detached' });
});

const LOCALES = ['en-GB', 'pl-PL', 'cs-CZ', 'fr-FR'];

test('on a phone the header has room for new messages, the help and the next game, in every language and with large text', async () => {
  const { ana, ben } = await seated();
  await ask(ana.page, service.origin, `${apiOf(ana)}/messages`, {
    id: 'ab'.repeat(16),
    text: 'Who sells cloth?',
  });
  await makeGame(ben.page, service.origin, { game: VEHICLE, seats: [{ kind: 'me' }, { kind: 'bot' }] });
  const storageState = await ben.page.context().storageState();
  for (const locale of LOCALES) {
    const { page } = await visit('Ben', { ...PHONE, locale, storageState });
    await page.goto(ben.page.url());
    await page.locator('.talk-jump').waitFor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      await settled(page);
      const boxes = await page.locator('.brand, .talk-jump, .site nav a').evaluateAll(boxesOf);
      const names = boxes.map(({ what }) => what).toSorted();
      expect([locale, ...names]).toEqual([locale, '', 'brand', 'button', 'talk-jump']);
      for (const one of boxes) {
        expect(Math.min(one.width, one.height)).toBeGreaterThanOrEqual(44);
        expect([locale, width, one.what, one.cut]).toEqual([locale, width, one.what, false]);
        expect(boxes.filter((other) => other !== one && overlap(one, other))).toEqual([]);
      }
    }
  }
});

/** Narrow and wide phones, and a phone with text twice as large. */
const WIDTHS = [320, 360, 430, 180];

const apiOf = ({ page }: Visitor): string => new URL(page.url()).pathname.replace('/g/', '/games/');

/** Where they are, and whether a part of their words is not. Runs in the page. */
const boxesOf = (all: readonly Element[]) =>
  all.map((one) => {
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
    const cut = one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight;
    return { what: one.className, left, right, top, bottom, width, height, cut };
  });

type Box = ReturnType<typeof boxesOf>[number];
const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test('notes are saved automatically, and only their writer finds them after a reload', async () => {
  const { ana, ben } = await seated();
  const notes = async ({ page }: Visitor) => {
    await page.getByRole('heading', { name: 'My notes' }).click();
    const field = page.getByLabel('Notes on this game');
    await page.getByText('Saved.').waitFor();
    return field;
  };
  const field = await notes(ana);
  await field.fill('Ben waits for spices.\nSell early.');
  await ana.page.getByText('Not saved yet.').waitFor();
  await ana.page.getByText('Saved.').waitFor();
  await ana.page.reload();
  expect(await (await notes(ana)).inputValue()).toBe('Ben waits for spices.\nSell early.');
  expect(await (await notes(ben)).inputValue()).toBe('');
});

test('text mode has no way to new messages in the header, and so keeps the way to the help there, on a phone too', async () => {
  const { page } = await visit('Ana', PHONE);
  await page.goto(`${inject('practice')}/practice.html?game=goa&seats=2&you=0&mode=text`);
  await page.locator('.talk .tag').waitFor();
  expect(await page.getByRole('banner').getByRole('link', { name: 'Help' }).isVisible()).toBe(true);
});
