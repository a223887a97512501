import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { SPICES, TILES } from '#shared/games/goa/things.ts';
import type { Picture } from '../../web/art/drawing.ts';
import { BONANZA_DRAWINGS, CARD_DRAWINGS, COLUMN_DRAWINGS } from '../../web/games/goa/drawings/cards.ts';
import { COLONY_DRAWINGS } from '../../web/games/goa/drawings/colonies.ts';
import { SACK_DRAWINGS, SPICE_DRAWINGS, SPICE_LETTERS } from '../../web/games/goa/drawings/spices.ts';
import { SYMBOL_DRAWINGS } from '../../web/games/goa/drawings/symbols.ts';
import { tileDrawing } from '../../web/games/goa/drawings/tiles.ts';
import { GOOD_DRAWINGS } from '../../web/games/merchants/drawings/goods.ts';
import { COIN, HOLD, SPECIAL_DRAWINGS } from '../../web/games/merchants/drawings/pieces.ts';

const named = (group: string, drawings: Readonly<Record<string, Picture>>) =>
  Object.entries(drawings).map(([name, drawing]) => ({ name: `${group} ${name}`, drawing }));

const TILE_DRAWINGS = Object.fromEntries(TILES.map((tile) => [tile, tileDrawing(tile)]));

/** The bytes that the page loads for a module of drawings, without Preact and the rules. */
async function bundle(input: string): Promise<string> {
  const built = await build({
    root: fileURLToPath(new URL('../../web', import.meta.url)),
    configFile: false,
    logLevel: 'silent',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../../web/${input}`, import.meta.url)),
        preserveEntrySignatures: 'strict',
        external: [/^preact/, /\/shared\/games\//],
      },
    },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs
    .flatMap(({ output }) => output.map((file) => (file.type === 'chunk' ? file.code : '')))
    .join('');
}

const GROUPS = {
  goods: named('good', GOOD_DRAWINGS),
  specials: named('special', { ...SPECIAL_DRAWINGS, coin: COIN, hold: HOLD }),
  spices: named('spice', SPICE_DRAWINGS),
  sacks: named('sack', SACK_DRAWINGS),
  symbols: named('symbol', SYMBOL_DRAWINGS),
  tiles: named('tile', TILE_DRAWINGS),
  cards: named('card', CARD_DRAWINGS),
  columns: named('column', COLUMN_DRAWINGS),
  colonies: named('colony', COLONY_DRAWINGS),
  bonanzas: named('bonanza', BONANZA_DRAWINGS),
} as const;

const ALL = Object.values(GROUPS).flat();

/** The paths of a drawing and of the drawings placed in it. */
const paths = (drawing: Picture): readonly string[] =>
  drawing.flatMap((part) => ('of' in part ? paths(part.of) : 'text' in part ? [] : [part[1]]));

describe('drawings', () => {
  it.each(ALL)('$name has paths of numbers with at most one decimal', ({ drawing }) => {
    for (const path of paths(drawing)) {
      expect(path).not.toMatch(/NaN|undefined/);
      expect(path).toMatch(/^M[-\d.\sa-z]+$/i);
      expect(path).not.toMatch(/\.\d\d/);
    }
  });

  it.each(Object.entries(GROUPS))('no two %s look alike', (_, group) => {
    const seen = new Set(group.map(({ drawing }) => JSON.stringify(drawing)));
    expect(seen.size).toBe(group.length);
  });

  it('every spice has a letter of its own', () => {
    expect(new Set(SPICES.map((spice) => SPICE_LETTERS[spice])).size).toBe(SPICES.length);
  });

  it.each([
    ['merchants', 6_000],
    ['goa', 12_000],
  ])('all of %s together weigh less than %i bytes zipped, shared parts included', async (game, limit) => {
    expect(gzipSync(await bundle(`games/${game}/drawings/Pieces.tsx`)).length).toBeLessThan(limit);
  });
});
