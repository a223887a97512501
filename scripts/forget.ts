import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { PEOPLE, REMOTE, whereOf, type Where, wrangler } from './lib/database.ts';
import { jsonGiven, runCommand } from './lib/command.ts';

/**
 * Keeps the promise to forget beyond a restore, which brings accounts back that were deleted since: finds and deletes them again. Exit code 0; 1 if somebody is still to be deleted; 2 for a
 * wrong call.
 */
const USAGE = `usage: npm run forget -- keep <file> [--remote]            before a restore: notes which players there are
       npm run forget -- again <file> [--remote] [--yes]   after it: deletes again who was deleted meanwhile`;

/** The players before a restore, as `npm run forget -- keep` notes them. */
export const Kept = v.object({
  /** When they were noted (ms). */
  at: v.number(),
  ids: v.array(v.string()),
});
export type Kept = v.InferOutput<typeof Kept>;

/** The players who are there after the restore and were not before it. Who came after it is none of them. */
export function forgottenOf(
  kept: Kept,
  restored: readonly { readonly id: string; readonly createdAt: number }[],
): readonly string[] {
  const ids = new Set(kept.ids);
  return restored.filter(({ id, createdAt }) => createdAt <= kept.at && !ids.has(id)).map(({ id }) => id);
}

/** A player's id is put into SQL as it is. */
const PLAYER_ID = /^[0-9a-z]{8,32}$/;

/** SQL that ends the player's sessions and notes the deletion: the cron does the rest, as after the player's own request. */
export function forgettingOf(id: string, now: number): string {
  if (!PLAYER_ID.test(id)) throw new RangeError(`no player's id: ${id}`);
  return `INSERT OR IGNORE INTO erasures (player_id, name, email, language, session, started_at, searched)
  SELECT id, name, email, language, '', ${now}, 0 FROM players WHERE id = '${id}';
DELETE FROM sessions WHERE player_id = '${id}';
DELETE FROM api_tokens WHERE player_id = '${id}'`;
}

const Player = v.object({ id: v.string(), created_at: v.number() });

const playersOf = (where: Where) =>
  wrangler(where, 'SELECT id, created_at FROM players', PEOPLE)
    .flat()
    .map((row) => v.parse(Player, row))
    .map(({ id, created_at: createdAt }) => ({ id, createdAt }));

function keep(where: Where, file: string): number {
  const kept: Kept = { at: Date.now(), ids: playersOf(where).map(({ id }) => id) };
  writeFileSync(file, JSON.stringify(kept), { mode: 0o600, flag: 'wx' });
  console.log(`${kept.ids.length} players noted in ${file}`);
  return 0;
}

function again(where: Where, file: string, yes: boolean): number {
  const kept = jsonGiven(file, readFileSync(file, 'utf8'), Kept);
  const ids = forgottenOf(kept, playersOf(where));
  console.log(`${ids.length} players were deleted after the restored moment: ${ids.join(', ') || '–'}`);
  if (ids.length === 0) return 0;
  if (!yes) {
    console.log('Nothing was written. Add --yes to delete them again.');
    return 1;
  }
  for (const id of ids) wrangler(where, forgettingOf(id, Date.now()), PEOPLE);
  console.log('The cron deletes them within some runs; then delete the file.');
  return 0;
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
