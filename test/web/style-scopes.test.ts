import { expect, test } from 'vitest';
import { openEnded, sheets, unscoped } from '../../scripts/styleScopes.ts';

/** The build refuses the same. */
test('no style rule can reach another part of the page', () => {
  expect(unscoped(sheets())).toEqual([]);
});

test('no sheet that comes late makes the browser look at every element again', () => {
  expect(openEnded(sheets())).toEqual([]);
});

test.each([
  ['.log a:focus-visible, .log [open]', []],
  ['.log > *', ['.log > *']],
  ['.log :is(a, b > c)', ['.log :is(a, b > c)']],
  ['.log a:is(.x, .y)', []],
])('%s ends in neither tag nor class: %j', (selector, refused) => {
  const late = (file: string): readonly string[] => openEnded(new Map([[file, `${selector} { }`]]));
  expect(late('table/log/log.css')).toEqual(refused.map((one) => `table/log/log.css: ${one}`));
  expect(late('features/home/home.css')).toEqual([]);
});

test('a rule with :has() ends in a tag, a class or an attribute, whenever its sheet comes', () => {
  const refused = (selector: string): readonly string[] =>
    openEnded(new Map([['games/merchants/merchants.css', `${selector} { }`]]));
  expect(refused('.table:not(:has(.own)) > :not(.hand)')).toHaveLength(1);
  expect(refused('.table:has(.own) > *')).toHaveLength(1);
  expect(refused('.table:has(> .own) > .hand, .table:not(:has(.own))')).toEqual([]);
});

const SHARED = ['ui/styles/page.css', '.card { } .row { } @media print { .buttons { } }'] as const;

const found = (...parts: readonly (readonly [string, string])[]): readonly string[] =>
  unscoped(new Map([SHARED, ...parts]));

test('two parts cannot style the same class', () => {
  expect(found(['help/help.css', '.trail { }'], ['games/goa/board/grid.css', '.trail svg { }'])).toEqual([
    'help/help.css: .trail',
    'games/goa/board/grid.css: .trail svg',
  ]);
});

test('two sheets of one part can', () => {
  expect(found(['games/goa/goa.css', '.desk { }'], ['games/goa/editor/editor.css', '.desk h2 { }'])).toEqual(
    [],
  );
});

test.each([
  ['an element', 'kbd', ['kbd']],
  ['a shared class', '.row', ['.row']],
  ['a shared class within one of its own', '.help .row', []],
  ['one of several', '.help, .row > a', ['.row > a']],
  ['several in brackets', '.help :is(.row, kbd)', []],
  ['what is left out', '.row:not(.help, :has(.help))', ['.row:not(.help, :has(.help))']],
  ['a mark on what changed', '[data-changed]', []],
])('a rule is refused for %s: %s', (_, selector, refused) => {
  const css = `.help { } @media (min-width: 1rem) { /* .own { } */ ${selector} { content: '{' } }`;
  expect(found(['help/help.css', css])).toEqual(refused.map((one) => `help/help.css: ${one}`));
});

test('steps of an animation are not selectors', () => {
  expect(found(['help/help.css', '@keyframes come { from { opacity: 0; } to { opacity: 1; } }'])).toEqual([]);
});
