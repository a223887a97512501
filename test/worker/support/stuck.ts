import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { gamesTable } from '../../../worker/db/schema.ts';
import { db, gameRow, logRows, throughGate } from './database.ts';
import { lookAt, newGame, until, type Match } from './play.ts';
import { alarmOf, evict, inRoom } from './rooms.ts';

/** Games whose automatic play has stopped. */

export const updatesGame = (statements: readonly string[]): boolean =>
  statements.some((statement) => statement.startsWith('update "games"'));

/** A game of four bots that is stuck: its first move failed, and its alarm and its failure count are lost. */
export async function stuckGame(): Promise<Match> {
  let failures = 0;
  const match = await throughGate(
    async (statements, go) => {
      if (!updatesGame(statements)) return go();
      failures += 1;
      throw new Error('D1_ERROR: Network connection lost.');
    },
    async () => {
      const made = await newGame(['bot', 'bot', 'bot', 'bot']);
      await until(async () => (failures > 0 ? true : undefined));
      await inRoom(made.id, async ({ storage }) => {
        await storage.deleteAlarm();
        storage.kv.delete('failures');
      });
      await evict(made.id); // waits for what is under way
      return made;
    },
  );
  expect([(await gameRow(match.id)).seq, await alarmOf(match.id)]).toEqual([1, null]);
  return match;
}

/** While `work` runs, the game's rules are unknown, so its room can do nothing with it. */
export async function withGame({ id }: Match, game: string, work: () => Promise<void>): Promise<void> {
  const set = (name: string) => db().update(gamesTable).set({ game: name }).where(eq(gamesTable.id, id));
  const { game: before } = await gameRow(id);
  await set(game);
  await alarmOf(id); // wakes the room, which may be asleep
  await evict(id);
  await work();
  await set(before);
}

export const seqs = async ({ id }: Match): Promise<number[]> => (await logRows(id)).map(({ seq }) => seq);

export const untilOver = (match: Match) =>
  until(async () => {
    const view = await lookAt(match);
    return view.status === 'over' ? view : undefined;
  });
