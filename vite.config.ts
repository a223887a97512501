import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { TARGETS } from './scripts/browsers/promise.ts';
import { recordedSamples } from './scripts/samples.ts';
import { promisedStyles } from './scripts/browsers/styles.ts';
import { styleScopes } from './scripts/styleScopes.ts';
import { GAMES } from './shared/games/list.ts';

const JSX = { runtime: 'automatic', importSource: 'preact' } as const;

/**
 * Which modules are fetched together, the foremost group first. Left alone, the bundler makes a chunk of whatever is
 * shared by the same entries: two dozen files until a game can be played, which together weigh an eighth more.
 * A group takes along what its modules import, so what several need has a group of its own in front of theirs.
 */
const CHUNKS = [
  { name: 'page', tags: ['$initial' as const] },
  {
    name: 'drawings',
    test: /web\/art\/(frame\/(Frame|Seat)|Art)|shared\/art\/(drawing|things|crests|frame)/,
  },
  {
    name: 'table',
    test: /web\/(games\/(marks|inSight|selection)|components\/(SeatHead|Figure|Pop|Name\b))|shared\/kernel\/(assign|count|listed|never|types)/,
  },
  // What tables share with other pages, so that those fetch nothing else of a table.
  { name: 'kernel', test: /shared\/kernel\/(strictly|play|upcast|standingRows|json)\.ts/ },
  {
    name: 'times',
    test: /shared\/kernel\/calendar\.ts|web\/(times|models\/hours|components\/(clock\/(timeWords|TimeLeft)|people\/RecordLines))\.ts/,
  },
  {
    name: 'own',
    test: /web\/(accountApi|help\/addresses|models\/(ownDevice|reach|hints|chime)|components\/chime\/ringer)\.ts/,
  },
  // What a running table fetches once a choice can be tapped: first what tells what came since, and carries out a choice.
  {
    name: 'since',
    test: /web\/(components\/(history\/SinceParts|DraftBar|Log)|models\/(fullRules|drafting))\.ts/,
  },
  { name: 'introductions', test: /web\/games\/introductions\.ts/ },
  { name: 'beside', test: /web\/(components\/(TurnNews|Record|talk\/Talk)|hints\/HintCard)\.tsx/ },
  ...GAMES.flatMap((game) => [
    { name: `${game}-things`, test: new RegExp(`shared/games/${game}/things\\.ts`) },
    { name: `${game}-drawings`, test: new RegExp(`(web|shared)/games/${game}/drawings/`) },
    { name: game, test: new RegExp(`web/games/${game}/index\\.ts`) },
    { name: `${game}-rules`, test: new RegExp(`web/games/${game}/deferredRules\\.ts`) },
  ]),
];

/**
 * Files fetched beside the part that imports them, and not after it: those a page waits for. A part with styles is among
 * them, because its script would be fetched after its styles. The names of all such files are in the page's first
 * script, so others are not.
 */
const WAITED_FOR = new RegExp(
  `/(rolldown-runtime|table|drawings|(${GAMES.join('|')})-\\w+|Carrack|Compass|newGame|since|AfterGame|(History|Text|Profile)Page)-`,
);

/** What a table has when its first choice can be tapped: all that these share has come with them. */
const FIRST_PART = new RegExp(`/(table|${GAMES.join('|')})-[^/]*\\.js$`);

export default defineConfig({
  root: fileURLToPath(new URL('web', import.meta.url)),
  plugins: [styleScopes(), promisedStyles(), recordedSamples()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: [...TARGETS],
    cssTarget: [...TARGETS, 'ios16'], // before 16.4 it would lose all breakpoints, which can be written otherwise
    modulePreload: {
      polyfill: false, // would be an inline script, which the CSP forbids
      // Styles come besides. A table's first parts have all of these when they run.
      resolveDependencies: (_, files, { hostId }) =>
        FIRST_PART.test(hostId) ? [] : files.filter((file) => WAITED_FOR.test(file)),
    },
    rolldownOptions: {
      output: {
        // Names of parts weigh in the first script: seven characters tell versions of a file apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: CHUNKS.map((group, i) => ({ ...group, priority: CHUNKS.length - i })) },
      },
    },
    assetsInlineLimit: 0, // data: addresses are not in the CSP's img-src
  },
  oxc: { jsx: JSX },
  optimizeDeps: { rolldownOptions: { transform: { jsx: JSX } } }, // the scan for packages does not read `oxc`
});
