/**
 * The service's bench: a move over HTTP, warm and cold, one game and many at once, beside the floor in the
 * same process; what it costs in rows and round trips; how it grows with the log.
 * `node test/bench/http.ts` prints JSON.
 */
import { Bench } from './http/bench.ts';
import { costs } from './http/costs.ts';
import { goaEnd } from './http/goa.ts';
import { growth } from './http/growth.ts';
import { latency } from './http/latency.ts';
import { reading } from './http/reading.ts';
import type { Row } from './measure.ts';

/** Every figure, in the order to be read. Takes about a minute and a half. */
export async function benchHttp(): Promise<Row[]> {
  const bench = await Bench.start();
  try {
    return [
      ...(await latency(bench)),
      ...(await growth(bench)),
      ...(await goaEnd(bench)),
      ...(await reading(bench)),
      ...(await costs(bench)),
    ];
  } finally {
    await bench.stop();
  }
}

if (import.meta.main) console.log(JSON.stringify(await benchHttp(), null, 1));
