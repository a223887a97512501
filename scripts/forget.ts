import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { jsonGiven, runCommand } from './command.ts';
import { wrangler, type Where } from './inspect/sources.ts';
import { forgettingOf, forgottenOf, Kept } from './replay/forgotten.ts';

/** Keeps the promise to forget beyond a restore. Exit code 0; 1 if somebody is still to be deleted; 2 for a wrong call. */
const USAGE = `usage: npm run forget -- keep <file> [--remote]            before a restore: notes which players there are
       npm run forget -- again <file> [--remote] [--yes]   after it: deletes again who was deleted meanwhile`;

const Player = v.object({ id: v.string(), created_at: v.number() });

const playersOf = (where: Where) =>
  wrangler(where, 'SELECT id, created_at FROM players')
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
  for (const id of ids) wrangler(where, forgettingOf(id, Date.now()));
  console.log('The cron deletes them within some runs; then delete the file.');
  return 0;
}

await runCommand(USAGE, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { remote: { type: 'boolean', default: false }, yes: { type: 'boolean', default: false } },
  });
  const where = values.remote ? '--remote' : '--local';
  const [what, file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new RangeError(USAGE);
  if (what === 'keep' && !values.yes) return keep(where, file);
  if (what === 'again') return again(where, file, values.yes);
  throw new RangeError(USAGE);
});
