import type { Counts } from '../http/counts.ts';
import { withDatabases } from './delayed.ts';
import service, { GameRoom as ProductionRoom } from '../../../worker/index.ts';

/** The service, with counters at its database and its rooms' storage. For counting only: it is slower. */

const none = (): Counts => ({
  roundTrips: 0,
  statements: 0,
  rowsRead: 0,
  rowsWritten: 0,
  alarms: 0,
  puts: 0,
});
let counts = none();

function tally(results: readonly D1Result[]): void {
  counts.roundTrips += 1;
  for (const { meta } of results) {
    counts.statements += 1;
    counts.rowsRead += meta.rows_read;
    counts.rowsWritten += meta.rows_written;
  }
}

/**
 * A statement as the service holds it, which may be wrapped once more there. It knows which statement it stands
 * for.
 */
interface Counted extends D1PreparedStatement {
  readonly real?: D1PreparedStatement;
}

function counted(statement: D1PreparedStatement): D1PreparedStatement {
  const tallied = async <T>(call: () => Promise<D1Result<T>>): Promise<D1Result<T>> => {
    const result = await call();
    tally([result]);
    return result;
  };
  return {
    real: statement,
    bind: (...values: unknown[]) => counted(statement.bind(...values)),
    all: () => tallied(() => statement.all()),
    run: () => tallied(() => statement.run()),
    async raw(options?: { columnNames?: false }) {
      tally([await statement.all()]); // `raw` does not report rows read; a SELECT can be repeated
      return statement.raw(options);
    },
    async first() {
      const { results } = await tallied(() => statement.all());
      return results[0] ?? null;
    },
  } as unknown as Counted;
}

const countedDatabase = (db: D1Database): D1Database =>
  ({
    prepare: (query: string) => counted(db.prepare(query)),
    async batch(statements: Counted[]) {
      const results = await db.batch(statements.map((statement) => statement.real ?? statement));
      tally(results);
      return results;
    },
  }) as unknown as D1Database;

const countedEnv = (env: Env): Env => withDatabases(env, countedDatabase);

function countStorage({ storage }: DurableObjectState): void {
  const setAlarm = storage.setAlarm.bind(storage);
  const put = storage.kv.put.bind(storage.kv);
  Object.assign(storage, {
    setAlarm: (...args: Parameters<typeof setAlarm>) => {
      counts.alarms += 1;
      return setAlarm(...args);
    },
  });
  Object.assign(storage.kv, {
    put: (key: string, value: unknown) => {
      counts.puts += 1;
      put(key, value);
    },
  });
}

export * from '../../../worker/index.ts';

export class GameRoom extends ProductionRoom {
  constructor(ctx: DurableObjectState, env: Env) {
    countStorage(ctx);
    super(ctx, countedEnv(env));
  }
}

export default {
  fetch(request: Request, env: Env, ctx: ExecutionContext) {
    if (new URL(request.url).pathname !== '/counts') return service.fetch(request, countedEnv(env), ctx);
    const answer = Response.json(counts);
    counts = none();
    return answer;
  },
};
