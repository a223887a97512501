import type { GameId } from '#shared/games/meta.ts';
import { playerOf as playerOfGoa } from '#shared/games/goa/state.ts';
import { playerOf } from '#shared/games/merchants/state.ts';
import { foldLog } from '#shared/kernel/fold.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import type { AnyMove, Seat, Viewer } from '#shared/kernel/types.ts';
import { OPTIONS as GOA_OPTIONS } from '../../games/goa/options.ts';
import * as goa from '../../games/goa/worlds.ts';
import { asBots, madeUpLog, type Planted } from './planting.ts';
import { streamOf } from './play.ts';
import { scriptOf, type Said } from './script.ts';
import { goaTries, merchantsTries } from './tries.ts';
import * as merchants from './worlds.ts';

/** The seats of every game here; people sit in them. */
export const PEOPLE: readonly Seat[] = [0, 1, 2];

/** A place in a game that somebody looks at: after so many random moves or a few more, at his turn. */
export interface Stand {
  readonly viewer: Viewer;
  readonly moves: number;
  readonly options: unknown;
}

/** What must be known of a game to tell whether the service keeps its secrets. */
export interface Secretive {
  readonly stands: readonly Stand[];
  /** The same game with what `viewer` has not seen exchanged. */
  other(log: Planted, viewer: Viewer, seed: number): Planted;
  /** Is all that is hidden exchanged? */
  differs(one: Planted, two: Planted, viewer: Viewer): boolean;
  /** What a seat holds that others do not see. */
  held(log: Planted, seat: Seat): string;
  /** Commits that a player might make to learn what he may not see. */
  readonly tries: readonly (readonly AnyMove[])[];
}

const PLANNING = { officeDraw: 'planning' };
const [OLD, NEW, , QUICK, OPEN] = GOA_OPTIONS;

/** Logs come from the games' own rules and go back to them. */
export const secretive: Readonly<Record<GameId, Secretive>> = {
  merchants: {
    stands: [
      { viewer: 'spectator', moves: 14, options: PLANNING },
      { viewer: 0, moves: 3, options: PLANNING },
      { viewer: 0, moves: 17, options: PLANNING },
      { viewer: 1, moves: 26, options: PLANNING },
      { viewer: 2, moves: 41, options: PLANNING },
    ],
    other: (log, viewer, seed) => merchants.otherWorld(log as merchants.World, viewer, streamOf(seed)),
    differs: (one, two, viewer) => merchants.differs(one as merchants.World, two as merchants.World, viewer),
    held: (log, seat) => `${playerOf(merchants.stateOf(log as merchants.World), seat).hand}`,
    tries: merchantsTries,
  },
  goa: {
    stands: [
      { viewer: 'spectator', moves: 90, options: QUICK },
      { viewer: 0, moves: 60, options: OLD },
      { viewer: 0, moves: 140, options: OPEN },
      { viewer: 1, moves: 160, options: QUICK },
      { viewer: 2, moves: 200, options: NEW },
    ],
    other: (log, viewer, seed) => goa.otherWorld(log as goa.World, viewer, streamOf(seed)),
    differs: (one, two, viewer) => goa.differs(one as goa.World, two as goa.World, viewer),
    held: (log, seat) => `${playerOfGoa(goa.stateOf(log as goa.World), seat).hand}`,
    tries: goaTries,
  },
};

/** Two games that are the same to a viewer, and moves by which they stay so. */
export interface Twins {
  readonly logs: readonly [Planted, Planted];
  readonly script: readonly Said[];
}

/** Games tried before it is held that there are no twins at a stand. */
const GAMES = 60;
/** A few moves more in one than in another. */
const MORE = 5;
/** Moves of the script before the viewer's turn is waited for. */
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
