import { expect, inject, test } from 'vitest';
import { turnWithTiles } from '../e2e/positions.ts';
import { setStage } from '../../../browsers/support/stage.ts';
import { PHONE, visit } from '../../../browsers/support/visitor.ts';

setStage();

/** In the page: are the first and the last of these on the screen, and not under the turn bar? */
function areInSight(kinds: readonly string[]): boolean {
  const bar = document.querySelector('.turn-bar')?.getBoundingClientRect().top ?? 0;
  return kinds.every((kind) => {
    const lit = [...document.querySelectorAll(`.player-ownBoards .lit:is(${kind})`)];
    return (
      lit.length > 0 &&
      [lit[0], lit.at(-1)].every((one) => {
        const { top = -1, bottom = Infinity } = one?.getBoundingClientRect() ?? {};
        return top >= 0 && bottom <= bar;
      })
    );
  });
}

test('a table of Goa that is opened shows what can be chosen of actions, plots and tiles', async () => {
  const log = JSON.stringify(JSON.stringify(turnWithTiles('2012', ['redSpice'])));
  const ana = await visit('Ana', PHONE, {
    target: inject('practice'),
    script: `sessionStorage.setItem('practice.log', ${log});`,
  });
  await ana.goto('/practice.html?game=goa&seats=2&you=0');
  for (const kind of ['.development-action', '.plots-head', '.player-held'])
    await ana.waitUntil(`${kind} in sight`, areInSight, [kind]);
  expect(ana.front.complaints).toEqual([]);
});
