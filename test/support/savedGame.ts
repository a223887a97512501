import { commitment, diceKey, seedHash, type Chance } from '#shared/kernel/commitment.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { LocalService } from '../../web/localService.ts';
import { rules, VEHICLE, type Event, type Move, type State } from './vehicle.ts';

const ID = 'a222222222222222';
const SEED = '3c'.repeat(32);
const SEATS = ['Ann', 'Bob'].map((name, seat) => ({ seat, kind: 'person', name, online: false }) as const);

export const CHANCE: Chance = { gameId: ID, seed: SEED, entropy: ['ab'.repeat(32), null] };

/**
 * A game that bots have played in the place of people, with a move that was taken back and played again. It ends after
 * `rows` rows; without that it is played to its end. `you`: the seat that downloads it.
 */
export function playedService(you: Seat | null = 0, rows = Infinity): LocalService<State, Move, Event> {
  const published = { seedHash: seedHash(ID, SEED), hash: commitment(CHANCE) };
  const service = new LocalService<State, Move, Event>({
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
