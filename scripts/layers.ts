/**
 * Who may import whom. Use: `node scripts/layers.ts`; it names every import that this table does not allow.
 *
 * A file belongs to the zone whose name fits the most of its path. `*` in a name is any one folder, such as a game or a
 * feature; `=` in `may` is that same folder. A zone may always import itself. Types, styles, patterns of files, addresses of
 * modules and dynamic imports count as imports.
 */
import { globSync, readFileSync } from 'node:fs';
import { posix, sep } from 'node:path';

interface Zone {
  readonly may: readonly string[];
  /** Packages that it may import, without subpaths; without it, any. `node` stands for Node's own modules. */
  readonly packages?: readonly string[];
}

const PURE = ['valibot', '@noble/hashes'];
const PREACT = ['preact', '@preact/signals'];
/** The Worker runs without Node. */
const HTTP = [...PURE, 'hono'];
const OBJECT = [...PURE, 'cloudflare:workers', 'drizzle-orm'];
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
/** What the page's parts stand on. */
const BELOW_GAMES = [...SHARED, 'web/routes.ts', 'web/lib', 'web/ui'];
const BELOW_FEATURES = [...BELOW_GAMES, 'web/games', 'web/table', 'web/features/*/index.ts'];
/** The database. A query file names tables of its own side alone, so that no statement is of both. */
const DATABASE = ['worker/db', 'worker/db/people', 'worker/db/games', 'worker/db/schema.ts'];
const QUERIES: Zone = { may: [...SHARED, 'worker/lib', 'worker/db'], packages: [...PURE, 'drizzle-orm'] };
/** What rooms and mailboxes stand on. */
const BELOW_PEOPLE = [
  ...DATABASE,
  ...['lib', 'http', 'pictures', 'wording', 'mail'].map((name) => `worker/${name}`),
];
const BELOW_OBJECTS = [...SHARED, ...BELOW_PEOPLE, 'worker/people'];
const SERVICE = [
  ...BELOW_OBJECTS,
  ...['room', 'mailbox', 'retention', 'operator', 'routes'].map((name) => `worker/${name}`),
];
/** Everything that belongs to no game. */
const ALL = [
  ...BELOW_FEATURES,
  ...SERVICE,
  'web',
  'web/features/*',
  'web/gallery',
  'worker',
  'scripts',
  'test',
];

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

  // The service's floors, the lowest first. Rooms and mailboxes know each other only by their bindings.
  'worker/lib': { may: SHARED, packages: PURE },
  'worker/db': { may: [...SHARED, 'worker/lib', ...DATABASE], packages: [...PURE, 'drizzle-orm'] },
  'worker/db/people': QUERIES,
  'worker/db/games': QUERIES,
  'worker/db/schema.ts': { may: DATABASE },
  'worker/http': { may: [...SHARED, 'worker/lib', ...DATABASE], packages: HTTP },
  'worker/pictures': {
    may: [...SHARED, 'worker/lib'],
    packages: [...PURE, '@resvg/resvg-wasm', '@expo-google-fonts/pt-serif'],
  },
  'worker/wording': { may: [...SHARED, 'worker/lib', ...DATABASE], packages: HTTP },
  'worker/mail': { may: [...SHARED, 'worker/lib', ...DATABASE], packages: PURE },
  'worker/people': { may: [...SHARED, ...BELOW_PEOPLE], packages: [...HTTP, 'drizzle-orm'] },
  'worker/room': { may: BELOW_OBJECTS, packages: [...OBJECT, 'unhomoglyph'] },
  'worker/mailbox': {
    may: BELOW_OBJECTS,
    packages: [...OBJECT, '@block65/webcrypto-web-push', 'ipaddr.js'],
  },
  'worker/retention': { may: [...SHARED, 'worker/lib', ...DATABASE], packages: [...PURE, 'drizzle-orm'] },
  'worker/operator': { may: BELOW_OBJECTS, packages: [...HTTP, 'cloudflare:workers'] },
  'worker/routes': {
    may: SERVICE,
    packages: [...HTTP, 'hono-openapi', '@hono/standard-validator', '@valibot/to-json-schema', 'drizzle-orm'],
  },
  worker: { may: SERVICE, packages: HTTP },

  // The page's floors, the lowest first. Features know each other only by their index.
  'web/routes.ts': { may: SHARED, packages: PREACT },
  'web/lib': { may: [...SHARED, 'web/routes.ts'], packages: [...PREACT, 'valibot'] },
  'web/ui': { may: BELOW_GAMES, packages: PREACT },
  'web/games': { may: [...BELOW_GAMES, 'web/games/*', 'shared/games/*/words'], packages: PREACT },
  'web/table': { may: [...BELOW_GAMES, 'web/games'], packages: [...PREACT, 'valibot'] },
  'web/features/*': { may: BELOW_FEATURES, packages: [...PREACT, 'valibot', 'uqr'] },
  'web/features/*/index.ts': { may: ['web/features/='] },
  'web/games/*': { may: [...BELOW_FEATURES, ...OWN], packages: PREACT },
  web: { may: [...BELOW_FEATURES, 'web/features/*'], packages: PREACT },
  'web/gallery': { may: [...BELOW_FEATURES, 'web', 'web/features/*'], packages: [...PREACT, 'valibot'] },

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
  return /^\/(?!api\/|g\/)[^/]+\/.*\.\w+$/.test(text) ? posix.join('web', text) : undefined; // below Vite's root; else an address
}

