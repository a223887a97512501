import { describe, expect, test } from 'vitest';
import { wakeDue, type Due, type DueKind } from '../worker/wakeDue.ts';

/** How the cron shares out what one run may use. */

interface Load {
  /** So many are due. */
  readonly n: number;
  readonly perCall?: number;
  readonly fails?: 'asking' | 'waking';
}

/** Kinds that count; ids tell by their number how long they are due. */
function kindsOf(loads: readonly Load[]) {
  const woken = loads.map((): string[] => []);
  let used = 0;
  const kinds = loads.map(({ n, perCall = 1, fails }, at): DueKind => {
    const all = Array.from({ length: n }, (_, i): Due => ({ id: `${i}`, dueAt: i }));
    return {
      name: `kind ${at}`,
      perCall,
      due: async (after, limit) => {
        used += 1;
        if (fails === 'asking') throw new Error('no answer');
        return all.filter(({ dueAt }) => dueAt > (after?.dueAt ?? -1)).slice(0, limit);
      },
      wake: async (ids) => {
        used += Math.ceil(ids.length / perCall);
        if (fails === 'waking') throw new Error('no answer');
        woken[at]?.push(...ids);
      },
    };
  });
  return { kinds, woken, used: () => used };
}

async function run(loads: readonly Load[], budget: number) {
  const { kinds, woken, used } = kindsOf(loads);
  const failed: string[] = [];
  await wakeDue(kinds, budget, (kind) => failed.push(kind));
  return { woken, used: used(), failed };
}

describe('Within its budget a run wakes', () => {
  test.each<[what: string, loads: readonly Load[], budget: number, counts: readonly number[]]>([
    ['all there is', [{ n: 3 }, { n: 2 }], 44, [3, 2]],
    ['nothing where nothing is due', [{ n: 0 }, { n: 0 }], 44, [0, 0]],
    ['as much of the one kind as the budget takes', [{ n: 1_000 }], 44, [43]],
    ['as much of one kind as of the other', [{ n: 100 }, { n: 100 }], 44, [21, 21]],
    ['more of one where another needs less', [{ n: 100 }, { n: 2 }], 44, [39, 2]],
    ['more of the later one too', [{ n: 2 }, { n: 100 }], 44, [2, 39]],
    ['a hundred with one call where one call does that', [{ n: 5_000, perCall: 100 }], 44, [4_100]],
    ['both, each as it costs', [{ n: 30 }, { n: 700, perCall: 100 }], 44, [30, 700]],
    ['more than one page', [{ n: 6_500, perCall: 100 }], 900, [6_500]],
    ['nothing where there is only enough for a question', [{ n: 5 }, { n: 5 }], 3, [0, 0]],
  ])('%s', async (_what, loads, budget, counts) => {
    const { woken, used } = await run(loads, budget);
    expect(woken.map((ids) => ids.length)).toEqual(counts);
    expect(used).toBeLessThanOrEqual(budget);
  });

  test('the oldest first, and each once', async () => {
    const { woken } = await run([{ n: 100 }, { n: 5 }], 44);
    expect(woken[0]).toEqual(Array.from({ length: woken[0]?.length ?? 0 }, (_, i) => `${i}`));
  });
});

describe.each(['asking', 'waking'] as const)('A kind that fails in %s', (fails) => {
  test('is told of, and keeps nothing from the others', async () => {
    const { woken, failed } = await run([{ n: 10, fails }, { n: 10 }], 44);
    expect([woken[1]?.length, failed]).toEqual([10, ['kind 0']]);
  });
});
