import { signal, type ReadonlySignal } from '@preact/signals';
import type { Seat } from '#shared/kernel/types.ts';
import type { Propose, Replace } from '#shared/protocol/http.ts';
import type { ApiResult } from '../api.ts';
import { tableApi, type RenewedSeat } from '../tableApi.ts';
import type { Game } from './game.ts';
import { IDLE, type Platform, type RequestState } from './platform.ts';

/** Requests about the table, one at a time. Each says whether it succeeded; a failure is shown where it was made. */
export interface TableRequests {
  readonly asking: ReadonlySignal<RequestState>;
  leave(): Promise<boolean>;
  /** To the own seat; this also wakes a game that sleeps. */
  comeBack(): Promise<boolean>;
  propose(question: Propose): Promise<boolean>;
  takeBackTo(row: number): Promise<boolean>;
  /** The seat as it is offered now; undefined if the request failed. */
  offer(seat: Seat, request: Partial<Replace>): Promise<RenewedSeat | undefined>;
}

export function createTableRequests(
  id: string,
  game: Pick<Game, 'you' | 'position' | 'refresh'>,
  { api }: Pick<Platform, 'api'>,
): TableRequests {
  const table = tableApi(api, id);
  const asking = signal<RequestState>(IDLE);
  const ask = async <T>(request: () => Promise<ApiResult<T>>): Promise<ApiResult<T> | undefined> => {
    if (asking.peek().kind === 'busy') return undefined;
    asking.value = { kind: 'busy' };
    const answer = await request();
    await game.refresh();
    asking.value = answer.ok ? IDLE : { kind: 'failed', failure: answer.failure };
    return answer;
  };
  const done = async (request: () => Promise<ApiResult<unknown>>): Promise<boolean> =>
    (await ask(request))?.ok === true;
  const you = (): Seat => game.you.peek() ?? 0;
  return {
    asking,
    leave: () => done(() => table.leave(you())),
    comeBack: () => done(() => table.comeBack(you())),
    propose: (question) => done(() => table.propose(question, you())),
    takeBackTo: (to) => done(() => api.undo(id, { expect: game.position.peek().seq, to }, you())),
    offer: async (seat, request) => {
      const answer = await ask(() => table.replace(seat, request));
      return answer?.ok === true ? answer.value : undefined;
    },
  };
}
