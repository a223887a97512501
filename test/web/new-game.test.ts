import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { gameIds } from '#shared/games/meta.ts';
import { IDEMPOTENCY_HEADER } from '#shared/protocol/names.ts';
import { createApi } from '../../web/lib/api.ts';
import { botsGame, requestOf, submitNewGame } from '../../web/features/new-game/newGame.ts';
import { GameServer } from './support/server.ts';
import { openTab } from './support/world.ts';
import { coverOf } from '../../scripts/build/covers.ts';
import { foldersOf } from '../../scripts/lib/gameLists.ts';
import { InviteFold } from '../../web/features/invitation/index.ts';
import { SeatPlanner } from '../../web/features/new-game/Planners.tsx';
import { webGames } from '../../web/games/registry.ts';
import { sendsMail } from '../../web/lib/visitor.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { TOY } from '../support/withToy.ts';
import { tagsIn } from './support/drawn.ts';

/** A page that requests games; `answers`: the outcomes of its requests, in order. */
function page(...answers: readonly (number | 'lost')[]) {
  const left = [...answers];
  const asked: { readonly key: string | null; readonly body: unknown }[] = [];
  let drawn = 0;
  const world = {
    ...openTab(new GameServer()),
    entropy: () => `${(drawn += 1)}`.padStart(64, '0'),
    api: createApi(async (path, init) => {
      if (path === '/api/auth/cookies') return Response.json({ kept: true });
      asked.push({ key: new Headers(init?.headers).get(IDEMPOTENCY_HEADER), body: init?.body });
      const answer = left.shift() ?? 201;
      if (answer === 'lost') throw new TypeError('fetch failed');
      const body = answer === 201 ? { id: 'a222222222222222', seats: [] } : { code: 'SOME', status: answer };
      return Response.json(body, { status: answer });
    }),
  };
  const ask = (game = botsGame('goa')) => submitNewGame(world, game, () => undefined);
  return { ask, asked };
}

test.each(['lost', 503] as const)(
  'a request whose answer is %s is repeated with the same key',
  async (mishap) => {
    const { ask, asked } = page(mishap, mishap);
    for (let i = 0; i < 3; i += 1) await ask();
    expect(asked[0]?.key).toMatch(/^\d{64}$/);
    expect(asked.slice(1)).toEqual([asked[0], asked[0]]);
  },
);

test.each([201, 422])('after the answer %i the next request has a new key', async (status) => {
  const { ask, asked } = page(status);
  await ask();
  await ask();
  expect(asked[1]?.key).not.toBe(asked[0]?.key);
});

test('another request has a new key, even while the outcome of the first is unknown', async () => {
  const { ask, asked } = page('lost');
  await ask();
  await ask(botsGame(VEHICLE));
  expect(asked[1]?.key).not.toBe(asked[0]?.key);
});

test('the key is not in the request’s body, whose entropy is shown later', async () => {
  const { ask, asked } = page();
  await ask();
  expect(asked[0]?.key).toHaveLength(64);
  expect(String(asked[0]?.body)).not.toContain(asked[0]?.key);
});

test('a game is asked for with its name, and without one if the field was left empty', () => {
  const asked = (title: string) => requestOf(VEHICLE, {}, '', [{ kind: 'me' }], { title }).title;
  expect([asked('Sunday table'), asked('  ')]).toEqual(['Sunday table', undefined]);
});

test.each(gameIds)('every value of an option of %s has a picture', async (id) => {
  const { options } = await coverOf(`${id}` === TOY.id ? TOY : foldersOf(id));
  const values = webGames[id].options.flatMap((field) =>
    field.values.map(({ value }) => `${field.name}.${value}`),
  );
  expect(Object.keys(options).toSorted()).toEqual(values.toSorted());
});

test('nobody is invited by mail where the service sends none', () => {
  const offers = (mail: boolean) => {
    sendsMail.value = mail;
    const planner = SeatPlanner({
      plans: [{ kind: 'me' }, { kind: 'open' }],
      levels: ['normal'],
      bounds: { min: 2, max: 4 },
      resize: () => undefined,
      plan: () => undefined,
      note: signal(''),
    });
    const fold = InviteFold({
      label: 'Seat 2',
      invitation: undefined,
      busy: false,
      replace: () => undefined,
    });
    return [tagsIn(planner).some(({ props }) => props['value'] === 'invite'), fold !== null];
  };
  expect([offers(false), offers(true)]).toEqual([
    [false, false],
    [true, true],
  ]);
});
