import { expect, test } from 'vitest';
import { setStage } from './support/stage.ts';
import { ask, isAsked, sitDown } from './support/table.ts';
import { PHONE, visit, type Thing } from './support/visitor.ts';

setStage();

test.each<{ game: 'merchants' | 'goa'; asked: string; choice: Thing }>([
  { game: 'merchants', asked: 'load', choice: ['button', /^Load/] },
  { game: 'goa', asked: 'placeMarker', choice: ['.goa .lit'] },
])(
  'a turn of $game is sent and taken back, and the table is as it was before',
  async ({ game, asked, choice }) => {
    const ana = await visit('Ana', PHONE);
    const { id, playUntil } = await sitDown(ana, { game });
    const before = await playUntil(isAsked(asked));
    await ana.goto(`/g/${id}`);
    await ana.press(...choice);
    await ana.press('.turn-bar button', /^Send$/);
    await ana.press('button', /^Take back my last move$/);
    await ana.finds('.turn-bar', /^Your turn/);
    const after = await ask<typeof before>(ana, `/games/${id}`);
    expect(after.seq).toBeGreaterThan(before.seq);
    expect(after.state).toEqual(before.state);
    expect(ana.front.complaints).toEqual([]);
  },
);

test('a lot of Goa is bid for and won on the page', async () => {
  const ana = await visit('Ana', PHONE);
  const { id, playUntil, goesBeyond } = await sitDown(ana, { game: 'goa' });
  const { seq } = await playUntil(isAsked('bid'));
  await ana.goto(`/g/${id}`);
  await ana.press('.turn-bar button', /^\+1$/);
  await ana.sees(/Ana bids 1 ducat/);
  await ana.press('.turn-bar button', /^Send$/);
  await goesBeyond(seq);
  await playUntil(({ acting }) => acting.includes(0));
  await ana.sees(/Ana bids 1 ducat\./);
  await ana.sees(/Ana buys .+ from Ben for 1 ducat\./);
  expect(ana.front.complaints).toEqual([]);
});
