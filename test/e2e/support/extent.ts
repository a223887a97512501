/**
 * `npm run test:all` plays whole games in the browser, and every tile. `npm test` tests only what needs a
 * browser.
 */
export const ALL = process.env['GAMES'] === 'all';
