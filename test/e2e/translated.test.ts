import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { GameView } from '#shared/protocol/http.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { DESK, visit } from './support/browser.ts';
import { seatAll } from './support/seatAll.ts';
import { service, setStage } from './support/stage.ts';
import { ask } from './support/table.ts';
import { playTurn, turnBar } from './support/vehicle.ts';

setStage();

/** As Chrome does, puts each text that may be translated into two `<font>` of its own, also what comes later; the words stay. */
function translateAll(): void {
  const translate = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const { parentElement: parent, nodeValue } = {
        parentElement: text.parentElement,
        nodeValue: text.nodeValue,
      };
      const kept = 'font, script, style, textarea, svg, select, [translate=no]';
      if (!parent || !nodeValue?.trim() || parent.closest(kept)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = nodeValue;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  };
  translate(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'childList' ? addedNodes : [target]) translate(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

const POLL = { timeout: 30_000 };
const isSame = ([one, other]: readonly string[]): boolean => one === other;
const titleOf = (page: Page): Promise<string> => page.locator('#turn-title').innerText();

test('a page that is translated while it is open says what is true, whoever plays, and goes on', async () => {
  const people = [await visit('Ana', DESK), await visit('Ben', DESK)] as const;
  const id = await seatAll(people, { game: VEHICLE, options: {} });
  const acting = async () => (await ask<GameView>(people[0].page, service.origin, `/games/${id}`)).acting[0];
  const own: Page[] = []; // the same tables, which nobody translates
  for (const { page } of people) {
    await page.evaluate(translateAll);
    const second = await page.context().newPage();
    await second.goto(page.url());
    await second.locator('.turn-bar').waitFor();
    own.push(second);
  }
  for (let turn = 0; turn < 4; turn += 1) {
    const now = people[(await acting()) ?? 0];
    if (now === undefined) throw new Error('nobody plays');
    await turnBar(now.page).waitFor();
    await playTurn(now.page, turn);
    for (const [i, { page }] of people.entries())
      await expect
        .poll(async () => [await titleOf(page), await titleOf(own[i] ?? page)], POLL)
        .toSatisfy(isSame);
  }
  for (const { page, complaints } of people) {
    expect(await page.locator('font').count()).toBeGreaterThan(0); // header and foot
    expect(complaints).toEqual([]);
  }
});
