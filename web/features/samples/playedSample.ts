import { parse } from 'valibot';
import type { GameId } from '#shared/games/meta.ts';
import { games } from '#shared/games/registry.ts';
import { commitment, diceKey, seedHash, type Chance } from '#shared/kernel/commitment.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import type { Export, GameView } from '#shared/protocol/http.ts';
import { botName } from '#shared/protocol/names.ts';
import { LocalTable } from '../../table/localTable.ts';

/** A finished game, as a spectator sees it. */
interface PlayedSample {
  readonly view: GameView;
  /** With its log. It is large, and comes when it is asked for. */
  whole(): Promise<Export>;
}

const LEVEL = 'normal';
/** Every visitor sees the same game. */
const SEED = '5a'.repeat(32);
/** Milliseconds between two rows: bots need no time, so rows are dated as among people. */
const PACE = 2 * 3_600_000;
const BEGUN = Date.UTC(2026, 10, 2, 18);

const SEATS = [0, 1, 2].map(
  (seat) => ({ seat, kind: 'bot', level: LEVEL, name: botName(LEVEL, seat + 1), online: false }) as const,
);

/**
 * Bots play the sample of a game, so that it follows the rules of this page. The build plays it and puts the result in the
 * place of this module (`scripts/build/samples.ts`).
 */
export async function playedSample(id: string, game: GameId): Promise<PlayedSample> {
  const rules = await games[game]();
  const chance: Chance = { gameId: id, seed: SEED, entropy: SEATS.map(() => null) };
  const table = new LocalTable({
    id,
    game,
    rules,
    options: parse(rules.options, {}),
    seats: SEATS,
    dice: seededDice(diceKey(chance)),
    commitment: {
      seedHash: seedHash(id, SEED),
      hash: commitment(chance),
      seed: SEED,
      entropy: chance.entropy,
    },
    you: null,
    host: false,
    createdAt: BEGUN,
    pace: PACE,
  });
  table.playBots(LEVEL);
  return { view: table.view(), whole: async () => table.export() };
}
