import { computed, signal } from '@preact/signals';
import type { ApiResult } from '../api.ts';
import { IDLE, type RequestState } from './platform.ts';
import type { RemoteGame } from './remoteGame.ts';

/** Requests about a game, one at a time, each followed by the view. A failure is told until the game or the connection changes. */
export function createAsking(game: Pick<RemoteGame, 'position' | 'connection' | 'refresh' | 'renew'>) {
  const last = signal<RequestState>(IDLE);
  const stand = (): string => game.connection.value + game.position.value.seq;
  /** Where the last request left the game. */
  let stood = '';
  return {
    asking: computed(() => (last.value.kind === 'failed' && stand() !== stood ? IDLE : last.value)),
    /** The answer; undefined while another request is under way. */
    ask: async <T>(request: () => Promise<ApiResult<T>>): Promise<ApiResult<T> | undefined> => {
      if (last.peek().kind === 'busy') return undefined;
      last.value = { kind: 'busy' };
      const answer = await request();
      await game.refresh();
      stood = stand();
      last.value = answer.ok ? IDLE : { kind: 'failed', failure: answer.failure };
      if (!answer.ok && answer.failure.code === 'ENGINE_CHANGED') game.renew();
      return answer;
    },
  };
}
