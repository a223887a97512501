import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { GameView, NewGame } from '#shared/protocol/http.ts';
import { NameSchema } from '#shared/protocol/ids.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { calm, PHONE, visit } from './support/browser.ts';
import { service, setStage } from './support/stage.ts';
import { ask, makeGame } from './support/table.ts';

setStage();

/** As wide as a name or title can be, with no place to break it. */
const WIDEST = 'W'.repeat(40);

const ME = { kind: 'me', name: WIDEST } as const;
const make = (page: Page, game: Partial<NewGame>) =>
  makeGame(page, service.origin, { game: VEHICLE, title: WIDEST, seats: [ME, { kind: 'bot' }], ...game });

/** The addresses of a game in each state, with one of the same name who took a seat and ended it early. */
async function gamesOf(host: Page, guest: Page): Promise<Readonly<Record<string, string>>> {
  for (const page of [host, guest]) await page.goto(service.origin);
  const lobby = await make(host, { seats: [ME, { kind: 'open' }, { kind: 'open' }] });
  const [running, goa] = [await make(host, {}), await make(host, { game: 'goa' })];
  const over = await make(host, { seats: [ME, { kind: 'open' }] });
  const at = `/games/${over.id}`;
  const token = over.seats[1]?.link?.split('#')[1];
  await ask(guest, service.origin, `${at}/seats/1/claim`, { token, name: WIDEST });
  const text = `@${WIDEST} ${'W'.repeat(400)}`;
  await ask(guest, service.origin, `${at}/messages`, { id: 'ab'.repeat(16), text });
  const { question } = await ask<{ question: { id: string } }>(host, service.origin, `${at}/questions`, {
    kind: 'end',
  });
  const { seq } = await ask<GameView>(guest, service.origin, at);
  await ask(guest, service.origin, `${at}/votes`, { expect: seq, question: question.id, answer: 'yes' });
  return {
    lobby: `/g/${lobby.id}`,
    link: lobby.seats[1]?.link ?? '',
    running: `/g/${running.id}`,
    'running, as text': `/g/${running.id}/text`,
    'running, earlier': `/g/${running.id}/at/1`,
    Goa: `/g/${goa.id}`,
    over: `/g/${over.id}`,
  };
}

/** Runs in the page: everything folded is opened. */
const unfold = (): void => {
  for (const fold of document.querySelectorAll('details')) fold.open = true;
};

/** Runs in the page: how much wider it is than the screen, and what reaches beyond. */
const beyond = (): string => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return '';
  const wide = [...document.querySelectorAll('main *')].filter(
    (one) => one.getBoundingClientRect().right > clientWidth + 1,
  );
  return [`${scrollWidth} wide`, ...wide.map((one) => `${one.tagName}.${one.className}`)].join(' ');
};

test('names, titles and words of forty letters make no page wider than a phone', async () => {
  const [ana, ben] = [await visit('Ana', PHONE), await visit('Ben', PHONE)];
  const games = await gamesOf(ana.page, ben.page);
  const lists = { home: '/', profile: '/me', archive: '/archive' };
  const faults: string[] = [];
  for (const [name, path] of Object.entries({ ...lists, ...games })) {
    const { page } = name === 'link' ? ben : ana;
    await page.goto(`${service.origin}${path}`, { waitUntil: 'networkidle' });
    await calm(page, 10);
    await page.evaluate(unfold);
    await calm(page, 10);
    if (!(await page.locator('main').innerHTML()).includes(WIDEST)) faults.push(`${name}: nothing so long`);
    const found = await page.evaluate(beyond);
    if (found !== '') faults.push(`${name}: ${found}`);
  }
  expect(faults).toEqual([]);
  expect([...ana.complaints, ...ben.complaints]).toEqual([]);
});

/** Runs in the page: by how many px each text paints over the line above or below it, as the page draws text. */
function painted(texts: readonly string[]): readonly number[] {
  const { font, lineHeight } = getComputedStyle(document.body);
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) throw new Error('no canvas');
  pen.font = font;
  return texts.map((text) => {
    const its = pen.measureText(text);
    const leading = (parseFloat(lineHeight) - its.fontBoundingBoxAscent - its.fontBoundingBoxDescent) / 2;
    const above = its.actualBoundingBoxAscent - its.fontBoundingBoxAscent - leading;
    const below = its.actualBoundingBoxDescent - its.fontBoundingBoxDescent - leading;
    return Math.max(above, below);
  });
}

test.each([
  ['above', '\u0301'],
  ['below', '\u0323'],
])('however many marks %s a letter are written, what is kept of them stays in its line', async (_, mark) => {
  const { page } = await visit('Ana', PHONE);
  await page.goto(service.origin);
  const pile = `W${mark.repeat(18)}`;
  const [kept, written] = await page.evaluate(painted, [v.parse(NameSchema, pile), pile]);
  expect(kept).toBeLessThan(0.5); // of a pixel
  expect(written).toBeGreaterThan(10); // this browser does pile them up
});
