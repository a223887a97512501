import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { bindingOf, gamesBindings, PEOPLE, REMOTE, whereOf, type Where, wrangler } from './lib/database.ts';
import { jsonGiven, runCommand } from './lib/command.ts';
import {
  entriesOfOthers,
  forgettingInGames,
  forgettingOf,
  forgottenOf,
  Kept,
  selectName,
} from './lib/forgetting.ts';
import { portionsOf, type Entry } from './lib/sql.ts';

/**
 * Keeps the promise to forget beyond a restore, which brings accounts back that were deleted since, or their names and words in
 * games: finds and deletes them again. Exit code 0; 1 if somebody is still to be deleted; 2 for a wrong call.
 */
const USAGE = `usage: npm run forget -- keep <file> [--remote]            before a restore: notes who is known
       npm run forget -- again <file> [--remote] [--yes]   after it: deletes again who was deleted meanwhile`;

const Player = v.object({ id: v.string(), created_at: v.number() });
const Erasure = v.object({ player_id: v.string() });
const Named = v.object({ name: v.string() });

const playersOf = (where: Where) =>
  wrangler(where, 'SELECT id, created_at FROM players', PEOPLE)
    .flat()
    .map((row) => v.parse(Player, row))
    .map(({ id, created_at: createdAt }) => ({ id, createdAt }));

/** Whose deletion is under way: games may know them still. */
const erasingNow = (where: Where): readonly string[] =>
  wrangler(where, 'SELECT player_id FROM erasures', PEOPLE)
    .flat()
    .map((row) => v.parse(Erasure, row).player_id);

const entriesIn = (where: Where, binding: string): readonly Entry[] =>
  [...portionsOf((sql) => wrangler(where, sql, binding)[0] ?? [])].flat();

export function keep(where: Where, file: string): number {
  const at = Date.now();
  // Before the entries too: who deletes their account meanwhile is no lost guest.
  const before = [...playersOf(where).map(({ id }) => id), ...erasingNow(where)];
  const entries = gamesBindings().flatMap((binding) => entriesUnlessLost(where, binding));
  const ids = playersOf(where).map(({ id }) => id);
  const lost = [...entriesOfOthers(entries, [...before, ...ids]).keys()];
  const kept: Kept = { at, ids, lost };
  writeFileSync(file, JSON.stringify(kept), { mode: 0o600, flag: 'wx' });
  console.log(`${ids.length} players and ${lost.length} lost guests noted in ${file}`);
  return 0;
}

/** None of a database that does not answer: it may be the one that is to be restored. */
function entriesUnlessLost(where: Where, binding: string): readonly Entry[] {
  try {
    return entriesIn(where, binding);
  } catch (error) {
    console.error(
      `${binding} does not answer: lost guests whom only its games know will be deleted too.`,
      error,
    );
    return [];
  }
}

function again(where: Where, file: string, yes: boolean): number {
  const kept = jsonGiven(file, readFileSync(file, 'utf8'), Kept);
  const entries = gamesBindings().flatMap((binding) => entriesIn(where, binding));
  const players = playersOf(where); // after the entries: who takes a seat meanwhile is a player already
  const ids = forgottenOf(kept, players);
  const known = [...players.map(({ id }) => id), ...kept.ids, ...kept.lost];
  const inGames = entriesOfOthers(entries, known);
  console.log(`${ids.length} players were deleted after the restored moment: ${ids.join(', ') || '–'}`);
  console.log(`${inGames.size} more are known in games only: ${[...inGames.keys()].join(', ') || '–'}`);
  if (ids.length + inGames.size === 0) return 0;
  if (!yes) {
    console.log('Nothing was written. Add --yes to delete them again.');
    return 1;
  }
  for (const id of ids) wrangler(where, forgettingOf(id, Date.now()), PEOPLE);
  for (const [id, own] of inGames)
    wrangler(where, forgettingInGames(id, nameIn(where, id, own), own, Date.now()), PEOPLE);
  console.log('The cron deletes them within some runs; then delete the file.');
  return 0;
}

/** The name at one of the player's tables; empty if they have a seat at none. */
function nameIn(where: Where, id: string, entries: readonly Entry[]): string {
  for (const binding of new Set(entries.map((entry) => bindingOf(entry.game_id)))) {
    const [row] = wrangler(where, selectName(id), binding).flat();
    if (row !== undefined) return v.parse(Named, row).name;
  }
  return '';
}

if (import.meta.main)
  await runCommand(USAGE, async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { ...REMOTE, yes: { type: 'boolean', default: false } },
    });
    const where = whereOf(values);
    const [what, file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new RangeError(USAGE);
    if (what === 'keep' && !values.yes) return keep(where, file);
    if (what === 'again') return again(where, file, values.yes);
    throw new RangeError(USAGE);
  });
