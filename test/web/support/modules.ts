import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

/** The page's modules as they import each other. Files are paths from the project's root. */

const ROOT = join(import.meta.dirname, '../../..');

/** A part of a module's syntax tree. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

export interface Module {
  readonly file: string;
  readonly program: Node;
  /** Modules that are loaded with it. */
  readonly imports: readonly string[];
  /** Modules that it loads later. */
  readonly later: readonly string[];
}

/** The module that `from` imports as `name`; undefined for a package. */
function resolved(from: string, name: string): string | undefined {
  if (name.startsWith('#shared/')) return name.slice(1);
  return name.startsWith('.') ? posix.join(posix.dirname(from), name) : undefined;
}

const isModule = (file: string | undefined): file is string => file !== undefined && /\.tsx?$/.test(file);

function parse(file: string): Module {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const { program, module } = parseSync(file, source);
  const imports = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  );
  const later = module.dynamicImports.map(({ moduleRequest }) =>
    source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  );
  const inProject = (names: readonly string[]): string[] =>
    names.map((name) => resolved(file, name)).filter(isModule);
  return {
    file,
    program: program as unknown as Node,
    imports: inProject([...imports, ...exports]),
    later: inProject(later),
  };
}

/** All modules that are loaded from `entry` on, at once or later. */
export function modulesFrom(entry: string): ReadonlyMap<string, Module> {
  const found = new Map<string, Module>();
  const take = (file: string): void => {
    if (found.has(file)) return;
    const module = parse(file);
    found.set(file, module);
    for (const next of [...module.imports, ...module.later]) take(next);
  };
  take(entry);
  return found;
}

/** The modules that are loaded together with `entry`, itself included. */
export function loadedWith(modules: ReadonlyMap<string, Module>, entry: string): ReadonlySet<string> {
  const found = new Set<string>();
  const take = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const next of modules.get(file)?.imports ?? []) take(next);
  };
  take(entry);
  return found;
}

const common = <T>([first = new Set(), ...others]: readonly ReadonlySet<T>[]): ReadonlySet<T> =>
  new Set([...first].filter((item) => others.every((set) => set.has(item))));

/**
 * For every module, the modules that are certainly loaded when it runs: those loaded together with it, and those that
 * were loaded before on every way that leads to it.
 */
export function certainlyLoaded(
  modules: ReadonlyMap<string, Module>,
  main: string,
): (file: string) => ReadonlySet<string> {
  const all = [...modules.values()];
  const parts = [...new Set([main, ...all.flatMap(({ later }) => later)])].map((entry) => ({
    entry,
    own: loadedWith(modules, entry),
    loaders: all.filter(({ later }) => later.includes(entry)).map(({ file }) => file),
    // What is there when the part runs. At first all that could be; then ever less, until nothing changes.
    there: new Set(modules.keys()) as ReadonlySet<string>,
  }));
  const certain = (file: string): ReadonlySet<string> =>
    common(parts.filter(({ own }) => own.has(file)).map(({ there }) => there));
  for (let before = Infinity, now = sizeOf(parts); now < before; [before, now] = [now, sizeOf(parts)])
    for (const part of parts)
      part.there = new Set([...part.own, ...(part.entry === main ? [] : common(part.loaders.map(certain)))]);
  return certain;
}

const sizeOf = (parts: readonly { readonly there: ReadonlySet<string> }[]): number =>
  parts.reduce((sum, { there }) => sum + there.size, 0);
