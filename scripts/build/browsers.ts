import { readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type {
  CompatData,
  CompatStatement,
  SimpleSupportStatement,
  Identifier,
} from '@mdn/browser-compat-data';

/**
 * The browsers that Carrack promises to run in: `browserslist` in package.json, whose lines are `name >= version`.
 * What the page is built for, and what its script and styles may use, follows from it.
 */
const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly browserslist: readonly string[];
};

/** A browser by its name in browserslist: in the compatibility data, and as a target of the build unless another covers it. */
const NAMES = {
  safari: { data: 'safari', target: 'safari' },
  ios_saf: { data: 'safari_ios', target: 'ios' },
  firefox: { data: 'firefox', target: 'firefox' },
  and_ff: { data: 'firefox_android', target: undefined },
  chrome: { data: 'chrome', target: 'chrome' },
  and_chr: { data: 'chrome_android', target: undefined },
  edge: { data: 'edge', target: 'edge' },
  samsung: { data: 'samsunginternet_android', target: undefined },
} as const;

const isName = (name: string): name is keyof typeof NAMES => name in NAMES;

const OLDEST = browserslist.map((line) => {
  const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  if (!isName(name)) throw new Error(`package.json: browserslist: ${line}`);
  return { ...NAMES[name], version };
});

/** As Vite's `build.target` and `build.cssTarget` name them. */
export const TARGETS: readonly string[] = OLDEST.flatMap(({ target, version }) =>
  target === undefined ? [] : [`${target}${version}`],
);

export const DATA = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** The promised browsers that lack a feature in their oldest version, as `safari_ios 16.4`. */
export const lackedBy = ({ support }: CompatStatement): readonly string[] =>
  OLDEST.filter(({ data, version }) => {
    const its = support[data];
    const statements: readonly SimpleSupportStatement[] =
      its === undefined ? [] : Array.isArray(its) ? its : [its as SimpleSupportStatement];
    return its !== undefined && !(statements.some(isLasting) && statements.some(hasBy(version)));
  }).map(({ data, version }) => `${data} ${version}`);

const isLasting = ({ version_removed }: SimpleSupportStatement): boolean => version_removed === undefined;

/** Under its own name, and without a switch. */
const hasBy =
  (version: string) =>
  ({ version_added, version_removed, flags, prefix, alternative_name }: SimpleSupportStatement): boolean =>
    typeof version_added === 'string' &&
    version_added !== 'preview' &&
    !isBefore(version, version_added) &&
    (version_removed === undefined || isBefore(version, version_removed)) &&
    flags === undefined &&
    prefix === undefined &&
    alternative_name === undefined;

function isBefore(one: string, other: string): boolean {
  const [a = 0, b = 0] = one.split('.').map(Number);
  const [c = 0, d = 0] = other.replace('≤', '').split('.').map(Number);
  return a < c || (a === c && b < d);
}

/**
 * Checks what runs in browsers against libraries in which all that a promised browser lacks may be undefined. So its use
 * without a fallback has a wrong type; with a question or `?.` before it the type is right.
 * Writes such libraries, and returns the path of a configuration for a part of the project that has them for its own.
 */
