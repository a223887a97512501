import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { contrast, over } from '../../../support/colour.ts';
import { colour, THEMES } from '../../../web/support/palette.ts';

const css = readFileSync(new URL('../../../../web/games/goa/board/grid.module.css', import.meta.url), 'utf8');
const [plain = '', forced = ''] = css.split('@media (forced-colors: active)');

/** What the sheet declares for tiles that cannot be chosen. */
function declared(sheet: string, property: string): string | undefined {
  const [, block = ''] = /\.choosing \.space:not\(:global\(\.lit\)\)[^{]*\{([^}]*)\}/.exec(sheet) ?? [];
  return new RegExp(`${property}: ([^;]+);`).exec(block)?.[1];
}

const OPACITY = Number(declared(plain, 'opacity'));

describe.each(THEMES)('A tile that cannot be chosen, in the %s theme', (theme) => {
  const seen = (name: string): string => over(colour(theme, name), OPACITY, colour(theme, 'sea'));

  it('is faded and keeps its colours', () => {
    expect(declared(plain, 'filter')).toBeUndefined();
    expect(OPACITY).toBeGreaterThan(0.45);
    expect(OPACITY).toBeLessThan(0.7);
  });

  it('has a number that can be read', () => {
    expect(contrast(seen('art-ink'), seen('art-glaze'))).toBeGreaterThan(4.5);
  });

  it('has symbols whose outlines stand out, and stands out from the sea', () => {
    expect(contrast(seen('art-ink'), seen('art-sheet'))).toBeGreaterThan(3);
    const edges = ['art-ink', 'art-sheet'].map((name) => contrast(seen(name), colour(theme, 'sea')));
    expect(Math.max(...edges)).toBeGreaterThan(3);
  });
});

describe.each(THEMES)('A tile that can be chosen, in the %s theme', (theme) => {
  it('has a ring that stands out from the sea, and a number and symbols that can be read', () => {
    expect(contrast(colour(theme, 'accent'), colour(theme, 'sea'))).toBeGreaterThan(3);
    expect(contrast(colour(theme, 'accent'), colour(theme, 'surface'))).toBeGreaterThan(3);
    expect(contrast(colour(theme, 'art-ink'), colour(theme, 'art-glaze'))).toBeGreaterThan(4.5);
    expect(contrast(colour(theme, 'art-ink'), colour(theme, 'art-sheet'))).toBeGreaterThan(3);
  });
});

test('with forced colours nothing fades, and an outline marks what can be chosen', () => {
  expect(declared(forced, 'opacity')).toBe('1');
  expect(forced).toMatch(/\.space:global\(\.lit\) \{\s*outline: 3px dashed Highlight;/);
  expect(forced).toMatch(/aria-pressed='true'\],[^{]*\{\s*outline: 4px solid Highlight;/);
});
