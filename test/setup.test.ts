import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';
import { boundDatabases } from '../scripts/lib/database.ts';
import { isDatabase } from '../worker/operator/backupFormat.ts';
import { setUp, type Secrets, type Tools } from '../scripts/setup.ts';

/** `npm run setup` against a wrangler of the tests: an account in memory. */

const TOML = readFileSync('wrangler.toml', 'utf8');

const ANSWERS = ['carrack.club', 'weur', '', 'paid', 'game@carrack.club', 'me@carrack.club'];

/** An account, and the files of a checkout. */
class Account {
  toml = TOML;
  kept: Secrets = {};
  readonly databases: string[] = [];
  readonly sending: string[] = [];
  secrets: Secrets = {};
  /** What wrangler was told to do, but for the lists it was asked for. */
  readonly done: string[] = [];
  /** It fails at this act, as without a network. */
  failsAt = Infinity;

  /** Sets up; fails if more is asked than there are answers. */
  async setUp(answers: readonly string[], of = ''): Promise<readonly string[]> {
    const [before, rest] = [this.done.length, [...answers]];
    await setUp(this.#tools(rest), of);
    expect(rest).toEqual([]);
    return this.done.slice(before);
  }

  #tools(rest: string[]): Tools {
    return {
      wrangler: {
        ask: (...args) => this.#list(args.join(' ')),
        run: (args, input) => this.#do(args.join(' '), input),
      },
      ask: async (text) => {
        if (rest.length === 0) throw new Error(`asked: ${text}`);
        return rest.shift();
      },
      build: () => this.#do('build'),
      read: () => this.toml,
      write: (toml) => void (this.toml = toml),
      kept: () => this.kept,
      keep: (secrets) => void (this.kept = secrets),
    };
  }

  #list(what: string): string | undefined {
    if (what === 'd1 list --json')
      return JSON.stringify(this.databases.map((name, n) => ({ name, uuid: `${n}` })));
    if (what === 'email sending list') return this.sending.join('\n');
    if (!this.done.some((act) => act.startsWith('deploy'))) return undefined; // no Worker, no secrets
    return JSON.stringify(Object.keys(this.secrets).map((name) => ({ name })));
  }

  #do(act: string, input = '{}'): void {
    if (this.done.length === this.failsAt) {
      this.failsAt = Infinity;
      throw new RangeError('wrangler failed');
    }
    this.done.push(act);
    const [, name] = /^d1 create (\S+)/.exec(act) ?? [];
    if (name !== undefined) this.databases.push(name);
    const [, domain] = /^email sending enable (\S+)/.exec(act) ?? [];
    if (domain !== undefined) this.sending.push(domain);
    if (act.startsWith('secret bulk')) this.secrets = { ...this.secrets, ...(JSON.parse(input) as Secrets) };
  }
}

const NAMES = boundDatabases().map(({ name }) => name);
const created = (where = ''): readonly string[] => NAMES.map((name) => `d1 create ${name}${where}`);
const MIGRATED = boundDatabases().map(({ binding }) => `d1 migrations apply ${binding} --remote --env=`);
const UPGRADE = ['build', ...MIGRATED, 'deploy --env='];

