import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Lists exported names that more than one module uses for different things. */

const EXPORT =
  /^export (?:default )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) ([A-Za-z_$][\w$]*)/gm;

/** The game a module belongs to. Games do not know each other, so two of them may use a word each in its own way. */
const gameOf = (file: string): string | undefined => /\bgames\/([^/]+)\//.exec(file)?.[1];

/** Do two modules outside the games share the name, or two of one game, or a game and the rest? */
function isAmbiguous(files: readonly string[]): boolean {
  const games = files.map(gameOf);
  return new Set(games).size < files.length || (files.length > 1 && games.includes(undefined));
}

/** Name → modules that export it, for names with more than one meaning. */
export function ambiguousNames(folders: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`)).toSorted();
  const modules = new Map<string, Set<string>>();
  for (const file of files.filter((path) => !path.includes('/words/')))
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(EXPORT))
      modules.set(name, (modules.get(name) ?? new Set()).add(file));
  const all = [...modules].map(([name, used]) => [name, [...used]] as const);
  return new Map(all.filter(([, used]) => isAmbiguous(used)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = ambiguousNames(['shared', 'worker', 'web']);
  for (const [name, files] of found) console.log(`${name}: ${files.join(', ')}`);
  console.log(`${found.size} exported names with more than one meaning`);
}
