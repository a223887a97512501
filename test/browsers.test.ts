import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { promisedConfig, serviceWorkerConfig, withMissing, TARGETS } from '../scripts/build/browsers.ts';
import { notPromised } from '../scripts/build/styles.ts';

test('the page is built for the browsers that package.json promises', () => {
  expect(TARGETS).toEqual(['safari16.4', 'ios16.4', 'firefox115', 'chrome117', 'edge117']);
});

/** Uses of what a promised browser lacks. */
const BREACHES = [
  'export const a = Map.groupBy([1], (n) => n);',
  'export const b = Promise.withResolvers();',
  'export const c = new Set([1]).union(new Set());',
  'export const d = new Intl.Segmenter();',
  'export const e = /[a&&b]/v;',
  'export const f = AbortSignal.any([]);',
  'export const g = URL.canParse("a");',
  'export const h = requestIdleCallback(() => undefined);',
  'export const i = document.body.showPopover();',
  'export const j = Response.json({});',
];

/** The same with a fallback, and what all have. */
const SOUND = [
  'export const k = Map.groupBy?.([1], (n) => n) ?? new Map();',
  'export const l = Intl.Segmenter === undefined ? undefined : new Intl.Segmenter();',
  'export const m = [1, 2].toSorted().findLast((n) => n > 1);',
  'export const n = AbortSignal.timeout(1);',
  'export const o = (response: Response) => response.json();',
  'export const p = document.body.popover;',
];

test('script that a promised browser cannot run has a wrong type, unless it has a fallback', () => {
  const folder = '.wrangler/browsers/planted';
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/planted.ts`, [...BREACHES, ...SOUND].join('\n'));
  const config = { extends: `../../../${promisedConfig('web')}`, include: ['planted.ts', '../web.d.ts'] };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(config));
  const { stdout } = spawnSync('tsc', ['-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const lines = [...stdout.matchAll(/planted\.ts\((\d+),/g)].map(([, line]) => Number(line));
  expect([...new Set(lines)]).toEqual(BREACHES.map((_, i) => i + 1));
});

test('the service worker is held to the same', () => {
  const worker = readFileSync('web/public/sw.js', 'utf8');
  serviceWorkerConfig();
  const folder = '.wrangler/browsers/worker';
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/sw.js`,
    `${worker}\naddEventListener('push', () => Map.groupBy([1], (n) => n));\n`,
  );
  writeFileSync(
    `${folder}/tsconfig.json`,
    JSON.stringify({ extends: '../sw.json', files: ['../sw.d.ts', 'sw.js'] }),
  );
  const { stdout } = spawnSync('tsc', ['-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stdout.match(/error .*/g)).toEqual([expect.stringMatching(/possibly 'undefined'/)]);
});

test('a member that stands in a mixin is missing where the interfaces that have it lack it', () => {
  const library = [
    'interface HTMLElement extends Mixin {',
    '}',
    'interface Mixin {',
    '    showPopover(): void;',
    '    blur(): void;',
    '}',
  ].join('\n');
  expect(withMissing(library)).toBe(library.replace('showPopover', 'showPopover?'));
});

test.each([
  ['a property', '.a { anchor-name: --a }', 'anchor-name'],
  ['a value', '.a { width: stretch }', 'width: stretch'],
  ['a function', '.a { color: light-dark(red, blue) }', 'light-dark()'],
  ['a unit', '.a { width: 1lh }', 'lh'],
  ['a selector', '.a:user-valid { color: red }', ':user-valid'],
  ['a selector within another', '.a:not(:has(b)) { color: red }', ':has(b)'],
  ['nesting', '.a { & b { color: red } }', '&'],
  ['an at-rule', '@starting-style { .a { color: red } }', '@starting-style'],
])('styles are refused for %s that a promised browser does not know: %s', (_, css, feature) => {
  expect(notPromised(css).join()).toContain(`: ${feature} (`);
});

test('styles are refused for breakpoints that iOS 16.0 would lose', () => {
  expect(notPromised('@media (max-width: 40rem) { .a { inset: 0 } }')).toEqual([]);
  expect(notPromised('@media (width <= 40rem) { .a { inset: 0 } }')).toHaveLength(1);
});

test.each([
  ['an earlier declaration', '.a { color: red; color: light-dark(red, blue) }'],
  ['a question', '@supports (width: 1lh) { .a { width: 1lh } }'],
  ['what all know', '.a:focus-visible { inset: 0; color: color-mix(in srgb, red, blue) }'],
])('styles with %s are not', (_, css) => {
  expect(notPromised(css)).toEqual([]);
});

test('script asks for no selector that a promised browser does not know: it would throw', () => {
  const selectors = globSync('web/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'([^'\\\n]*:[a-z-]+[^'\\\n]*)'/g)].map(([, text = '']) => text),
  );
  expect(selectors).toContain('button:enabled');
  const asked = new Set(['::details-content']); // how it is drawn: where it is not known, as the fold itself
  expect(selectors.flatMap((one) => notPromised(`${one.replaceAll(/[{};/]/g, '')} {}`, asked))).toEqual([]);
});
