import { median, quantile, type Row } from '../measure.ts';
import type { Bench, Table, WorkerName } from './bench.ts';

/** Here the database is 30 ms away, to show whether players wait for reads of spectators. */
const WORKER: WorkerName = 'far30';

const SPECTATORS = 200;
const MOVES = 30;
/** Crowds that arrive while a move is made. */
const CROWDS = 3;

/** A move without spectators, with many connected, and with as many just connecting. */
export async function spectators(bench: Bench): Promise<Row[]> {
  const [quiet, watched, crowded] = [await bench.table(), await bench.table(), await bench.table()];
  const there = await gather(bench, watched);
  const [alone, before, among] = [[], [], []] as number[][];
  for (let move = 0; move < MOVES; move += 1) {
    alone?.push(await playOne(bench, quiet));
    before?.push(await playOne(bench, watched));
  }
  for (const socket of there) socket.close();
  for (let crowd = 0; crowd < CROWDS; crowd += 1) {
    const play = await bench.next(WORKER, crowded);
    const coming = gather(bench, crowded, play.expect);
    among?.push((await bench.play(WORKER, play)).ms);
    for (const socket of await coming) socket.close();
  }
  return rowsOf(alone ?? [], before ?? [], among ?? []);
}

const playOne = async (bench: Bench, table: Table): Promise<number> =>
  (await bench.play(WORKER, await bench.next(WORKER, table))).ms;

/** Opens the live connections of people without a session whose pages have the log up to its head. */
async function gather(bench: Bench, table: Table, head?: number): Promise<readonly WebSocket[]> {
  const from = head ?? (await bench.next(WORKER, table)).expect;
  const url = bench.liveUrl(WORKER, table, from);
  return Promise.all(Array.from({ length: SPECTATORS }, () => opened(new WebSocket(url))));
}

const opened = (socket: WebSocket): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve(socket));
    socket.addEventListener('error', () => reject(new Error('no connection')));
  });

function rowsOf(alone: number[], before: number[], among: number[]): Row[] {
  const base = median(alone);
  const crowd = `${SPECTATORS} spectators`;
  return [
    { name: 'D1 at 30 ms: move, no spectators, p50', value: base, unit: 'ms', note: `${MOVES} moves` },
    { name: `D1 at 30 ms: move, ${crowd}, p50`, value: median(before), unit: 'ms' },
    { name: `D1 at 30 ms: move, ${crowd}, p99`, value: quantile(before, 0.99), unit: 'ms' },
    {
      name: `D1 at 30 ms: move, ${crowd}, p50 ÷ nobody`,
      value: median(before) / base,
      unit: '×',
      note: 'target ≤ 1.2',
    },
    { name: `D1 at 30 ms: move while ${crowd} come, p50`, value: median(among), unit: 'ms' },
    { name: `D1 at 30 ms: move while ${crowd} come, longest`, value: Math.max(...among), unit: 'ms' },
  ];
}
