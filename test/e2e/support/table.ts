import type { Page } from 'playwright-core';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import type { Choice } from '#shared/kernel/choices.ts';
import type { AnyMove } from '#shared/kernel/types.ts';
import { IDEMPOTENCY_HEADER } from '#shared/protocol/names.ts';
import type { CreatedGame, GameView, NewGame } from '#shared/protocol/http.ts';
import { expect } from 'vitest';
import { testStream } from '../../support/testStream.ts';
import { until } from '../../support/until.ts';
import { pinned } from './pinned.ts';

/** Tables set up and played beside the page, with the session of its browser: faster than by hand. */

/** A request as the person at `page` would send it. `api` is the path after `/api`. */
export async function ask<T>(
  page: Page,
  origin: string,
  api: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<T> {
  const method = body === undefined ? 'GET' : 'POST';
  const response = await page.request.fetch(`${origin}/api${api}`, {
    method,
    headers: { origin, ...headers },
    ...(body === undefined ? {} : { data: body }),
  });
  if (!response.ok()) throw new Error(`${method} ${api}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as T;
}

/** How many games each test has made. */
const made = new Map<string | undefined, number>();

/**
 * Makes a game whose chance follows from the test's name, and from how many games the test made before: a key
 * fixes its id.
 */
export function makeGame(page: Page, origin: string, game: NewGame): Promise<CreatedGame> {
  const test = expect.getState().currentTestName;
  const before = made.get(test) ?? 0;
  made.set(test, before + 1);
  const body = { seed: pinned('seed', before), ...game };
  return ask(page, origin, '/games', body, { [IDEMPOTENCY_HEADER]: pinned('key', before) });
}

/** The id of the game that the page shows. */
export const gameAt = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Plays offered moves for this person until `enough` or the end; returns the view then. */
export async function playOn(
  page: Page,
  origin: string,
  id: string,
  enough: (view: GameView) => boolean = () => false,
): Promise<GameView> {
  for (;;) {
    const view = await until('a decision', async () => {
      const now = await ask<GameView>(page, origin, `/games/${id}`);
      return now.choices.length > 0 || now.status === 'over' || enough(now) ? now : undefined;
    });
    if (view.status === 'over' || enough(view)) return view;
    await decide(page, origin, view);
  }
}

/** Plays a game whose seats belong to these people, in this order, to its end. */
export async function playToTheEnd(people: readonly Page[], origin: string, id: string): Promise<void> {
  for (let seat = 0; ;) {
    const page = people[seat];
    if (page === undefined) throw new Error(`nobody plays seat ${seat} of ${id}`);
    const view = await ask<GameView>(page, origin, `/games/${id}`);
    if (view.status === 'over') return;
    if (view.choices.length > 0) await decide(page, origin, view);
    else seat = view.acting[0] ?? seat;
  }
}

const decide = (page: Page, origin: string, { id, seq, choices }: GameView): Promise<unknown> =>
  ask(page, origin, `/games/${id}/moves`, { expect: seq, moves: [someMove(choices, seq)] });

/** Moves that bring a game on: drawing and passing, if possible. */
const QUICK = new Set(['pass', 'draw']);

function someMove(choices: readonly Choice[], salt: number): AnyMove {
  const quick = choices.filter(({ type }) => QUICK.has(type));
  return sampleMove(quick.length > 0 ? quick : choices, testStream(salt));
}
