import { forcedMove } from '../../../shared/kernel/choices.ts';
import { diceKey } from '../../../shared/kernel/commitment.ts';
import { seededDice, type Dice } from '../../../shared/kernel/dice.ts';
import { foldLog } from '../../../shared/kernel/fold.ts';
import type { LogRow } from '../../../shared/kernel/log.ts';
import { play, seatView } from '../../../shared/kernel/play.ts';
import type { AnyRules } from '../../../shared/kernel/rules.ts';
import type { AnyMove, Seat } from '../../../shared/kernel/types.ts';
import { rulesOf, settled, type Stored } from '../../support/audit.ts';
import { median, type Row } from '../measure.ts';
import { append } from './append.ts';
import type { Bench, Table } from './bench.ts';

const GAMES = 5;
/** Decisions left when a game is handed to the service. */
const LEFT = 12;

/** Does a move get slow at the end of the longest games there are? Cold, for a warm room holds the state. */
export async function goaEnd(bench: Bench): Promise<Row[]> {
  const times: number[] = [];
  let rows = 0;
  for (let game = 0; game < GAMES; game += 1) {
    const table = await nearlyOver(bench);
    times.push(...(await playOut(bench, table)));
    rows = Math.max(rows, (await settled(bench.service, table.id)).rows.length);
  }
  const note = `${times.length} moves of normal bots' games, the longest ${rows} rows`;
  return [
    { name: 'last moves of a four-player Goa game, cold, p50', value: median(times), unit: 'ms', note },
  ];
}

/** A game of four people in which few decisions are left; its log is written as the service writes it. */
async function nearlyOver(bench: Bench): Promise<Table> {
  const table = await bench.table({ game: 'goa', people: 4 });
  const now = await settled(bench.service, table.id);
  const rules = await rulesOf(now);
  const rows = rest(rules, now);
  await append(bench, table.id, rules, [...now.rows, ...rows.slice(0, cutOf(rules, now.rows, rows))]);
  await bench.evict('carrack', table.id);
  await bench.send('carrack', 'GET', `/api/games/${table.id}`, table.people.get(0)); // writes a snapshot
  return table;
}
