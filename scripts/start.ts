/**
 * `npm start`: the whole service at one address, from nothing. Builds the page and migrates the local database where
 * they are not current, starts the service, and runs its cron as in production. State is kept in .wrangler/ and
 * survives a restart.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { startCron, checkPort, endTogether, run, startService } from './lib/service.ts';

const port = Number(process.env['PORT'] ?? 8787);
const address = `http://127.0.0.1:${port}`;

endTogether();
await checkPort(port);
await buildPage();
await startService(port, address);
console.log(`\nCarrack is at ${address}\n`);
startCron(address);

/** Builds the page, unless the built one is of these very sources. */
async function buildPage(): Promise<void> {
  const stamp = '.wrangler/page'; // the hash of the sources; older than a page that something else has built
  const sources = hashOf(['{web,shared,scripts}/**', 'vite.config.ts', 'package-lock.json']);
  try {
    const isLast = statSync(stamp).mtimeMs >= statSync('dist/index.html').mtimeMs;
    if (isLast && readFileSync(stamp, 'utf8') === sources) return;
  } catch {} // nothing was built
  console.log('Building the page …');
  rmSync(stamp, { force: true });
  await run('vite', 'build', '--logLevel', 'warn');
  mkdirSync('.wrangler', { recursive: true });
  writeFileSync(stamp, sources);
}

function hashOf(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const found = globSync(patterns, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of found.map(({ parentPath, name }) => `${parentPath}/${name}`).toSorted())
    hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}
