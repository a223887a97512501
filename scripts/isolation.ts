import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listsOf } from './engine/lists.ts';

/**
 * Keeps games apart: a game's folders are imported by that game only, and by the modules written from the list of games.
 * It goes by folders and not by a list, so that a new game is covered. Use: `node scripts/isolation.ts`.
 */

/** Files that may import the folders of any game. */
const FOR_ANY_GAME: ReadonlySet<string> = new Set([
  ...listsOf([]).keys(),
  'scripts/provenance.ts', // the sources of one game's figures, as a page of docs/
  'web/gallery/Gallery.tsx', // by pattern: the drawings of every game
  'web/gallery/golden.ts', // by pattern: the golden games
  'test/support/kits.ts', // by id
  'test/web/support/pageKits.ts', // by id
  'test/worker/support/twins.ts', // by id
  'test/kernel/folds.test.ts', // by id
  'test/support/toy.ts', // which game tests of the kernel play
  'test/support/vehicle.ts', // which game tests of service and page play
  'test/worker/support/worldsOfVehicle.ts',
  'test/e2e/support/vehicle.ts',
  'test/isolation.test.ts', // planted breaches
  'test/bench/goa.ts', // figures of one game
  'test/bench/merchants.ts',
  'test/bench/simulation/goa.ts',
  'test/bench/simulation/merchants.ts',
]);

/** Every text in quotes that is a path, whatever names a module by it: an import, a glob, a URL, a mock; and paths in styles. */
const PATHS = /(?:(?<quote>['"`])|\burl\()!?(?<name>(?:\.{1,2}\/|#shared\/|\/)[^'"`\n)]*)/g;

/** The path, from the project's root, that a text stands for; undefined for an address of the service. */
function pathOf(file: string, name: string): string | undefined {
  if (name.startsWith('#shared/')) return posix.normalize(name.slice(1));
  if (name.startsWith('.')) return posix.join(posix.dirname(file), name);
  return /^\/.*\.\w+$/.test(name) ? posix.join('web', name) : undefined; // a file below Vite's root; else an address
}

/** The folder below `games` that a path leads into: a game, or a pattern that stands for any. */
const gameOf = (path: string): string | undefined =>
  /^(?:shared|web|test)\/games\/(?<game>[^/]+)\//.exec(path)?.groups?.['game'];

/** The names of modules in a file's text by which it gets at a game that it does not belong to. */
export function foreignImports(file: string, text: string): readonly string[] {
  const own = gameOf(file);
  const names = [...text.matchAll(PATHS)].map(({ groups }) => groups?.['name'] ?? '');
  return names.filter((name) => {
    const game = gameOf(pathOf(file, name) ?? '');
    return game !== undefined && game !== own;
  });
}

/** Every breach in the project, as a line. */
export function breaches(): readonly string[] {
  const files = globSync('{shared,web,worker,scripts,test}/**/*.{ts,tsx,mts,mjs,css}')
    .filter((file) => !FOR_ANY_GAME.has(file))
    .toSorted();
  return files.flatMap((file) =>
    foreignImports(file, readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = breaches();
  for (const line of found) console.error(`a game belongs to its own folders: ${line}`);
  process.exit(found.length > 0 ? 1 : 0);
}
