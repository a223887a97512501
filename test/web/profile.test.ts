import { describe, expect, test } from 'vitest';
import { ENGINE } from '#shared/engine.ts';
import { createApi } from '../../web/lib/api.ts';
import { HintsModel } from '../../web/features/hints/Hints.tsx';
import { ProfileModel } from '../../web/features/profile/profile.ts';
import { VisitorModel } from '../../web/lib/visitor.ts';
import { WaysBackModel } from '../../web/features/profile/identity/credentials.ts';
import { GameServer } from './support/server.ts';
import { openTab } from './support/world.ts';

/** What the profile's page keeps and says while its player changes, and while requests fail. */

const FAILED = {
  type: 'about:blank',
  title: 'x',
  code: 'UNAVAILABLE',
  status: 503,
  detail: 'x',
  requestId: 'x',
};

/** A service at which one player at a time is signed in. */
async function opened() {
  const state = { player: 'Ana' as string | null, isDown: false };
  const bodies: unknown[] = [];
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const path = String(input);
    if (init?.body !== undefined) bodies.push(JSON.parse(String(init.body)));
    if (path.endsWith('/logout')) state.player = null;
    if (path.endsWith('/recover')) {
      state.player = 'Ana';
      return Response.json({ player: { id: 'Ana', name: 'Ana' }, game: null });
    }
    if (path === '/api/me/channels' && init?.method === 'GET') {
      if (state.isDown) return Response.json(FAILED, { status: 503 });
      return Response.json({ mail: { address: `${state.player}@example.org` } });
    }
    const player = state.player && { id: state.player, name: state.player, language: null, hours: null };
    return Response.json({ player, games: [], sessions: [], engine: ENGINE });
  };
  const tab = { ...openTab(new GameServer()), api: createApi(answer) };
  const visitor = new VisitorModel(tab);
  await visitor.refresh();
  const profile = new ProfileModel(tab, visitor);
  await profile.load();
  return { state, bodies, tab, visitor, profile, ways: new WaysBackModel(tab, visitor) };
}

describe('A code that came by mail', () => {
  test('goes with the address that the mail went to, whatever is in the field by then', async () => {
    const { profile, bodies } = await opened();
    profile.address.value = 'ana@exmaple.com';
    await profile.signIn();
    profile.address.value = 'ana@example.com';
    expect(profile.askedFor.value).toBe('ana@exmaple.com');
    await profile.typeCode('1234', false);
    expect(bodies.at(-1)).toMatchObject({ code: '1234', email: 'ana@exmaple.com' });
  });
});

describe('Signing out', () => {
  test('leaves nothing of the player on the page', async () => {
    const { profile } = await opened();
    expect(profile.channels.value).toBeDefined();
    await profile.confirmAgain('ana@example.org');
    await profile.signOut();
    expect(profile.address.value).toBe('');
    expect(profile.channels.value).toBeUndefined();
    expect(profile.sessions.value).toEqual([]);
  });

  test('leaves nothing of their games in the tab, and keeps what belongs to the device', async () => {
    const { profile, tab } = await opened();
    for (const kept of ['draft', 'unsent', 'notes', 'orders'])
      tab.session.write(`carrack.${kept}.g.0`, 'mine');
    for (const kept of [
      'seen.g.0',
      'heard.g.0',
      'looks.g',
      'witness.g',
      'offer.recovery',
      'language',
      'language.unsent',
    ])
      tab.device.write(`carrack.${kept}`, 1);
    await profile.signOut();
    for (const kept of ['draft', 'unsent', 'notes', 'orders'])
      expect(tab.session.read(`carrack.${kept}.g.0`), kept).toBeNull();
    for (const kept of ['seen.g.0', 'heard.g.0', 'looks.g', 'witness.g', 'offer.recovery', 'language.unsent'])
      expect(tab.device.read(`carrack.${kept}`), kept).toBeNull();
    expect(tab.device.read('carrack.language')).toBe(1);
  });

  test('forgets which games had hints, and that their kinds have had them', async () => {
    const { profile, tab } = await opened();
    new HintsModel(tab.device, 'goa', 'mine').putAway('hint.goa.turn');
    await profile.signOut();
    expect(JSON.stringify(tab.device.read('carrack.hints.first'))).not.toContain('mine');
    expect(new HintsModel(tab.device, 'goa', 'next').wanted.value).toBe(false);
    expect(new HintsModel(tab.device, 'merchants', 'next').wanted.value).toBe(true);
  });

  test('forgets that the player came back by a recovery code, and the code', async () => {
    const { profile, ways, visitor, state } = await opened();
    state.player = null;
    await visitor.refresh();
    ways.code.value = 'abcd';
    await ways.byCode();
    expect(ways.back.value).toBe('Ana');
    await profile.signOut();
    expect([ways.back.value, ways.code.value]).toEqual([undefined, '']);
  });
});

test('a profile that could not be fetched says so until it could', async () => {
  const { profile, state } = await opened();
  state.isDown = true;
  await profile.load();
  expect(profile.unread.value?.code).toBe('UNAVAILABLE');
  state.isDown = false;
  await profile.load();
  expect([profile.unread.value, profile.asking.value.kind]).toEqual([undefined, 'idle']);
});

test('what was asked for one player is not shown to the next, however late the answer comes', async () => {
  const { state, visitor, profile } = await opened();
  const late = profile.load();
  state.player = null;
  await visitor.refresh();
  await late;
  expect(profile.channels.value).toBeUndefined();
});

test('where a mail has gone for one player is not told to the next, who signs in in another tab', async () => {
  const { state, visitor, profile } = await opened();
  await profile.confirmAgain('ana@example.org');
  expect([profile.done.value, profile.askedFor.value]).toEqual(['asked', 'ana@example.org']);
  state.player = 'Ben';
  await visitor.refresh();
  expect(profile.done.value).toBeUndefined();
});
