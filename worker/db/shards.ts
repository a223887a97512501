import { drizzle } from 'drizzle-orm/d1';
import type { ListPlace } from '#shared/protocol/http.ts';
import { FIRST_SHARD } from '#shared/protocol/ids.ts';
import { rootCauseMessage } from '../lib/failure.ts';
import { lettersOf, SHARD_BINDING, type OpenShard } from '../lib/ids.ts';
import { within } from '../lib/time.ts';
import { bounded, peopleDatabase, type GamesDatabase } from './database.ts';
import { isGame } from './games/games.ts';
import { shardsKnowing } from './people/tablesOf.ts';

/** A database of games. `letters`: what the ids of its games begin with. */
export interface Shard {
  readonly letters: string;
  readonly db: GamesDatabase;
}

const shard = (letters: string, binding: D1Database): Shard => ({ letters, db: drizzle(bounded(binding)) });

/** The database of a game. An id of none is asked of the first: there is no such game. */
export function shardOf(env: Env, gameId: string): Shard {
  const letters = lettersOf(gameId);
  const binding = env[`GAMES_${letters.toUpperCase()}`];
  return binding === undefined ? shard(FIRST_SHARD, env.GAMES_A) : shard(letters, binding);
}

/** All databases of games. */
export function shards(env: Env): readonly [Shard, ...Shard[]] {
  const letters = Object.keys(env)
    .toSorted()
    .flatMap((name) => SHARD_BINDING.exec(name)?.[1]?.toLowerCase() ?? []);
  const others = letters.filter((each) => each !== FIRST_SHARD);
  return [shardOf(env, FIRST_SHARD), ...others.map((each) => shardOf(env, each))];
}

/** The database of a game, or of a room's. */
export const gameDatabase = ({
  env,
  gameId,
}: {
  readonly env: Env;
  readonly gameId: string;
}): GamesDatabase => shardOf(env, gameId).db;

/** Does something with each of these, which belong to games, in the database of its game: side by side. */
export const inShards = async <Item, T>(
  env: Env,
  items: readonly Item[],
  gameOf: (item: Item) => string,
  work: (db: GamesDatabase, items: readonly Item[]) => Promise<T>,
): Promise<readonly T[]> => {
  const byShard = Map.groupBy(items, (item) => shardOf(env, gameOf(item)).letters);
  return Promise.all(
    shards(env).flatMap(({ letters, db }) => {
      const some = byShard.get(letters);
      return some === undefined ? [] : [work(db, some)];
    }),
  );
};

/** What SHARD_WEIGHTS says, by letters. */
const weightsOf = ({ SHARD_WEIGHTS = '' }: Env): readonly (readonly [letters: string, weight: number])[] =>
  SHARD_WEIGHTS.split(',').flatMap((entry) => {
    const [letters = '', weight = ''] = entry.split('=');
    return entry.trim() === '' ? [] : [[letters.trim(), weight.trim() === '' ? Number.NaN : Number(weight)]];
  });

/** What is wrong with SHARD_WEIGHTS, in words for the operator. */
export function weightFaults(env: Env): readonly string[] {
  const known = new Set(shards(env).map(({ letters }) => letters));
  const wrong = weightsOf(env).filter(([letters, weight]) => !known.has(letters) || !(weight >= 0));
  return [
    ...wrong.map(([letters]) => `SHARD_WEIGHTS: “${letters}” is no database, or its weight is no number`),
    ...(openShards(env).length === 0 ? ['SHARD_WEIGHTS: no database takes new games'] : []),
  ];
}

/** Those that take new games. SHARD_WEIGHTS says how many each takes beside the others, if not equally many; 0: none. */
export function openShards(env: Env): readonly OpenShard[] {
  const weights = new Map(weightsOf(env));
  const open = shards(env).map(({ letters }) => ({ letters, weight: weights.get(letters) ?? 1 }));
  return open.filter(({ weight }) => weight > 0);
}

