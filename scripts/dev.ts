/**
 * `npm run dev`: the page from its sources at one address, with the service behind it. A change of the page shows in
 * the open browser without a reload where that is possible; a change of the Worker restarts it, on the same state.
 */
import { mkdirSync } from 'node:fs';
import { startCron, endTogether, freePort, startService } from './lib/service.ts';
import { servePage } from './gallery.ts';

const port = Number(process.env['PORT'] ?? 8787);
const address = `http://127.0.0.1:${port}`;

endTogether();
mkdirSync('dist', { recursive: true }); // wrangler needs the folder of the built page, although nobody reads it
const behind = await freePort();
const service = `http://127.0.0.1:${behind}`;
await startService(behind, address);
await servePage(port, { '^/api/': { target: service, ws: true }, '^/next$': service, '^/dev/': service });
console.log(`\nCarrack is at ${address}\n`);
startCron(service);
