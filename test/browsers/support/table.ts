import { expect, inject } from 'vitest';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import type { CreatedGame, GameView, NewGame } from '#shared/protocol/http.ts';
import { IDEMPOTENCY_HEADER } from '#shared/protocol/names.ts';
import { pinned } from '../../e2e/support/pinned.ts';
import { Client, seatLink } from '../../support/client.ts';
import { testStream } from '../../support/testStream.ts';
import { until } from '../../support/until.ts';
import type { Visitor } from './visitor.ts';

/** Limit of what is played beside the page, on a busy machine, in ms. */
const BOUND = 60_000;

/** Tables of two, set up and played beside the page: Ana has the browser, Ben none. */

export interface Table {
  readonly id: string;
  /** Plays for both, passing where possible, until `enough` in Ana's eyes. */
  playUntil(enough: (view: GameView) => boolean): Promise<GameView>;
  /** Waits until something has happened after a row, and plays nothing. */
  goesBeyond(seq: number): Promise<void>;
}

/** A request as Ana's page would send it. */
export const ask = <T>({ tab }: Visitor, path: string, body?: object): Promise<T> =>
  tab.evaluate(send, {
    path: `/api${path}`,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      key: [IDEMPOTENCY_HEADER, pinned('key', path)] as const,
    }),
  }) as Promise<T>;

/** In the page. */
async function send(given: {
  readonly path: string;
  readonly body?: string;
  readonly key?: readonly [string, string];
}): Promise<unknown> {
  const { path, body, key } = given;
  const headers = { 'content-type': 'application/json', ...(key && { [key[0]]: key[1] }) };
  const response = await fetch(path, body === undefined ? {} : { method: 'POST', body, headers });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** In the page. */
const isBeyond = async (given: { readonly path: string; readonly seq: number }): Promise<boolean> =>
  ((await (await fetch(given.path)).json()) as GameView).seq > given.seq;

/** Ana makes the game and Ben takes his seat; nobody has the game open. */
export async function sitDown(ana: Visitor, game: Omit<NewGame, 'seats'>): Promise<Table> {
  await ana.goto('/help');
  const seats: NewGame['seats'] = [{ kind: 'me', name: ana.name }, { kind: 'open' }];
  const { id, seats: made } = await ask<CreatedGame>(ana, '/games', { ...game, seats, seed: pinned('seed') });
  const ben = new Client({ address: () => Promise.resolve(new URL(inject('origin'))) });
  const { seat, token } = seatLink(made[1]?.link ?? '');
  const claimed = await ben.insist('POST', `/games/${id}/seats/${seat}/claim`, { token, name: 'Ben' });
  expect(claimed.status).toBe(200);
  const view = (): Promise<GameView> => ask(ana, `/games/${id}`);
  const playUntil: Table['playUntil'] = (enough) =>
    until(
      'enough of the game',
      async () => {
        const now = await view();
        if (enough(now)) return now;
        const isAna = now.acting.includes(0);
        const { seq, choices } = isAna ? now : await ben.game(id);
        const passing = choices.filter(({ type }) => type === 'pass');
        const moves = [sampleMove(passing.length > 0 ? passing : choices, testStream(seq))];
        if (isAna) await ask(ana, `/games/${id}/moves`, { expect: seq, moves });
        else await ben.commit(id, seq, moves);
        return undefined;
      },
      BOUND,
    );
  const goesBeyond = (seq: number): Promise<void> =>
    ana.waitUntil(`the game to go beyond ${seq}`, isBeyond, { path: `/api/games/${id}`, seq });
  return { id, playUntil, goesBeyond };
}

/** Is Ana to decide this, and nothing else? */
export const isAsked =
  (type: string) =>
  ({ acting, choices }: GameView): boolean =>
    acting.includes(0) && choices.some((choice) => choice.type === type);
