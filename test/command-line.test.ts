import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { playedService, storedGame } from './support/savedGame.ts';

/** What all commands have in common: exit codes, numbers, and what they print. */

const folder = mkdtempSync(join(tmpdir(), 'carrack-command-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const node = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [`scripts/${script}.ts`, ...args], { encoding: 'utf8' });

describe('A wrong call', () => {
  test.each([
    ['fuzz', 'merchants', '--games', 'abc'],
    ['fuzz', 'merchants', '--games=-5'],
    ['fuzz', 'merchants', '--games', '1', '--seed', 'x'],
    ['fuzz', 'merchants', '--games', '1', '--seats', '99'],
    ['fuzz', 'merchants', '--games', '1', '--options', '{"bogus":1}'],
    ['fuzz', 'merchants', '--what'],
    ['play', 'merchants', '--seed', 'abc'],
    ['play', 'merchants', '--options', '{'],
    ['play', 'merchants', '--script', 'nowhere.json'],
    ['inspect', '--what'],
    ['repair', '--what'],
    ['dump', '--what'],
    ['verify', 'nowhere.json'],
    ['verify', '--what'],
    ['reports', '--what'],
  ])('%s %s %s %s %s ends with code 2 and no trace of the program', (script, ...args) => {
    const { status, stderr } = node(script, ...args.filter((arg) => arg !== undefined));
    expect(status).toBe(2);
    expect(stderr).not.toMatch(/^ {4}at /m);
    expect(stderr).not.toBe('');
  });
});

test('the fuzzer still plays what it is asked for', () => {
  const { status, stdout } = node('fuzz', 'merchants', '--games', '2', '--seed', '3', '--seats', '2');
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^merchants: 2 games, [1-9]\d* decisions/)]);
});

test('a name in a stranger’s file steers no terminal', () => {
  const whole = playedService().export();
  const named = whole.seats.map((seat) => ({ ...seat, name: '\u001b[31m\u001b]0;owned\u0007' }));
  const { stdout } = node('verify', file('evil.json', { ...whole, seats: named }));
  expect(stdout).toContain('owned');
  expect(stdout).not.toMatch(/[^\P{Cc}\n]/u);
});

test('npm run repair reads no other game than the one it was asked for', async () => {
  const game = await storedGame(3);
  const path = file('other.json', { dump: 1, engine: '', ...game, states: [] });
  expect(node('repair', 'a333333333333333', path)).toMatchObject({ status: 2 });
});

test('npm run shadow finds a dump without rows, and takes what a repair kept', async () => {
  const game = await storedGame(3);
  const saved = mkdtempSync(join(folder, 'saved-'));
  writeFileSync(join(saved, 'kept.json'), JSON.stringify({ dump: 1, engine: '', ...game, states: [] }));
  expect(node('shadow', saved)).toMatchObject({ status: 0 });
  writeFileSync(
    join(saved, 'empty.json'),
    JSON.stringify({ dump: 1, engine: '', ...game, rows: [], states: [] }),
  );
  expect(node('shadow', saved)).toMatchObject({ status: 1 });
});
