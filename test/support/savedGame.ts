import { commitment, diceKey, seedHash, type Chance } from '#shared/kernel/commitment.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { EMPTY_HEAD, headAfter, rawRow, type RawRow } from '../../worker/room/storage/chain.ts';
import type { StoredGame } from '../../scripts/lib/savedGames.ts';
import { LocalTable } from '../../web/table/localTable.ts';
import { rules, VEHICLE, type Event, type Move, type State } from './vehicle.ts';

const ID = 'a222222222222222';
const SEED = '3c'.repeat(32);
const SEATS = ['Ann', 'Bob'].map((name, seat) => ({ seat, kind: 'person', name, online: false }) as const);

const CHANCE: Chance = { gameId: ID, seed: SEED, entropy: ['ab'.repeat(32), null] };

/**
 * A game that bots have played in the place of people, with a move that was taken back and played again. It ends after
 * `rows` rows; without that it is played to its end. `you`: the seat that downloads it.
 */
export function playedService(you: Seat | null = 0, rows = Infinity): LocalTable<State, Move, Event> {
  const published = { seedHash: seedHash(ID, SEED), hash: commitment(CHANCE) };
  const service = new LocalTable<State, Move, Event>({
    id: ID,
    game: VEHICLE,
    rules,
    options: { officeDraw: 'planning' },
    seats: SEATS,
    dice: seededDice(diceKey(CHANCE)),
    commitment: rows === Infinity ? { ...published, seed: SEED, entropy: CHANCE.entropy } : published,
    you,
    host: true,
    createdAt: Date.UTC(2026, 10, 2),
    pace: 60_000,
  });
  while (service.seq < rows) {
    const [seat] = rules.acting(service.state);
    if (seat === undefined) break;
    if (service.seq === 20) service.append({ seat, events: [], undone: 18 });
    else service.playBot(seat, 'easy');
  }
  return service;
}

/** The same game as the database stores it: `rows` rows of it, with their heads. */
export async function storedGame(rows = Infinity): Promise<StoredGame> {
  const { seq, rows: log, setup } = playedService(0, rows);
  const stored: RawRow[] = [];
  for (const row of log) {
    const raw = rawRow(row);
    stored.push({ ...raw, head: await headAfter(stored.at(-1)?.head ?? EMPTY_HEAD, raw) });
  }
  return {
    id: ID,
    game: VEHICLE,
    status: rows === Infinity ? 'over' : 'running',
    seq,
    options: setup.options,
    seed: SEED,
    aware: 0,
    entropy: CHANCE.entropy,
    people: [0, 1],
    clock: null,
    seatClocks: null,
    stands: false,
    rows: stored,
  };
}

/** The game with one row changed. */
export const spoilt = (game: StoredGame, seq: number, change: Partial<RawRow>): StoredGame => ({
  ...game,
  rows: game.rows.map((row) => (row.seq === seq ? { ...row, ...change } : row)),
});

/** The game without one row. */
export const cut = (game: StoredGame, seq: number): StoredGame => ({
  ...game,
  rows: game.rows.filter((row) => row.seq !== seq),
});
