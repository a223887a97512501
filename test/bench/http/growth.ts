import { foldLog } from '#shared/kernel/fold.ts';
import type { LogRow } from '#shared/kernel/log.ts';
import { NO_DICE } from '#shared/kernel/dice.ts';
import { playAll } from '#shared/kernel/play.ts';
import { rulesOf, stored } from '../../support/audit.ts';
import { median, type Row } from '../measure.ts';
import { append } from './append.ts';
import type { Bench, Table } from './bench.ts';

/** Two days before the bench, ms since 1970. */
const LONG_AGO = Date.now() - 2 * 86_400_000;

const GAMES = 14;
/** Moves of each game: the rows 10 to 13 and 1 000 to 1 003. */
const MOVES = 4;

/** Does a move cost more late in a long game? Cold, because a warm room has the state in any case. */
export async function growth(bench: Bench): Promise<Row[]> {
  const times = { short: [] as number[], long: [] as number[], bare: [] as number[] };
  for (let game = 0; game < GAMES; game += 1) {
    const [short, long] = [await padded(bench, 9), await padded(bench, 999)];
    for (let move = 0; move < MOVES; move += 1) {
      const order = move % 2 === 0 ? (['short', 'long'] as const) : (['long', 'short'] as const);
      for (const which of order) times[which].push(await coldMove(bench, { short, long }[which]));
    }
    times.bare.push(await coldMoveAfterUndo(bench, long));
  }
  const [first, late, bare] = [median(times.short), median(times.long), median(times.bare)];
  const ratios = times.long.map((ms, i) => ms / (times.short[i] ?? ms)); // of neighbours in time
  const note = 'log padded by passes taken back; written as the service writes them';
  return [
    { name: 'move 10, cold, p50', value: first, unit: 'ms', note },
    { name: 'move 1 000, cold, p50', value: late, unit: 'ms', note },
    { name: 'move 1 000 ÷ move 10, cold', value: median(ratios), unit: '×', note: 'target ≤ 1.1' },
    {
      name: 'move 1 000, cold, after an undo, p50',
      value: bare,
      unit: 'ms',
      note: 'the undo wrote the snapshot anew',
    },
  ];
}

async function coldMove(bench: Bench, table: Table): Promise<number> {
  const play = await bench.next('carrack', table);
  await bench.evict('carrack', table.id);
  return (await bench.play('carrack', play)).ms;
}

async function coldMoveAfterUndo(bench: Bench, table: Table): Promise<number> {
  const play = await bench.next('carrack', table);
  await bench.play('carrack', play);
  const undo = { expect: play.expect + 1, to: play.expect };
  const undone = await bench.send('carrack', 'POST', `/api/games/${table.id}/undo`, play.person, undo);
  if (undone.status !== 200) throw new Error(`undo: ${undone.text}`);
  await bench.evict('carrack', table.id);
  return (await bench.play('carrack', { ...play, expect: play.expect + 2 })).ms;
}

/** A game in its first turn whose log is `length` rows long: one player passes and takes it back, over and over. */
async function padded(bench: Bench, length: number): Promise<Table> {
  const table = await bench.table();
  let { view, person } = await bench.view('carrack', table);
  while (!view.choices.some(({ type }) => type === 'pass')) {
    await bench.play('carrack', await bench.next('carrack', table));
    ({ view, person } = await bench.view('carrack', table));
  }
  const now = await stored(bench.service, table.id);
  const rules = await rulesOf(now);
  const seat = view.you ?? 0;
  const moves = [{ type: 'pass' }];
  const passed = playAll(rules, foldLog(rules, now.rows), seat, moves, NO_DICE);
  if (!passed.ok) throw new Error(passed.failure.code);
  const row = {
    seat,
    by: 'person',
    moves,
    events: passed.value.events,
    undone: null,
    version: rules.meta.version,
  } as const;
  const to = now.rows.length;
  const rows = Array.from({ length: length - to }, (_, i): LogRow => {
    const at = { seq: to + 1 + i, at: LONG_AGO }; // today's date would exceed the daily limit of undos
    return i % 2 === 0 ? { ...row, ...at } : { ...row, ...at, moves: [], events: [], undone: to };
  });
  await append(bench, table.id, rows, Number(now.game['acting'])); // passing keeps the turn
  await bench.evict('carrack', table.id);
  await bench.send('carrack', 'GET', `/api/games/${table.id}`, person); // as after any visit: a long log has a snapshot
  return table;
}
