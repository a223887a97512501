import { expect, test } from 'vitest';
import type { ApiResult } from '../../web/lib/api.ts';
import { createPagedList } from '../../web/lib/requests.ts';

/** Long lists on the page – results, finished games – are read page by page. */

interface Page {
  readonly items: readonly string[];
  readonly next: string | null;
}

/** A list whose answers the test gives, in any order. */
function slowList() {
  const asked: {
    readonly after: string | null;
    readonly answer: (result: ApiResult<Page>) => Promise<void>;
  }[] = [];
  const list = createPagedList<Page>((after) => {
    const { promise, resolve } = Promise.withResolvers<ApiResult<Page>>();
    asked.push({
      after,
      answer: async (result) => (resolve(result), await promise, await Promise.resolve()),
    });
    return promise;
  });
  const items = () => list.pages.value?.flatMap((page) => page.items);
  const answer = (nth: number, result: ApiResult<Page>) => asked[nth]?.answer(result);
  return { list, items, answer, places: () => asked.map(({ after }) => after) };
}

const page = (item: string, next: string | null): ApiResult<Page> => ({
  ok: true,
  value: { items: [item], next },
});
const FAILED: ApiResult<Page> = { ok: false, failure: { code: 'OFFLINE', status: 0 } };

test('pages follow each other until the last one', async () => {
  const { list, items, answer, places } = slowList();
  void list.begin();
  expect(items()).toBeUndefined();
  await answer(0, page('a', 'place'));
  void list.more();
  await answer(1, page('b', null));
  expect(items()).toEqual(['a', 'b']);
  await list.more();
  expect(places()).toEqual([null, 'place']);
});

test('a double click asks for a page once', async () => {
  const { list, items, answer, places } = slowList();
  void list.begin();
  await answer(0, page('a', 'place'));
  void list.more();
  void list.more();
  await answer(1, page('b', null));
  expect([items(), places()]).toEqual([
    ['a', 'b'],
    [null, 'place'],
  ]);
});

test('an answer to an earlier search does not take the place of a later one', async () => {
  const { list, items, answer } = slowList();
  void list.begin();
  void list.begin();
  await answer(1, page('later', null));
  await answer(0, page('earlier', null));
  expect(items()).toEqual(['later']);
});

test('a page that does not come says so, keeps what was read, and can be asked for again', async () => {
  const { list, items, answer } = slowList();
  void list.begin();
  await answer(0, page('a', 'place'));
  void list.more();
  await answer(1, FAILED);
  expect([items(), list.failure.value?.code]).toEqual([['a'], 'OFFLINE']);
  void list.more();
  await answer(2, page('b', null));
  expect([items(), list.failure.value]).toEqual([['a', 'b'], undefined]);
});

test('a search that does not come leaves no pages of the one before, which its own would follow', async () => {
  const { list, items, answer } = slowList();
  void list.begin();
  await answer(0, page('a', 'place'));
  void list.begin();
  await answer(1, FAILED);
  expect([items(), list.failure.value?.code]).toEqual([undefined, 'OFFLINE']);
});
