import { median, type Row } from '../measure.ts';
import type { Bench, WorkerName } from './bench.ts';

/** How far away the database is, in ms for a round trip. 0: in the same process. */
const DISTANCES: readonly (readonly [WorkerName, number])[] = [
  ['carrack', 0],
  ['far30', 30],
  ['far150', 150],
];

/** Round trips of a move, one after the other: session, the cold room's read, the commit. */
const TRIPS = { cold: 3, warm: 2 };

const MOVES = 10;

/** What a move costs where the rooms are far from their database: as many round trips as it takes. */
export async function distance(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [worker, ms] of DISTANCES)
    for (const state of ['cold', 'warm'] as const)
      rows.push({
        name: `D1 at ${ms} ms: move, ${state}, p50`,
        value: median(await moves(bench, worker, state === 'cold')),
        unit: 'ms',
        note: `${TRIPS[state]} round trips: ${TRIPS[state] * ms} ms`,
      });
  return rows;
}

async function moves(bench: Bench, worker: WorkerName, cold: boolean): Promise<number[]> {
  const table = await bench.table();
  const times: number[] = [];
  for (let move = 0; move < MOVES; move += 1) {
    const play = await bench.next(worker, table);
    if (cold) await bench.evict(worker, table.id);
    times.push((await bench.play(worker, play)).ms);
  }
  return times;
}
