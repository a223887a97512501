import { effect, signal } from '@preact/signals';
import type { ApiResult } from '../lib/api.ts';
import { IDLE, type RequestState } from '../lib/platform.ts';
import type { RemoteGame } from './remoteGame.ts';

/** What came of the last request about a game. */
export type AskingState = RequestState | { readonly kind: 'done' };

/**
 * Requests about a game, one at a time, each followed by the view. A failure is told until the game or the connection
 * changes. Called in a model, with which it ends.
 */
export function createAsking(game: Pick<RemoteGame, 'position' | 'connection' | 'refresh' | 'renew'>) {
  const asking = signal<AskingState>(IDLE);
  const stand = (): string => game.connection.value + game.position.value.seq;
  /** Where the last request left the game. */
  let stood = '';
  effect(() => {
    if (stand() !== stood && asking.peek().kind === 'failed') asking.value = IDLE;
  });
  return {
    asking,
    /** The answer; undefined while another request is under way. */
    ask: async <T>(request: () => Promise<ApiResult<T>>): Promise<ApiResult<T> | undefined> => {
      if (asking.peek().kind === 'busy') return undefined;
      asking.value = { kind: 'busy' };
      const answer = await request();
      await game.refresh();
      stood = stand();
      asking.value = answer.ok ? { kind: 'done' } : { kind: 'failed', failure: answer.failure };
      if (!answer.ok && answer.failure.code === 'ENGINE_CHANGED') game.renew();
      return answer;
    },
  };
}
