import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import type { Picture } from '#shared/art/drawing.ts';
import { pageKits } from './support/pageKits.ts';

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
        external: [/^preact/, /\/shared\/games\/\w+\/(?!drawings)/],
      },
    },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs
    .flatMap(({ output }) => output.map((file) => (file.type === 'chunk' ? file.code : '')))
    .join('');
}

const KITS = await pageKits();

const GROUPS = KITS.flatMap(([game, { drawings }]) =>
  Object.entries(drawings).map(([group, pictures]) => ({ game, group, pictures })),
);

const ALL = GROUPS.flatMap(({ group, pictures }) =>
  Object.entries(pictures).map(([name, drawing]) => ({ name: `${name} (${group})`, drawing })),
);

const WEIGHED = KITS.flatMap(([game, { drawingBytes }]) =>
  drawingBytes === undefined ? [] : [[game, drawingBytes] as const],
);

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

  it.each(GROUPS)('no two $group of $game look alike', ({ pictures }) => {
    const seen = new Set(Object.values(pictures).map((drawing) => JSON.stringify(drawing)));
    expect(seen.size).toBe(Object.keys(pictures).length);
  });

  it.each(WEIGHED)(
    'all of %s together weigh less than %i bytes zipped, shared parts included',
    async (game, limit) => {
      expect(gzipSync(await bundle(`games/${game}/drawings/Pieces.tsx`)).length).toBeLessThan(limit);
    },
  );
});
