import { expect, test } from 'vitest';
import { DAY_PARTS, type OpenTable } from '#shared/protocol/http.ts';
import { createApi } from '../../web/lib/api.ts';
import { JoiningModel } from '../../web/features/tables/joining.ts';
import { dayParts, hoursTogether, matchesWanted } from '../../web/features/tables/tables.ts';
import { GameServer } from './support/server.ts';
import { openTab, settled, storage } from './support/world.ts';

/** Open tables on the page: the list by the visitor’s clock, what they look for in it, and joining. */

const NIGHT = { from: 0, to: 480 };
/** Two people, awake from 8 to 22 UTC. */
const AWAKE = { parts: Array.from({ length: DAY_PARTS }, (_, n) => (n >= 4 && n < 11 ? 2 : 0)), of: 2 };

test('the day begins at the visitor’s midnight, wherever they are', () => {
  for (const ahead of [0, 60, 345, -480, 840]) {
    const parts = dayParts(AWAKE, NIGHT, ahead);
    expect(parts.map(({ from }) => from)).toEqual(parts.map(({ from }) => from).toSorted((a, b) => a - b));
    expect(parts.filter(({ share }) => share === 1)).toHaveLength(7);
  }
  expect(dayParts(AWAKE, NIGHT, 120).find(({ share }) => share === 1)?.from).toBe(10);
});

test('hours together are those in which most are awake, and the visitor is', () => {
  expect(hoursTogether(dayParts(AWAKE, { from: 480, to: 1_320 }, 0))).toBe(14);
  expect(hoursTogether(dayParts(AWAKE, { from: 1_320, to: 360 }, 0))).toBe(0); // hours over midnight
  expect(
    hoursTogether(dayParts({ parts: AWAKE.parts.map((n) => n / 2), of: 2 }, { from: 480, to: 1_320 }, 0)),
  ).toBe(0);
});

test('a filter leaves what is like it; without one all is wanted', () => {
  const table = { game: 'some', clock: null, seats: 3 } as OpenTable;
  const any = { game: '', pace: '', seats: '' } as const;
  expect(matchesWanted(table, any)).toBe(true);
  expect(matchesWanted(table, { game: 'some', pace: 'relaxed', seats: '3' })).toBe(true);
  for (const other of [{ game: 'other' }, { pace: 'clock' }, { seats: '4' }] as const)
    expect(matchesWanted(table, { ...any, ...other })).toBe(false);
});

test('a name typed before the mail that signs in is there when its link leads back, and only until the seat is taken', async () => {
  const device = storage();
  const api = createApi(async (path) => {
    if (path === '/api/me') return Response.json({ player: { id: 'a', name: 'Visitor', language: null } });
    return Response.json(path === '/api/auth/link' ? {} : { seat: 1 });
  });
  const open = async () => {
    const model = new JoiningModel(
      { ...openTab(new GameServer()), api, device },
      'agame',
      async () => undefined,
    );
    await settled();
    return model;
  };
  const before = await open();
  before.name.value = 'Zoë';
  await before.sendMail();
  const back = await open();
  expect(back.name.value).toBe('Zoë');
  await back.join();
  expect((await open()).name.value).toBe('Visitor');
});

/** A table whose service takes a request to join only from somebody it knows. */
function nobody() {
  const state = { isKnown: false, joins: 0, seated: 0 };
  const api = createApi(async (path) => {
    if (path === '/api/me')
      return Response.json({ player: state.isKnown ? { id: 'a', name: 'Visitor' } : null });
    state.joins += 1;
    const refusal = { status: 401, code: 'NO_SESSION' };
    return state.isKnown ? Response.json({ seat: 1 }) : Response.json(refusal, { status: 401 });
  });
  const platform = { ...openTab(new GameServer()), api };
  const model = new JoiningModel(platform, 'agame', async () => void (state.seated += 1));
  return { state, model };
}

test('whoever was nobody when the page was opened may take a seat once they have signed in in another tab', async () => {
  const { state, model } = nobody();
  await model.join();
  expect([model.missing.value, state.seated]).toEqual([{ session: false }, 0]);
  state.isKnown = true;
  await model.join();
  expect([model.missing.value, state.seated]).toEqual([undefined, 1]);
});

test('a second tap while a seat is being taken takes none', async () => {
  const { state, model } = nobody();
  state.isKnown = true;
  const joined = model.join();
  expect(model.asking.value.kind).toBe('busy');
  await Promise.all([joined, model.join()]);
  expect([state.joins, state.seated]).toEqual([1, 1]);
});