export function promisedConfig(part: string): string {
  const { compilerOptions } = readJson<TsConfig>(`${part}/tsconfig.json`);
  const names = compilerOptions?.lib ?? readJson<TsConfig>('tsconfig.base.json').compilerOptions?.lib ?? [];
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${part}.d.ts`, libraries(names.map((name) => name.toLowerCase())));
  const config = {
    extends: `../../${part}/tsconfig.json`,
    compilerOptions: { target: SYNTAX, noLib: true, lib: null },
    include: [`${part}.d.ts`, `../../${part}`],
  };
  writeFileSync(`${FOLDER}/${part}.json`, JSON.stringify(config));
  return `${FOLDER}/${part}.json`;
}

/** TypeScript's library for workers declares the globals of another kind of worker. */
const SERVICE_WORKER = `
declare var clients: Clients;
declare var registration: ServiceWorkerRegistration;
declare function skipWaiting(): Promise<void>;
declare function addEventListener<K extends keyof ServiceWorkerGlobalScopeEventMap>(
  type: K, listener: (event: ServiceWorkerGlobalScopeEventMap[K]) => unknown): void;
`;

/** The same for the service worker, which is a plain script: what is given to a function has any type there. */
export function serviceWorkerConfig(): string {
  mkdirSync(FOLDER, { recursive: true });
  const worker = libraries(['es2024', 'webworker']).replaceAll(/^declare function addEventListener.*$/gm, '');
  writeFileSync(`${FOLDER}/sw.d.ts`, `${worker}\n${SERVICE_WORKER}`);
  const plain = {
    allowJs: true,
    checkJs: true,
    strict: false,
    strictNullChecks: true,
    noImplicitReturns: false,
  };
  const config = {
    extends: '../../tsconfig.base.json',
    compilerOptions: { target: SYNTAX, noLib: true, lib: null, ...plain },
    files: ['sw.d.ts', '../../web/public/sw.js'],
  };
  writeFileSync(`${FOLDER}/sw.json`, JSON.stringify(config));
  return `${FOLDER}/sw.json`;
}

interface TsConfig {
  readonly compilerOptions?: { readonly lib?: readonly string[] };
}

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

const FOLDER = '.wrangler/browsers';

/** Newer syntax is built for older browsers, except in regular expressions: of these the compiler refuses what is newer. */
const SYNTAX = 'ES2023';

const libraries = (names: readonly string[]): string =>
  withMissing([...withReferenced(names)].map(readLibrary).join('\n'));

const COMPILER = import.meta.resolve(
  `@typescript/typescript-${process.platform}-${process.arch}/package.json`,
);

const readLibrary = (name: string): string => readFileSync(new URL(`lib/lib.${name}.d.ts`, COMPILER), 'utf8');

function withReferenced(names: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const name of names.filter((one) => !found.has(one))) {
    found.add(name);
    const references = readLibrary(name).matchAll(/^\/\/\/ <reference lib="([\w.]+)"/gm);
    withReferenced(
      [...references].map(([, its = '']) => its),
      found,
    );
  }
  return found;
}

const OPENS = /^( *)(?:declare )?(interface|namespace|var|const) (\w+).*\{$/;
const VARIABLE = /^( *(?:declare )?(?:var|const) (\w+): )/;
const FUNCTION = /^( *)(declare )?function (\w+)(.*\)): (.*);$/;
const ACCESSOR = /^ +get (\w+)\(\): .*(?=;$)/;
const MEMBER = /^ +(?:readonly )?(\w+)(?=[<(:])/;

/** Declarations, one a line as TypeScript's libraries have them. */
export function withMissing(declarations: string): string {
  const mixins = mixinsIn(declarations);
  const lacks = (of: Owner, member: string): boolean =>
    [of.name, ...(mixins.get(of.name) ?? [])].some((name) => isLacking({ ...of, name }, member));
  const open: (Owner & { readonly indent: string })[] = [];
  return declarations
    .split('\n')
    .filter((line) => !line.startsWith('/// <reference'))
    .map((line) => {
      while (line.trim() !== '' && line.search(/\S/) <= (open.at(-1)?.indent.length ?? -1)) open.pop();
      const of = open.at(-1) ?? { name: '', isInterface: false };
      const [, indent = '', kind, name] = OPENS.exec(line) ?? [];
      if (name !== undefined) open.push({ indent, name, isInterface: kind === 'interface' });
      return mayBeMissing(line, (member) => lacks(of, member));
    })
    .join('\n');
}

function mayBeMissing(line: string, lacks: (member: string) => boolean): string {
  const [variable, , name] = VARIABLE.exec(line) ?? [];
  if (variable !== undefined)
    return lacks(name ?? '') ? `${variable}undefined | ${line.slice(variable.length)}` : line;
  const [made, indent, declare = '', called = '', parameters, result] = FUNCTION.exec(line) ?? [];
  if (made !== undefined)
    return lacks(called)
      ? `${indent}${declare}var ${called}: undefined | (${parameters} => ${result});`
      : line;
  const [accessor, property = ''] = ACCESSOR.exec(line) ?? [];
  if (accessor !== undefined) return lacks(property) ? `${accessor} | undefined;` : line;
  const [start, member = ''] = MEMBER.exec(line) ?? [];
  return start !== undefined && lacks(member) ? `${start}?${line.slice(start.length)}` : line;
}

/** Interfaces without data of their own, and those that extend them: their members stand there in the data. */
function mixinsIn(declarations: string): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>();
  for (const [, user = '', all = ''] of declarations.matchAll(/^interface (\w+) extends (.*) \{/gm))
    for (const mixin of all.split(', ').filter((name) => DATA.api[name] === undefined))
      users.set(mixin, [...(users.get(mixin) ?? []), user]);
  return users;
}

const BUILTINS = DATA.javascript['builtins'];

/** What declares a member; without a name it is global. */
interface Owner {
  readonly name: string;
  readonly isInterface: boolean;
}

/** What the page brings along for browsers without it (main.tsx). */
const PROVIDED: ReadonlySet<string> = new Set(['Symbol.dispose']);

function isLacking(of: Owner, member: string): boolean {
  const name = of.name.replace(/^Readonly|(Constructor|Object)$/g, '');
  if (PROVIDED.has(`${name}.${member}`)) return false;
  const isGlobal = /^(Window.*)?$/.test(of.name);
  const isTyped = /^(Big)?(Int|Uint|Float)\w*Array$/.test(name);
  const places: readonly (Identifier | undefined)[] = [
    DATA.api[of.name]?.[of.isInterface ? member : `${member}_static`],
    ...(isGlobal ? [DATA.api[member], DATA.api['Window']?.[member], BUILTINS?.[member]] : []),
    BUILTINS?.[name]?.[member],
    BUILTINS?.['Intl']?.[name]?.[member],
    isTyped ? BUILTINS?.['TypedArray']?.[member] : undefined,
  ];
  return places.some((place) => place?.__compat !== undefined && lackedBy(place.__compat).length > 0);
}
