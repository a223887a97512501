import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Identifier } from '@mdn/browser-compat-data';
import { DATA, lackedBy } from './promise.ts';

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
