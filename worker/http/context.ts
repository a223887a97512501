import type { RequestIdVariables } from 'hono/request-id';
import type { Context } from 'hono';
import { gameWordsIn } from '#shared/games/words.ts';
import { messageKeys, statusOf } from '#shared/protocol/errors.ts';
import type { Problem } from '#shared/protocol/http.ts';
import { common } from '#shared/words/en/page.ts';
import { fillWords } from '#shared/words/render.ts';
import type { Person } from '../db/people/players.ts';
import type { RoomFailure } from '../lib/failure.ts';

/** Hono's context, carried through middleware and routes. */
export interface AppEnv {
  Bindings: Env;
  Variables: RequestIdVariables & {
    /** The player of the request's session; null without a session. */
    person: Person | null;
    /** The guest who has given all that is theirs to the player who is about to be signed in; unset for none. */
    brought?: string;
  };
}

/** The sentences of failures: the service's own, and those of the games' refusals. */
const WORDS = { ...common, ...gameWordsIn('en') };

const sentenceKey = (failure: RoomFailure): string =>
  messageKeys(failure).find((key) => Object.hasOwn(WORDS, key)) ?? `error.${failure.code}`;

/** A failure as problem document (RFC 9457): a stable code and a sentence, never a stack. */
export function problem(c: Context<AppEnv>, failure: RoomFailure): Response {
  const requestId = c.get('requestId');
  const status = statusOf(failure.code);
  const body: Problem = {
    type: 'about:blank',
    title: failure.code,
    status,
    detail: fillWords({ language: 'en', words: WORDS }, sentenceKey(failure), {
      ...failure.params,
      requestId,
    }),
    ...failure,
    requestId,
  };
  return c.body(JSON.stringify(body), {
    status: status as 400, // hono's type lists the known statuses one by one
    headers: {
      'content-type': 'application/problem+json',
      ...(status === 503 ? { 'retry-after': failure.code === 'PEOPLE_CLOSED' ? '60' : '1' } : {}),
    },
  });
}
