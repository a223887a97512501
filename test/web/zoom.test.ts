import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Pinching enlarges the page. That is up to the browser, and nothing of the page may take it away. */

const WEB = join(import.meta.dirname, '../../web');
const filesOf = (pattern: string): readonly (readonly [file: string, text: string])[] =>
  globSync(pattern, { cwd: WEB }).map((file) => [file, readFileSync(join(WEB, file), 'utf8')]);

test('the document lets the browser zoom', () => {
  const viewport = /<meta name="viewport" content="([^"]+)"/.exec(filesOf('index.html')[0]?.[1] ?? '')?.[1];
  expect(viewport).toContain('width=device-width');
  expect(viewport).not.toMatch(/user-scalable|maximum-scale|minimum-scale/);
});

test('no style and no script keeps two fingers to itself', () => {
  const sheets = filesOf('**/*.css');
  const scripts = filesOf('**/*.{ts,tsx}');
  expect(Math.min(sheets.length, scripts.length)).toBeGreaterThan(20);
  expect(sheets.filter(([, text]) => /touch-action:(?!\s*(manipulation|auto))/.test(text))).toEqual([]);
  expect(scripts.filter(([, text]) => /gesturestart|touchAction|passive: false/.test(text))).toEqual([]);
});
