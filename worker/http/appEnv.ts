import type { RequestIdVariables } from 'hono/request-id';
import type { Person } from '../db/people/players.ts';

/** What Hono's context carries through middleware and routes. */
export interface AppEnv {
  Bindings: Env;
  Variables: RequestIdVariables & {
    /** The player of the request's session; null without a session. */
    person: Person | null;
  };
}
