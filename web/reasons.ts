import { messageKeys } from '#shared/protocol/errors.ts';
import { errors } from '#shared/words/en/errors.ts';
import { isKey, t, type Failure } from './i18n.ts';
import { registerMessages } from './language.ts';

registerMessages(errors, {
  pl: () => import('#shared/words/pl/errors.ts'),
  cs: () => import('#shared/words/cs/errors.ts'),
  fr: () => import('#shared/words/fr/errors.ts'),
});

/** The sentence of a failure; undefined if it has none, e.g. one of another game. */
export function failureText({ requestId, ...failure }: Failure): string | undefined {
  const key = messageKeys(failure).find(isKey);
  return key && t(key, { ...failure.params, requestId: requestId ?? '–' });
}