/** A repeat is looked for at most so long (ms) in a database that does not answer: nobody waits longer to make a game. */
const LOOKED_FOR_MS = 3_000;

/**
 * The id of a game that is made once. `idIn` computes it for the shard that it chooses of those it is given. If a repeat comes after
 * other shards were opened, the game is in the one that was chosen before, so each bound one is asked. One that does not answer
 * keeps no new game from the others.
 */
export async function idOfOneGame(env: Env, idIn: (open: readonly OpenShard[]) => string): Promise<string> {
  const chosen = idIn(openShards(env));
  const asked = await Promise.allSettled(
    shards(env).map(async ({ letters, db }) => {
      const id = idIn([{ letters, weight: 1 }]);
      const isThere =
        id !== chosen && (await within(LOOKED_FOR_MS, isGame(db, id), 'D1_ERROR: no answer in time'));
      return isThere ? [id] : [];
    }),
  );
  return asked.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))[0] ?? chosen;
}

/** The databases that may have a game of the player. */
async function shardsOf(env: Env, playerId: string): Promise<readonly Shard[]> {
  const all = shards(env);
  if (all.length === 1) return all;
  const letters = all.map((shard) => shard.letters);
  const knowing = new Set(await shardsKnowing(peopleDatabase(env), playerId, letters));
  return all.filter((shard) => knowing.has(shard.letters));
}

/** Asks the databases that may have a game of the player, side by side. Fails if one of them does. */
export const askShards = async <T>(
  env: Env,
  playerId: string,
  ask: (db: GamesDatabase) => Promise<T>,
): Promise<readonly T[]> => Promise.all((await shardsOf(env, playerId)).map(({ db }) => ask(db)));

/** The same for a list: the entries of all. */
export const listShards = async <T>(
  env: Env,
  playerId: string,
  ask: (db: GamesDatabase) => Promise<readonly T[]>,
): Promise<readonly T[]> => (await askShards(env, playerId, ask)).flat();

/** The same, never failing: the answers, and the letters of those that do not answer, each with its error. */
export const settleShards = async <T>(env: Env, playerId: string, ask: (db: GamesDatabase) => Promise<T>) =>
  settleEach(await shardsOf(env, playerId), ask);

/** The same of these databases. */
export async function settleEach<T>(asked: readonly Shard[], ask: (db: GamesDatabase) => Promise<T>) {
  const settled = await Promise.allSettled(asked.map(({ db }) => ask(db)));
  const answers = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const silent = asked.flatMap(({ letters }, at) => {
    const one = settled[at];
    return one?.status === 'rejected' ? [{ letters, error: one.reason as unknown }] : [];
  });
  for (const { error } of silent) console.error({ event: 'database silent', error: rootCauseMessage(error) });
  return { answers, silent };
}

/**
 * The same for a list that may lack what a database has that does not answer. `isWhole`: all have answered. Fails if none does.
 */
export async function listReachable<T>(
  env: Env,
  playerId: string,
  ask: (db: GamesDatabase) => Promise<readonly T[]>,
): Promise<{ readonly found: readonly T[]; readonly isWhole: boolean }> {
  const { answers, silent } = await settleShards(env, playerId, ask);
  if (answers.length === 0 && silent[0] !== undefined) throw silent[0].error;
  return { found: answers.flat(), isWhole: silent.length === 0 };
}

/** The same for a list whose newest entries come first: the first `limit` of all, of which each database gives as many. */
export async function newestOfShards<T>(
  env: Env,
  playerId: string,
  ask: (db: GamesDatabase) => Promise<readonly T[]>,
  placeOf: (entry: T) => ListPlace,
  limit: number,
): Promise<readonly T[]> {
  const isNewer = (a: ListPlace, b: ListPlace): number => b.at - a.at || (a.id < b.id ? 1 : -1);
  const found = await listShards(env, playerId, ask);
  return found.toSorted((a, b) => isNewer(placeOf(a), placeOf(b))).slice(0, limit);
}
