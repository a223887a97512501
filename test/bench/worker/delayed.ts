import service, { GameRoom as ProductionRoom, Mailbox as ProductionMailbox } from '../../../worker/index.ts';

/** The service with its database `D1_DELAY` milliseconds away, for Worker, rooms and mailboxes alike. */

interface DelayedEnv extends Env {
  /** Milliseconds of a round trip, as text. */
  readonly D1_DELAY: string;
}

const CALLS: ReadonlySet<PropertyKey> = new Set(['all', 'run', 'raw', 'first', 'batch', 'exec']);

/** The database, or a statement of it. Each call takes `ms` longer, half of it before the call. */
export function delayed<T extends object>(target: T, ms: number): T {
  return new Proxy(target, {
    get: (_, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      const call = (args: readonly unknown[]): unknown => Reflect.apply(member, target, args);
      if (CALLS.has(name)) return (...args: readonly unknown[]) => afterDelay(() => call(args), ms);
      return (...args: readonly unknown[]) => {
        const result = call(args);
        return typeof result === 'object' && result !== null ? delayed(result, ms) : result;
      };
    },
  });
}

async function afterDelay(call: () => unknown, ms: number): Promise<unknown> {
  await scheduler.wait(ms / 2);
  const result: unknown = await call();
  await scheduler.wait(ms / 2);
  return result;
}

/** The environment with its databases as `change` makes them. */
export const withDatabases = (env: Env, change: (database: D1Database) => D1Database): Env => ({
  ...env,
  ...Object.fromEntries(
    Object.entries(env).flatMap(([name, binding]) =>
      /^(PEOPLE|GAMES_\w+)$/.test(name) ? [[name, change(binding as unknown as D1Database)]] : [],
    ),
  ),
});

const delayedEnv = (env: Env): Env => withDatabases(env, (database) => delayed(database, delayOf(env)));

function delayOf(env: Env): number {
  const ms = Number((env as DelayedEnv).D1_DELAY);
  if (!(ms >= 0)) throw new RangeError('D1_DELAY is not set');
  return ms;
}

export class GameRoom extends ProductionRoom {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, delayedEnv(env));
  }
}

export class Mailbox extends ProductionMailbox {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, delayedEnv(env));
  }
}

export default {
  fetch: (request: Request, env: Env, ctx: ExecutionContext) => service.fetch(request, delayedEnv(env), ctx),
};
