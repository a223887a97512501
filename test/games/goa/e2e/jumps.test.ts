import { expect, test } from 'vitest';
import { isAsked } from '../../../e2e/support/browser.ts';
import { ALL } from '../../../e2e/support/extent.ts';
import { jumpsIn, visitWatched } from '../../../e2e/support/jumps.ts';
import { setStage } from '../../../e2e/support/stage.ts';
import { testStream } from '../../../support/testStream.ts';
import { seatAtGoa } from './table.ts';
import { playDecision } from './turns.ts';

setStage();

/** Decisions that `npm test` looks at: the auctions of a round and some actions. */
const ENOUGH = ALL ? Infinity : 30;

test('nothing jumps on the phones of three who play Goa and look around while they wait', async () => {
  const people = [await visitWatched('Ana'), await visitWatched('Ben'), await visitWatched('Carla')];
  const id = await seatAtGoa(people, { edition: '2012' });
  const stream = testStream(11);
  const jumps = await jumpsIn({
    people,
    id,
    stream,
    play: async (page) => {
      await isAsked(page);
      await page.locator('.tradeBoard-course').first().tap(); // closes what lies over the boards
      await playDecision(page, (n) => stream.int(n));
    },
    enough: (_, turn) => turn >= ENOUGH,
  });
  expect(jumps).toEqual([]);
  for (const { complaints } of people) expect(complaints).toEqual([]);
});
