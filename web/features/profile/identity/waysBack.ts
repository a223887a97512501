import { createModel, effect, signal } from '@preact/signals';
import type { Redeemed } from '#shared/protocol/http.ts';
import { accountApi } from '../../../lib/accountApi.ts';
import type { ApiResult } from '../../../lib/api.ts';
import { browserAuthenticator, type Authenticator } from './authenticator.ts';
import { IDLE, type Platform, type RequestState } from '../../../lib/platform.ts';
import type { Visitor } from '../../../lib/visitor.ts';

/** Signing in without a mail: by a passkey, or by a recovery code. */
export const WaysBackModel = createModel(
  (platform: Platform, visitor: Visitor, authenticator: Authenticator = browserAuthenticator) => {
    const account = accountApi(platform.api);
    const asking = signal<RequestState>(IDLE);
    const code = signal('');
    /** A guest's games come along. */
    const bring = signal(true);
    /** Who came back by a recovery code; undefined before. */
    const back = signal<string | undefined>(undefined);
    /** The same at every press: after a lost answer the service recognizes this page by it. */
    const key = platform.entropy();
    effect(() => {
      if (visitor.me.value === null) [back.value, code.value] = [undefined, '']; // signed out since
    });

    const ask = async <T>(request: () => Promise<ApiResult<T>>): Promise<T | undefined> => {
      if (asking.peek().kind === 'busy') return undefined;
      asking.value = { kind: 'busy' };
      const answer = await request();
      asking.value = answer.ok ? IDLE : { kind: 'failed', failure: answer.failure };
      return answer.ok ? answer.value : undefined;
    };
    const arrive = async (redeemed: Redeemed | undefined): Promise<void> => {
      if (redeemed !== undefined) await visitor.refresh();
    };
    return {
      asking,
      code,
      bring,
      back,
      byPasskey: async () => {
        const challenge = await ask(() => account.passkeyChallenge());
        if (challenge === undefined) return;
        asking.value = { kind: 'busy' }; // a browser asks its player one thing at a time
        const signed = await authenticator.sign(challenge);
        asking.value = IDLE;
        if (typeof signed === 'string') return;
        await arrive(await ask(() => account.usePasskey({ ...signed, bring: bring.peek() })));
      },
      byCode: async () => {
        const typed = { code: code.peek(), key, bring: bring.peek() };
        const redeemed = await ask(() => account.recover(typed));
        back.value = redeemed?.player.name;
        await arrive(redeemed);
      },
    };
  },
);
