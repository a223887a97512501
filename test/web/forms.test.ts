import { describe, expect, test, vi } from 'vitest';
import { ENGINE } from '#shared/engine.ts';
import { EmailSchema } from '#shared/protocol/addresses.ts';
import { metas, type GameId } from '#shared/games/meta.ts';
import { games } from '#shared/games/registry.ts';
import { NewGame } from '#shared/protocol/http.ts';
import * as v from 'valibot';
import type { GameView, SeatInfo } from '#shared/protocol/http.ts';
import { createApi, type ApiResult } from '../../web/lib/api.ts';
import { ClaimModel, meaningOf } from '../../web/features/invitation/claim.ts';
import { type Memory } from '../../web/lib/platform.ts';
import { forgetSeatLinks, storeSeatLink, storeSeatLinks, seatLinksOf } from '../../web/lib/seatLinks.ts';
import { renewLink } from '../../web/features/lobby/Lobby.tsx';
import { AddressField, ADDRESS_PATTERN } from '../../web/ui/fields.tsx';
import {
  botsGame,
  leaveForm,
  NewGameModel,
  requestOf,
  takeForm,
} from '../../web/features/new-game/newGame.ts';
import { ProfileModel } from '../../web/features/profile/profile.ts';
import { VisitorModel, isOwnName } from '../../web/lib/visitor.ts';
import type { Chosen } from '../../web/games/introduction.ts';
import { fieldsOf, optionsFor } from '../../web/games/optionFields.ts';
import { route, routeOf, createPageCheck } from '../../web/routes.ts';
import { tagsIn } from './support/drawn.ts';
import { GameServer } from './support/server.ts';
import { openTab, storage } from './support/world.ts';

