import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { isGameId, type GameId } from '#shared/games/meta.ts';
import type { Standing } from '#shared/kernel/rules.ts';
import type { AnyEvent, Seat } from '#shared/kernel/types.ts';

/** A finished game recorded earlier. It must fold to the same outcome for ever. */
export interface Golden {
  readonly game: GameId;
  /** `meta.version` of the rules that wrote the events. */
  readonly version: number;
  readonly options: unknown;
  readonly seats: number;
  readonly rows: readonly { readonly seat: Seat | null; readonly events: readonly AnyEvent[] }[];
  readonly outcome: readonly Standing[];
}

const folder = new URL('../games/', import.meta.url);

/** Longer logs are stored zipped: a golden game never changes, so nobody reads its diff. In characters. */
const ZIPPED_FROM = 32_000;

/** Writes a golden game to the file of this name (no extension). */
export function writeGolden(name: string, golden: Golden): void {
  const text = goldenText(golden);
  const file = new URL(`${golden.game}/golden/${name}.json`, folder);
  if (text.length < ZIPPED_FROM) writeFileSync(file, text);
  else writeFileSync(new URL(`${file.href}.gz`), gzipSync(text, { level: 9 }));
}

/** All golden games by file name. */
export function goldenGames(game: GameId): readonly { readonly name: string; readonly golden: Golden }[] {
  return readdirSync(new URL(`${game}/golden/`, folder))
    .toSorted()
    .map((file) => {
      const bytes = readFileSync(new URL(`${game}/golden/${file}`, folder));
      return { name: file, golden: parse(String(file.endsWith('.gz') ? gunzipSync(bytes) : bytes)) };
    });
}

function parse(text: string): Golden {
  const golden = JSON.parse(text) as Golden;
  if (!isGameId(golden.game)) throw new Error(`golden game of unknown game ${String(golden.game)}`);
  return golden;
}

/** Compact JSON with a line for each row. */
function goldenText({ rows, outcome, ...head }: Golden): string {
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
  const opening = JSON.stringify(head).slice(0, -1);
  return `${opening},"rows":[\n${lines}\n],"outcome":${JSON.stringify(outcome)}}\n`;
}
