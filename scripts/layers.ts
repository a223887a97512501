/**
 * Who may import whom. Use: `node scripts/layers.ts`; it names every import that this table does not allow.
 *
 * A file belongs to the zone whose name fits the most of its path. `*` in a name is any one folder, such as a game or a
 * feature; `=` in `may` is that same folder. A zone may always import itself. Types, styles, patterns of files, addresses of
 * modules and dynamic imports count as imports.
 */
import { globSync, readFileSync } from 'node:fs';
import { posix, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Zone {
  readonly may: readonly string[];
  /** Packages that it may import, without subpaths; without it, any. `node` stands for Node's own modules. */
  readonly packages?: readonly string[];
}

const PURE = ['valibot', '@noble/hashes'];
const PREACT = ['preact', '@preact/signals'];
/** The Worker runs without Node. */
const SERVICE = [
  ...PURE,
  'cloudflare:workers',
  'hono',
  'hono-openapi',
  '@hono/standard-validator',
  '@valibot/to-json-schema',
  'drizzle-orm',
  '@block65/webcrypto-web-push',
  '@resvg/resvg-wasm',
  '@expo-google-fonts/pt-serif',
  'ipaddr.js',
  'unhomoglyph',
];
/** What is shared by Worker and page and belongs to no game. */
const SHARED = ['shared', 'shared/kernel', 'shared/protocol', 'shared/words', 'shared/art', 'shared/games'];
/** The parts of the game that a file belongs to. */
const OWN = [
  'shared/games/=',
  'shared/games/=/words',
  'shared/games/=/drawings',
  'shared/games/=/portrait.ts',
];
/** The parts of every game: only for the modules that are written from the list of games, and for a few tests. */
const EVERY_GAME = [...OWN.map((name) => name.replace('=', '*')), 'web/games/*', 'test/games/*'];
/** Everything that belongs to no game. */
const ALL = [...SHARED, 'worker', 'web', 'web/games', 'scripts', 'test'];

/** Files that get at a game by its id, a pattern or a planted breach: they may import every game. */
const KNOWS_GAMES =
  /^(web\/gallery|test\/(support|web\/support|worker\/support|e2e\/support|bench))\/|^scripts\/provenance\.ts$|^test\/(kernel\/folds|layers)\.test\.ts$/;

export const ZONES: Readonly<Record<string, Zone>> = {
  // Pure: no Node, no browser, no Worker.
  'shared/kernel': { may: [], packages: PURE },
  'shared/words': { may: ['shared/kernel', 'shared/protocol'], packages: [] },
  'shared/protocol': { may: ['shared/kernel', 'shared/words', 'shared/games'], packages: PURE },
  'shared/art': { may: ['shared/kernel'], packages: [] },
  'shared/games': { may: ['shared/kernel', 'shared/words', 'shared/art', ...EVERY_GAME], packages: PURE },
  'shared/games/*': { may: ['shared/kernel'], packages: PURE },
  'shared/games/*/words': { may: ['shared/kernel', 'shared/words', 'shared/games/='], packages: [] },
  'shared/games/*/drawings': { may: ['shared/art', 'shared/games/='], packages: [] },
  'shared/games/*/portrait.ts': { may: ['shared/kernel', 'shared/art', ...OWN], packages: [] },
  shared: { may: SHARED, packages: PURE },

  worker: { may: SHARED, packages: SERVICE },

  web: { may: [...SHARED, 'web/games'], packages: [...PREACT, 'valibot', 'uqr'] },
  'web/games': { may: [...SHARED, 'web', 'web/games/*', 'shared/games/*/words'], packages: PREACT },
  'web/games/*': { may: [...SHARED, 'web', 'web/games', ...OWN], packages: PREACT },

  scripts: { may: ALL },
  test: { may: ALL },
  'test/games/*': { may: [...ALL, ...OWN, 'web/games/='] },
};

/** The zone of a path, and what `*` stands for in it. */
function zoneOf(path: string): { readonly name: string; readonly star?: string | undefined } | undefined {
  const parts = path.split('/');
  const fits = Object.keys(ZONES).filter((name) =>
    name.split('/').every((part, i) => parts[i] !== undefined && (part === '*' || part === parts[i])),
  );
  // A folder that stands for any game has something in it: `shared/games/list.ts` belongs to no game.
  const [name] = fits
    .filter((name) => !name.endsWith('*') || parts.length > name.split('/').length)
    .toSorted(
      (a, b) =>
        b.split('/').length - a.split('/').length || Number(a.includes('*')) - Number(b.includes('*')),
    );
  return name === undefined ? undefined : { name, star: parts[name.split('/').indexOf('*')] };
}

/** Every text in quotes that is a path, whatever names a module by it, and paths in styles; or the name of a package. */
const PATHS = /(?:(?<quote>['"`])|\burl\()!?(?<path>(?:\.{1,2}\/|#shared\/|\/)[^'"`\n)]*)/g;
const PACKAGES =
  /^(?:import|export)\b(?:[^'"`;=(]*\bfrom)?\s*['"](?<name>[^./#'"][^'"]*)['"]|\bimport\(\s*['"](?<late>[^./#'"][^'"]*)['"]/gm;

/** The path from the project's root that a text stands for; undefined for an address of the service. */
function pathOf(file: string, text: string): string | undefined {
  if (text.startsWith('#shared/')) return posix.normalize(text.slice(1));
  if (text.startsWith('.')) return posix.join(posix.dirname(file), text);
  return /^\/(?!api\/).*\.\w+$/.test(text) ? posix.join('web', text) : undefined; // a file below Vite's root; else an address
}

const packageOf = (name: string): string =>
  name.startsWith('node:') ? 'node' : name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** The names in a file's text by which it gets at what its zone may not import. */
export function breachesIn(file: string, text: string): readonly string[] {
  const zone = zoneOf(file);
  if (zone === undefined) return [];
  const { may, packages } = ZONES[zone.name] ?? { may: [] };
  const mayImport = (path: string): boolean => {
    const target = zoneOf(path);
    if (target === undefined) return true; // configuration, docs, addresses
    const isSame = target.star === zone.star || target.star === undefined;
    if (target.name === zone.name) return isSame;
    if (KNOWS_GAMES.test(file) && EVERY_GAME.includes(target.name)) return true;
    return (
      may.includes(target.name) ||
      (isSame && may.some((name) => name.includes('=') && name.replace('=', '*') === target.name))
    );
  };
  const paths = [...text.matchAll(PATHS)].map(({ groups }) => groups?.['path'] ?? '');
  const names = [...text.matchAll(PACKAGES)].map(({ groups }) => groups?.['name'] ?? groups?.['late'] ?? '');
  return [
    ...paths.filter((path) => !mayImport(pathOf(file, path) ?? '')),
    ...names.filter((name) => packages !== undefined && !packages.includes(packageOf(name))),
  ];
}

/** Every breach in the project, as a line. */
export const breaches = (): readonly string[] =>
  globSync('{shared,web,worker,scripts,test}/**/*.{ts,tsx,mts,mjs,css}')
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => !file.startsWith('test/bench/peers/'))
    .toSorted()
    .flatMap((file) =>
      breachesIn(file, readFileSync(file, 'utf8')).map((name) => `${file} may not import ${name}`),
    );

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = breaches();
  for (const line of found) console.error(line);
  process.exit(found.length > 0 ? 1 : 0);
}
