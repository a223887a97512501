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
