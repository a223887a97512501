import { expect, test } from 'vitest';
import { ENGINE } from '#shared/engine.ts';
import { createApi } from '../../web/lib/api.ts';
import { OwnDataModel } from '../../web/features/profile/own-data/ownData.ts';
import { VisitorModel } from '../../web/lib/visitor.ts';
import { GameServer } from './support/server.ts';
import { openTab } from './support/world.ts';

/** A player's data on the profile: downloaded, and deleted after their name was typed. */

/** The page of a player; `answers`: what the service says to a deletion, one after the other. */
async function opened(...answers: readonly Response[]) {
  const left = [...answers];
  const asked: string[] = [];
  let isGone = false;
  const api = createApi(async (path, init) => {
    asked.push(`${init?.method} ${path as string} ${String(init?.body ?? '')}`.trim());
    if (init?.method === 'DELETE') {
      const answer = left.shift() ?? Response.error();
      isGone = answer.ok || answer.status === 401;
      return answer;
    }
    if (path === '/api/me/export') return Response.json({ at: 1, profile: { name: 'Ana' } });
    if (path === '/api/me/games') return Response.json({ games: [] });
    const player = isGone ? null : { id: 'a', name: 'Ana', language: null, hours: null };
    return Response.json({ player, engine: ENGINE });
  });
  const platform = { ...openTab(new GameServer()), api };
  const visitor = new VisitorModel(platform);
  await visitor.refresh();
  const saved: string[] = [];
  const own = new OwnDataModel(platform, visitor, (name, text) => saved.push(`${name}: ${text}`));
  return { own, visitor, asked, saved };
}

const GONE = {
  type: 'about:blank',
  title: 'x',
  code: 'NO_SESSION',
  status: 401,
  detail: 'x',
  requestId: 'x',
};

test('the download is saved as a file', async () => {
  const { own, saved } = await opened();
  await own.download();
  expect(saved).toHaveLength(1);
  expect(saved[0]).toMatch(/^carrack-my-data\.json: \{/);
});

test('the account is confirmed by its name alone, however it is spaced', async () => {
  const { own } = await opened();
  for (const [typed, isConfirmed] of [
    ['', false],
    ['ana', false],
    ['An', false],
    [' Ana ', true],
  ] as const) {
    own.typed.value = typed;
    expect(own.isConfirmed.value, typed).toBe(isConfirmed);
  }
});

test.each([
  ['done', Response.json({ done: true })],
  ['unfinished', Response.json({ done: false })],
  ['done', Response.json(GONE, { status: 401 })],
] as const)('once deleted (%s) nobody is signed in here', async (said, answer) => {
  const { own, visitor, asked } = await opened(answer);
  own.typed.value = 'Ana';
  await own.remove();
  expect(asked).toContain('DELETE /api/me {"name":"Ana"}');
  expect([own.deleted.value, visitor.me.value]).toEqual([said, null]);
});

test('what one player has typed confirms nothing for the next, who may have the same name', async () => {
  const { own, visitor } = await opened();
  own.typed.value = 'Ana';
  await visitor.refresh();
  expect(own.isConfirmed.value).toBe(true);
  visitor.me.value = { id: 'b', name: 'Ana', language: null, hours: null };
  expect([own.typed.value, own.isConfirmed.value]).toEqual(['', false]);
});

test('a failure is shown, and the account is still there', async () => {
  const { own, visitor } = await opened(
    Response.json({ ...GONE, code: 'NAME_DIFFERS', status: 422 }, { status: 422 }),
  );
  await own.remove();
  expect(own.asking.value).toMatchObject({ kind: 'failed', failure: { code: 'NAME_DIFFERS' } });
  expect([own.deleted.value, visitor.me.value?.name]).toEqual(['no', 'Ana']);
});

test('who signs in after a deletion is not told of it', async () => {
  const { own, visitor } = await opened(Response.json({ done: true }));
  own.typed.value = 'Ana';
  await own.remove();
  expect(own.deleted.value).toBe('done');
  visitor.me.value = { id: 'b', name: 'Ben', language: null, hours: null };
  expect(own.deleted.value).toBe('no');
});
