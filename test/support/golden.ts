import { readdirSync, readFileSync } from 'node:fs';
import { isGameId, type GameId } from '../../shared/games/meta.ts';
import type { Standing } from '../../shared/kernel/rules.ts';
import type { AnyEvent, Seat } from '../../shared/kernel/types.ts';

/** A finished game of an earlier day; it must fold to the same outcome for ever. */
export interface Golden {
  readonly game: GameId;
  /** `meta.version` of the rules that wrote the events. */
  readonly version: number;
  readonly options: unknown;
  readonly seats: number;
  readonly rows: readonly { readonly seat: Seat | null; readonly events: readonly AnyEvent[] }[];
  readonly outcome: readonly Standing[];
}

const folder = new URL('../golden/', import.meta.url);

export const goldenFile = (game: GameId, name: string): URL => new URL(`${game}/${name}.json`, folder);

/** All golden games by file name. */
export function goldenGames(game: GameId): readonly { readonly name: string; readonly golden: Golden }[] {
  return readdirSync(new URL(`${game}/`, folder))
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => ({ name: file, golden: parse(readFileSync(new URL(`${game}/${file}`, folder), 'utf8')) }));
}

function parse(text: string): Golden {
  const golden = JSON.parse(text) as Golden;
  if (!isGameId(golden.game)) throw new Error(`golden game of unknown game ${String(golden.game)}`);
  return golden;
}

/** Compact JSON with a line for each row, so that a diff shows what changed. */
export function goldenText({ rows, outcome, ...head }: Golden): string {
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
  const opening = JSON.stringify(head).slice(0, -1);
  return `${opening},"rows":[\n${lines}\n],"outcome":${JSON.stringify(outcome)}}\n`;
}
