import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';
import { COVER, coverPath, type Cover } from '../../shared/art/cover.ts';
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

/** The covers of games, as files of the page: the build draws them, and the sources when they are asked for. */
export function covers(games: readonly GameFolders[], kinds: readonly Kind[] = ['svg', 'png']): Plugin {
  const all = games.flatMap((game) => kinds.map((kind) => ({ game, kind, path: coverPath(game.id, kind) })));
  return {
    name: `covers of ${games.map(({ id }) => id).join()}`,
    async generateBundle() {
      for (const { game, kind, path } of all)
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: await draw(game, kind) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const asked = all.find(({ path }) => path === request.url);
        if (asked === undefined) {
          next();
          return;
        }
        response.setHeader('content-type', TYPES[asked.kind]);
        draw(asked.game, asked.kind)
          .then((drawn) => response.end(drawn))
          .catch((error: unknown) => server.config.logger.error(String(error)));
      });
    },
  };
}
