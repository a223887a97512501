import type { ObjectName } from '../world/objects.ts';
import type { World } from '../world/world.ts';
import { movesAreKept, nothingIsOverdue, somebodyIsNext } from './games.ts';
import { groupNewsIsTold, groupsAreClosed } from './groups.ts';
import { clocksAreFair } from './clocks.ts';
import { companionsAreTold } from './invited.ts';
import { framesAreOld } from './late.ts';
import { messagesAreWanted } from './messages.ts';
import { requestsAreAnswered, requestsEnd } from './offers.ts';
import { pagesAreUpToDate } from './reads.ts';
import { deletedAreForgotten, quotasAreFair, waitersAreTold, waitersAreToldSoon } from './people.ts';

/**
 * What must always hold. Each calls `world.breach` with its name if it does not. Beside these, `people/scene.ts` holds every
 * answer against what its act expects, `invariants/answers.ts` against what its reader may see, `invariants/reads.ts` every list of games, and `world.ts` every line of the log.
 */

/** `touched`: the rooms and mailboxes that took part. */
export async function checkStep(world: World, touched: readonly ObjectName[]): Promise<void> {
  const { written } = world.faults;
  if (written.has('games') || written.has('seats')) await somebodyIsNext(world, touched);
  await framesAreOld(world, touched);
  if (['log', 'seats', 'games'].some((table) => written.has(table)))
    await clocksAreFair(world, await world.moments.keep(touched));
  if (written.has('join_requests')) await requestsAreAnswered(world);
  await messagesAreWanted(world);
}

/** Some minutes after each hour. */
export async function checkHour(world: World): Promise<void> {
  if (world.setting.faults === undefined) await waitersAreToldSoon(world);
}

const DAY = 86_400_000;

/** Once a day of the run. What was written days ago is searched at the end only. */
export async function checkDay(world: World): Promise<void> {
  await somebodyIsNext(world);
  await movesAreKept(world, world.now - DAY);
  await nothingIsOverdue(world);
  await waitersAreTold(world);
  await companionsAreTold(world);
  await requestsEnd(world);
  await groupsAreClosed(world);
  await groupNewsIsTold(world);
  await quotasAreFair(world);
  await deletedAreForgotten(world, world.now - 2 * DAY);
  await pagesAreUpToDate(world);
}

/** At the end of the run. */
export async function checkAll(world: World): Promise<void> {
  await checkDay(world);
  await movesAreKept(world);
  await deletedAreForgotten(world);
}
