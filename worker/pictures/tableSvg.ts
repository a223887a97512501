import { isGameId } from '#shared/games/meta.ts';
import { portraits } from '#shared/games/portraits.ts';
import { svgOf, FONT_FAMILY } from '#shared/art/svg.ts';
import { resultPicture, type ResultFacts } from '#shared/art/resultPicture.ts';
import { tablePicture, type TableFacts } from '#shared/art/tablePicture.ts';

/** A table as everybody sees it, for its picture. */
export interface PublicTable extends Omit<TableFacts, 'state'> {
  readonly game: string;
  /** The state, as JSON: so it comes from a room. */
  readonly state: string;
}

/** The picture of a table as SVG. */
export async function tableSvg({ game, state, ...facts }: PublicTable): Promise<string> {
  if (!isGameId(game)) throw new Error(`no drawings for ${game}`);
  const portrait = await portraits[game]();
  return svgOf(tablePicture(portrait, { ...facts, state: JSON.parse(state) }), portrait.colours);
}

/** The picture of a finished game as SVG. */
export async function resultSvg(table: PublicTable, result: Omit<ResultFacts, 'state'>): Promise<string> {
  if (!isGameId(table.game)) throw new Error(`no drawings for ${table.game}`);
  const portrait = await portraits[table.game]();
  return svgOf(resultPicture(portrait, { ...result, state: JSON.parse(table.state) }), portrait.colours);
}

/** Makes PNG of SVG. The rasteriser and its font are loaded with the first picture, because most requests need none. */

type Rasterise = (svg: string, scale: number) => Uint8Array;

/** Pixels of a unit: phones show the picture narrower than it is, so that this is as sharp as they need. */
const SHARP = 1.5;
/** The same for previews of links, which are 1200 wide. */
export const PREVIEW_SCALE = 2;

let loading: Promise<Rasterise> | undefined;

async function load(): Promise<Rasterise> {
  const [{ initWasm, Resvg }, { default: wasm }, { default: font }] = await Promise.all([
    import('@resvg/resvg-wasm'),
    import('@resvg/resvg-wasm/index_bg.wasm'),
    import('@expo-google-fonts/pt-serif/700Bold/PTSerif_700Bold.ttf'),
  ]);
  await initWasm(wasm);
  const fonts = { fontBuffers: [new Uint8Array(font)], defaultFontFamily: FONT_FAMILY };
  return (svg, scale) => {
    const drawing = new Resvg(svg, { fitTo: { mode: 'zoom', value: scale }, font: fonts });
    const image = drawing.render();
    try {
      return image.asPng();
    } finally {
      image.free(); // the rasteriser's memory is not collected by itself
      drawing.free();
    }
  };
}

/** The picture as PNG. Takes about 0.1 s of the processor's time, the first one of a process up to 0.75 s. */
export async function rasterise(svg: string, scale = SHARP): Promise<Uint8Array> {
  loading ??= load();
  return (await loading)(svg, scale);
}
