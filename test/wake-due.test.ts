import { describe, expect, test } from 'vitest';
import { wakeDue, type DueKind } from '../worker/wakeDue.ts';
import { inTurn, type Due } from '../worker/lib/time.ts';

/** How the cron divides the budget of one run. */

interface Load {
  /** How many are due. */
  readonly n: number;
  readonly perCall?: number;
  readonly fails?: 'asking' | 'waking';
}

/** Kinds that count their calls. The lowest id has been due for longest. */
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
  const open = await wakeDue(kinds, budget, (kind) => failed.push(kind));
  return { woken, used: used(), failed, open };
}

describe('Within its budget a run wakes', () => {
  test.each<[what: string, loads: readonly Load[], budget: number, counts: readonly number[]]>([
    ['everything that is due', [{ n: 3 }, { n: 2 }], 44, [3, 2]],
    ['nothing if nothing is due', [{ n: 0 }, { n: 0 }], 44, [0, 0]],
    ['as many of a single kind as the budget allows', [{ n: 1_000 }], 44, [43]],
    ['as many of one kind as of the other', [{ n: 100 }, { n: 100 }], 44, [21, 21]],
    ['more of the first kind if the second needs less', [{ n: 100 }, { n: 2 }], 44, [39, 2]],
    ['more of the second kind if the first needs less', [{ n: 2 }, { n: 100 }], 44, [2, 39]],
    ['a hundred with one call if the kind allows that', [{ n: 5_000, perCall: 100 }], 44, [4_100]],
    ['both kinds at their own cost', [{ n: 30 }, { n: 700, perCall: 100 }], 44, [30, 700]],
    ['more than one page', [{ n: 6_500, perCall: 100 }], 900, [6_500]],
    ['those of the first kinds if it is not enough for all', [{ n: 5 }, { n: 5 }, { n: 5 }], 5, [1, 1, 0]],
    ['those of the next kind if the first has none', [{ n: 0 }, { n: 5 }], 3, [0, 1]],
    ['nothing if the budget is only enough for the query', [{ n: 5 }, { n: 5 }], 1, [0, 0]],
  ])('%s', async (_what, loads, budget, counts) => {
    const { woken, used } = await run(loads, budget);
    expect(woken.map((ids) => ids.length)).toEqual(counts);
    expect(used).toBeLessThanOrEqual(budget);
  });

  test('and names the kinds of which more may be due: those that had no turn come first', async () => {
    const { open } = await run([{ n: 3 }, { n: 5 }, { n: 5 }], 6);
    expect(open).toEqual(['kind 0', 'kind 1', 'kind 2']);
    expect((await run([{ n: 100 }, { n: 5 }, { n: 0 }], 44)).open).toEqual(['kind 0']);
    expect((await run([{ n: 5 }, { n: 5 }, { n: 5 }], 4)).open).toEqual(['kind 2', 'kind 0', 'kind 1']);
  });

  test('each kind in one of some runs, however small the budget is', async () => {
    const { kinds, woken } = kindsOf([{ n: 5 }, { n: 5 }, { n: 5 }]);
    for (let turn = 7; turn < 10; turn += 1) await wakeDue(inTurn(kinds, turn), 2, () => undefined);
    expect(woken).toEqual([['0'], ['0'], ['0']]);
  });

  test('the longest due first, and each once', async () => {
    const { woken } = await run([{ n: 100 }, { n: 5 }], 44);
    expect(woken[0]).toEqual(Array.from({ length: woken[0]?.length ?? 0 }, (_, i) => `${i}`));
  });
});

describe.each(['asking', 'waking'] as const)('A kind that fails in %s', (fails) => {
  test('is reported, and does not hold up the others', async () => {
    const { woken, failed } = await run([{ n: 10, fails }, { n: 10 }], 44);
    expect([woken[1]?.length, failed]).toEqual([10, ['kind 0']]);
  });
});
