/**
 * The service's bench. Measures a move over HTTP, warm and cold, one game and many at once, beside the floor in
 * the same process. Measures its cost in rows, round trips and memory, and how it grows with the log and with the
 * distance to the database. `node test/bench/http.ts` prints JSON.
 */
import { Bench } from './http/bench.ts';
import { costs } from './http/costs.ts';
import { distance } from './http/distance.ts';
import { goaEnd } from './http/goa.ts';
import { growth } from './http/growth.ts';
import { latency } from './http/latency.ts';
import { memory } from './http/memory.ts';
import { spectators } from './http/spectators.ts';
import { reading } from './http/reading.ts';
import type { Row } from './measure.ts';

/** Every figure, in the order to be read. Takes about two and a half minutes. */
export async function benchHttp(): Promise<Row[]> {
  return [
    ...(await measured(Bench.start(), latency, growth, goaEnd, reading, distance, spectators, costs)),
    ...(await measured(Bench.inspected(), memory)),
  ];
}

async function measured(
  started: Promise<Bench>,
  ...parts: readonly ((bench: Bench) => Promise<Row[]>)[]
): Promise<Row[]> {
  const bench = await started;
  try {
    const rows: Row[] = [];
    for (const part of parts) rows.push(...(await part(bench)));
    return rows;
  } finally {
    await bench.stop();
  }
}

if (import.meta.main) console.log(JSON.stringify(await benchHttp(), null, 1));
