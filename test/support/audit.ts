import { deepEqual, equal, ok } from 'node:assert/strict';
import { commitment, diceKey, seedHash } from '#shared/kernel/commitment.ts';
import { seededDice, type Dice } from '#shared/kernel/dice.ts';
import { fold, foldLog, redactRow, standingRows } from '#shared/kernel/fold.ts';
import type { LogRow } from '#shared/kernel/log.ts';
import { play, playAll } from '#shared/kernel/play.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import { maskOf, type AnyEvent, type AnyMove, type Seat } from '#shared/kernel/types.ts';
import { isGameId } from '#shared/games/meta.ts';
import { games } from '#shared/games/registry.ts';
import type { Client } from './client.ts';
import type { Service } from './service.ts';
import { until } from './until.ts';

/** A game as the database stores it, read beside the Worker. */
export interface Stored {
  readonly game: Readonly<Record<string, string | number | null>>;
  readonly seats: readonly Readonly<Record<string, string | number | null>>[];
  readonly rows: readonly LogRow[];
}

type Raw = Readonly<Record<string, string | number | null>>;

const toRow = (raw: Raw): LogRow =>
  ({
    ...raw,
    moves: JSON.parse(String(raw['moves'])),
    events: JSON.parse(String(raw['events'])),
  }) as unknown as LogRow;

export async function stored(service: Service, id: string): Promise<Stored> {
  const [game] = await service.rows<Raw>('SELECT * FROM games WHERE id = ?', id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return {
    game,
    seats: await service.rows<Raw>('SELECT * FROM seats WHERE game_id = ? ORDER BY seat', id),
    rows: (
      await service.rows<Raw>(
        'SELECT seq, seat, by, moves, events, undone, at, version FROM log WHERE game_id = ? ORDER BY seq',
        id,
      )
    ).map(toRow),
  };
}

export async function rulesOf({ game }: Stored): Promise<AnyRules> {
  const name = String(game['game']);
  if (!isGameId(name)) throw new Error(`no rules for ${name}`);
  return games[name]();
}

/** The game once the room has nothing more to play automatically. Asks the database only, so it wakes no room. */
export const settled = (service: Service, id: string): Promise<Stored> =>
  until(`game ${id} to wait for a person`, async () => {
    const now = await stored(service, id);
    const { status, due } = now.game;
    return status !== 'open' && (due === null || Number(due) > Date.now() + A_WHILE) ? now : undefined;
  });

/** Longer than anything is delayed that a room plays; shorter than it takes a game to fall asleep (ms). */
const A_WHILE = 3_600_000;

/** Actions that a person had acknowledged: their seat and moves, or how far they took back. */
export interface Done {
  readonly seat: Seat;
  readonly moves: readonly AnyMove[];
  readonly undone: number | null;
}

/**
 * Everything that must hold for a game at rest, whatever happened to the process. The log has no gap, no
 * duplicate and no fork. It contains what was acknowledged to persons and nothing more. Its rows follow from the
 * moves and the dice. The game's own row agrees with the log.
 */
export async function audit(service: Service, id: string, done: readonly Done[]): Promise<Stored> {
  const now = await stored(service, id);
  const { game, rows } = now;
  const rules = await rulesOf(now);
  deepEqual(
    rows.map(({ seq }) => seq),
    rows.map((_, i) => i + 1),
    'row numbers',
  );
  equal(game['seq'], rows.length, 'head of the log in the game’s row');
  const told = rows.filter(({ by, seat }) => by === 'person' && seat !== null);
  deepEqual(
    told.map(({ seat, moves, undone }) => ({ seat, moves, undone })),
    done,
    'what the persons did',
  );
  await replay(rules, now);
  const acting = rules.acting(foldLog(rules, rows));
  equal(game['acting'], maskOf(acting), 'whose turn it is');
  equal(game['status'], acting.length === 0 ? 'over' : 'running', 'status');
  equal(game['question'], null, 'open question');
  ok(
    rows.some(({ at }) => at === game['turn_at']),
    'the turn began with a row',
  );
  ok(
    acting.every((seat) => now.seats[seat]?.['kind'] === 'person'),
    'a bot is left waiting',
  );
  return now;
}

/** Carries out every row's moves again: its events must be exactly those that this game's dice give. */
async function replay(rules: AnyRules, { game, seats, rows }: Stored): Promise<void> {
  const seed = String(game['seed']);
  const entropy = seats.map((seat) => (seat['entropy'] === null ? null : String(seat['entropy'])));
  const chance = { gameId: String(game['id']), seed, entropy };
  equal(game['seed_hash'], seedHash(chance.gameId, seed), 'hash of the seed');
  equal(game['commitment'], commitment(chance), 'commitment');
  const dice = seededDice(diceKey(chance));
  const options = JSON.parse(String(game['options'])) as unknown;
  deepEqual(rows[0]?.events, rules.setup(options, seats.length, dice), 'set-up');
  for (const [before, row] of rows.slice(1).map((next, i) => [rows.slice(0, i + 1), next] as const)) {
    if (row.undone !== null) {
      ok(
        standingRows(before).some(({ seq }) => seq === row.undone),
        `row ${row.seq} takes back to a row that stands`,
      );
      continue;
    }
    const played = playRow(rules, foldLog(rules, before), row, dice);
    ok(played !== undefined, `row ${row.seq} is legal`);
    deepEqual(row.events, played, `events of row ${row.seq}`);
  }
}

/**
 * The events of a row's moves; undefined if one is illegal. A person sends moves together, before seeing the
 * result of the first ones. A bot makes them one by one.
 */
function playRow(
  rules: AnyRules,
  before: unknown,
  { seat, by, moves }: LogRow,
  dice: Dice,
): readonly AnyEvent[] | undefined {
  if (seat === null) return undefined;
  if (by === 'person') {
    const played = playAll(rules, before, seat, moves, dice);
    return played.ok ? played.value.events : undefined;
  }
  const events: AnyEvent[] = [];
  for (const move of moves) {
    const played = play(rules, fold(rules, events, before), seat, move, dice);
    if (!played.ok) return undefined;
    events.push(...played.value);
  }
  return events;
}

/** A person sees, through the Worker, the log and the state that follow from the database. */
export async function auditSight(client: Client, seat: Seat, now: Stored): Promise<void> {
  const rules = await rulesOf(now);
  const id = String(now.game['id']);
  const json = <T>(value: T): unknown => JSON.parse(JSON.stringify(value));
  deepEqual(
    await client.log(id),
    json(now.rows.map((row) => redactRow(rules, row, seat))),
    'log as the seat sees it',
  );
  const view = await client.game(id);
  equal(view.seq, now.rows.length);
  equal(view.you, seat);
  deepEqual(view.state, json(rules.view(foldLog(rules, now.rows), seat)), 'state as the seat sees it');
}
