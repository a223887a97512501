import { parse } from 'valibot';
import type { GameId } from '#shared/games/meta.ts';
import { commitment, diceKey, seedHash, type Chance } from '#shared/kernel/commitment.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { createApi } from '../api.ts';
import { LocalService } from '../localService.ts';
import type { Platform } from './platform.ts';

const LEVEL = 'normal';
/** Every visitor sees the same game. */
const SEED = '5a'.repeat(32);
/** Milliseconds between two rows: bots need no time, so rows are dated as among people. */
const PACE = 2 * 3_600_000;
const BEGUN = Date.UTC(2026, 10, 2, 18);

const SEATS = [0, 1, 2].map(
  (seat) => ({ seat, kind: 'bot', level: LEVEL, name: null, online: false }) as const,
);

/**
 * A platform on which one finished game is answered from memory, as the service would answer a spectator. Bots play it
 * in the page when it is opened. So it always follows the rules of this page, and is there without a network.
 */
export async function sampleWorld(platform: Platform, id: string, game: GameId): Promise<Platform> {
  const rules = await platform.checker(game);
  const chance: Chance = { gameId: id, seed: SEED, entropy: SEATS.map(() => null) };
  const published = { seedHash: seedHash(id, SEED), hash: commitment(chance) };
  const service = new LocalService({
    id,
    game,
    rules,
    options: parse(rules.options, {}),
    seats: SEATS,
    dice: seededDice(diceKey(chance)),
    commitment: { ...published, seed: SEED, entropy: chance.entropy },
    you: null,
    host: false,
    createdAt: BEGUN,
    pace: PACE,
  });
  for (let [seat] = rules.acting(service.state); seat !== undefined; [seat] = rules.acting(service.state))
    service.playBot(seat, LEVEL);
  const { game: view, log, export: whole, messages } = createApi(service.fetch);
  return {
    ...platform,
    api: { ...platform.api, game: view, log, export: whole, messages },
    live: alwaysLive,
  };
}

/** The connection to a game that does not change. */
export const alwaysLive: Platform['live'] = (_, listener) => {
  listener.connection('live');
  return { close: () => undefined };
};
