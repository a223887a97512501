/**
 * The engine's bench: how fast Merchants is decided, folded and offered, how fast the bots think, how big a
 * log gets, and the same games through boardgame.io, in one process, taking turns.
 * `node test/bench/engine.ts` prints JSON; `npm ci --prefix test/bench/peers` installs the peer.
 */
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { gzipSync } from 'node:zlib';
import { fold } from '../../shared/kernel/fold.ts';
import { play } from '../../shared/kernel/play.ts';
import { rules } from '../../shared/games/merchants/index.ts';
import { evolveAll, recordGames, type BenchGame } from './games.ts';
import { interleave, median, microsecondsEach, quantile, type Row } from './measure.ts';

const GAMES = 200;
const PASSES = { warmUp: 4, rounds: 15 };
const CHOICE_ROUNDS = 9;
const BOT_POSITIONS = 600;
const BOT_ROUNDS = 5;

/** Every figure, in the order to be read; speeds to three digits. Takes about half a minute. */
export async function benchEngine(): Promise<Row[]> {
  const games = recordGames(GAMES);
  return [...(await throughput(games)), ...choiceTimes(games), ...botTimes(games), ...logSizes(games)];
}

/** Through the kernel's `play`: acting, view, choices, membership, decide; then evolve. Checks the money. */
function playAgain({ recorded, start, dice }: BenchGame): void {
  let state = start;
  for (const { seat, move } of recorded.moves) {
    const played = play(rules, state, seat, move, dice);
    if (!played.ok) throw new Error(played.failure.code);
    state = evolveAll(state, played.value);
  }
  const money = state.players.map((player) => player.money);
  if (String(money) !== String(recorded.money)) throw new Error(`${money}, recorded ${recorded.money}`);
}

/** Without asking whether the move is offered: what `play` would cost if legality were free. */
function decideAgain({ recorded, start, dice }: BenchGame): void {
  let state = start;
  for (const { seat, move } of recorded.moves) {
    const decided = rules.decide(state, seat, move, dice);
    if (!decided.ok) throw new Error(decided.failure.code);
    state = evolveAll(state, decided.value);
  }
}

async function throughput(games: readonly BenchGame[]): Promise<Row[]> {
  const moves = games.reduce((sum, { recorded }) => sum + recorded.moves.length, 0);
  const events = games.reduce((sum, game) => sum + game.events.length, 0);
  const peer = await loadPeer();
  const { reducer, client } = peer?.prepare(games.map(({ recorded }) => recorded)) ?? ABSENT;
  const seconds = interleave(
    {
      play: () => games.forEach(playAgain),
      reducer,
      decide: () => games.forEach(decideAgain),
      client,
      fold: () => games.forEach((game) => fold(rules, game.events)),
    },
    PASSES,
  );
  return [
    { name: 'play + evolve', ...rate(moves, seconds.play, 'moves'), note: `${moves} moves` },
    { name: 'decide + evolve alone', ...rate(moves, seconds.decide, 'moves'), note: 'no legality check' },
    ...(peer === undefined ? [NOT_INSTALLED] : peerRows(peer.version, moves, seconds)),
    { name: 'fold', ...rate(events, seconds.fold, 'events'), note: `${events} events` },
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

function peerRows(
  version: string,
  moves: number,
  seconds: Readonly<Record<'play' | 'reducer' | 'client', readonly number[]>>,
): Row[] {
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

const choiceTimes = (games: readonly BenchGame[]): Row[] =>
  spread(
    'choices',
    microsecondsEach(
      games.flatMap(({ views }) => views),
      (view) => rules.choices(view),
      CHOICE_ROUNDS,
    ),
  );

function botTimes(games: readonly BenchGame[]): Row[] {
  const positions = games.flatMap(({ views, dice }) => views.map((view) => ({ view, dice })));
  const step = Math.ceil(positions.length / BOT_POSITIONS);
  const some = positions.filter((_, i) => i % step === 0);
  return rules.meta.levels.flatMap((level) =>
    spread(
      `bot ${level}`,
      microsecondsEach(some, ({ view, dice }) => rules.bot(view, level, dice.stream('bench', 0)), BOT_ROUNDS),
    ),
  );
}

const spread = (name: string, times: readonly number[]): Row[] => [
  { name: `${name} p50`, value: round(quantile(times, 0.5)), unit: 'µs', note: `${times.length} positions` },
  { name: `${name} p99`, value: round(quantile(times, 0.99)), unit: 'µs' },
];

/** The stored log of the game that is median in size, all rows with what was asked for. */
function logSizes(games: readonly BenchGame[]): Row[] {
  const logs = games.map(({ log }) => JSON.stringify(log)).toSorted((a, b) => a.length - b.length);
  const text = logs[Math.floor(logs.length / 2)] ?? '';
  const rows = games.find(({ log }) => JSON.stringify(log) === text)?.log.length ?? 0;
  return [
    {
      name: 'log of a median game',
      value: Buffer.byteLength(text),
      unit: 'bytes',
      note: `${rows} rows, JSON`,
    },
    { name: 'log of a median game, gzip', value: gzipSync(text).byteLength, unit: 'bytes' },
  ];
}

const round = (value: number): number => Number(value.toPrecision(3));

if (import.meta.main) {
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown' };
  console.log(JSON.stringify({ ...machine, games: GAMES, rows: await benchEngine() }, null, 2));
}
