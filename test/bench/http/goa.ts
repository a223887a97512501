import { diceKey } from '#shared/kernel/commitment.ts';
import { seededDice, type Dice } from '#shared/kernel/dice.ts';
import { fold, foldLog } from '#shared/kernel/fold.ts';
import { automaticMove } from '#shared/kernel/forced.ts';
import type { LogRow } from '#shared/kernel/log.ts';
import { play, seatView } from '#shared/kernel/play.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import { maskOf, type AnyMove, type Seat } from '#shared/kernel/types.ts';
import { rulesOf, settled, type Stored } from '../../support/audit.ts';
import { testStream } from '../../support/testStream.ts';
import { median, type Row } from '../measure.ts';
import { append } from './append.ts';
import type { Bench, Table } from './bench.ts';

const GAMES = 5;
/** Decisions left when a game is handed to the service. */
const LEFT = 12;

/** A move at the end of the longest games. Cold, because a warm room has the state in any case. */
export async function goaEnd(bench: Bench): Promise<Row[]> {
  const times: number[] = [];
  const lengths: number[] = [];
  for (let game = 0; game < GAMES; game += 1) {
    const table = await nearlyOver(bench);
    times.push(...(await playOut(bench, table)));
    lengths.push((await settled(bench.service, table.id)).rows.length);
  }
  const note = `${times.length} moves of ${GAMES} games of ${median(lengths)} rows`;
  return [{ name: 'Goa, four players: last moves, cold, p50', value: median(times), unit: 'ms', note }];
}

/** A game of four people in which few decisions are left. */
export async function nearlyOver(bench: Bench): Promise<Table> {
  const table = await bench.seated('goa', [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }]);
  const now = await settled(bench.service, table.id);
  const rules = await rulesOf(now);
  const rest = restOf(rules, now);
  const cut = rest.findLastIndex(({ by }, i) => by === 'person' && i <= rest.length - LEFT);
  const rows = rest.slice(0, cut);
  const acting = maskOf(rules.acting(foldLog(rules, [...now.rows, ...rows])));
  await bench.evict('carrack', table.id);
  await append(bench, table.id, rows, acting);
  await bench.send('carrack', 'GET', `/api/games/${table.id}`, table.people.get(0)); // as after any visit: a long log has a snapshot
  return table;
}

/** The rows to the game's end as normal bots play it, with this game's own dice. */
function restOf(rules: AnyRules, now: Stored): LogRow[] {
  const dice = diceOf(now);
  const rows: LogRow[] = [];
  let state = foldLog(rules, now.rows);
  for (let [seat] = rules.acting(state); seat !== undefined; [seat] = rules.acting(state)) {
    const seq = now.rows.length + rows.length + 1;
    const forced = automaticMove(rules, state, seat);
    const move = forced ?? decision(rules, state, seat, seq);
    const played = play(rules, state, seat, move, dice);
    if (!played.ok) throw new Error(played.failure.code);
    const by = forced === undefined ? 'person' : 'forced';
    const { version } = rules.meta;
    rows.push({ seq, seat, by, moves: [move], events: played.value, undone: null, at: Date.now(), version });
    state = fold(rules, played.value, state);
  }
  return rows;
}

function diceOf({ game, seats }: Stored): Dice {
  const entropy = seats.map((seat) => (seat['entropy'] === null ? null : String(seat['entropy'])));
  return seededDice(diceKey({ gameId: String(game['id']), seed: String(game['seed']), entropy }));
}

const decision = (rules: AnyRules, state: unknown, seat: Seat, salt: number): AnyMove =>
  rules.bot(seatView(rules, state, seat), 'normal', testStream(salt));

/** Milliseconds of each remaining move; each wakes the room. */
async function playOut(bench: Bench, { id, people }: Table): Promise<number[]> {
  const times: number[] = [];
  for (;;) {
    const now = await settled(bench.service, id);
    const rules = await rulesOf(now);
    const state = foldLog(rules, now.rows);
    const [seat] = rules.acting(state);
    if (seat === undefined) return times;
    const person = people.get(seat);
    if (person === undefined) throw new Error(`nobody at seat ${seat}`);
    const expect = now.rows.length;
    await bench.evict('carrack', id);
    const moves = [decision(rules, state, seat, expect + 1)];
    times.push((await bench.play('carrack', { game: id, person, expect, moves })).ms);
  }
}
