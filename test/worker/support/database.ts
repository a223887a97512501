import { asc, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import type { GamesDatabase, PeopleDatabase } from '../../../worker/db/database.ts';
import { selectGame, selectSeats } from '../../../worker/db/games/games.ts';
import { logTable, type GameRow, type SeatRow, type StoredRow } from '../../../worker/db/schema.ts';
import { TABLES } from '../../support/sides.ts';
import { DB, peopleBinding } from './stored.ts';

/** All that is stored, as Drizzle asks for it. */
export const db = () => drizzle(DB as unknown as D1Database) as unknown as PeopleDatabase & GamesDatabase;

export async function gameRow(id: string): Promise<GameRow> {
  const [row] = await selectGame(db(), id);
  if (row === undefined) throw new Error(`no game ${id}`);
  return row;
}

export const seatRows = (id: string): Promise<SeatRow[]> => selectSeats(db(), id).all();

export const logRows = (id: string): Promise<StoredRow[]> =>
  db().select().from(logTable).where(eq(logTable.gameId, id)).orderBy(asc(logTable.seq)).all();

/** When a finished game is archived, which is all that is due there (ms). */
export const archivedAt = async (id: string): Promise<number> =>
  ((await logRows(id)).at(-1)?.at ?? Number.NaN) + 7 * 86_400_000;

/** All rows of a game, by table. */
export const contentsOf = async (id: string) => ({
  game: await gameRow(id),
  seats: await seatRows(id),
  log: await logRows(id),
});

/** Tables of the schema, by name. */
export const tableNames = (): readonly string[] => [...TABLES.people, ...TABLES.games];

/** The number of rows in all tables together. While it stays the same, nothing was added. */
export async function rowCount(): Promise<number> {
  const sums = [TABLES.people, TABLES.games].map((tables) =>
    DB.prepare(`SELECT ${tables.map((table) => `(SELECT count(*) FROM "${table}")`).join(' + ')} AS n`).all<{
      n: number;
    }>(),
  );
  return (await Promise.all(sums)).flatMap(({ results }) => results).reduce((sum, { n }) => sum + n, 0);
}

/** One round trip to the database. */
export interface Trip {
  readonly statements: readonly string[];
  /** Rows written, indexes included, as the platform bills them; known once the trip is over. */
  readonly written: number;
  readonly read: number;
}

/** Intercepts a round trip between the service and its database; `go` sends it on. */
export type Gate = (statements: readonly string[], go: () => Promise<unknown>) => Promise<unknown>;

/** Runs `work` with every round trip of the service to its database intercepted by `gate`. */
export async function throughGate<R>(gate: Gate, work: () => Promise<R>): Promise<R> {
  const batches = prototypeOf(peopleBinding());
  const singles = prototypeOf(peopleBinding().prepare('SELECT 1'));
  const undo = [
    intercept(batches, 'batch', (_self, [list]) => (list as D1PreparedStatement[]).map(textOf), gate),
    ...(['all', 'run', 'raw', 'first'] as const).map((name) =>
      intercept(singles, name, (self) => [textOf(self)], gate),
    ),
  ];
  try {
    return await work();
  } finally {
    for (const restore of undo) restore();
  }
}

/** The round trips made while `work` ran. */
export async function tripsOf(work: () => Promise<unknown>): Promise<Trip[]> {
  const trips: Trip[] = [];
  await throughGate(async (statements, go) => {
    const answer = await go();
    trips.push({ statements, written: sumOf(answer, 'rows_written'), read: sumOf(answer, 'rows_read') });
    return answer;
  }, work);
  return trips;
}

/** Rows that the database reads while `work` runs, as the platform bills them. `raw` does not say, so a SELECT is repeated. */
export async function rowsReadBy(work: () => Promise<unknown>): Promise<number> {
  const single = prototypeOf(peopleBinding().prepare('SELECT 1'));
  const { raw } = single;
  let repeated = 0;
  single['raw'] = async function (this: unknown, ...args) {
    const statement = this as D1PreparedStatement;
    if (!writes([textOf(statement)])) repeated += (await original.apply(statement)).meta.rows_read;
    return raw?.apply(statement, args);
  };
  const original = single['all'] as () => Promise<D1Result>;
  try {
    const trips = await tripsOf(work);
    return repeated + trips.reduce((sum, trip) => sum + trip.read, 0);
  } finally {
    if (raw !== undefined) single['raw'] = raw;
  }
}

export const writes = (statements: readonly string[]): boolean =>
  statements.some((statement) => /^(insert|update|delete)/i.test(statement));

/** Tables that may have been written while `work` ran; none if no row was. */
export async function tablesWritten(work: () => Promise<unknown>): Promise<string[]> {
  const trips = (await tripsOf(work)).filter(({ written }) => written > 0);
  const named = trips.flatMap(({ statements }) =>
    statements.map((statement) => WRITTEN.exec(statement)?.[1]),
  );
  return [...new Set(named.filter((name) => name !== undefined))].toSorted();
}

const WRITTEN = /^(?:insert(?: or \w+)? into|update|delete from) "?(\w+)"?/i;

const sumOf = (answer: unknown, figure: 'rows_written' | 'rows_read'): number =>
  [answer]
    .flat()
    .reduce((sum: number, result) => sum + ((result as D1Result | null)?.meta?.[figure] ?? 0), 0);

type Method = (this: unknown, ...args: unknown[]) => Promise<unknown>;

function intercept(
  holder: Record<string, Method>,
  name: string,
  statements: (self: unknown, args: readonly unknown[]) => string[],
  gate: Gate,
): () => void {
  const original = holder[name];
  if (original === undefined) throw new Error(`the database has no ${name}`);
  holder[name] = function (...args) {
    return gate(statements(this, args), () => original.apply(this, args));
  };
  return () => void (holder[name] = original);
}

const prototypeOf = (value: object): Record<string, Method> =>
  Object.getPrototypeOf(value) as Record<string, Method>;

const textOf = (statement: unknown): string => (statement as { readonly statement: string }).statement;
