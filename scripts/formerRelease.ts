/**
 * Runs the former release's tests of the service on the schema of today: `npx node scripts/formerRelease.ts [test file…]`.
 * A deploy migrates before it uploads, so the former code must work on the new tables. The former release is the last commit
 * before the newest migration, or FORMER=<commit>.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** Within the repository, so that the packages are found, and ignored by git and all checks. */
const FOLDER = resolve('.wrangler/former');

/** They say what the schema is, not what works on it: columns, what indexes are used for, and how many rows a write costs. */
const ABOUT_THE_SCHEMA = ['upgrade', 'query-plans'].flatMap((name) => [
  '--exclude',
  `test/worker/${name}.test.ts`,
]);
const NOT_OF_A_COST = String.raw`^(?!.*\bcosts?\b)`;

const fail = (why: string): never => {
  console.error(why);
  process.exit(1);
};

/** The output of git; undefined if it refuses. */
function git(args: readonly string[], env: Readonly<Record<string, string>> = {}): string | undefined {
  const done = spawnSync('git', args, { encoding: 'utf8', env: { ...process.env, ...env } });
  return done.status === 0 ? done.stdout.trim() : undefined;
}

/** The last commit before the newest migration; HEAD if that is not committed yet. */
function formerRelease(): string {
  if (git(['rev-parse', '--git-dir']) === undefined)
    return fail('This is no git repository: the former release is not known.');
  const newest = globSync('migrations/*.sql').toSorted().at(-1) ?? '';
  const added = git(['log', '-1', '--diff-filter=A', '--format=%H', '--', newest]);
  const wanted = process.env['FORMER'] ?? (added ? `${added}^` : 'HEAD');
  const found = git(['rev-parse', '--verify', '--quiet', `${wanted}^{commit}`]);
  return (
    found ??
    fail(
      `${wanted}, the release before ${basename(newest)}, is not in this history. Is it shallow? git fetch --unshallow`,
    )
  );
}

/** Writes the files of a commit, with the migrations and the built page of today. */
function writeRelease(commit: string): void {
  if (!existsSync('dist/index.html')) fail('The page is not built: npm run build');
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const index = { GIT_INDEX_FILE: join(FOLDER, 'index') };
  if (
    git(['read-tree', commit], index) === undefined ||
    git(['checkout-index', '--all', `--prefix=${FOLDER}/`], index) === undefined
  )
    fail(`git cannot write the files of ${commit}.`);
  rmSync(join(FOLDER, 'migrations'), { recursive: true });
  for (const folder of ['migrations', 'dist']) cpSync(folder, join(FOLDER, folder), { recursive: true });
}

const commit = formerRelease();
writeRelease(commit);
console.log(`The service of ${git(['log', '-1', '--format=%h %s', commit])}, on the schema of today:`);
const lockOf = (folder: string): string => readFileSync(join(folder, 'package-lock.json'), 'utf8');
if (lockOf('.') !== lockOf(FOLDER)) console.log('(It had other packages than those that are installed.)');
const vitest = resolve('node_modules/vitest/vitest.mjs');
const which = ['--project', 'worker', ...ABOUT_THE_SCHEMA, '--testNamePattern', NOT_OF_A_COST];
const { status } = spawnSync(process.execPath, [vitest, 'run', ...which, ...process.argv.slice(2)], {
  cwd: FOLDER,
  stdio: 'inherit',
});
if (status === 0) rmSync(FOLDER, { recursive: true });
process.exit(status ?? 1);
