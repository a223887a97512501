import { computed, createModel, signal } from '@preact/signals';
import type { Seat } from '#shared/kernel/types.ts';
import type { GameView } from '#shared/protocol/http.ts';
import { type ApiFailure, tableApi } from '../../lib/api.ts';
import { offerRecovery } from '../profile/index.ts';
import { IDLE, type RequestState, type Platform } from '../../lib/platform.ts';
import { outcomeOf } from '../../lib/requests.ts';

/**
 * The meaning of a seat's link for the visitor. `free`: the seat can be taken · `vacant`: it is taken over in a running game ·
 * `own`: their own seat · `left`: their own, which they have left or lost · `other`: they have another seat here ·
 * `taken`: somebody else's. Where the game may not be seen, the service decides.
 */
export type LinkMeaning = 'free' | 'vacant' | 'own' | 'left' | 'other' | 'taken';

export function meaningOf(
  view: Pick<GameView, 'you' | 'seats' | 'status'> | undefined,
  seat: Seat,
): LinkMeaning {
  const info = view?.seats[seat];
  if (view === undefined || info === undefined) return 'free';
  const isVacant = info.vacancy !== undefined && view.status === 'running';
  if (view.you === seat) return isVacant ? 'left' : 'own';
  if (view.you !== null) return 'other';
  if (isVacant) return 'vacant';
  return info.kind === 'open' ? 'free' : 'taken';
}

/** Takes a seat by its link. Only the visitor's press sends anything. */
export const ClaimModel = createModel(
  (platform: Platform, game: string, seat: Seat, token: string | undefined) => {
    const name = signal('');
    /** By an invitation: is its address the guest's own? */
    const mail = signal(true);
    /** The same at every press. After a lost answer, the server recognizes this browser by it. */
    const entropy = platform.entropy();
    const asking = signal<RequestState>(IDLE);
    /** The game as the visitor may see it; undefined until it is there, or when only players may look. */
    const view = signal<GameView | undefined>(undefined);

    /** Is the seat kept for the visitor, as a companion of the host? Then they need no token. */
    const isKept = computed(() => view.value?.invited === seat);
    const isOffered = computed(() => token !== undefined || isKept.value);

    /** The service has said what may be seen. */
    const isLoaded = signal(false);
    /** Why there is no such game, if there is none. */
    const missing = signal<ApiFailure | undefined>(undefined);
    const load = async (): Promise<void> => {
      const answer = await platform.api.game(game);
      isLoaded.value = true;
      if (answer.ok) view.value = answer.value;
      else if (answer.failure.code === 'GAME_NOT_FOUND') missing.value = answer.failure;
      else if (answer.failure.code !== 'WATCHING_OFF')
        asking.value = { kind: 'failed', failure: answer.failure };
    };
    /** True when the seat is taken. */
    const claim = async (): Promise<boolean> => {
      if (!isOffered.peek() || asking.peek().kind === 'busy') return false;
      asking.value = { kind: 'busy' };
      const answer = await tableApi(platform.api, game).claim(seat, {
        ...(token === undefined ? {} : { token }),
        name: name.peek(),
        entropy,
        ...(mail.peek() ? {} : { mail: false }),
      });
      asking.value = outcomeOf(answer);
      if (answer.ok) offerRecovery(platform.device);
      return answer.ok;
    };
    void load();
    return { name, mail, asking, view, isLoaded, missing, isKept, isOffered, claim };
  },
);

export type ClaimForm = InstanceType<typeof ClaimModel>;
