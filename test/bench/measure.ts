/** One measured figure of a bench. */
export interface Row {
  readonly name: string;
  /** null: could not be measured; the note says why. */
  readonly value: number | null;
  readonly unit: string;
  readonly note?: string;
}

/** The value below which the share `p` (0 … 1) of `values` lies; there must be at least one value. */
export function quantile(values: readonly number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))];
  if (value === undefined) throw new RangeError('no values');
  return value;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

function secondsOf(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

/**
 * Seconds of every pass of every kind of work. The kinds alternate within a round, so that a slow spell of the
 * machine affects all of them. The first `warmUp` rounds are not counted.
 */
export function interleave<Name extends string>(
  works: Readonly<Record<Name, () => void>>,
  { warmUp, rounds }: { readonly warmUp: number; readonly rounds: number },
): Record<Name, number[]> {
  const names = Object.keys(works) as Name[]; // the keys of the record just given
  const seconds = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < warmUp + rounds; round += 1)
    for (const name of names) {
      const took = secondsOf(works[name]);
      if (round >= warmUp) seconds[name].push(took);
    }
  return seconds;
}

/**
 * Microseconds of `work` on each item: the median of `rounds` calls spread over time. So it is the item's own
 * cost, without garbage collection.
 */
export function microsecondsEach<T>(
  items: readonly T[],
  work: (item: T) => unknown,
  rounds: number,
): number[] {
  const times = items.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [i, item] of items.entries()) times[i]?.push(secondsOf(() => work(item)) * 1e6);
  return times.map(median);
}