test.each([
  ['/', { page: 'home' }],
  ['/new', { page: 'new' }],
  ['/new/', { page: 'new' }],
  ['/g/a222222222222222', { page: 'game', game: 'a222222222222222', mode: 'table' }],
  ['/g/a222222222222222/text', { page: 'game', game: 'a222222222222222', mode: 'text' }],
  ['/g/a222222222222222/at/12', { page: 'game', game: 'a222222222222222', mode: 'history', at: 12 }],
  ['/g/a222222222222222/at/0', { page: 'lost' }],
  ['/g/a222222222222222/at/12/more', { page: 'lost' }],
  ['/join/a222222222222222/2', { page: 'join', game: 'a222222222222222', seat: 2 }],
  ['/g/short', { page: 'lost' }],
  ['/g/a222222222222222/more', { page: 'lost' }],
  ['/join/a222222222222222', { page: 'lost' }],
  ['/join/a222222222222222/x', { page: 'lost' }],
  ['/next', { page: 'lost' }],
])('%s is the page %o', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test('the form and the button against bots request games that the contract accepts', () => {
  const request = requestOf('merchants', { officeDraw: 'turnEnd' }, ' Ana ', [
    { kind: 'me' },
    { kind: 'open' },
    { kind: 'bot', level: 'easy' },
  ]);
  expect(v.parse(NewGame, request).seats).toEqual([
    { kind: 'me', name: 'Ana' },
    { kind: 'open' },
    { kind: 'bot', level: 'easy' },
  ]);
  expect(v.is(NewGame, botsGame('goa'))).toBe(true);
  expect(v.is(NewGame, requestOf('merchants', {}, '  ', [{ kind: 'me' }, { kind: 'open' }]))).toBe(true);
});

test('the form has between the fewest and the most seats, one of them the host’s', () => {
  const form = new NewGameModel(openTab(new GameServer()), metas);
  form.resize(9);
  expect(form.plans.value).toHaveLength(4);
  form.resize(1);
  expect(form.plans.value).toHaveLength(2);
  form.plan(1, { kind: 'me' });
  expect(form.plans.value).toEqual([{ kind: 'open' }, { kind: 'me' }]);
});

test('choosing another game sets its usual options and a level that its bots have', () => {
  const form = new NewGameModel(openTab(new GameServer()), metas);
  form.pick('goa');
  form.choose('edition', '2004');
  form.plan(1, { kind: 'bot', level: 'strong' });
  form.pick('merchants');
  expect(form.options.value).toEqual({});
  expect(form.plans.value[1]).toEqual({ kind: 'bot', level: 'normal' });
});

const values = (game: GameId, chosen: Chosen) => fieldsOf(game, chosen).map(({ name }) => name);

test('Bonanza tiles can be chosen with the 2012 edition only, and are not sent with another', () => {
  expect(values('goa', {})).toEqual(['edition', 'quickStart', 'bonanza', 'money']);
  expect(values('goa', { edition: '2004' })).toEqual(['edition', 'quickStart', 'money']);
  expect(optionsFor('goa', { edition: '2004', bonanza: true, quickStart: true })).toEqual({
    edition: '2004',
    quickStart: true,
  });
});

test.each(['goa', 'merchants'] as const)('the rules of %s accept every option of its form', async (game) => {
  const { options } = await games[game]();
  for (const field of fieldsOf(game, {}))
    for (const { value } of field.values) {
      const chosen = { [field.name]: value };
      expect(v.parse(options, optionsFor(game, chosen))).toMatchObject(chosen);
    }
});

test.each(['goa', 'merchants'] as const)(
  'the usual options of %s are the first ones of its form',
  async (game) => {
    const usual = v.parse((await games[game]()).options, {});
    expect(
      Object.fromEntries(fieldsOf(game, {}).map(({ name, values: [first] }) => [name, first?.value])),
    ).toEqual(usual);
  },
);

test('the host’s device remembers the links of a game until it has started', () => {
  const device = storage();
  storeSeatLinks(device, {
    id: 'g',
    seats: [
      { seat: 0, kind: 'person' },
      { seat: 1, kind: 'open', link: '/join/g/1#token' },
    ],
  });
  expect(seatLinksOf(device, 'g')).toEqual({ 1: '/join/g/1#token' });
  forgetSeatLinks(device, 'g');
  expect(seatLinksOf(device, 'g')).toEqual({});
});

test.each([
  ['renewed', { link: '/join/g/1#new' }, { 1: '/join/g/1#new' }],
  ['offered to a guest by mail, who alone gets the new one', {}, {}],
  ['not renewed, because the request failed', undefined, { 1: '/join/g/1#token' }],
])('the host’s device has no dead link of a seat that was %s', async (_, answer, left) => {
  const device = storage();
  storeSeatLink(device, 'g', 1, '/join/g/1#token');
  const api = createApi(async () => Response.json({ seat: 1, kind: 'open', ...answer }));
  const request = async <T>(send: () => Promise<ApiResult<T>>): Promise<T | undefined> => {
    const sent = await send();
    return answer !== undefined && sent.ok ? sent.value : undefined;
  };
  await renewLink({ api, device }, 'g', { request }, 1);
  expect(seatLinksOf(device, 'g')).toEqual(left);
});

test('a host whose browser keeps nothing is shown a new link all the same', async () => {
  const device = { ...storage(), write: () => undefined };
  const api = createApi(async () => Response.json({ seat: 1, kind: 'open', link: '/join/g/1#new' }));
  const request = async <T>(send: () => Promise<ApiResult<T>>): Promise<T | undefined> => {
    const sent = await send();
    return sent.ok ? sent.value : undefined;
  };
  expect(await renewLink({ api, device }, 'g', { request }, 1)).toEqual({ 1: '/join/g/1#new' });
});

const seats: readonly SeatInfo[] = [
  { seat: 0, kind: 'person', name: 'Ana', online: false },
  { seat: 1, kind: 'open', name: null, online: false },
  { seat: 2, kind: 'person', name: 'Ben', online: false, vacancy: 'open' },
  { seat: 3, kind: 'bot', name: null, online: false },
];

test.each([
  ['a free seat, to a stranger', null, 1, 'free'],
  ['a seat whose player is gone', null, 2, 'vacant'],
  ['a seat that somebody has', null, 0, 'taken'],
  ['a seat that a bot has', null, 3, 'taken'],
  ['a seat that there is not', null, 7, 'free'],
  ['one’s own seat', 0, 0, 'own'],
  ['one’s own seat, which one has left', 2, 2, 'left'],
  ['a free seat, to a player of the same table', 0, 1, 'other'],
  ['a vacant seat, to a player of the same table', 0, 2, 'other'],
] as const)('the link of %s is told apart', (_, you, seat, meaning) => {
  const view = { you, seats, status: 'running' } as const satisfies Partial<GameView>;
  expect(meaningOf(view, seat)).toBe(meaning);
});

test('what the link of a table that may not be watched is, the service decides', () => {
  expect(meaningOf(undefined, 0)).toBe('free');
});

test.each([
  ['GAME_NOT_FOUND', 404, true],
  ['WATCHING_OFF', 403, false],
])('a seat link offers nothing where the service answers %s (%j): %j', async (code, status, isMissing) => {
  const api = createApi(async () => Response.json({ code, params: {} }, { status }));
  const form = new ClaimModel({ ...openTab(new GameServer()), api }, 'a222222222222222', 1, 'token');
  await vi.waitUntil(() => form.isLoaded.value);
  expect([form.missing.value?.code, form.asking.value.kind]).toEqual([isMissing ? code : undefined, 'idle']);
});

test('a guest who has given no name is asked for one, and not offered the word for guests', () => {
  expect([undefined, 'Guest', 'Ana'].map(isOwnName)).toEqual([false, false, true]);
});

test('who leaves the form of a new game finds it as it was; once, and nobody else does', () => {
  const tab = openTab(new GameServer());
  const form = new NewGameModel(tab, metas);
  form.pick('goa');
  leaveForm(tab, 'ana', form);
  expect(takeForm(tab, 'ana')?.game.value).toBe('goa');
  expect(takeForm(tab, 'ana')).toBeUndefined();
  leaveForm(tab, 'ana', form);
  expect(takeForm(tab, 'ben')).toBeUndefined();
  expect(takeForm(tab, 'ana')).toBeUndefined();
});

test('a form whose game was made after its player had left it does not come back: it would make the game twice', async () => {
  const answered = Promise.withResolvers<Response>();
  const tab = {
    ...openTab(new GameServer()),
    api: createApi(async (path) =>
      path === '/api/auth/cookies' ? Response.json({ kept: true }) : answered.promise,
    ),
  };
  const form = new NewGameModel(tab, metas);
  const made = form.create({});
  leaveForm(tab, null, form);
  answered.resolve(Response.json({ id: 'a222222222222222', seats: [] }));
  await made;
  expect(takeForm(tab, null)).toBeUndefined();
});

test('an answer leads on only who is still where they asked; another row of a game is the same place', () => {
  for (const [from, to, isSame] of [
    ['/', '/', true],
    ['/', '/help', false],
    ['/new', '/g/a222222222222222', false],
    ['/g/a222222222222222/at/3', '/g/a222222222222222/at/4', true],
    ['/g/a222222222222222/at/3', '/g/a222222222222222', false],
    ['/g/a222222222222222', '/g/b222222222222222', false],
  ] as const) {
    route.value = routeOf(from);
    const isHere = createPageCheck();
    route.value = routeOf(to);
    expect(isHere(), `${from} → ${to}`).toBe(isSame);
  }
});

test('a code that was mistyped can be typed again', async () => {
  const known = new Set(['right']);
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    if (!String(input).endsWith('/redeem')) return Response.json({ player: null, games: [], engine: ENGINE });
    const { code } = JSON.parse(String(init?.body)) as { code: string };
    return known.has(code) ? Response.json({}) : Response.json({ code: 'CODE_WRONG' }, { status: 403 });
  };
  const tab = { ...openTab(new GameServer()), api: createApi(answer) };
  const profile = new ProfileModel(tab, new VisitorModel(tab));
  await profile.signIn();
  const seen = [profile.done.value];
  for (const code of ['wrong', 'right']) {
    const typed = profile.typeCode(code, false);
    seen.push(profile.done.value); // the field stays while the service is asked
    await typed;
    seen.push(profile.done.value);
  }
  expect(seen).toEqual(['asked', 'asked', 'asked', 'asked', 'in']);
});

