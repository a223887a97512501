import type { Context } from 'hono';
import { validator } from 'hono-openapi';
import * as v from 'valibot';
import { GameIdSchema } from '#shared/protocol/ids.ts';
import { type AppEnv, problem } from '../http/context.ts';
import { refuse, type RoomResult, rootCauseMessage } from '../lib/failure.ts';

/** Maximum of values in a request, nested ones included. It allows 64 moves of 15 values, more than any turn needs. */
const MAX_VALUES = 1_000;

/** Maximum nesting of a request's JSON: twice what any move needs. Thousands would overflow the stack in the RPC to the room. */
const MAX_DEPTH = 16;

/** Is the value within both limits? Stops reading at the first limit it reaches. */
function isSmall(value: unknown): boolean {
  let left = MAX_VALUES;
  const fits = (inner: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0) return false;
    if (typeof inner !== 'object' || inner === null) return true;
    return (
      depth > 0 &&
      Object.keys(inner).length <= left &&
      Object.values(inner).every((next) => fits(next, depth - 1))
    );
  };
  return fits(value, MAX_DEPTH);
}

const TOO_LARGE = v.never('too many values, or nested too deeply');

/**
 * The schema with bounded work: it validates only values within the limits, and stops at the first issue. Otherwise one
 * body with thousands of members or faults would cost a hundred times as much as a move.
 */
const bounded = <T extends v.GenericSchema>(schema: T): T =>
  v.config(
    {
      ...schema,
      '~run': (dataset, config) => (isSmall(dataset.value) ? schema : TOO_LARGE)['~run'](dataset, config),
    },
    { abortEarly: true, abortPipeEarly: true },
  );

/** The API's description tells what a request may hold as it is sent, before texts are trimmed and numbers are read. */
const AS_SENT = { options: { typeMode: 'input' } };

/** Validates a part of the request. Invalid requests get a problem document with the API's codes, not hono-openapi's answer. */
export const validate = <T extends v.GenericSchema, Target extends 'json' | 'query' | 'param' | 'header'>(
  target: Target,
  schema: T,
) =>
  validator(
    target,
    bounded(schema),
    (result, c: Context) => {
      if (result.success) return undefined;
      const [issue] = result.error;
      const path = (issue?.path ?? []).map((part) => (typeof part === 'object' ? part.key : part));
      if (target === 'param')
        return problem(c, { code: path.includes('seat') ? 'SEAT_NOT_FOUND' : 'GAME_NOT_FOUND' });
      if (path.includes('name')) return problem(c, { code: 'BAD_NAME' });
      const reason = [path.join('.'), issue?.message].filter(Boolean).join(': ').slice(0, 200);
      return problem(c, { code: 'BAD_REQUEST', params: { reason } });
    },
    AS_SENT,
  );

export const GameParam = v.object({ id: GameIdSchema });
export const JoinRequestParam = v.object({ id: GameIdSchema, request: v.string() });
export const ReportParam = v.object({ report: v.string() });
export const SeatParam = v.object({
  id: GameIdSchema,
  seat: v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number)),
});

/**
 * The room's answer to an RPC. A deploy can reset the room before it answers; it may have carried the request out. So a
 * write is answered OUTCOME_UNKNOWN, and its repeat counts once; a read is answered STORAGE_UNAVAILABLE.
 */
export async function callRoom<T>(
  c: Context<AppEnv>,
  answer: PromiseLike<RoomResult<T>>,
  isRead = c.req.method === 'GET',
): Promise<RoomResult<T>> {
  try {
    return await answer;
  } catch (error) {
    console.error({ event: 'room gone', requestId: c.get('requestId'), error: rootCauseMessage(error) });
    return refuse(isRead ? 'STORAGE_UNAVAILABLE' : 'OUTCOME_UNKNOWN');
  }
}

/** A room's answer as a response. */
export async function respond<T>(
  c: Context<AppEnv>,
  answer: PromiseLike<RoomResult<T>>,
  status: 200 | 201 = 200,
): Promise<Response> {
  return toResponse(c, await callRoom(c, answer), status);
}

/** A result of the Worker's own as a response. If its work throws, the app answers (`answerError`): no room has changed. */
export const toResponse = <T>(c: Context<AppEnv>, result: RoomResult<T>, status: 200 | 201 = 200): Response =>
  result.ok ? c.json(result.value as object, status) : problem(c, result.failure);
