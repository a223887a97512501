/**
 * `npm run bench`: the benches of engine, service and page. Prints one table, and writes the figures with the
 * machine's data as JSON to test/bench/results/.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { benchEngine } from './engine.ts';
import { benchHttp } from './http.ts';
import type { Row } from './measure.ts';
import { benchPage } from './page.ts';

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
}

/** Version of the runtime that the service ran in: Miniflare's own dependency. */
function workerdVersion(): string {
  const ofMiniflare = createRequire(createRequire(import.meta.url).resolve('miniflare'));
  const manifest = JSON.parse(readFileSync(ofMiniflare.resolve('workerd/package.json'), 'utf8')) as {
    readonly version: string;
  };
  return manifest.version;
}

const DIGITS = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });

function print(title: string, rows: readonly Row[]): void {
  const cells = rows.map(({ name, value, unit, note }) => [
    name,
    value === null ? '–' : DIGITS.format(value),
    unit,
    note ?? '',
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const [names = 0, values = 0, units = 0] = widths;
  console.log(`\n${title}`);
  for (const [name = '', value = '', unit = '', note = ''] of cells)
    console.log(
      `  ${name.padEnd(names)}  ${value.padStart(values)} ${unit.padEnd(units)}  ${note}`.trimEnd(),
    );
}

const engine = await benchEngine();
print('Engine', engine);
const http = await benchHttp();
print('Service', http);
const page = await benchPage();
print('Page', page);

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
};
const folder = new URL('results/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const name of [results.date.slice(0, 10), 'latest'])
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(results, null, 2)}\n`);
