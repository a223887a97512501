import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { isDatabase } from '../worker/operator/backupFormat.ts';
import { runCommand } from './lib/command.ts';
import { boundDatabases, wranglerToml, type BoundDatabase } from './lib/database.ts';
import { tablesOf, valueIn, valueOf } from './lib/toml.ts';

/**
 * Brings the service of wrangler.toml to Cloudflare: makes databases that are missing, migrates all, uploads. The upload makes
 * missing buckets by itself. It would make databases too, but not in REGION, and only after the migrations.
 */
const USAGE = `usage: npm run deploy                        the service
       npm run deploy -- --env staging       another one, with databases and buckets of its own
       npm run deploy -- --preview           the present branch, at an address of its own`;

/** wrangler, for a command that must be testable without a network. */
export interface Wrangler {
  /** What it prints, or undefined if it fails. It changes nothing. */
  readonly ask: (...args: readonly string[]) => string | undefined;
  /** Shows what it prints. Throws if it fails. */
  readonly run: (args: readonly string[], input?: string) => void;
}

/** Where a database can be made, as wrangler names it; rooms can be in more regions. */
const LOCATIONS = new Set(['weur', 'eeur', 'apac', 'oc', 'wnam', 'enam']);

const Databases = v.array(v.object({ name: v.string(), uuid: v.string() }));

function databasesOf(wrangler: Wrangler): v.InferOutput<typeof Databases> {
  const listed = wrangler.ask('d1', 'list', '--json');
  if (listed === undefined) throw new RangeError('wrangler cannot list the databases: npx wrangler login');
  return v.parse(Databases, JSON.parse(listed));
}

/** `of`: empty for the service itself, or a name such as `staging`. */
export function deploy(wrangler: Wrangler, of: string, toml: string): void {
  const env = `--env=${of}`;
  const bound = boundDatabases(of === '' ? '' : `env.${of}`, toml);
  if (bound.length === 0) throw new RangeError(`wrangler.toml binds no database for ${of || 'the service'}`);
  const wrong = bound.find(({ binding }) => !isDatabase(binding));
  if (wrong !== undefined)
    throw new RangeError(`${wrong.binding} is no binding of a database: docs/operating.md, Growing`);
  makeDatabases(wrangler, bound, { toml, vars: of === '' ? 'vars' : `env.${of}.vars` });
  for (const { binding } of bound) wrangler.run(['d1', 'migrations', 'apply', binding, '--remote', env]);
  wrangler.run(['deploy', env]);
}

/** Makes those that are missing, in the region that `toml` names. */
export function makeDatabases(
  wrangler: Wrangler,
  wanted: readonly BoundDatabase[],
  { toml, vars }: { readonly toml: string; readonly vars: string },
): void {
  const [region, jurisdiction] = [valueOf(toml, vars, 'REGION'), valueOf(toml, vars, 'JURISDICTION')];
  const location = region !== undefined && LOCATIONS.has(region) ? ['--location', region] : [];
  const where = jurisdiction === undefined ? location : ['--jurisdiction', jurisdiction];
  const there = new Set(databasesOf(wrangler).map(({ name }) => name));
  const names = new Set(wanted.map(({ name }) => name)); // one may be bound as several
  for (const name of names) if (!there.has(name)) wrangler.run(['d1', 'create', name, ...where]);
}

/** A preview takes what is there, and databases by id only: so it gets a wrangler.toml with the ids. Its rooms and mailboxes are its own anyway. */
function deployPreview(wrangler: Wrangler): void {
  const given = wranglerToml();
  const bound = boundDatabases('previews', given);
  makeDatabases(wrangler, bound, { toml: given, vars: 'previews.vars' });
  const ids = new Map(databasesOf(wrangler).map(({ name, uuid }) => [name, uuid]));
  const toml = bound.reduce(
    (text, { name }) =>
      text.replace(`database_name = "${name}"`, (own) => `${own}\ndatabase_id = "${ids.get(name)}"`),
    given,
  );
  writeFileSync(PREVIEW, toml);
  for (const block of tablesOf(toml, 'previews.r2_buckets')) {
    const bucket = valueIn(block, 'bucket_name') ?? '';
    if (wrangler.ask('r2', 'bucket', 'info', bucket) === undefined)
      wrangler.run(['r2', 'bucket', 'create', bucket]);
  }
  for (const { name } of bound)
    wrangler.run(['d1', 'migrations', 'apply', name, '--remote', '--config', PREVIEW]);
  wrangler.run(['preview', '--config', PREVIEW]);
}

const PREVIEW = 'wrangler.preview.toml';

const env = { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false' }; // then wrangler asks nothing and writes no ids

export const realWrangler: Wrangler = {
  ask: (...args) => {
    const { status, stdout } = spawnSync('wrangler', args, { env, encoding: 'utf8' });
    return status === 0 ? stdout : undefined;
  },
  run: (args, input) => {
    const stdin = input === undefined ? 'ignore' : 'pipe';
    const { status } = spawnSync('wrangler', args, { env, input, stdio: [stdin, 'inherit', 'inherit'] });
    if (status !== 0) throw new RangeError(`wrangler ${args.slice(0, 3).join(' ')} failed`);
  },
};

if (import.meta.main)
  await runCommand(USAGE, async () => {
    const { values } = parseArgs({
      options: { env: { type: 'string', default: '' }, preview: { type: 'boolean', default: false } },
    });
    if (values.preview) deployPreview(realWrangler);
    else deploy(realWrangler, values.env, wranglerToml());
    return 0;
  });
