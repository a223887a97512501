import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { startCron } from '../scripts/lib/service.ts';

/** How the service is run: what wrangler.toml says, and what `npm start` does besides. */

const MINUTE = 60_000;
const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a local service sweeps at once, and then as often as production', () => {
  const [, minutes] = /crons = \["\*\/(\d+) \* \* \* \*"\]/.exec(read('wrangler.toml')) ?? [];
  vi.useFakeTimers();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response();
  });
  startCron('http://carrack.test');
  expect(asked).toEqual(['http://carrack.test/cdn-cgi/local/scheduled']);
  vi.advanceTimersByTime(Number(minutes) * MINUTE * 3);
  expect(asked).toHaveLength(4);
  expect(read('scripts/start.ts')).toContain('\nstartCron(address);');
});

test('the Worker runs near the database', () => {
  expect(read('wrangler.toml')).toMatch(/^\[placement\]\nmode = "smart"/m);
});

test('rooms and mailboxes are addressed in one place, which knows where they are made', () => {
  const addressing = globSync('worker/**/*.ts').filter((file) => /\b(?:ROOMS|MAILBOXES)\b/.test(read(file)));
  expect(addressing.toSorted()).toEqual(['worker/env.d.ts', 'worker/lib/objects.ts']);
});

test('a deploy replaces all rooms at once', () => {
  expect(read('wrangler.toml')).toMatch(
    /^\[durable_objects\]\ncode_update_strategy = \{ mode = "immediate" \}/m,
  );
});

test('every line that the service writes is kept, and no line for each request', () => {
  const config = read('wrangler.toml');
  expect(config).toMatch(/^\[observability\]\nenabled = true\n/m);
  expect(config).toMatch(/^\[observability\.logs\]\nenabled = true\ninvocation_logs = false$/m);
  expect(config).not.toContain('head_sampling_rate'); // it would drop whole requests, with their errors
});

test('operating.md says of every message of the log that tells of a failure what it means', () => {
  const sources = globSync('worker/**/*.ts').map(read).join('\n');
  const logged = new Set([...sources.matchAll(/event: '([\w ]+)'/g)].map(([, message]) => message ?? ''));
  const watched = read('docs/operating.md');
  expect([...logged].filter((message) => !watched.includes(`\`${message}\``))).toEqual([]);
});
