/**
 * `npm start`: the whole service at one address, from nothing. Builds the page, migrates the local database,
 * starts the service, and runs its cron as in production. State is kept in .wrangler/ and survives a restart.
 */
import { startCron } from './cron.ts';
import { checkPort, run, startService } from './service.ts';

const port = Number(process.env['PORT'] ?? 8787);
const address = `http://127.0.0.1:${port}`;

await checkPort(port);
console.log('Building the page …');
run('vite', 'build', '--logLevel', 'warn');
await startService(port, address);
console.log(`\nCarrack is at ${address}\n`);
startCron(address);
