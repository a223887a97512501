import type { ObjectName } from '../world/objects.ts';
import type { World } from '../world/world.ts';
import { movesAreKept, nothingIsOverdue, somebodyIsNext } from './games.ts';
import { pagesAreUpToDate } from './pages.ts';
import { deletedAreForgotten, mailsAreWanted, waitersAreTold } from './people.ts';

/**
 * What must always hold. Each calls `world.breach` with its name if it does not. Beside these, `people/scene.ts` holds every
 * answer against what its act expects, `invariants/lists.ts` every list of games, and `world.ts` every line of the log.
 */
interface Invariant {
  /** `touched`: the rooms and mailboxes that took part in the step; undefined: all. */
  check(world: World, touched?: readonly ObjectName[]): Promise<void>;
}

export const AFTER_EACH_STEP: readonly Invariant[] = [{ check: somebodyIsNext }, { check: mailsAreWanted }];

/** Checked once a day of the run, and at its end. */
export const DAILY: readonly Invariant[] = [
  { check: (world) => somebodyIsNext(world) },
  { check: movesAreKept },
  { check: nothingIsOverdue },
  { check: waitersAreTold },
  { check: deletedAreForgotten },
  { check: pagesAreUpToDate },
];
