/**
 * What a vanished player costs a table of four in calendar days: `node test/worker/support/vanished.ts [games]` plays so
 * many games each of Goa and Merchants and prints how they end. See `ladder.ts` for the model.
 */
import { goa } from '../../bench/simulation/goa.ts';
import { merchants } from '../../bench/simulation/merchants.ts';
import type { AnySimulatedGame } from '../../bench/simulation/simulate.ts';
import { vanish, type AfterLoss, type Vanished } from './ladder.ts';

const GAMES = { goa, merchants: () => merchants } as Record<string, (i: number) => AnySimulatedGame>;
const count = Number(process.argv[2] ?? 20);
const only = process.argv[3];

const at = (sorted: readonly number[], part: number): string =>
  (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1);

function print(name: string, afterLoss: AfterLoss, all: readonly Vanished[]): void {
  const days = all.map((one) => one.days).toSorted((a, b) => a - b);
  const ends = Object.entries(Object.groupBy(all, ({ end }) => end)).map(
    ([end, some]) => `${end} ${some.length}`,
  );
  const most = (values: readonly number[]): number => Math.max(...values);
  const timeOuts = most(all.map((one) => one.timeOuts));
  console.log(
    `${name}, ${afterLoss}: ${ends.join(', ')}; days ${at(days, 0.5)}, nine of ten ${at(days, 0.9)}, most ${at(days, 1)}; time-outs at most ${timeOuts}`,
  );
}

for (const [name, gameOf] of Object.entries(GAMES))
  for (const afterLoss of ['wait', 'bot'] as const)
    if (only === undefined || only === name)
      print(
        name,
        afterLoss,
        Array.from({ length: count }, (_, i) => vanish(gameOf(i), afterLoss, i + 1)),
      );
