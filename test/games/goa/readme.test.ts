import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** The tests that the list names: → `file`: name · name // `file`: … */
const named = read('README.md')
  .split('\n')
  .flatMap((line) => /^ {2}→ (.*)$/u.exec(line)?.[1]?.split(' // ') ?? [])
  .flatMap((tests) => {
    const [, file, names] = /^`([a-z-]+)`: (.*)$/u.exec(tests) ?? [];
    return names?.split(' · ').map((name) => ({ file: `${file}.test.ts`, name })) ?? [];
  });

describe('The list of rules and tests', () => {
  it('names many tests', () => {
    expect(named.length).toBeGreaterThan(200);
  });

  it('names only tests that exist', () => {
    expect(named.filter(({ file, name }) => !read(file).includes(`'${name}'`))).toEqual([]);
  });
});
