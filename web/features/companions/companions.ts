import { createModel, signal } from '@preact/signals';
import type { Companion, Companions, MetAt } from '#shared/protocol/http.ts';
import type { ApiFailure, ApiResult } from '../../lib/api.ts';
import type { Platform } from '../../lib/platform.ts';

/** The visitor's companions: with whom they have finished games. */

const PATH = '/api/me/companions';

/** Where a companion was met, to send or to compare. */
export const metAt = ({ gameId, seat }: Companion): MetAt => ({ gameId, seat });

export const CompanionsModel = createModel((platform: Platform) => {
  const { api } = platform;
  /** Undefined until the service has answered. */
  const list = signal<Companions | undefined>(undefined);
  const failure = signal<ApiFailure | undefined>(undefined);
  const busy = signal(false);

  const load = async (): Promise<void> => {
    const answer = await api.ask<Companions>('GET', PATH);
    failure.value = answer.ok ? undefined : answer.failure;
    if (answer.ok) list.value = answer.value;
  };
  /** What the service has refused is shown as it is there. */
  const change = async (request: () => Promise<ApiResult<unknown>>): Promise<void> => {
    if (busy.peek()) return;
    busy.value = true;
    const answer = await request();
    if (answer.ok) await load();
    else failure.value = answer.failure;
    busy.value = false;
  };
  return {
    list,
    failure,
    busy,
    load,
    /** Takes a companion off the list, or puts them back. */
    put: (companion: Companion, on: boolean) =>
      change(() => api.ask('PUT', `${PATH}/one`, { ...metAt(companion), on })),
    /** May companions invite the visitor? */
    allow: (invitations: boolean) => change(() => api.ask('PUT', PATH, { invitations })),
  };
});

export type CompanionsList = InstanceType<typeof CompanionsModel>;
