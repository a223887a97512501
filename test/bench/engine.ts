/**
 * The engine's bench: how fast both games decide, fold and list choices, how fast the bots decide, and how big a
 * log gets. Merchants is also played through boardgame.io, alternately in the same process. `node
 * test/bench/engine.ts` prints JSON; `npm ci --prefix test/bench/peers` installs the peer.
 */
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { gzipSync } from 'node:zlib';
import { fold } from '#shared/kernel/fold.ts';
import { play } from '#shared/kernel/play.ts';
import type { BotLevel } from '#shared/kernel/types.ts';
import { evolveAll, type AnySubject, type BenchGame } from './games.ts';
import { goa, goaGames } from './goa.ts';
import { interleave, median, microsecondsEach, quantile, type Row } from './measure.ts';
import { merchants, merchantsGames, type MerchantsGame } from './merchants.ts';

const GAMES = { merchants: 200, goa: 60 };
const PASSES = { merchants: { warmUp: 4, rounds: 15 }, goa: { warmUp: 2, rounds: 7 } };
const CHOICE_ROUNDS = 9;
/** How many of the positions each bot is asked about, and how often. */
const ASKED: Readonly<Record<BotLevel, { readonly positions: number; readonly rounds: number }>> = {
  easy: { positions: 600, rounds: 5 },
  normal: { positions: 600, rounds: 5 },
  strong: { positions: 200, rounds: 3 }, // a move of its own turn takes it some 20 ms
};

/** Targets for Goa, printed beside the figures. */
const GOA_AIMS: Aims = {
  play: 'aim ≥ 50 000',
  choices: 'aim ≤ 100',
  fold: 'aim ≥ 300 000',
  log: 'aim ≤ 60 000',
};

type Aims = Readonly<Partial<Record<'play' | 'choices' | 'fold' | 'log', string>>>;

/** Every figure, in the order to be read; speeds to three digits. Takes about a minute. */
export async function benchEngine(): Promise<Row[]> {
  return [...named('Merchants', await benchMerchants()), ...named('Goa', benchGoa())];
}

const named = (game: string, rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row, name: `${game}: ${row.name}` }));

async function benchMerchants(): Promise<Row[]> {
  const games = merchantsGames(GAMES.merchants);
  return [
    ...(await besidePeer(games)),
    ...choiceTimes(merchants, games),
    ...botTimes(merchants, games),
    ...logSizes('a median game', games),
  ];
}

function benchGoa(): Row[] {
  const games = goaGames(GAMES.goa);
  const four = games.filter(({ seats }) => seats === 4);
  return [
    ...throughputRows(games, interleave(works(goa, games), PASSES.goa), GOA_AIMS),
    ...choiceTimes(goa, games, GOA_AIMS),
    ...botTimes(goa, games),
    ...logSizes('a median four-player game', four, GOA_AIMS),
  ];
}

/** Through the kernel's `play`: acting, view, choices, membership, decide; then evolve. Checks the money. */
export function playAgain({ rules, moneyOf }: AnySubject, { start, moves, dice, money }: BenchGame): void {
  let state = start;
  for (const { seat, move } of moves) {
    const played = play(rules, state, seat, move, dice);
    if (!played.ok) throw new Error(played.failure.code);
    state = evolveAll(rules, state, played.value);
  }
  const found = moneyOf(state);
  if (String(found) !== String(money)) throw new Error(`${found}, recorded ${money}`);
}

/** Without checking that the move is offered: the cost of `play` if legality were free. */
function decideAgain({ rules }: AnySubject, { start, moves, dice }: BenchGame): void {
  let state = start;
  for (const { seat, move } of moves) {
    const decided = rules.decide(state, seat, move, dice);
    if (!decided.ok) throw new Error(decided.failure.code);
    state = evolveAll(rules, state, decided.value);
  }
}

const works = (subject: AnySubject, games: readonly BenchGame[]) => ({
  play: () => games.forEach((game) => playAgain(subject, game)),
  decide: () => games.forEach((game) => decideAgain(subject, game)),
  fold: () => games.forEach(({ events }) => fold(subject.rules, events)),
});

type Seconds<Name extends string> = Readonly<Record<Name, readonly number[]>>;

const countMoves = (games: readonly BenchGame[]): number =>
  games.reduce((sum, { moves }) => sum + moves.length, 0);

