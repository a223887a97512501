import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LineSchema, NameSchema } from '#shared/protocol/ids.ts';
import { Client, ORIGIN } from './support/client.ts';
import { expectDescribed } from './support/described.ts';

/** The API's description, as other people's programs read it. */

const description = await new Client().get<object>('/api/openapi.json');

/** All values under this keyword, wherever it stands. */
function valuesOf(keyword: string, node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === keyword && typeof value === 'string' ? [value] : valuesOf(keyword, value),
  );
}

const patterns = [...new Set(valuesOf('pattern', description) as string[])];

/** JSON Schema means ECMAScript's patterns with the flag `u`. */
it.each(patterns)('a validator can read the pattern %s', (pattern) => {
  expect(() => new RegExp(pattern, 'u')).not.toThrow();
});

/** Whatever pattern a name has in the description, it says what the service takes. */
describe.each([
  ['name', NameSchema],
  ['line', LineSchema],
])('the pattern of a %s', (_, schema) => {
  const pattern = schema.pipe[2].requirement;

  it('is in the description', () => {
    expect(patterns).toContain(pattern.source);
  });

  it.each(['Ana', ' Ana\t', '李小龙', 'می\u200cخواهم', '👩\u200d👧', 'Nguyễn'.normalize('NFD'), '⠿', 'a\nb'])(
    'matches %j, which the service takes',
    (text) => {
      expect([v.is(schema, text), new RegExp(pattern.source, 'u').test(text)]).toEqual([true, true]);
    },
  );

  it.each([
    '',
    ' ',
    '\u200d',
    '\u2800',
    '\u3164',
    'a\0',
    'a\u202eb',
    '\ud800',
    '\ufeff',
    'a\u00adb',
    '\ue000',
  ])('does not match %j, which the service refuses', (text) => {
    expect([v.is(schema, text), new RegExp(pattern.source, 'u').test(text)]).toEqual([false, false]);
  });
});

/** Every answer to a `Client` of these tests is held against the description. */
describe('an answer that is not described', () => {
  const problem = { type: 'about:blank', title: '', detail: '', status: 409, code: 'STALE', requestId: '' };
  const refusal = { status: 409, headers: { 'content-type': 'application/problem+json' } };

  it.each([
    ['by its status', 'GET', '/api/me', new Response('', { status: 418 })],
    ['by its code', 'POST', '/api/games/a/start', Response.json(problem, refusal)],
    ['by its media type', 'GET', '/api/me', new Response('', { headers: { 'content-type': 'text/html' } })],
    ['because a member is missing', 'GET', '/api/me', Response.json({ engine: '' })],
    ['because of one member more', 'GET', '/api/me/games', Response.json({ games: [], secret: 1 })],
  ])('is told %s', async (_, method, path, response) => {
    await expect(expectDescribed(method, path, response)).rejects.toThrow('against /api/openapi.json');
  });

  it('is one of other codes only', async () => {
    await expectDescribed('POST', '/api/games/a/moves', Response.json(problem, refusal));
  });
});

it('the origin that is asked is the server', () => {
  expect(description).toMatchObject({ openapi: '3.1.0', servers: [{ url: ORIGIN }] });
});
