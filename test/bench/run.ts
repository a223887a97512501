/**
 * `npm run bench`: the benches of engine, service and page, and the simulation of people who play over days. Prints
 * tables, and writes the figures with the machine's data as JSON to test/bench/results/.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { benchEngine } from './engine.ts';
import { benchHttp } from './http.ts';
import type { Row } from './measure.ts';
import { benchPage } from './page.ts';
import { print } from './print.ts';
import { benchSimulation } from './simulation.ts';

interface Results {
  readonly date: string;
  readonly machine: {
    readonly cpu: string;
    readonly cores: number;
    readonly node: string;
    readonly workerd: string;
  };
  readonly engine: readonly Row[];
  readonly http: readonly Row[];
  readonly page: readonly Row[];
  readonly simulation: readonly Row[];
}

/** Version of the runtime that the service ran in: Miniflare's own dependency. */
function workerdVersion(): string {
  const ofMiniflare = createRequire(createRequire(import.meta.url).resolve('miniflare'));
  const manifest = JSON.parse(readFileSync(ofMiniflare.resolve('workerd/package.json'), 'utf8')) as {
    readonly version: string;
  };
  return manifest.version;
}

const engine = await benchEngine();
print('Engine', engine);
const http = await benchHttp();
print('Service', http);
const page = await benchPage();
print('Page', page);
const simulation = benchSimulation();
print('Simulation', simulation);

const [cpu] = cpus();
const results: Results = {
  date: new Date().toISOString(),
  machine: {
    cpu: cpu?.model ?? 'unknown',
    cores: cpus().length,
    node: process.versions.node,
    workerd: workerdVersion(),
  },
  engine,
  http,
  page,
  simulation,
};
const folder = new URL('results/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const name of [results.date.slice(0, 10), 'latest'])
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(results, null, 2)}\n`);
