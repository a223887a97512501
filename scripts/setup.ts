import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { deploy, realWrangler, type Wrangler } from './deploy.ts';
import { newVapidKeys } from './keys.ts';
import { runCommand } from './lib/command.ts';
import { wranglerToml } from './lib/database.ts';
import { asker, type Ask } from './lib/prompt.ts';
import { valueOf, withoutTables, withValue, withValueInTables } from './lib/toml.ts';

/**
 * From a checkout to a service: asks what only the operator knows, writes it into wrangler.toml, makes keys, deploys, and sets the
 * secrets that are missing. Run again, it asks nothing and changes nothing but what is deployed: that is an upgrade.
 */
const USAGE = 'usage: npm run setup [-- --env staging]';

/** All that it touches, so that it is tested without a network. */
export interface Tools {
  readonly wrangler: Wrangler;
  readonly ask: Ask;
  readonly build: () => void;
  /** wrangler.toml. */
  readonly read: () => string;
  readonly write: (toml: string) => void;
  /** The secrets that were made, in a file beside it: nothing else shows them again. */
  readonly kept: () => Secrets;
  readonly keep: (secrets: Secrets) => void;
}

const Secrets = v.record(v.string(), v.string());
export type Secrets = v.InferOutput<typeof Secrets>;

interface Question {
  readonly key: string;
  readonly text: string;
  /** An answer that is taken; the empty one leaves the key as it is. */
  readonly form: RegExp;
}

const ADDRESS = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;

const QUESTIONS: readonly Question[] = [
  {
    key: 'ORIGIN',
    text: 'Address of the page: a domain at Cloudflare (carrack.example.com), or one under workers.dev (carrack.you.workers.dev):',
    form: /^[a-z\d-]+(?:\.[a-z\d-]+)+$/,
  },
  {
    key: 'REGION',
    text: 'Region nearest to the players: wnam enam sam weur eeur apac oc afr me:',
    form: /^(?:wnam|enam|sam|weur|eeur|apac|oc|afr|me)$/,
  },
  {
    key: 'JURISDICTION',
    text: 'Keep all that is stored within a jurisdiction, for good? eu us fedramp (empty: no)',
    form: /^(?:eu|us|fedramp)?$/,
  },
  { key: 'PLAN', text: 'Plan of the account: free paid:', form: /^(?:free|paid)$/ },
  {
    key: 'MAIL_FROM',
    text: 'Sender of mails, of a domain at Cloudflare, on the paid plan (empty: no mail):',
    form: new RegExp(`^(?:${ADDRESS})?$`),
  },
  {
    key: 'OPERATOR_MAIL',
    text: 'Who is mailed when the status needs somebody (empty: nobody):',
    form: new RegExp(`^(?:${ADDRESS})?$`),
  },
];

export async function setUp(tools: Tools, of: string): Promise<void> {
  const { wrangler } = tools;
  const found = tools.read();
  const isNew = valueOf(found, varsOf(of), 'ORIGIN')?.includes('example.com') !== false;
  const settled = isNew ? withAnswers(found, await answersOf(tools.ask), of) : found;
  const toml = withPushKeys(tools, settled, of);
  if (toml !== found) tools.write(toml);
  if (isNew) enableMail(wrangler, toml, of);
  tools.build();
  deploy(wrangler, of, toml);
  putMissingSecrets(tools, of);
}

const varsOf = (of: string): string => (of === '' ? 'vars' : `env.${of}.vars`);
const tableOf = (of: string, name: string): string => (of === '' ? name : `env.${of}.${name}`);

type Answers = ReadonlyMap<string, string>;

async function answersOf(ask: Ask): Promise<Answers> {
  const answers = new Map<string, string>();
  for (const { key, text, form } of QUESTIONS) {
    if (key === 'OPERATOR_MAIL' && answers.get('MAIL_FROM') === '') continue;
    let answer = await ask(text);
    while (answer !== undefined && !form.test(answer)) answer = await ask(text);
    if (answer === undefined) throw new RangeError('nothing was changed');
    answers.set(key, answer);
  }
  return answers;
}

