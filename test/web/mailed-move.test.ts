import { expect, test } from 'vitest';
import type { MailedMoveState } from '#shared/protocol/http.ts';
import type { Api } from '../../web/lib/api.ts';
import type { Platform } from '../../web/lib/platform.ts';
import { MailedMoveModel } from '../../web/features/mail-links/mailLinks.ts';
import { routeOf } from '../../web/routes.ts';

/** A service in which an offered move is in `state`; `asked` are its requests. */
function service(state: () => MailedMoveState | 'STALE') {
  const asked: string[] = [];
  const ask = async (method: string, path: string) => {
    asked.push(`${method} ${path}`);
    const now = state();
    return now === 'STALE'
      ? { ok: false, failure: { code: 'STALE' } }
      : { ok: true, value: { game: 'g', gameId: 'a222222222222222', name: 'Bob', state: now } };
  };
  const platform = { api: { ask } as unknown as Api } as Platform;
  return { asked, model: new MailedMoveModel(platform, 'move.token') };
}

const SENT: MailedMoveState = { kind: 'sent', acts: false, asks: '', waitsFor: ['Ann'] };
const LOOK = 'POST /api/mail/move/look';
const SEND = 'POST /api/mail/move';

test('the page at the link of a mailed move looks, and sends only when told to', async () => {
  let state: MailedMoveState = { kind: 'open', sentence: 'Pass' };
  const { asked, model } = service(() => state);
  await model.preview('en');
  expect([asked, model.found.value?.state.kind]).toEqual([[LOOK], 'open']);
  state = SENT;
  await model.send('en');
  expect([asked, model.found.value?.state.kind]).toEqual([[LOOK, SEND], 'sent']);
});

test('a second press while the first is on its way sends nothing', async () => {
  const { asked, model } = service(() => SENT);
  await Promise.all([model.send('en'), model.send('en')]);
  expect(asked).toEqual([SEND]);
});

test('a move that came too late is looked at again, so that the page says what has happened', async () => {
  const states: (MailedMoveState | 'STALE')[] = ['STALE', { ...SENT, kind: 'stale', since: ['x'] }];
  const { asked, model } = service(() => states.shift() ?? 'STALE');
  await model.send('en');
  expect(asked).toEqual([SEND, LOOK]);
  expect([model.found.value?.state.kind, model.asking.value.kind]).toEqual(['stale', 'idle']);
});

test('its sentence is in the language of the page, also if that changes while the service is asked', async () => {
  const spoken: unknown[] = [];
  const ask = async (_: string, __: string, { language }: { readonly language: string }) => {
    spoken.push(language);
    return {
      ok: true,
      value: { game: 'g', gameId: 'g', name: 'Bob', state: { kind: 'open', sentence: language } },
    };
  };
  const model = new MailedMoveModel({ api: { ask } as unknown as Api } as Platform, 'move.token');
  await Promise.all([model.preview('en'), model.preview('cs')]);
  expect(model.found.value?.state).toEqual({ kind: 'open', sentence: 'cs' });
});

test('its address is a page of its own', () => {
  expect(routeOf('/move')).toEqual({ page: 'move' });
});
