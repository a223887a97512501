import { readFileSync } from 'node:fs';
import { type Row } from '../measure.ts';
import type { Bench, Table } from './bench.ts';
import { nearlyOver } from './goa.ts';
import { heapOf } from './heap.ts';

/** Rooms awake at the same time. */
const ROOMS = 30;
/** Rooms with a game of Goa near its end, which has the largest state there is. */
const LATE = 10;
/** Moves in each room, all of them while it stays awake. */
const MOVES = 6;

const MB = 1_000_000;

/**
 * The memory of awake rooms, apart from garbage that the runtime has not collected yet. It is the rooms' heap
 * after a full collection, with rooms awake and with all of them asleep. `resident`: of the whole process, with
 * the local platform.
 */
export async function memory(bench: Bench): Promise<Row[]> {
  const fresh = residentOf(bench);
  const tables = await Promise.all(Array.from({ length: ROOMS }, () => bench.table()));
  for (let move = 0; move < MOVES; move += 1)
    await Promise.all(tables.map(async (table) => bench.play('carrack', await bench.next('carrack', table))));
  const played = residentOf(bench); // before a collection, which takes memory itself
  const uncollected = await heapOf(bench.service, 'carrack', { collect: false });
  const awake = await heapOf(bench.service, 'carrack');
  const asleep = await heapAsleep(bench, tables);
  const late = await lateRooms(bench);
  const requests = `${ROOMS * MOVES} moves and what belongs to them`;
  return [
    { name: 'heap of the rooms’ isolate, all asleep', value: asleep / MB, unit: 'MB' },
    {
      name: 'awake room, Merchants, after moves',
      value: (awake - asleep) / ROOMS / MB,
      unit: 'MB',
      note: `${ROOMS} rooms, ${MOVES} moves each`,
    },
    { name: 'awake room, Goa of four, nearly over', value: late / MB, unit: 'MB', note: `${LATE} rooms` },
    { name: 'heap not collected yet', value: (uncollected - awake) / MB, unit: 'MB', note: requests },
    resident('process, resident, before', fresh),
    resident('process, resident, after', played, requests),
  ];
}

/** Bytes of a room that was just loaded. */
async function lateRooms(bench: Bench): Promise<number> {
  const tables: Table[] = [];
  for (let room = 0; room < LATE; room += 1) tables.push(await nearlyOver(bench));
  const asleep = await heapAsleep(bench, tables);
  await Promise.all(tables.map((table) => bench.view('carrack', table)));
  return ((await heapOf(bench.service, 'carrack')) - asleep) / LATE;
}

async function heapAsleep(bench: Bench, tables: readonly Table[]): Promise<number> {
  await Promise.all(tables.map(({ id }) => bench.evict('carrack', id)));
  return heapOf(bench.service, 'carrack');
}

/** Kilobytes of the runtime's process that are in memory and not of a file; undefined where there is no /proc. */
function residentOf({ service }: Bench): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const status = readFileSync(`/proc/${service.pid}/status`, 'utf8');
  return Number(/RssAnon:\s+(\d+)/.exec(status)?.[1]);
}

const resident = (name: string, kilobytes: number | undefined, note = 'without the program itself'): Row => ({
  name,
  value: kilobytes === undefined ? null : kilobytes / 1024,
  unit: 'MB',
  note: kilobytes === undefined ? 'only on Linux' : note,
});
