import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** What keeps the source easy to read for a newcomer. */

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
function ambiguousNames(folders: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`)).toSorted();
  const modules = new Map<string, Set<string>>();
  for (const file of files.filter((path) => !path.includes('/words/')))
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(EXPORT))
      modules.set(name, (modules.get(name) ?? new Set()).add(file));
  const all = [...modules].map(([name, used]) => [name, [...used]] as const);
  return new Map(all.filter(([, used]) => isAmbiguous(used)));
}

test('an exported name has one meaning', () => {
  expect([...ambiguousNames(['shared', 'worker', 'web'])]).toEqual([]);
});

test('each package may run on the Node that comes as a package, whatever Node npm itself runs on', () => {
  const folder = mkdtempSync(join(tmpdir(), 'carrack-engines-'));
  for (const file of ['package.json', 'package-lock.json']) cpSync(file, join(folder, file));
  const PATH = `${resolve('node_modules/.bin')}:${process.env['PATH']}`;
  const args = ['ci', '--dry-run', '--offline', '--engine-strict', '--loglevel=error'];
  const checked = spawnSync('npm', args, { cwd: folder, env: { ...process.env, PATH }, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect([checked.status, checked.stderr]).toEqual([0, '']);
});
