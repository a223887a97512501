import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A state with an empty database that is up to date; every service begins with a copy. */
    readonly migrated: string;
  }
}

/** Wrangler as a test wants it: it asks nothing and calls nobody. */
export const WRANGLER_ENV = {
  ...process.env,
  CI: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
};

/** Once before the first file: to bring a database up to date takes as long as some of the tests. */
export default function setup(project: TestProject): () => void {
  const state = mkdtempSync(join(tmpdir(), 'carrack-e2e-'));
  const args = ['d1', 'migrations', 'apply', 'carrack', '--local', '--persist-to', state];
  const done = spawnSync('wrangler', args, { env: WRANGLER_ENV, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`the migrations failed:\n${done.stdout}${done.stderr}`);
  project.provide('migrated', state);
  return () => rmSync(state, { recursive: true, force: true });
}
