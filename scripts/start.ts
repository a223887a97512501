/**
 * `npm start` (and `npm run dev`, which also builds the page again when a file of it changes): everything at one address, from nothing: the page is built, the local database brought up to
 * date, the service started. State is kept in .wrangler/ and survives a restart. Works offline and
 * without an account.
 */
import { spawn, spawnSync } from 'node:child_process';

const port = process.env['PORT'] ?? '8787';
const env = {
  ...process.env,
  CI: process.env['CI'] ?? 'true', // wrangler asks nothing then
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
};

function run(command: string, ...args: string[]): void {
  const done = spawnSync(command, args, { env, encoding: 'utf8' });
  if (done.status === 0) return;
  console.error(`${command} ${args.join(' ')} failed:\n${done.stdout}${done.stderr}`);
  process.exit(1);
}

console.log('Building the page …');
run('vite', 'build', '--logLevel', 'warn');
console.log('Preparing the database …');
run('wrangler', 'd1', 'migrations', 'apply', 'carrack', '--local');
const vars = {
  DEV: '1',
  CAPTURE_MAILS: '1', // mails are shown at /dev/mails instead of being sent
  ORIGIN: `http://127.0.0.1:${port}`,
  ...(process.env['MAIL_HOLD'] === undefined ? {} : { MAIL_HOLD: process.env['MAIL_HOLD'] }),
};
const given = Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
const dev = ['dev', '--port', port, '--ip', '127.0.0.1', ...given, '--log-level', 'warn'];
const service = spawn('wrangler', dev, { env, stdio: ['ignore', 'inherit', 'inherit'] });
const watching = process.argv.includes('--watch')
  ? spawn('vite', ['build', '--watch', '--logLevel', 'warn'], {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
  : undefined;
service.on('exit', () => watching?.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => service.kill(signal));
service.on('exit', (code) => process.exit(code ?? 0));

const address = `http://127.0.0.1:${port}`;
const answers = async (): Promise<boolean> =>
  fetch(`${address}/api/health`).then(
    (response) => response.ok,
    () => false,
  );
while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 200));
console.log(`\nCarrack is at ${address}\n`);
