import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isGameId } from '#shared/games/meta.ts';
import { games } from '#shared/games/registry.ts';
import type { Export } from '#shared/protocol/http.ts';
import { readExport } from '#shared/protocol/exportFile.ts';
import { runCommand } from './lib/command.ts';
import type { Dump } from './lib/savedGames.ts';
import { shadowOfDump, shadowOfExport, type ShadowFinding } from './lib/replay.ts';

/**
 * Replays every saved game of a folder with this code, before it is deployed: files of `npm run dump`, and games that
 * players downloaded. Says what differs, by game and kind. Exit code 0; 1 for a difference; 2 for a wrong call.
 */
const USAGE = 'usage: npm run shadow -- <folder>';

/** What differs in one file, and which game it is of. */
interface Shadowed {
  readonly file: string;
  readonly game: string;
  readonly findings: readonly ShadowFinding[];
}

async function shadow(folder: string, file: string): Promise<Shadowed> {
  const text = readFileSync(join(folder, file), 'utf8');
  const saved = readSaved(text);
  if (saved === undefined || !isGameId(saved.game)) return { file, game: 'unknown', findings: [NO_GAME] };
  const rules = await games[saved.game]();
  const findings = 'dump' in saved ? shadowOfDump(rules, saved) : shadowOfExport(rules, saved);
  return { file, game: saved.game, findings };
}

const NO_GAME: ShadowFinding = { kind: 'check', row: 0, text: 'this is no saved game' };

function readSaved(text: string): Dump | Export | undefined {
  try {
    const saved = JSON.parse(text) as Dump | Export; // our own file, unless it is an export
    if ('dump' in saved) return saved;
  } catch {
    return undefined;
  }
  const read = readExport(text);
  return read.ok ? read.value : undefined;
}

/** One line for each game and kind of difference, with the first example. */
function summary(all: readonly Shadowed[]): readonly string[] {
  const each = all.flatMap(({ file, game, findings }) => findings.map((found) => ({ file, game, found })));
  const groups = Map.groupBy(each, ({ game, found }) => `${game}, ${found.kind}`);
  return [...groups].toSorted().map(([group, found]) => {
    const files = new Set(found.map(({ file }) => file)).size;
    const [first] = found;
    const example = first && `${first.file}, row ${first.found.row}: ${first.found.text}`;
    return `${group}: ${found.length} rows in ${files} games; first ${example}`;
  });
}

async function run(): Promise<number> {
  const [folder, ...more] = process.argv.slice(2);
  if (folder === undefined || more.length > 0) throw new RangeError(USAGE);
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  if (files.length === 0) throw new RangeError(`there are no saved games in ${folder}`);
  const all: Shadowed[] = [];
  for (const file of files.toSorted()) all.push(await shadow(folder, file));
  const differ = all.filter(({ findings }) => findings.length > 0).length;
  for (const line of summary(all)) console.log(line);
  console.log(`${all.length} games replayed, ${differ === 0 ? 'none differs' : `${differ} differ`}`);
  return differ === 0 ? 0 : 1;
}

await runCommand(USAGE, run);
