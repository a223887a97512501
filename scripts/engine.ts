/**
 * Writes the hash of the rules into shared/engine.ts; `--check` only says whether it is current. Worker
 * and page tell each other this hash: where it differs, the page reloads, and snapshots are not trusted.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const FILE = 'shared/engine.ts';
const hash = createHash('sha256');
for (const path of globSync('shared/{kernel,games}/**/*.{ts,json}').toSorted())
  hash.update(path).update(readFileSync(path));
const engine = hash.digest('hex').slice(0, 12);

const text = readFileSync(FILE, 'utf8');
const current = text.replace(/'[0-9a-f]{12}'/, `'${engine}'`);
if (text !== current && process.argv.includes('--check')) {
  console.error(`${FILE} is not current: npm run engine`);
  process.exit(1);
}
if (text !== current) writeFileSync(FILE, current);
