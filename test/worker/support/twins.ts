import type { GameId } from '#shared/games/meta.ts';
import { foldLog } from '#shared/kernel/fold.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import type { AnyMove, Seat, Viewer } from '#shared/kernel/types.ts';
import { asBots, madeUpLog, type Planted } from './planting.ts';
import { streamOf } from './play.ts';
import { scriptOf, type Said } from './script.ts';

/** The seats of every game here; people sit in them. */
export const PEOPLE: readonly Seat[] = [0, 1, 2];

/** A viewer at a point of a game: after this many random moves or a few more, at the viewer's turn. */
export interface Stand {
  readonly viewer: Viewer;
  readonly moves: number;
  readonly options: unknown;
}

/** What the leak tests need of each game. */
export interface Secretive {
  readonly stands: readonly Stand[];
  /** The same game with everything exchanged that `viewer` has not seen. */
  other(log: Planted, viewer: Viewer, seed: number): Planted;
  /** Is everything hidden exchanged? */
  differs(one: Planted, two: Planted, viewer: Viewer): boolean;
  /** The seat's hidden cards. */
  held(log: Planted, seat: Seat): string;
  /** Commits a player might send to learn what they may not see. */
  readonly tries: readonly (readonly AnyMove[])[];
}

/** `secretive` of `test/games/<game>/worker/secretive.ts`. */
export async function secretiveOf(game: GameId): Promise<Secretive> {
  const { secretive }: { readonly secretive: Secretive } = await import(
    `../../games/${game}/worker/secretive.ts`
  );
  return secretive;
}

/** Two games that look the same to a viewer, and moves that keep them so. */
interface Twins {
  readonly logs: readonly [Planted, Planted];
  readonly script: readonly Said[];
}

/** Games to try before giving up on a pair of twins. */
const GAMES = 60;
/** The length of the logs varies by fewer than this many moves. */
const MORE = 5;
/** Moves of the script before it waits for the viewer's turn. */
const LEAST = 4;

export function twinsAt(rules: AnyRules, game: Secretive, { viewer, moves, options }: Stand): Twins {
  for (let seed = 1; seed <= GAMES; seed += 1) {
    const one = madeUpLog(
      rules,
      { options, people: PEOPLE.length, moves: moves + (seed % MORE), seed },
      asBots,
    );
    if (viewer !== 'spectator' && !rules.acting(foldLog(rules, one)).includes(viewer)) continue;
    const two = game.other(one, viewer, seed);
    if (!game.differs(one, two, viewer)) continue;
    const states = [foldLog(rules, one), foldLog(rules, two)] as const;
    const script = scriptOf(rules, states, viewer, { least: LEAST, stream: streamOf(seed) });
    if (script !== undefined) return { logs: [one, two], script };
  }
  throw new Error(`no twins for ${viewer} after ${moves} moves`);
}
