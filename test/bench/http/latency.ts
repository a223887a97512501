import { median, quantile, type Row } from '../measure.ts';
import type { Commit } from '#shared/kernel/log.ts';
import type { Bench, Play, Table, Timed } from './bench.ts';

/** Moves of a pass. Each pass starts with new games, so that logs are as long as those of most real games. */
const MOVES = 20;
const PASSES = 11;
/** The first pass is not counted. */
const WARM_UP = 1;

interface Condition {
  readonly name: string;
  readonly games: number;
  readonly cold: boolean;
  /** Rounds of a pass; in a round every game gets a move. */
  readonly rounds: number;
}

const CONDITIONS: readonly Condition[] = [
  { name: 'move, cold, 1 game', games: 1, cold: true, rounds: MOVES },
  { name: 'move, warm, 1 game', games: 1, cold: false, rounds: MOVES },
  { name: 'move, cold, 16 games at once', games: 16, cold: true, rounds: 3 },
  { name: 'move, warm, 16 games at once', games: 16, cold: false, rounds: 3 },
];

/** Milliseconds of every move, by pass. */
interface Samples {
  readonly carrack: number[][];
  readonly floor: number[][];
}

/** A game and a game of the floor's, which knows no rules but has the same rows. */
interface Pair {
  readonly real: Table;
  readonly floor: Table;
  floorSeq: number;
}

/** Half of the moves keep the turn, half hand it over to a person; the floor plays the same ones in between. */
export async function latency(bench: Bench): Promise<Row[]> {
  const samples = CONDITIONS.map((): Samples => ({ carrack: [], floor: [] }));
  for (let pass = 0; pass < WARM_UP + PASSES; pass += 1)
    for (const [i, condition] of CONDITIONS.entries()) {
      const measured = await passOf(bench, condition);
      if (pass < WARM_UP) continue;
      samples[i]?.carrack.push(measured.carrack);
      samples[i]?.floor.push(measured.floor);
    }
  return CONDITIONS.flatMap(({ name }, i) => rowsOf(name, samples[i] ?? { carrack: [], floor: [] }));
}

async function passOf(bench: Bench, { games, cold, rounds }: Condition) {
  const pairs = await Promise.all(Array.from({ length: games }, () => pairOf(bench)));
  const carrack: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const plays = await Promise.all(pairs.map(({ real }) => bench.next('carrack', real)));
    if (cold) for (const { real } of pairs) await bench.evict('carrack', real.id);
    const answers = await Promise.all(plays.map((play) => bench.play('carrack', play)));
    if (cold) for (const { floor } of pairs) await bench.evict('floor', floor.id);
    const floors = await Promise.all(pairs.map((pair, i) => floorMove(bench, pair, plays[i], answers[i])));
    carrack.push(...answers.map(({ ms }) => ms));
    floor.push(...floors.map(({ ms }) => ms));
  }
  return { carrack, floor };
}

async function pairOf(bench: Bench): Promise<Pair> {
  const [real, floor] = [await bench.table(), await bench.table()];
  return { real, floor, floorSeq: 1 };
}

/** What the game just did, done by the floor. */
function floorMove(bench: Bench, pair: Pair, play?: Play, answer?: Timed): Promise<Timed> {
  if (play === undefined || answer === undefined) throw new Error('no move to repeat');
  const { commits } = JSON.parse(answer.text) as { readonly commits: readonly Commit[] };
  const expect = pair.floorSeq;
  pair.floorSeq += 1;
  return bench.playFloor({ ...play, game: pair.floor.id, expect }, JSON.stringify(commits[0]?.events));
}

function rowsOf(name: string, { carrack, floor }: Samples): Row[] {
  const p50s = carrack.map(median);
  const ratios = p50s.map((p50, pass) => p50 / median(floor[pass] ?? []));
  const samples = `${carrack.flat().length} moves`;
  return [
    { name: `${name}, p50`, value: median(p50s), unit: 'ms', note: samples },
    { name: `${name}, p99`, value: quantile(carrack.flat(), 0.99), unit: 'ms' },
    { name: `${name}, floor p50`, value: median(floor.map(median)), unit: 'ms' },
    { name: `${name}, floor p99`, value: quantile(floor.flat(), 0.99), unit: 'ms' },
    { name: `${name}, p50 ÷ floor`, value: median(ratios), unit: '×', note: 'target ≤ 1.5' },
  ];
}
