import { createModel, signal } from '@preact/signals';
import type { Feed } from '#shared/protocol/http.ts';
import { IDLE, type Platform, type RequestState } from '../../../lib/platform.ts';

/** The address of the player's feed of deadlines. */
export const FeedModel = createModel((platform: Platform) => {
  /** Undefined until the service has said. */
  const value = signal<Feed | undefined>(undefined);
  const asking = signal<RequestState>(IDLE);
  const done = signal<'made' | 'gone' | undefined>(undefined);
  const ask = async (method: 'GET' | 'POST' | 'DELETE', then: 'made' | 'gone' | undefined): Promise<void> => {
    asking.value = { kind: 'busy' };
    done.value = undefined;
    const answer = await platform.api.ask<Feed>(method, '/api/me/feed', method === 'GET' ? undefined : {});
    asking.value = answer.ok ? IDLE : { kind: 'failed', failure: answer.failure };
    if (!answer.ok) return;
    value.value = answer.value;
    done.value = then;
  };
  return {
    value,
    asking,
    done,
    load: () => ask('GET', undefined),
    /** A new address; an earlier one stops working. */
    make: () => ask('POST', 'made'),
    takeBack: () => ask('DELETE', 'gone'),
  };
});
