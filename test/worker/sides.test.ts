import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { peopleDatabase } from '../../worker/db/database.ts';
import { selectGame } from '../../worker/db/games/games.ts';
import { backSince, setBackAt } from '../../worker/db/people/players.ts';
import { shardOf } from '../../worker/db/shards.ts';
import { throughGate } from './support/database.ts';

/** People and games may be in several databases: nothing is asked of the wrong one, and nothing of two at once. */

const GAME = 'a222222222222222';
const [people, games] = [peopleDatabase(env), shardOf(env, GAME).db];

test('the types refuse a query of one side on a database of the other', () => {
  // @ts-expect-error: a query of games
  selectGame(people, GAME);
  // @ts-expect-error: a query of people
  setBackAt(games, 'player', 1);
});

test('a batch with statements of two databases is refused before anything is sent', async () => {
  const sent: string[] = [];
  const mixed = () => people.batch([setBackAt(people, 'player', 1), selectGame(games, GAME)]);
  await throughGate(
    async (statements, go) => {
      sent.push(...statements);
      return go();
    },
    async () => {
      await expect(mixed()).rejects.toThrow('a batch of two databases');
      expect(sent).toEqual([]);
      await people.batch([setBackAt(people, 'player', 1), setBackAt(peopleDatabase(env), 'player', 2)]);
    },
  );
  expect(sent).toHaveLength(2);
  expect(await backSince(people, 'player')).toBe(0);
});
