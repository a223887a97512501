import { expect, inject, test } from 'vitest';
import { Client, seatLink } from '../support/client.ts';
import { setStage } from './support/stage.ts';
import { isAsked, sitDown } from './support/table.ts';
import { DESK, PHONE, visit } from './support/visitor.ts';

setStage();

/** Somebody without a browser. */
const guest = (): Client => new Client({ address: () => Promise.resolve(new URL(inject('origin'))) });

/** In the page: is nothing of it beyond the right edge? */
const isWithin = (): boolean => document.documentElement.scrollWidth <= innerWidth;

/** In the page: the links that the lobby shows. */
const shownLinks = (): string[] =>
  [...document.querySelectorAll('input')]
    .map(({ value }) => value)
    .filter((value) => value.includes('/join/'));

test('a game is made on the page, whose lobby becomes the table once its links are used', async () => {
  const ana = await visit('Ana', PHONE);
  await ana.goto('/new');
  await ana.press('button', /^Next/);
  await ana.say('Ana', 'textbox', /^Your name/);
  await ana.sees(/Share the links\./);
  await ana.waitUntil('the lobby to fit', isWithin, null);
  const id = (await ana.path()).split('/')[2];
  for (const link of await ana.tab.evaluate(shownLinks, null)) {
    const { seat, token } = seatLink(link);
    const name = `Guest ${seat}`;
    const { status } = await guest().insist('POST', `/games/${id}/seats/${seat}/claim`, { token, name });
    expect(status).toBe(200);
  }
  await ana.finds('.turn-bar');
  expect(ana.front.complaints).toEqual([]);
});

test('a link leads to its seat', async () => {
  const { seats } = await guest().create([{ kind: 'me', name: 'Ana' }, { kind: 'open' }]);
  const ben = await visit('Ben', DESK);
  await ben.goto(seats[1]?.link ?? '');
  await ben.say('Ben', 'textbox', /^Your name/);
  await ben.press('button', /look myself/);
  await ben.finds('.turn-bar');
  expect(ben.front.complaints).toEqual([]);
});

test('a table one goes back to shows what happened meanwhile, and goes on by itself', async () => {
  const ana = await visit('Ana', PHONE);
  const { id, playUntil } = await sitDown(ana, { game: 'merchants' });
  await playUntil(isAsked('load'));
  await ana.goto(`/g/${id}`);
  await ana.finds('.turn-bar', /^Your turn/);
  await ana.tab.evaluate(() => location.assign('/help/merchants'), null);
  await ana.finds('heading', /^Rules of Merchants/);
  await playUntil(({ acting }) => !acting.includes(0));
  await ana.tab.evaluate(() => history.back(), null);
  await ana.finds('.turn-bar', /Ben/);
  await playUntil(({ acting }) => acting.includes(0));
  await ana.finds('.turn-bar', /^Your turn/);
});

test('the profile fits a phone, and what is set there stays', async () => {
  const ana = await visit('Ana', PHONE);
  await sitDown(ana, { game: 'merchants' });
  await ana.goto('/me');
  await ana.press('button', /^Take a holiday/);
  await ana.sees(/You are on holiday/);
  await ana.waitUntil('the profile to fit', isWithin, null);
  await ana.goto('/me');
  await ana.sees(/You are on holiday/);
  expect(ana.front.complaints).toEqual([]);
});
