import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * No browser test depends on chance. A game's chance follows from its id, its seed and the entropy of the
 * players' browsers. All three are fixed here, by the title of the test. `E2E_SEED=n` plays other games.
 */
const RUN = process.env['E2E_SEED'] ?? '0';

/** Reworded titles, each with its earlier form as the key, because another key would play other games. */
const KEYS: Readonly<Record<string, string>> = {
  'axe finds nothing on the pages of a visitor without games':
    'axe finds nothing on the pages of who has no game',
  'a player is invited, told of their turn and led to their move by mail alone':
    'a player who exists only through his mail is invited, told of his turn, and lands on his move',
  'the page speaks the browser’s language, then the chosen one, which follows the player':
    'the page speaks the browser’s language, then the one chosen, here and wherever one signs in',
  'a game that was opened can be read without a network, and a decision made then is sent later':
    'a game that was opened can be read without a network; what is decided there is sent when it is back',
  'once nobody is signed in, nothing of a game is left to read':
    'once the service says that nobody is signed in, nothing of a game is left to read',
  'a message is new to the other player until they read it, and an unfinished one outlives a reload':
    'what one says is new to the other until he reads it, and what is half written outlives a reload',
  'notes are saved automatically, and only their writer finds them after a reload':
    'notes are saved by themselves and are there after a reload, for their writer alone',
  'a player’s draft is not played by another player in the same browser, and is kept':
    'two players in one browser: what one has drafted is not played by the other, and waits for its player',
  'four people play a round of Goa, each in their own browser':
    'four people play a round of Goa, each in a browser of his own',
};

const keyOf = (title = ''): string => KEYS[title] ?? title;

/** 64 hex digits computed from the running test and `what`. */
export const pinned = (...what: readonly (string | number)[]): string =>
  createHash('sha256')
    .update(JSON.stringify([RUN, keyOf(expect.getState().currentTestName), ...what]))
    .digest('hex');

/** What `pinHere` is given for a person. */
export const pinsOf = (name: string): Pins => ({
  seed: pinned('seed of', name),
  word: Number.parseInt(pinned(name).slice(0, 8), 16),
});

interface Pins {
  readonly seed: string;
  readonly word: number;
}

export const pinPage = async (page: Page, name: string): Promise<void> =>
  void (await page.addInitScript(pinHere, pinsOf(name)));

/** An address in the block for private networks: each person has one, else all tests together would exceed the burst limit. */
export const addressOf = (name: string): string =>
  ['10', ...[0, 2, 4].map((at) => Number.parseInt(pinned('address of', name).slice(at, at + 2), 16))].join(
    '.',
  );

/**
 * Runs in the page, before its own scripts. The page's random numbers follow from a person's name, and its games have a
 * chosen seed. Draws are counted over reloads: the same key twice would repeat the same request.
 */
export function pinHere({ seed, word }: Pins): void {
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
