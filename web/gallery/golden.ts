import type { GameId } from '#shared/games/meta.ts';
import type { RecordedRow } from '../table/localTable.ts';

/** The golden games of the tests, to look at; they lie in each game's folder of the tests. */

/** The parts of a golden game's file that are needed here. */
interface GoldenFile {
  readonly game: GameId;
  readonly version: number;
  readonly options: unknown;
  readonly seats: number;
  readonly rows: readonly RecordedRow[];
}

/** Functions that fetch the address of each game's file, by name, e.g. `goa/4-2012-shared-win`. */
const files = new Map(
  Object.entries(
    import.meta.glob<string>('../../test/games/*/golden/*.{json,json.gz}', {
      query: '?url',
      import: 'default',
    }),
  ).map(([path, address]) => [nameOf(path), address]),
);

/** The game and the file's name without its ending. */
function nameOf(path: string): string {
  const { game = '', name = '' } =
    /games\/(?<game>[^/]+)\/golden\/(?<name>.+?)\.json/.exec(path)?.groups ?? {};
  return `${game}/${name}`;
}

export const goldenNames = (): readonly string[] => [...files.keys()].toSorted();

/** @throws {RangeError} if there is no game of this name */
export async function fetchGolden(name: string): Promise<GoldenFile> {
  const address = await files.get(name)?.();
  if (address === undefined) throw new RangeError(`no golden game ${name}`);
  const response = await fetch(address); // the browser unzips what the server says is zipped
  return (await response.json()) as GoldenFile;
}
