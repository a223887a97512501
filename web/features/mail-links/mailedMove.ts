import { createModel, signal } from '@preact/signals';
import type { MailedMoveAnswer } from '#shared/protocol/http.ts';
import type { Language } from '#shared/words/languages.ts';
import { accountApi } from '../../lib/accountApi.ts';
import { IDLE, type Platform, type RequestState } from '../../lib/platform.ts';

/** The reader of a mail opens the link of a move. The page asks what it would do; only the reader's press sends it. */
export const MailedMoveModel = createModel((platform: Platform, token: string) => {
  const account = accountApi(platform.api);
  const asking = signal<RequestState>(IDLE);
  /** Undefined until the service has said. */
  const found = signal<MailedMoveAnswer | undefined>(undefined);

  const ask = async (request: 'inspectMove' | 'sendMove', language: Language): Promise<boolean> => {
    if (asking.peek().kind === 'busy') return false;
    asking.value = { kind: 'busy' };
    const answer = await account[request]({ token, language });
    if (answer.ok) found.value = answer.value;
    asking.value = answer.ok ? IDLE : { kind: 'failed', failure: answer.failure };
    return answer.ok;
  };
  return {
    asking,
    found,
    look: (language: Language) => ask('inspectMove', language),
    /** If the move was refused, the page shows what has become of it. */
    send: async (language: Language): Promise<void> => {
      if (await ask('sendMove', language)) return;
      const failed = asking.peek();
      if (failed.kind === 'failed' && failed.failure.code === 'STALE') await ask('inspectMove', language);
    },
  };
});