function withAnswers(toml: string, answers: Answers, of: string): string {
  const top = of === '' ? '' : `env.${of}`;
  const host = answers.get('ORIGIN') ?? '';
  const isOwn = !host.endsWith('.workers.dev');
  let text = withValue(toml, top, 'workers_dev', `${!isOwn}`);
  if (isOwn) text = withValue(text, top, 'routes', `[{ pattern = "${host}", custom_domain = true }]`);
  for (const [key, answer] of answers)
    if (answer !== '')
      text = withValue(text, varsOf(of), key, `"${key === 'ORIGIN' ? `https://${answer}` : answer}"`);
  if (answers.get('MAIL_FROM') === '') text = withoutTables(text, tableOf(of, 'send_email'));
  const jurisdiction = answers.get('JURISDICTION') ?? '';
  if (jurisdiction !== '')
    for (const name of ['r2_buckets', 'workflows'])
      text = withValueInTables(text, tableOf(of, name), 'jurisdiction', `"${jurisdiction}"`);
  return text;
}

/** With the public key of push. The private one is kept first, so that a run that is interrupted loses neither. */
function withPushKeys(tools: Tools, toml: string, of: string): string {
  if (valueOf(toml, varsOf(of), 'VAPID_PUBLIC_KEY') !== undefined) return toml;
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = newVapidKeys();
  tools.keep({ ...tools.kept(), VAPID_PRIVATE_KEY });
  return withValue(toml, varsOf(of), 'VAPID_PUBLIC_KEY', `"${VAPID_PUBLIC_KEY}"`);
}

function enableMail(wrangler: Wrangler, toml: string, of: string): void {
  const [, domain] = valueOf(toml, varsOf(of), 'MAIL_FROM')?.split('@') ?? [];
  if (domain === undefined || domain === 'example.com') return;
  if (wrangler.ask('email', 'sending', 'list')?.includes(domain) !== true)
    wrangler.run(['email', 'sending', 'enable', domain]);
}

const Listed = v.array(v.object({ name: v.string() }));

const SECRETS = ['MAIL_KEY', 'OPERATOR_TOKEN', 'VAPID_PRIVATE_KEY'] as const;

function putMissingSecrets(tools: Tools, of: string): void {
  const listed = tools.wrangler.ask('secret', 'list', '--format', 'json', `--env=${of}`);
  if (listed === undefined) throw new RangeError('wrangler cannot list the secrets; run this again');
  const there = new Set(v.parse(Listed, JSON.parse(listed)).map(({ name }) => name));
  const missing = SECRETS.filter((name) => !there.has(name));
  if (missing.length === 0) return;
  const kept = tools.kept();
  if (missing.includes('VAPID_PRIVATE_KEY') && kept['VAPID_PRIVATE_KEY'] === undefined)
    throw new RangeError(
      'VAPID_PRIVATE_KEY is lost: delete VAPID_PUBLIC_KEY from wrangler.toml, and run this again',
    );
  const all = Object.fromEntries(
    missing.map((name) => [name, kept[name] ?? randomBytes(32).toString('hex')]),
  );
  tools.keep({ ...kept, ...all });
  tools.wrangler.run(['secret', 'bulk', `--env=${of}`], JSON.stringify(all));
}

if (import.meta.main)
  await runCommand(USAGE, async () => {
    const { values } = parseArgs({ options: { env: { type: 'string', default: '' } } });
    const file = values.env === '' ? 'carrack-secrets.json' : `carrack-secrets-${values.env}.json`;
    const { ask, close } = asker(process.stdin);
    try {
      await setUp(
        {
          wrangler: realWrangler,
          ask,
          build: () => {
            if (spawnSync('npm', ['run', 'build'], { stdio: 'inherit' }).status !== 0)
              throw new RangeError('the build failed');
          },
          read: wranglerToml,
          write: (toml) => writeFileSync('wrangler.toml', toml),
          kept: () => (existsSync(file) ? v.parse(Secrets, JSON.parse(readFileSync(file, 'utf8'))) : {}),
          keep: (secrets) => writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 }),
        },
        values.env,
      );
    } finally {
      close();
    }
    console.log(
      `The secrets that were made are in ${file}. Keep it with the backups: nothing shows them again.`,
    );
    return 0;
  });
