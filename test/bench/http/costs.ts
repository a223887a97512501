import { settled } from '../../support/audit.ts';
import type { Row } from '../measure.ts';
import type { Counts } from './counts.ts';
import type { Bench, Play, Table } from './bench.ts';

interface Kind {
  readonly name: string;
  /** Targets, where there are any: rows written, and round trips warm and cold. */
  readonly target?: { readonly rows: number; readonly warm: number; readonly cold: number };
  /** A table where the next request is of this kind. */
  readonly prepare: (bench: Bench) => Promise<Table>;
  readonly act: (bench: Bench, table: Table, play: Play) => Promise<unknown>;
}

const move: Kind['act'] = (bench, _table, play) => bench.play('counted', play);

const TRIPS = { warm: 2, cold: 3 };

const KINDS: readonly Kind[] = [
  { name: 'first move', target: { rows: 6, ...TRIPS }, prepare: (bench) => bench.table(), act: move },
  {
    name: 'move that keeps the turn',
    target: { rows: 2, ...TRIPS },
    prepare: (bench) => before(bench, 'pass'),
    act: move,
  },
  {
    name: 'hand-over to a person',
    target: { rows: 6, ...TRIPS },
    prepare: (bench) => before(bench, 'draw'),
    act: move,
  },
  {
    name: 'hand-over to a bot, its turn included',
    target: { rows: 6, warm: 3, cold: 4 }, // one trip is the bot's own commit, after the answer
    prepare: (bench) => before(bench, 'draw', 1),
    async act(bench, table, play) {
      await bench.play('counted', play);
      await settled(bench.service, table.id);
    },
  },
  { name: 'undo', prepare: (bench) => before(bench, 'draw'), act: undo },
];

/** What the platform bills for each kind of move, warm and cold. One of each: they are counts, not times. */
export async function costs(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of KINDS) {
    const [cold, warm] = [await costOf(bench, kind, true), await costOf(bench, kind, false)];
    rows.push(...rowsOf(kind, cold, warm));
  }
  return rows;
}

async function costOf(bench: Bench, { prepare, act }: Kind, cold: boolean): Promise<Counts> {
  const table = await prepare(bench);
  const play = await bench.next('counted', table);
  if (cold) await bench.evict('counted', table.id);
  await bench.send('counted', 'GET', '/counts');
  await act(bench, table, play);
  return JSON.parse((await bench.send('counted', 'GET', '/counts')).text) as Counts;
}

/** A game in which the person to move is offered `type`. */
async function before(bench: Bench, type: string, bots = 0): Promise<Table> {
  const table = await bench.table(bots);
  while (!(await bench.view('counted', table)).view.choices.some((choice) => choice.type === type)) {
    await bench.play('counted', await bench.next('counted', table));
    await settled(bench.service, table.id);
  }
  return table;
}

/** Undoes the pass that led the player to the choice of drawing. */
async function undo(bench: Bench, table: Table, { expect, person }: Play): Promise<void> {
  const body = { expect, to: expect - 1 };
  const { status, text } = await bench.send('counted', 'POST', `/api/games/${table.id}/undo`, person, body);
  if (status !== 200) throw new Error(`undo: ${text}`);
}

const billed = ({ rowsWritten, alarms, puts }: Counts): number => rowsWritten + alarms + puts;

const aim = (limit: number | undefined): { readonly note?: string } =>
  limit === undefined ? {} : { note: `target ≤ ${limit}` };

function rowsOf({ name, target }: Kind, cold: Counts, warm: Counts): Row[] {
  const parts = `database ${warm.rowsWritten}, alarms ${warm.alarms}, snapshots ${warm.puts}`;
  const note = [aim(target?.rows).note, parts].filter(Boolean).join('; ');
  return [
    { name: `${name}: rows written`, value: billed(warm), unit: 'rows', note },
    { name: `${name}: rows read, warm`, value: warm.rowsRead, unit: 'rows' },
    { name: `${name}: rows read, cold`, value: cold.rowsRead, unit: 'rows' },
    { name: `${name}: statements, warm`, value: warm.statements, unit: 'statements' },
    { name: `${name}: statements, cold`, value: cold.statements, unit: 'statements' },
    { name: `${name}: round trips, warm`, value: warm.roundTrips, unit: 'trips', ...aim(target?.warm) },
    { name: `${name}: round trips, cold`, value: cold.roundTrips, unit: 'trips', ...aim(target?.cold) },
  ];
}
