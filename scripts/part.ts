import { parseArgs } from 'node:util';
import { makeDatabases, realWrangler } from './deploy.ts';
import { runCommand } from './lib/command.ts';
import {
  boundDatabases,
  PEOPLE,
  printedBy,
  REMOTE,
  runAll,
  whereOf,
  wrangler,
  wranglerToml,
  type Where,
} from './lib/database.ts';
import { copyPeople, countPeople, endParting, openPeople, type Asked } from './lib/parting.ts';

/**
 * Parts people from the games of the first database (GAMES_A), where an earlier release had both: into the database that
 * wrangler.toml now binds as PEOPLE. The deployed service is still bound to the old one. Exit code 0; 2 for a wrong call, or if it is
 * not the time for it.
 */
const USAGE = `usage: npm run part -- copy [--remote]   closes what people store, and copies it
       npm run part -- undo [--remote]   instead of the deploy: opens it again
       npm run part -- end [--remote]    after the deploy: deletes it where it was`;

const FROM = 'GAMES_A';

const asked = (where: Where, binding: string): Asked => ({
  ask: async (sql) => wrangler(where, sql, binding),
  run: async (statements) => runAll(where, statements, binding),
});

/** Makes the new database, if it is missing. */
function prepare(where: Where): void {
  const bound = boundDatabases();
  const names = new Set(
    bound.flatMap(({ binding, name }) => ([PEOPLE, FROM].includes(binding) ? [name] : [])),
  );
  if (names.size < 2)
    throw new RangeError(
      `Give ${PEOPLE} in wrangler.toml another database_name than ${FROM}, and deploy nothing yet.`,
    );
  if (where === '--remote') makeDatabases(realWrangler, bound, { toml: wranglerToml(), vars: 'vars' });
  printedBy('d1', 'migrations', 'apply', PEOPLE, where);
}

async function copy(where: Where): Promise<void> {
  prepare(where);
  const content = await copyPeople(asked(where, FROM), asked(where, PEOPLE));
  for (const [table, { rows, hash }] of Object.entries(content))
    console.log(`${table}: ${rows} rows, ${hash.slice(0, 16)}`);
  console.log(`Both are the same, and closed. Now: npm run deploy. Or back: npm run part -- undo ${where}`);
}

async function end(where: Where): Promise<void> {
  await endParting(asked(where, FROM), asked(where, PEOPLE));
  console.log(`People are in ${PEOPLE} alone: ${await countPeople(asked(where, PEOPLE))} rows.`);
}

await runCommand(USAGE, async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: REMOTE });
  const where = whereOf(values);
  const steps = { copy, undo: () => openPeople(asked(where, FROM)), end };
  const [name = '', ...more] = positionals;
  const step = Object.entries(steps).find(([one]) => one === name)?.[1];
  if (step === undefined || more.length > 0) throw new RangeError(USAGE);
  await step(where);
  return 0;
});
