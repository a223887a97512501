import { Hono } from 'hono';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Problem } from '#shared/protocol/http.ts';
import type { AppEnv } from '../../worker/http/context.ts';
import { validate } from '../../worker/routes/requests.ts';

/** Lists in lists. */
const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

/** How much work a request may cause before it is refused, counted in values that a schema checks. */
describe('a body', () => {
  let looks = 0;
  const schema = v.strictObject({
    items: v.array(
      v.pipe(
        v.unknown(),
        v.check((item) => {
          looks += 1;
          return item === 'good';
        }),
      ),
    ),
  });
  const app = new Hono<AppEnv>().post('/', validate('json', schema), (c) => c.json({}));
  /** The answer's code, and how many items were checked for it. */
  async function post(items: unknown): Promise<readonly [string | undefined, number]> {
    looks = 0;
    const headers = { 'content-type': 'application/json' };
    const answer = await app.request('/', { method: 'POST', headers, body: JSON.stringify({ items }) });
    return [(await answer.json<Partial<Problem>>()).code, looks];
  }
  const goods = (n: number): readonly unknown[] => Array.from({ length: n }, () => 'good');

  test('is checked up to its first fault', async () => {
    expect(await post([...goods(3), 'bad', ...goods(3), 'bad'])).toEqual(['BAD_REQUEST', 4]);
  });

  test('of a thousand values on sixteen levels is checked', async () => {
    expect(await post(goods(998))).toEqual([undefined, 998]); // two more: the list and the object around it
    expect(await post([nested(14)])).toEqual(['BAD_REQUEST', 1]);
  });

  test.each([
    ['one value more', goods(999)],
    ['one value more, in two lists', [goods(500), goods(497)]],
    ['one level more', [nested(15)]],
    ['as many values as fit into the limit of a body', goods(9_000)],
    ['thousands of members', [Object.fromEntries(goods(5_000).map((value, i) => [`k${i}`, value]))]],
  ])('with %s reaches no schema', async (_what, items) => {
    expect(await post(items)).toEqual(['BAD_REQUEST', 0]);
  });
});