const packageOf = (name: string): string =>
  name.startsWith('node:') ? 'node' : name.split('/', name.startsWith('@') ? 2 : 1).join('/');

const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(PATHS)].map(({ groups }) => groups?.['path'] ?? '');

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
  const paths = pathsIn(text);
  const names = [...text.matchAll(PACKAGES)].map(({ groups }) => groups?.['name'] ?? groups?.['late'] ?? '');
  return [
    ...paths.filter((path) => !mayImport(pathOf(file, path) ?? '')),
    ...names.filter((name) => packages !== undefined && !packages.includes(packageOf(name))),
  ];
}

const sources = (pattern: string): ReadonlyMap<string, string> =>
  new Map(
    globSync(pattern)
      .map((file) => file.replaceAll(sep, '/'))
      .filter((file) => !file.startsWith('test/bench/peers/'))
      .toSorted()
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );

/** The folder below `parent` that a file is in. */
const folderIn = (parent: string, file: string): string | undefined =>
  file.startsWith(`${parent}/`) ? file.slice(parent.length + 1).split('/', 2)[0] : undefined;

/** The folders of `parent` that import each other in a circle, such as `talk → votes → talk`; undefined if none do. */
export function circleOf(parent: string, files: ReadonlyMap<string, string>): string | undefined {
  const imports = new Map<string, Set<string>>();
  for (const [file, text] of files) {
    const from = folderIn(parent, file);
    if (from === undefined) continue;
    const known = imports.get(from) ?? new Set();
    imports.set(from, known);
    for (const path of pathsIn(text)) {
      const to = folderIn(parent, pathOf(file, path) ?? '');
      if (to !== undefined && to !== from) known.add(to);
    }
  }
  const done = new Set<string>();
  const follow = (folder: string, way: readonly string[]): string | undefined => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder].join(' → ');
    if (done.has(folder)) return undefined;
    for (const next of imports.get(folder) ?? []) {
      const circle = follow(next, [...way, folder]);
      if (circle !== undefined) return circle;
    }
    done.add(folder);
    return undefined;
  };
  return [...imports.keys()].map((folder) => follow(folder, [])).find((circle) => circle !== undefined);
}

/** Every breach in the project, as a line. */
export function breaches(): readonly string[] {
  const files = sources('{shared,web,worker,scripts,test}/**/*.{ts,tsx,mts,mjs,css}');
  const circles = ['web/features', 'worker'].flatMap((parent) => {
    const circle = circleOf(parent, files);
    return circle === undefined ? [] : [`${parent} has a circle: ${circle}`];
  });
  return [
    ...[...files].flatMap(([file, text]) =>
      breachesIn(file, text).map((name) => `${file} may not import ${name}`),
    ),
    ...circles,
  ];
}

if (import.meta.main) {
  const found = breaches();
  for (const line of found) console.error(line);
  process.exit(found.length > 0 ? 1 : 0);
}
