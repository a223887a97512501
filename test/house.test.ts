import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ambiguousNames } from '../scripts/names.ts';

/** What keeps the source easy to read for a newcomer. */

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
