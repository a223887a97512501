/**
 * Writes shared/engine.ts; `--check` only says whether it is current. It holds the hash of the rules, which
 * Worker and page compare; if it differs, the page reloads. For each game it also holds the hash of the modules
 * that fold its log. A snapshot is valid only while that hash is the same.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';

const FILE = 'shared/engine.ts';

/** The module, besides the game's own, that the Worker folds a log with. */
const FOLD = 'shared/kernel/fold.ts';

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.toSorted()) hash.update(path).update(readFileSync(path));
  return hash.digest('hex').slice(0, 12);
}

/** Imports and re-exports of values. Type imports do not exist at runtime. */
const IMPORTS = /^(?:import|export)\s(?!type\s)(?:[^;]*?\sfrom\s+)?'(?<from>[^']+)'/gm;

/**
 * The modules and all their imports. Throws for an import it cannot follow, because the hash must cover all of
 * them.
 */
function closure(entries: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const open = [...entries];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    if (path.endsWith('.json')) continue;
    const text = readFileSync(path, 'utf8');
    if (/\bimport\(/.test(text)) throw new Error(`${path}: what folds a log is imported at once`);
    for (const { groups } of text.matchAll(IMPORTS)) {
      const from = groups?.['from'] ?? '';
      if (!from.startsWith('.')) throw new Error(`${path}: what folds a log imports no package (${from})`);
      open.push(posix.join(posix.dirname(path), from));
    }
  }
  return [...found];
}

/** A game's words change nothing that is played. */
const engine = hashOf(
  globSync('shared/{kernel,games}/**/*.{ts,json}', { exclude: ['shared/games/*/words/**'] }),
);
const folds = globSync('shared/games/*/evolve.ts')
  .toSorted()
  .map((evolve) => {
    const folder = posix.dirname(evolve);
    const hash = hashOf(closure([FOLD, evolve, `${folder}/upcast.ts`]));
    return `  ${posix.basename(folder)}: '${hash}',`;
  });

const current = `/** Hash over the rules (\`shared/kernel\`, \`shared/games\` without words); written by \`npm run engine\`, checked by the tests. */
export const ENGINE = '${engine}';

/** By game, hash over the modules that fold its log: \`evolve\`, \`upcast\` and all they import. */
export const FOLDS: Readonly<Record<string, string>> = {
${folds.join('\n')}
};
`;
const text = readFileSync(FILE, 'utf8');
if (text !== current && process.argv.includes('--check')) {
  console.error(`${FILE} is not current: npm run engine`);
  process.exit(1);
}
if (text !== current) writeFileSync(FILE, current);
