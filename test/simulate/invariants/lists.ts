import { and, eq, isNull } from 'drizzle-orm';
import type { MyGame } from '#shared/protocol/http.ts';
import { gamesTable, seatsTable } from '../../../worker/db/schema.ts';
import { db } from '../../worker/support/database.ts';
import type { Browser } from '../world/service.ts';
import type { World } from '../world/world.ts';

/** Whoever must act finds the game in their list, and nothing else is said to wait for them. */
export async function checkList(world: World, browser: Browser, list: readonly MyGame[]): Promise<void> {
  if (browser.playerId === undefined) return;
  const rows = await world.faults.resting(() =>
    db()
      .select({ id: gamesTable.id, acting: gamesTable.acting, seat: seatsTable.seat })
      .from(seatsTable)
      .innerJoin(gamesTable, eq(gamesTable.id, seatsTable.gameId))
      .where(
        and(
          eq(seatsTable.playerId, browser.playerId ?? ''),
          isNull(seatsTable.vacancy),
          eq(gamesTable.status, 'running'),
        ),
      ),
  );
  const expected = rows.filter(({ acting, seat }) => (acting >> seat) & 1).map(({ id }) => id);
  const told = list.filter(({ yourTurn }) => yourTurn).map(({ id }) => id);
  if (expected.toSorted().join() !== told.toSorted().join())
    world.breach(
      'lists',
      `${browser.playerId} is told ${told.join() || 'nothing'}, waiting: ${expected.join()}`,
    );
}
