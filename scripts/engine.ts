import { existsSync, readFileSync, writeFileSync, globSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { GAMES } from '../shared/games/list.ts';
import { foldersOf, listsOf, type GameFolders } from './lib/gameLists.ts';

/**
 * Writes what follows from the list of games and from the rules; `--check` only says whether it is current. The lists
 * (`lib/gameLists.ts`) import the modules of each game. shared/engine.ts holds the hash of the rules, which Worker and
 * page compare; if it differs, the page reloads. For each game it also holds the hash of the modules that fold its
 * log. A snapshot is valid only while that hash is the same.
 */

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
      if (from.startsWith('#shared/')) open.push(from.slice(1));
      else if (from.startsWith('.')) open.push(posix.join(posix.dirname(path), from));
      else throw new Error(`${path}: what folds a log imports no package (${from})`);
    }
  }
  return [...found];
}

/** The hash over all rules. A game's words and drawings change nothing that is played. */
const engineHash = (): string =>
  hashOf(
    globSync('shared/{kernel,games}/**/*.{ts,json}', {
      exclude: [
        'shared/games/*/words/**',
        'shared/games/*/drawings/**',
        'shared/games/*/portrait.ts',
        'shared/games/portraits.ts',
        'shared/games/pitches.ts',
      ],
    }),
  );

const foldHash = ({ shared }: GameFolders): string =>
  hashOf(closure([FOLD, `${shared}/evolve.ts`, `${shared}/events.ts`]));

/** The text of shared/engine.ts. */
export const hashesOf = (
  games: readonly GameFolders[],
): string => `/** Hash over the rules (\`shared/kernel\`, \`shared/games\` without words and drawings); written by \`npm run engine\`, checked by the tests. */
export const ENGINE = '${engineHash()}';

/** By game, hash over the modules that fold its log: \`evolve\`, \`events\` and all they import. */
export const FOLDS: Readonly<Record<string, string>> = {
${games
  .toSorted((a, b) => a.id.localeCompare(b.id))
  .map((game) => `  ${game.id}: '${foldHash(game)}',`)
  .join('\n')}
};
`;

/** False if the file has to be written, and `--check` forbids it. */
function isCurrent(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return true;
  if (process.argv.includes('--check')) return false;
  writeFileSync(file, text);
  return true;
}

if (import.meta.main) {
  const games = GAMES.map(foldersOf);
  const outdated = [...listsOf(games)].filter(([file, text]) => !isCurrent(file, text)).map(([file]) => file);
  if (!isCurrent('shared/engine.ts', hashesOf(games))) outdated.push('shared/engine.ts'); // after the lists it covers
  if (outdated.length > 0) {
    console.error(`not current: ${outdated.join(', ')}; npm run engine`);
    process.exit(1);
  }
}
