import { computed, createModel, effect, signal } from '@preact/signals';
import type { AnyEvent, Seat } from '#shared/kernel/types.ts';
import type { ApiResult } from '../lib/api.ts';
import { canPlay } from './draft.ts';
import { catchUp, createRemoteGame, type RemoteGame } from './remoteGame.ts';
import { createDrafting } from './drafting.ts';
import { type Platform, IDLE, type RequestState } from '../lib/platform.ts';
import { forgetSeatLinks } from '../lib/seatLinks.ts';

/** The same at each drawing. */
const NONE: readonly AnyEvent[] = [];

/** The page's model of one game: the remote game, the draft on top of it, and the requests to the server. */
export const GameModel = createModel((id: string, platform: Platform) => {
  const remote = createRemoteGame(id, platform);
  const drafting = createDrafting(id, platform, remote);
  const { rules, view, position, log } = remote;
  catchUp(remote, platform);
  effect(() => {
    const status = view.value?.status;
    if (status !== undefined && status !== 'open') forgetSeatLinks(platform.device, id);
  });
  const { asking, ask } = createAsking(remote);
  const request = async <T>(send: () => Promise<ApiResult<T>>): Promise<T | undefined> => {
    const answer = await ask(send);
    return answer?.ok ? answer.value : undefined;
  };

  const you = computed(() => view.value?.you ?? null);
  const acting = computed((): readonly Seat[] => {
    const { state } = position.value;
    return state === null || view.value?.status === 'over' ? [] : (rules.value?.acting(state) ?? []);
  });
  const plays = computed(() => you.value !== null && canPlay(view.value, you.value));
  const undoTo = computed(() =>
    you.value !== null && plays.value && log.value.length >= position.value.seq
      ? rules.value?.undoTarget(log.value, you.value)
      : undefined,
  );

  const events = computed(() => (log.value.length === 0 ? NONE : (rules.value?.eventsOf(log.value) ?? NONE)));

  return {
    ...remote,
    ...drafting,
    you,
    acting,
    yourTurn: computed(() => you.value !== null && acting.value.includes(you.value) && plays.value),
    /** The log as it is told; empty until that is there. */
    story: computed(() => rules.value?.storyOf(log.value) ?? []),
    events,
    /** With those of the draft. */
    shownEvents: computed(() => {
      const planned = drafting.planned.value.flatMap((step) => step.events);
      return planned.length === 0 ? events.value : [...events.value, ...planned];
    }),
    standings: computed(() => {
      const { state } = position.value;
      return state === null ? [] : (rules.value?.standings(state) ?? []);
    }),
    asking,
    /** Sends a request, unless another is under way, and fetches the view; the answer, undefined if it failed. */
    request,
    /** The row to which one's last decision would be taken back; undefined where there is none. */
    undoTo,
  };
});

export type Game = InstanceType<typeof GameModel>;

/** The state of the last request about a game. */
export type AskingState = RequestState | { readonly kind: 'done' };

/**
 * Requests about a game, one at a time, each followed by the view. A failure is told until the game or the connection
 * changes. Called in a model, with which it ends.
 */
export function createAsking(game: Pick<RemoteGame, 'position' | 'connection' | 'refresh' | 'renew'>) {
  const asking = signal<AskingState>(IDLE);
  const stand = (): string => game.connection.value + game.position.value.seq;
  /** The state of the game after the last request. */
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