describe('npm run setup', () => {
  test('asks, makes the databases in the region before they are migrated, deploys, and sets the secrets', async () => {
    const account = new Account();
    expect(await account.setUp(ANSWERS)).toEqual([
      'email sending enable carrack.club',
      'build',
      ...created(' --location weur'),
      ...MIGRATED,
      'deploy --env=',
      'secret bulk --env=',
    ]);
    for (const line of [
      'workers_dev = false',
      'routes = [{ pattern = "carrack.club", custom_domain = true }]',
      'ORIGIN = "https://carrack.club"',
      'MAIL_FROM = "game@carrack.club"',
      'PLAN = "paid"',
      'REGION = "weur"',
      'OPERATOR_MAIL = "me@carrack.club"',
    ])
      expect(account.toml).toMatch(new RegExp(`^${line.replaceAll(/[[\]{}.]/g, String.raw`\$&`)}`, 'm'));
    expect(account.toml).toMatch(/^# JURISDICTION = /m);
    expect(Object.keys(account.secrets).toSorted()).toEqual([
      'MAIL_KEY',
      'OPERATOR_TOKEN',
      'VAPID_PRIVATE_KEY',
    ]);
    expect(account.kept).toEqual(account.secrets);
  });

  test('a second time asks nothing, changes nothing, and upgrades', async () => {
    const account = new Account();
    await account.setUp(ANSWERS);
    const { toml, kept, secrets } = account;
    expect(await account.setUp([])).toEqual(UPGRADE);
    expect([account.toml, account.kept, account.secrets]).toEqual([toml, kept, secrets]);
  });

  test('goes on where it was interrupted, and ends with keys that fit', async () => {
    for (let failsAt = 0; failsAt < 4 + 2 * NAMES.length; failsAt += 1) {
      const account = new Account();
      account.failsAt = failsAt;
      await expect(account.setUp(ANSWERS)).rejects.toThrow('wrangler failed');
      await account.setUp([]);
      expect(await account.setUp([])).toEqual(UPGRADE);
      expect(account.databases).toEqual(NAMES);
      expect(account.kept).toEqual(account.secrets);
      expect(Object.keys(account.secrets)).toHaveLength(3);
      expect(account.toml.match(/^VAPID_PUBLIC_KEY = "[\w-]{87}"/gm)).toHaveLength(1);
    }
  });

  test('makes and migrates one database that is bound as several', async () => {
    const account = new Account();
    account.toml = account.toml.replaceAll(/"carrack-(people|games-a)"/g, '"carrack"');
    const done = await account.setUp(ANSWERS);
    expect(done.filter((act) => act.startsWith('d1 create'))).toEqual(
      ['carrack', 'carrack-games-ba'].map((name) => `d1 create ${name} --location weur`),
    );
  });

  test('refuses a database whose binding no game’s id can name', () => {
    const account = new Account();
    account.toml = account.toml.replace('binding = "GAMES_BA"', 'binding = "GAMES_AB"');
    return expect(account.setUp(ANSWERS)).rejects.toThrow('GAMES_AB is no binding');
  });

  test('sets only the secrets that are missing', async () => {
    const account = new Account();
    account.secrets = { MAIL_KEY: 'of an earlier release' };
    await account.setUp(ANSWERS);
    expect(account.secrets['MAIL_KEY']).toBe('of an earlier release');
  });

  test('without mail and domain leaves mail out, and the address under workers.dev', async () => {
    const account = new Account();
    await account.setUp(['carrack.ann.workers.dev', 'sam', '', 'free', '']);
    expect(account.done).toEqual(expect.arrayContaining([...created()])); // a database cannot be made there
    expect(account.toml).toMatch(/^workers_dev = true/m);
    expect(account.toml.split('[assets]')[0]).not.toMatch(/^routes = /m);
    expect(account.toml).not.toMatch(/^\[\[send_email\]\]$/m);
  });

  test('keeps databases and buckets within a jurisdiction', async () => {
    const account = new Account();
    await account.setUp(['carrack.club', 'weur', 'eu', 'paid', '']);
    expect(account.done).toEqual(expect.arrayContaining([...created(' --jurisdiction eu')]));
    expect(account.toml).toMatch(/^bucket_name = "carrack-archive"\njurisdiction = "eu"$/m);
    expect(account.toml).toMatch(/^bucket_name = "carrack-staging-archive"\n(?!jurisdiction)/m);
  });

  test('asks again for what is no address, region or plan', async () => {
    const account = new Account();
    await account.setUp(['https://x', 'carrack.club', 'europe', 'weur', 'EU', '', 'rich', 'free', '@', '']);
    expect(account.toml).toMatch(/^ORIGIN = "https:\/\/carrack\.club"/m);
  });

  test('sets up another service beside it, which shares nothing with it', async () => {
    const account = new Account();
    await account.setUp(ANSWERS);
    const secrets = { ...account.secrets };
    account.kept = {};
    account.secrets = {};
    await account.setUp(['try.carrack.club', 'weur', '', 'free', ''], 'staging');
    expect(account.databases).toEqual([...NAMES, ...boundDatabases('env.staging').map(({ name }) => name)]);
    expect(account.done.at(-2)).toBe('deploy --env=staging');
    expect(account.secrets['MAIL_KEY']).not.toBe(secrets['MAIL_KEY']);
    expect(account.toml).toMatch(/^ORIGIN = "https:\/\/carrack\.club"/m);
    expect(account.toml).toMatch(/^ORIGIN = "https:\/\/try\.carrack\.club"/m);
  });
});

describe('wrangler.toml', () => {
  interface Bound {
    readonly d1_databases?: readonly { readonly binding: string; readonly database_name?: string }[];
    readonly r2_buckets?: readonly { readonly binding: string; readonly bucket_name?: string }[];
    readonly durable_objects?: { readonly bindings: readonly { readonly name: string }[] };
    readonly ratelimits?: readonly { readonly name: string }[];
    readonly vars?: Readonly<Record<string, unknown>>;
    readonly previews?: Bound;
  }
  const config = (env?: string): Bound =>
    readConfig({ config: 'wrangler.toml', ...(env === undefined ? {} : { env }) }, { hideWarnings: true });
  const production = config();
  const bindingsOf = ({ d1_databases = [], r2_buckets = [], durable_objects }: Bound) =>
    [
      ...[...d1_databases, ...r2_buckets].map(({ binding }) => binding),
      ...(durable_objects?.bindings ?? []).map(({ name }) => name),
    ].toSorted();
  const storesOf = ({ d1_databases = [], r2_buckets = [] }: Bound) => [
    ...d1_databases.map(({ database_name: name }) => name),
    ...r2_buckets.map(({ bucket_name: name }) => name),
  ];

  test('has no id of an account', () => {
    expect(TOML).not.toMatch(/database_id|account_id|zone_id/);
  });

  test('has what "Deploy to Cloudflare" describes, and every database and bucket is described', () => {
    const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
      readonly cloudflare: { readonly bindings: Readonly<Record<string, { readonly description: string }>> };
    };
    const secrets = readFileSync('.dev.vars.example', 'utf8').match(/^\w+(?==)/gm) ?? [];
    const vars = Object.keys(production.vars ?? {});
    const stores = [...(production.d1_databases ?? []), ...(production.r2_buckets ?? [])];
    expect(Object.keys(manifest.cloudflare.bindings).toSorted()).toEqual(
      [...stores.map(({ binding }) => binding), ...vars, ...secrets].toSorted(),
    );
  });

  test('binds every database under a name that the backup takes', () => {
    for (const { binding } of boundDatabases()) expect(isDatabase(binding), binding).toBe(true);
  });

  test('binds staging and previews to all that the service is bound to, and to none of its databases and buckets', () => {
    for (const other of [config('staging'), production.previews ?? {}]) {
      expect(bindingsOf(other)).toEqual(bindingsOf(production));
      const own = storesOf(other);
      expect(own.filter((name) => storesOf(production).includes(name))).toEqual([]);
      expect(own).toHaveLength(storesOf(production).length);
    }
    const limitsOf = ({ ratelimits }: Bound) => ratelimits?.map(({ name }) => name);
    expect(limitsOf(config('staging'))).toEqual(limitsOf(production));
  });
});
