/**
 * Writes what follows from the list of games and from the rules; `--check` only says whether it is current. The lists
 * (`engine/lists.ts`) import the modules of each game. shared/engine.ts holds the hash of the rules, which Worker and
 * page compare; if it differs, the page reloads. For each game it also holds the hash of the modules that fold its
 * log. A snapshot is valid only while that hash is the same.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { GAMES } from '../shared/games/list.ts';
import { hashesOf } from './engine/hashes.ts';
import { foldersOf, listsOf } from './engine/lists.ts';

const games = GAMES.map(foldersOf);

/** False if the file has to be written, and `--check` forbids it. */
function isCurrent(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return true;
  if (process.argv.includes('--check')) return false;
  writeFileSync(file, text);
  return true;
}

const outdated = [...listsOf(games)].filter(([file, text]) => !isCurrent(file, text)).map(([file]) => file);
if (!isCurrent('shared/engine.ts', hashesOf(games))) outdated.push('shared/engine.ts'); // after the lists it covers
if (outdated.length > 0) {
  console.error(`not current: ${outdated.join(', ')}; npm run engine`);
  process.exit(1);
}