test.each(['ana@example.org', 'o’x@b', 'a@b', 'a@b.', 'a@b.c', 'A.B@Example.CO'])(
  'a field for an address takes %s only if the service may take it',
  (address) => {
    const field = new RegExp(`^(?:${ADDRESS_PATTERN})$`, 'v').test(address);
    expect(field).toBe(v.is(EmailSchema, address));
  },
);

describe('A name that is typed in the profile', () => {
  /** The profile as its page opens it; the service knows the player’s name. */
  const open = async (session: Memory, known = { id: 'ana', name: 'Ana' }) => {
    const service = { player: { ...known, language: null, hours: null }, refuses: false };
    const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      if (init?.method === 'PATCH' && service.refuses) return Response.json({ code: 'X' }, { status: 422 });
      if (init?.method === 'PATCH')
        service.player.name = (JSON.parse(String(init.body)) as { name: string }).name.trim();
      return String(input) === '/api/me'
        ? Response.json({ player: { ...service.player }, engine: ENGINE })
        : Response.json({ games: [], sessions: [] });
    };
    const tab = { ...openTab(new GameServer()), session, api: createApi(answer) };
    const visitor = new VisitorModel(tab);
    await visitor.refresh();
    return { service, visitor, profile: new ProfileModel(tab, visitor) };
  };

  test('is there when the page is left and come back to, and while it stays in the background', async () => {
    const session = storage();
    const { profile, visitor } = await open(session);
    profile.name.value = 'Ana Ferr';
    await visitor.refresh();
    expect(profile.name.value).toBe('Ana Ferr');
    expect((await open(session)).profile.name.value).toBe('Ana Ferr');
    expect((await open(session, { id: 'ben', name: 'Ben' })).profile.name.value).toBe('Ben');
  });

  test('is forgotten once it is saved or cleared, and not when saving fails', async () => {
    const session = storage();
    const { profile, service } = await open(session);
    profile.name.value = ' Ana Ferreira ';
    service.refuses = true;
    await profile.rename();
    expect((await open(session)).profile.name.value).toBe(' Ana Ferreira ');
    service.refuses = false;
    await profile.rename();
    expect(profile.name.value).toBe('Ana Ferreira');
    expect((await open(session)).profile.name.value).toBe('Ana');
    profile.name.value = '';
    expect((await open(session)).profile.name.value).toBe('Ana');
  });

  test('gives way to the name that the player has saved on another device, if nothing is typed', async () => {
    const { profile, service, visitor } = await open(storage());
    service.player.name = 'Anna';
    await visitor.refresh();
    expect(profile.name.value).toBe('Anna');
  });
});

test('an address is taken by whichever event a program that fills it in tells of', () => {
  const written: string[] = [];
  const field = AddressField({ label: '', value: '', write: (address) => written.push(address) });
  const [, input] = tagsIn(field);
  if (input === undefined) throw new Error('no field');
  const { onInput, onChange } = input.props as Record<'onInput' | 'onChange', (event: object) => void>;
  for (const hear of [onInput, onChange]) hear({ currentTarget: { value: 'ana@example.org' } });
  expect(written).toEqual(['ana@example.org', 'ana@example.org']);
});
