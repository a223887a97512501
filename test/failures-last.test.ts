import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const FILES = {
  'vitest.config.mjs': `
import { FailuresLast } from '${resolve('test/support/failuresLast.ts')}';
export default { test: { name: 'some', globals: true, reporters: ['minimal', new FailuresLast()] } };`,
  'a.test.mjs': `
test('holds', () => {});
describe('of these', () => { test.each([1, 2])('number %i', (n) => expect(n).toBe(1)); });
describe('prepared', () => { beforeAll(() => { throw new Error('hook'); }); test('x', () => {}); });`,
  'b.test.mjs': `import './nowhere.mjs';`,
  'c.test.mjs': `test('dies', () => process.kill(process.pid, 'SIGKILL'));`,
};

test('the last lines of a failed run name what failed: tests, hooks, files, and files whose process died', () => {
  const folder = mkdtempSync(join(tmpdir(), 'carrack-failures-'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const ran = spawnSync('vitest', ['run', '--pool=forks', '--root', folder], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const [, last = ''] = ran.stderr.split('\nFailed:\n');
  expect(last.trim().split('\n').toSorted()).toEqual([
    expect.stringMatching(/^outside of a test: ./),
    'some  a.test.mjs  of these > number 2',
    'some  a.test.mjs  prepared',
    'some  b.test.mjs',
    'some  c.test.mjs (did not end)',
  ]);
});
