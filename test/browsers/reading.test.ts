import { expect, test } from 'vitest';
import { setStage } from './support/stage.ts';
import { isAsked, sitDown } from './support/table.ts';
import { DESK, PHONE, visit } from './support/visitor.ts';

setStage();

/** In the page: where the history stands. */
const isAt = (entry: number): boolean =>
  document.querySelector<HTMLInputElement>('input[type=range]')?.valueAsNumber === entry;

test.each(['merchants', 'goa'] as const)(
  'the history of %s is walked through by key and by button',
  async (game) => {
    const ana = await visit('Ana', DESK);
    const { id, playUntil } = await sitDown(ana, { game });
    const { seq } = await playUntil((view) => view.seq > 8 && view.acting.includes(0));
    await ana.goto(`/g/${id}`);
    await ana.press('link', /^History$/);
    await ana.waitUntil('the last entry', isAt, seq);
    await ana.press('button', /^Step back$/);
    await ana.waitUntil('the entry before', isAt, seq - 1);
    await ana.key('ArrowLeft');
    await ana.waitUntil('two entries before', isAt, seq - 2);
    await ana.press('button', /^To the beginning$/);
    await ana.waitUntil('the first entry', isAt, 1);
    await ana.press('link', /^Back to the table$/);
    await ana.finds('.turn-bar', /^Your turn/);
    expect(ana.front.complaints).toEqual([]);
  },
);

test('a lot of Goa is passed in text mode by typing alone', async () => {
  const ana = await visit('Ana', PHONE);
  const { id, playUntil } = await sitDown(ana, { game: 'goa' });
  await playUntil(isAsked('bid'));
  await ana.goto(`/g/${id}/text`);
  await ana.say('pass', 'textbox', /^Command/);
  await ana.sees(/In your draft: ./);
  await ana.say('send', 'textbox', /^Command/);
  await ana.sees(/Sent\./);
  expect(ana.front.complaints).toEqual([]);
});

test('orders are given on the page, kept over a reload, and withdrawn', async () => {
  const ana = await visit('Ana', PHONE);
  const { id, playUntil } = await sitDown(ana, { game: 'goa' });
  await playUntil(isAsked('bid'));
  await ana.goto(`/g/${id}`);
  await ana.press('button', /^Bid sheet …$/);
  await ana.press('button', /^Most for the flag: more$/);
  await ana.press('button', /^Save orders$/);
  await ana.sees(/Saved\. Your orders are in force\./);
  await ana.goto(`/g/${id}`);
  await ana.finds('.orders-open', /1 order$/);
  await ana.press('.orders-open button');
  await ana.press('button', /^All$/);
  await ana.press('button', /^Withdraw all orders$/);
  await ana.sees(/You have given no orders\./);
  expect(ana.front.complaints).toEqual([]);
});
