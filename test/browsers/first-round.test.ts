import { expect, test } from 'vitest';
import { setStage } from './support/stage.ts';
import { PHONE, visit, type Thing } from './support/visitor.ts';

setStage();

test('a first round of Merchants is guided by presses, by typed command and by keyboard', async () => {
  const ana = await visit('nobody', PHONE);
  await ana.goto('/');
  await ana.press('link', /^Learn Merchants/);
  await ana.press('button', /^Begin$/);
  await ana.sees(/1 of 6\./);
  await ana.press('button', /^Load fish/);
  await ana.press('button', /^Send$/);
  await ana.sees(/2 of 6\./);
  await ana.press('link', /^As text$/);
  await ana.finds('textbox', /^Command/);
  await ana.sees(/2 of 6\./);
  await ana.say('load grain', 'textbox', /^Command/);
  await ana.say('send', 'textbox', /^Command/);
  await ana.sees(/3 of 6\./);
  await ana.press('link', /To the board/);
  await ana.press('button', /^Pass$/);
  await ana.sees(/4 of 6\./);
  await ana.press('.guide button', /^Skip$/);
  await ana.sees(/Now you know the moves/);
  expect(ana.front.complaints).toEqual([]);
});

/** What there may be to press in a guided round of Goa, the most pressing first. */
const ROUND: readonly Thing[] = [
  ['.goa .explain .primary'],
  ['button', /^Play this game on$/],
  ['.guide .primary'],
  ['.turn-bar button', /^Send$/],
  ['.turn-bar button', /^End turn$/],
  ['.turn-bar button', /^Pass$/],
  ['.goa .lit:not([aria-pressed=true])'],
  ['.turn-bar .desk-knob'],
];

test('a first round of Goa is guided to its end by pressing what is lit', async () => {
  const ana = await visit('nobody', PHONE);
  await ana.goto('/');
  await ana.press('link', /^Learn Goa/);
  for (;;) {
    const [, name] = await ana.pressFirst(...ROUND);
    if (name?.test('Play this game on') === true) break;
    if (name?.test('Send') === true || name?.test('End turn') === true) await ana.loses('.turn-bar .draft');
  }
  expect(ana.front.complaints).toEqual([]);
});
