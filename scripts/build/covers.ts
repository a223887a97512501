import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';
import { COVER, coverPath, OPTION, optionPath, type Cover } from '../../shared/art/cover.ts';
import { FONT_FAMILY, svgOf } from '../../shared/art/svg.ts';
import type { GameFolders } from '../lib/gameLists.ts';

/** Pixels of a unit in PNG: previews of links are 1200 wide. */
const SHARP = 2;

const TYPES = { svg: 'image/svg+xml', png: 'image/png' } as const;
type Kind = keyof typeof TYPES;

const { resolve } = createRequire(import.meta.url);

let rasteriser: Promise<void> | undefined;

/** A process that builds twice loads this module twice, and the rasteriser once. */
async function startRasteriser(): Promise<void> {
  try {
    await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  } catch (error) {
    if (!String(error).includes('Already initialized')) throw error;
  }
}

async function png(svg: string): Promise<Uint8Array> {
  await (rasteriser ??= startRasteriser());
  const font = await readFile(resolve('@expo-google-fonts/pt-serif/700Bold/PTSerif_700Bold.ttf'));
  return new Resvg(svg, {
    fitTo: { mode: 'zoom', value: SHARP },
    font: { fontBuffers: [font], defaultFontFamily: FONT_FAMILY },
  })
    .render()
    .asPng();
}

/** The cover that a game brings. */
export async function coverOf({ shared }: GameFolders): Promise<Cover> {
  const module = new URL(`../../${shared}/drawings/cover.ts`, import.meta.url);
  return ((await import(module.href)) as { readonly cover: Cover }).cover;
}

async function draw(game: GameFolders, kind: Kind): Promise<string | Uint8Array> {
  const { of, colours } = await coverOf(game);
  const svg = svgOf({ ...COVER, of }, colours);
  return kind === 'svg' ? svg : png(svg);
}

/** The pictures of a game's options, by their paths. */
async function optionsOf(game: GameFolders): Promise<ReadonlyMap<string, string>> {
  const { options, colours } = await coverOf(game);
  return new Map(
    Object.entries(options).map(([name, of]) => {
      const [option = '', value = ''] = name.split('.');
      return [optionPath(game.id, option, value), svgOf({ ...OPTION, of }, colours)];
    }),
  );
}

interface Drawn {
  readonly path: string;
  readonly kind: Kind;
  draw(): Promise<string | Uint8Array>;
}

/** All that is drawn of a game. */
async function drawnOf(game: GameFolders, kinds: readonly Kind[]): Promise<readonly Drawn[]> {
  const options = await optionsOf(game);
  return [
    ...kinds.map((kind) => ({ path: coverPath(game.id, kind), kind, draw: () => draw(game, kind) })),
    ...[...options].map(([path, svg]) => ({ path, kind: 'svg' as const, draw: async () => svg })),
  ];
}

/**
 * The covers of games, and the pictures of their options, as files of the page: the build draws them, and the sources when
 * they are asked for.
 */
export function covers(games: readonly GameFolders[], kinds: readonly Kind[] = ['svg', 'png']): Plugin {
  const all = async () => (await Promise.all(games.map((game) => drawnOf(game, kinds)))).flat();
  return {
    name: `covers of ${games.map(({ id }) => id).join()}`,
    async generateBundle() {
      for (const { path, draw: source } of await all())
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: await source() });
    },
    async configureServer(server) {
      const drawn = await all();
      server.middlewares.use((request, response, next) => {
        const asked = drawn.find(({ path }) => path === request.url);
        if (asked === undefined) {
          next();
          return;
        }
        response.setHeader('content-type', TYPES[asked.kind]);
        asked
          .draw()
          .then((source) => response.end(source))
          .catch((error: unknown) => server.config.logger.error(String(error)));
      });
    },
  };
}
