/**
 * Where Goa's engine spends its time. `node test/bench/profile.ts` plays recorded games again under the sampling
 * profiler, and prints shares of the time by part of the engine and by function.
 */
import { Session, type Profiler } from 'node:inspector/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playAgain } from './engine.ts';
import { goa, goaGames } from './goa.ts';

const GAMES = 60;
const PASSES = 40;
/** Microseconds between samples. */
const INTERVAL = 200;
const FUNCTIONS = 12;

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Parts of the engine by where their files lie; the first that fits. */
const PARTS: readonly (readonly [name: string, files: RegExp])[] = [
  ['evolve', /^shared\/games\/goa\/evolve/],
  ['decide', /^shared\/games\/goa\/(decide|deciding|chance|setup)/],
  ['what is offered', /^shared\/games\/goa\/(choices|payment|table)/],
  ['is it offered (membership)', /^shared\/kernel\/(choices|params)/],
  ["a seat's view", /^shared\/(games\/goa\/view|kernel\/seatView)/],
  ['chance (HMAC-SHA-256)', /^shared\/kernel\/dice|@noble\/hashes/],
  ['state, figures and things of Goa', /^shared\/games\/goa\//],
  ['the rest of the kernel', /^shared\/kernel\//],
];

function partOf({ functionName, url }: { readonly functionName: string; readonly url: string }): string {
  if (functionName === '(garbage collector)') return 'garbage collector';
  const file = url.startsWith('file:') ? relative(ROOT, fileURLToPath(url)) : url;
  return PARTS.find(([, files]) => files.test(file))?.[0] ?? 'runtime and bench';
}

/** Profile of `work`. */
async function profileOf(work: () => void): Promise<Profiler.Profile> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: INTERVAL });
  await session.post('Profiler.start');
  work();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  return profile;
}

/** Share of the samples (0 … 1) by name, the largest first; idle samples do not count. */
function shares(
  { nodes }: Profiler.Profile,
  nameOf: (frame: { readonly functionName: string; readonly url: string }) => string,
): [name: string, share: number][] {
  const hits = new Map<string, number>();
  for (const { callFrame, hitCount = 0 } of nodes) {
    if (/^\((idle|root)\)$/.test(callFrame.functionName)) continue;
    const name = nameOf(callFrame);
    hits.set(name, (hits.get(name) ?? 0) + hitCount);
  }
  const all = [...hits.values()].reduce((sum, count) => sum + count, 0);
  return [...hits]
    .map(([name, count]): [string, number] => [name, count / all])
    .toSorted((a, b) => b[1] - a[1]);
}

const games = goaGames(GAMES);
const pass = () => games.forEach((game) => playAgain(goa, game));
pass(); // compiled before it is measured
const profile = await profileOf(() => {
  for (let i = 0; i < PASSES; i += 1) pass();
});
const print = (rows: readonly [string, number][]) => {
  for (const [name, share] of rows) console.log(`${(share * 100).toFixed(1).padStart(5)} %  ${name}`);
};
print(shares(profile, partOf));
console.log();
print(
  shares(profile, (frame) => `${frame.functionName || '(anonymous)'} (${partOf(frame)})`).slice(0, FUNCTIONS),
);
