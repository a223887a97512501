import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';
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
  const { width, height, pixels } = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: SHARP },
    font: { fontBuffers: [font], defaultFontFamily: FONT_FAMILY },
  }).render();
  return opaquePng(width, height, pixels);
}

/**
 * A PNG of RGBA pixels without transparent ones. Flat drawings are smallest unfiltered: some messengers show no picture of
 * more than 300 kB, which that of the rasteriser may have.
 */
function opaquePng(width: number, height: number, pixels: Uint8Array): Uint8Array {
  const lines = Buffer.alloc((3 * width + 1) * height);
  for (let i = 0; i < width * height; i += 1) {
    const at = 3 * i + Math.floor(i / width) + 1; // each line begins with its filter
    lines.set(pixels.subarray(4 * i, 4 * i + 3), at);
  }
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]); // 8 bits each of red, green, blue
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const parts = [
    ['IHDR', head],
    ['IDAT', deflateSync(lines, { level: 9 })],
    ['IEND', Buffer.alloc(0)],
  ] as const;
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts.flatMap(pngPart)]);
}

function pngPart([name, data]: readonly [string, Buffer]): readonly Buffer[] {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return [size, named, sum];
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

/** Files of the page that are drawn: by the build, and from its sources when they are asked for. */
export function drawnFiles(name: string, all: () => Promise<readonly Drawn[]>): Plugin {
  return {
    name,
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

/** The covers of games, and the pictures of their options. */
export const covers = (games: readonly GameFolders[], kinds: readonly Kind[] = ['svg', 'png']): Plugin =>
  drawnFiles(`covers of ${games.map(({ id }) => id).join()}`, async () =>
    (await Promise.all(games.map((game) => drawnOf(game, kinds)))).flat(),
  );

const ICON = new URL('../../web/public/icon.svg', import.meta.url);

/** The app's icon with a number on a disc, which is larger where it has one digit. */
async function withNumber(number: string): Promise<string> {
  const [y, size] = number.length === 1 ? [28.5, 30] : [25, 20];
  const disc = `  <circle cx="44" cy="18" r="18" fill="#c33a24" stroke="#fff" stroke-width="3" />
  <text x="44" y="${y}" font-family="system-ui, sans-serif" font-size="${size}" font-weight="800" text-anchor="middle" fill="#fff">${number}</text>
</svg>`;
  return (await readFile(ICON, 'utf8')).replace('</svg>', disc);
}

/** The tab's icons while games wait (`tabIconOf`): the number of them, up to nine, and one for more. */
export const waitingIcons = (): Plugin =>
  drawnFiles('icons of waiting games', async () =>
    ['1', '2', '3', '4', '5', '6', '7', '8', '9', '9+'].map((number) => ({
      path: `/icons/waiting-${number === '9+' ? 'more' : number}.svg`,
      kind: 'svg' as const,
      draw: () => withNumber(number),
    })),
  );
