/**
 * `npm run gallery`: all drawings, and any screen of the page at any position of a game, from the sources and without
 * a service; see `web/gallery/`. A change shows in the open browser.
 */
import { servePage } from './lib/page.ts';

const port = Number(process.env['PORT'] ?? 8788);

await servePage(port, {});
console.log(`\nThe gallery is at http://127.0.0.1:${port}/gallery\n`);