function throughputRows(
  games: readonly BenchGame[],
  seconds: Seconds<'play' | 'decide' | 'fold'>,
  aims: Aims = {},
): Row[] {
  const moves = countMoves(games);
  const events = games.reduce((sum, game) => sum + game.events.length, 0);
  return [
    { name: 'play + evolve', ...rate(moves, seconds.play, 'moves'), ...noted(`${moves} moves`, aims.play) },
    { name: 'decide + evolve alone', ...rate(moves, seconds.decide, 'moves'), note: 'no legality check' },
    { name: 'fold', ...rate(events, seconds.fold, 'events'), ...noted(`${events} events`, aims.fold) },
  ];
}

/** Merchants in turn with the same games through boardgame.io, where that is installed. */
async function besidePeer(games: readonly MerchantsGame[]): Promise<Row[]> {
  const peer = await loadPeer();
  const { reducer, client } = peer?.prepare(games.map(({ recorded }) => recorded)) ?? ABSENT;
  const seconds = interleave({ ...works(merchants, games), reducer, client }, PASSES.merchants);
  return [
    ...throughputRows(games, seconds),
    ...(peer === undefined ? [NOT_INSTALLED] : peerRows(peer.version, countMoves(games), seconds)),
  ];
}

const ABSENT = { reducer: () => undefined, client: () => undefined };

const NOT_INSTALLED: Row = {
  name: 'boardgame.io',
  value: null,
  unit: 'moves/s',
  note: 'not installed: npm ci --prefix test/bench/peers',
};

const rate = (count: number, seconds: readonly number[], of: string) => ({
  value: round(count / median(seconds)),
  unit: `${of}/s`,
});

function peerRows(version: string, moves: number, seconds: Seconds<'play' | 'reducer' | 'client'>): Row[] {
  const ratios = seconds.play.map((own, i) => (seconds.reducer[i] ?? Number.NaN) / own);
  return [
    { name: 'boardgame.io reducer', ...rate(moves, seconds.reducer, 'moves'), note: `version ${version}` },
    { name: 'boardgame.io client', ...rate(moves, seconds.client, 'moves'), note: 'hot seat, no network' },
    { name: 'play + evolve : boardgame.io reducer', value: round(median(ratios)), unit: '×' },
  ];
}

const loadPeer = async () =>
  existsSync(new URL('peers/node_modules/boardgame.io', import.meta.url))
    ? await import('./peers/merchants.mjs')
    : undefined;

const choiceTimes = ({ rules }: AnySubject, games: readonly BenchGame[], aims: Aims = {}): Row[] =>
  spread(
    'choices',
    microsecondsEach(
      games.flatMap(({ views }) => views),
      (view) => rules.choices(view),
      CHOICE_ROUNDS,
    ),
    aims.choices,
  );

function botTimes({ rules }: AnySubject, games: readonly BenchGame[]): Row[] {
  const all = games.flatMap(({ views, dice }) => views.map((view) => ({ view, dice })));
  return rules.meta.levels.flatMap((level) => {
    const { positions, rounds } = ASKED[level];
    const step = Math.ceil(all.length / positions);
    const some = all.filter((_, i) => i % step === 0);
    return spread(
      `bot ${level}`,
      microsecondsEach(some, ({ view, dice }) => rules.bot(view, level, dice.stream('bench', 0)), rounds),
    );
  });
}

const spread = (name: string, times: readonly number[], aim?: string): Row[] => [
  { name: `${name} p50`, value: round(quantile(times, 0.5)), unit: 'µs', note: `${times.length} positions` },
  { name: `${name} p99`, value: round(quantile(times, 0.99)), unit: 'µs', ...noted(aim) },
];

/** The stored log of the game of median size, all rows with their moves. */
function logSizes(whose: string, games: readonly BenchGame[], aims: Aims = {}): Row[] {
  const logs = games
    .map(({ log }) => ({ rows: log.length, text: JSON.stringify(log) }))
    .toSorted((a, b) => a.text.length - b.text.length);
  const { rows, text } = logs[Math.floor(logs.length / 2)] ?? { rows: 0, text: '' };
  return [
    { name: `log of ${whose}`, value: Buffer.byteLength(text), unit: 'bytes', note: `${rows} rows, JSON` },
    {
      name: `log of ${whose}, gzip`,
      value: gzipSync(text).byteLength,
      unit: 'bytes',
      ...noted(aims.log),
    },
  ];
}

/** A row's note, of those parts that there are. */
function noted(...parts: readonly (string | undefined)[]): { readonly note?: string } {
  const note = parts.filter((part) => part !== undefined).join('; ');
  return note === '' ? {} : { note };
}

const round = (value: number): number => Number(value.toPrecision(3));

if (import.meta.main) {
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown' };
  console.log(JSON.stringify({ ...machine, games: GAMES, rows: await benchEngine() }, null, 2));
}
