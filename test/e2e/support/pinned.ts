import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * No browser test depends on chance. A game's chance follows from its id, its seed and the entropy of the
 * players' browsers. All three are fixed here, by the name of the test. `E2E_SEED=n` plays other games.
 */
const RUN = process.env['E2E_SEED'] ?? '0';

/** 64 hex digits computed from the running test and `what`. */
export const pinned = (...what: readonly (string | number)[]): string =>
  createHash('sha256')
    .update(JSON.stringify([RUN, expect.getState().currentTestName, ...what]))
    .digest('hex');

/**
 * The page's random numbers follow from `name`, and its games have a chosen seed. Draws are counted over reloads:
 * the same key twice would repeat the same request.
 */
export async function pinPage(page: Page, name: string): Promise<void> {
  const word = Number.parseInt(pinned(name).slice(0, 8), 16);
  await page.addInitScript(pinHere, { seed: pinned('seed of', name), word });
}

/** Runs in the page, before its own scripts. */
function pinHere({ seed, word }: { readonly seed: string; readonly word: number }): void {
  const COUNT = 'test.drawn';
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (!(array instanceof Uint8Array)) throw new Error('the page draws something else than bytes');
    const drawn = Number(sessionStorage.getItem(COUNT) ?? 0);
    sessionStorage.setItem(COUNT, `${drawn + 1}`);
    let state = word + drawn * 65_537;
    for (let i = 0; i < array.length; i += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
      array[i] = state >>> 24;
    }
    return array;
  };
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    input === '/api/games' && init?.method === 'POST' && typeof init.body === 'string'
      ? send(input, { ...init, body: JSON.stringify({ ...JSON.parse(init.body), seed }) })
      : send(input, init);
}
