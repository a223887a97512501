import type { Page } from 'playwright-core';
import { sampleMove } from '../../../shared/kernel/sample.ts';
import type { Choice } from '../../../shared/kernel/choices.ts';
import type { AnyMove } from '../../../shared/kernel/types.ts';
import type { CreatedGame, GameView, NewGame } from '../../../shared/protocol/http.ts';
import { testStream } from '../../support/testStream.ts';
import { until } from '../../support/until.ts';

/** Tables set up and played on beside the page, by the very session of its browser: quicker than by hand. */

/** A request as the person at `page` would send it. `api` is the path after `/api`. */
export async function ask<T>(page: Page, origin: string, api: string, body?: unknown): Promise<T> {
  const method = body === undefined ? 'GET' : 'POST';
  const response = await page.request.fetch(`${origin}/api${api}`, {
    method,
    headers: { origin },
    ...(body === undefined ? {} : { data: body }),
  });
  if (!response.ok()) throw new Error(`${method} ${api}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as T;
}

export const makeGame = (page: Page, origin: string, game: NewGame): Promise<CreatedGame> =>
  ask(page, origin, '/games', game);

/** Plays for this person, some offered move each time, until `enough` or the end; gives the view then. */
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
    const moves = [someMove(view.choices, view.seq)];
    await ask(page, origin, `/games/${id}/moves`, { expect: view.seq, moves });
  }
}

/** What brings a game on: to draw and to pass, where that can be done. */
const QUICK = new Set(['pass', 'draw']);

function someMove(choices: readonly Choice[], salt: number): AnyMove {
  const quick = choices.filter(({ type }) => QUICK.has(type));
  return sampleMove(quick.length > 0 ? quick : choices, testStream(salt));
}
