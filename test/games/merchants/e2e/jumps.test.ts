import { expect, test } from 'vitest';
import { isAsked } from '../../../e2e/support/browser.ts';
import { ALL } from '../../../e2e/support/extent.ts';
import { jumpsIn, visitWatched } from '../../../e2e/support/jumps.ts';
import { seatAll } from '../../../e2e/support/seatAll.ts';
import { setStage } from '../../../e2e/support/stage.ts';
import { CLOCK } from '../../../e2e/support/thinkingTime.ts';
import { testStream } from '../../../support/testStream.ts';
import { FINGER, playTurn } from './turns.ts';

setStage();

/** Turns that `npm test` looks at. */
const ENOUGH = ALL ? Infinity : 15;

test('nothing jumps on the phones of three who play Merchants and look around while they wait', async () => {
  const people = [await visitWatched('Ana'), await visitWatched('Ben'), await visitWatched('Carla')];
  const id = await seatAll(people, { game: 'merchants', options: {}, clock: CLOCK });
  const jumps = await jumpsIn({
    people,
    id,
    stream: testStream(11),
    play: async (page, turn) => {
      await isAsked(page);
      await playTurn(page, turn, FINGER);
    },
    enough: (_, turn) => turn >= ENOUGH,
  });
  expect(jumps).toEqual([]);
  for (const { complaints } of people) expect(complaints).toEqual([]);
});
