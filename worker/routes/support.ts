import type { Context } from 'hono';
import { resolver, validator, type DescribeRouteOptions } from 'hono-openapi';
import * as v from 'valibot';
import { GameIdSchema } from '../../shared/protocol/ids.ts';
import { GAME_ID } from '../../shared/protocol/names.ts';
import type { AppEnv } from '../app.ts';
import { problem } from '../problem.ts';
import { refuse, type Answer } from '../room/failure.ts';
import type { GameRoom } from '../room/room.ts';
import { said } from '../said.ts';

/** Levels of a request's JSON; twice what any move needs. Thousands would overflow the stack on the way to the room. */
const MAX_DEPTH = 16;

const isShallow = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1)));

/** Checks a part of the request; what does not fit is answered in the API's own way. */
export const check = <T extends v.GenericSchema, Target extends 'json' | 'query' | 'param' | 'header'>(
  target: Target,
  schema: T,
) =>
  validator(target, schema, (result, c: Context) => {
    if (result.success)
      return isShallow(result.data, MAX_DEPTH)
        ? undefined
        : problem(c, { code: 'BAD_REQUEST', params: { reason: 'nested too deeply' } });
    const [issue] = result.error;
    const path = (issue?.path ?? []).map((part) => (typeof part === 'object' ? part.key : part));
    if (target === 'param')
      return problem(c, { code: path.includes('seat') ? 'SEAT_NOT_FOUND' : 'GAME_NOT_FOUND' });
    if (path.includes('name')) return problem(c, { code: 'BAD_NAME' });
    const reason = [path.join('.'), issue?.message].filter(Boolean).join(': ').slice(0, 200);
    return problem(c, { code: 'BAD_REQUEST', params: { reason } });
  });

export const GameParam = v.object({ id: GameIdSchema });
export const SeatParam = v.object({
  id: GameIdSchema,
  seat: v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number)),
});

/** The room of a game. Any well-formed id has one; it answers GAME_NOT_FOUND where D1 knows no such game. */
export function roomOf(env: Env, gameId: string): DurableObjectStub<GameRoom> {
  if (!GAME_ID.test(gameId)) throw new Error('not a game id');
  return env.ROOMS.getByName(gameId);
}

/**
 * What the room says. One that is gone before it answers (a deploy resets it) may have carried the request
 * out: a write is answered OUTCOME_UNKNOWN then, and its repeat counts once.
 */
export async function heard<T>(c: Context<AppEnv>, answer: PromiseLike<Answer<T>>): Promise<Answer<T>> {
  try {
    return await answer;
  } catch (error) {
    console.error({ event: 'room gone', requestId: c.get('requestId'), error: said(error) });
    return refuse(c.req.method === 'GET' ? 'STORAGE_UNAVAILABLE' : 'OUTCOME_UNKNOWN');
  }
}

/** A room's answer as a response. */
export async function reply<T>(
  c: Context<AppEnv>,
  answer: PromiseLike<Answer<T>>,
  status: 200 | 201 = 200,
): Promise<Response> {
  const done = await heard(c, answer);
  return done.ok ? c.json(done.value as object, status) : problem(c, done.failure);
}

/** A route's entry in the API description. */
export const about = (summary: string, description?: string): DescribeRouteOptions => ({
  summary,
  ...(description === undefined ? {} : { description }),
  responses: {
    200: { description: 'Done' },
    default: {
      description: 'What went wrong, with a stable code',
      content: { 'application/problem+json': { schema: resolver(ProblemSchema) } },
    },
  },
});

const ProblemSchema = v.object({
  type: v.literal('about:blank'),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  code: v.string(),
  params: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  requestId: v.string(),
});
