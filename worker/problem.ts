import type { Context } from 'hono';
import { statusOf, messageKey } from '../shared/protocol/errors.ts';
import type { Problem } from '../shared/protocol/http.ts';
import { en } from '../shared/words/en/index.ts';
import { say } from '../shared/words/render.ts';
import type { AppEnv } from './app.ts';
import type { Failure } from './room/failure.ts';

/** The answer to anything that went wrong (RFC 9457): a code, a sentence, never a stack. */
export function problem(c: Context<AppEnv>, failure: Failure): Response {
  const requestId = c.get('requestId');
  const status = statusOf(failure.code);
  const body: Problem = {
    type: 'about:blank',
    title: failure.code,
    status,
    detail: say({ language: 'en', words: en }, messageKey(failure.code), { ...failure.params, requestId }),
    ...failure,
    requestId,
  };
  return c.body(JSON.stringify(body), {
    status: status as 400, // hono's type lists the known statuses one by one
    headers: {
      'content-type': 'application/problem+json',
      ...(status === 503 ? { 'retry-after': '1' } : {}),
    },
  });
}
