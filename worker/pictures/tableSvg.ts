import { isGameId } from '#shared/games/meta.ts';
import { portraits } from '#shared/games/portraits.ts';
import { svgOf } from '#shared/art/svg.ts';
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
