/** How the database finds the rows of the service's statements, and what it reads that nobody asked for. */

interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** The statements that `work` sends. Reads are carried out; writes are only noted, so that no query sees what another did. */
async function statementsOf(real: D1Database, work: (database: D1Database) => unknown) {
  const sent: Statement[] = [];
  const asked = work(noting(real, sent));
  for (const query of [asked].flat()) await query;
  return sent;
}

const NOTHING = { success: true, results: [], meta: { changes: 0 } };

/** The database, which notes statements instead of writing. */
function noting(database: D1Database, sent: Statement[]): D1Database {
  const statement = (sql: string, values: readonly unknown[] = []): D1PreparedStatement => {
    const real = database.prepare(sql).bind(...values);
    const run = (read: () => Promise<unknown>, none: unknown): Promise<unknown> => {
      sent.push({ sql, values });
      return /^(insert|update|delete)/i.test(sql) ? Promise.resolve(none) : read();
    };
    const methods = {
      bind: (...bound: readonly unknown[]) => statement(sql, bound),
      all: () => run(() => real.all(), NOTHING),
      run: () => run(() => real.run(), NOTHING),
      raw: () => run(() => real.raw(), []),
    };
    return methods as unknown as D1PreparedStatement;
  };
  const batch = (list: readonly D1PreparedStatement[]) => Promise.all(list.map((one) => one.all()));
  return { prepare: statement, batch } as unknown as D1Database;
}

/** How the rows of a query are found. */
export interface Plan {
  /** Tables of which more is read than the rows of one player, game or key, and `sorted` if others are read only to be sorted before a LIMIT. */
  readonly unbounded: readonly string[];
  /** Indexes that are used. */
  readonly indexes: readonly string[];
}

/** `work` asks the database that it is given, as it would ask `real`. */
export async function planOf(real: D1Database, work: (database: D1Database) => unknown): Promise<Plan> {
  const unbounded = new Set<string>();
  const indexes = new Set<string>();
  for (const statement of await statementsOf(real, work)) {
    const steps = await stepsOf(real, statement);
    for (const found of unboundedIn(steps, / limit /i.test(statement.sql))) unbounded.add(found);
    for (const step of steps) indexes.add(/ USING (?:COVERING )?INDEX (\w+)/.exec(step)?.[1] ?? '');
  }
  return { unbounded: [...unbounded].toSorted(), indexes: [...indexes] };
}

async function stepsOf(real: D1Database, { sql, values }: Statement): Promise<readonly string[]> {
  const explained = real.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...values);
  return (await explained.all<{ detail: string }>()).results.map(({ detail }) => detail);
}

/** Columns that many rows share: to know one says little of which rows are meant. */
const SHARED = new Set(['game', 'variant', 'status', 'state', 'day', 'kind']);

/** Tables of which one game has more rows the longer it is played: their rows have numbers. */
const GROWING = new Set(['log', 'messages']);

/**
 * What is read from end to end: a table or an index, a range of it that no key bounds, and a game's log or messages where
 * no number bounds them. `isLimited`: then all that is sorted is read too, before a part of it is taken.
 */
function unboundedIn(steps: readonly string[], isLimited: boolean): readonly string[] {
  const made = new Set(steps.map((step) => /^(?:CO-ROUTINE|MATERIALIZE) (\w+)/.exec(step)?.[1]));
  const tables = steps.flatMap((step) => {
    const [, way, table = ''] = /^(SCAN|SEARCH) (\w+)/.exec(step) ?? [];
    if (table === '' || made.has(table) || /CONSTANT ROW|VIRTUAL TABLE/.test(step)) return [];
    const known = [...step.matchAll(/(\w+)=\?/g)].flatMap(([, column]) => column ?? []);
    const isBounded = way === 'SEARCH' && known.some((column) => !SHARED.has(column));
    return isBounded && (!GROWING.has(table) || !step.includes('PRIMARY KEY') || /\bseq[=<>]/.test(step))
      ? []
      : [table];
  });
  const isSorted = isLimited && steps.some((step) => /^USE TEMP B-TREE FOR .*ORDER BY/.test(step));
  return isSorted && tables.length === 0 ? ['sorted'] : tables;
}
