import { createModel, type ReadonlySignal } from '@preact/signals';
import type { Seat } from '#shared/kernel/types.ts';
import type { Propose, Replace, TableQuestion } from '#shared/protocol/http.ts';
import type { ApiResult } from '../../lib/api.ts';
import { tableApi, type RenewedSeat } from '../../lib/tableApi.ts';
import { createAsking, type AskingState } from '../../table/asking.ts';
import type { Game } from '../../table/game.ts';
import type { Platform } from '../../lib/platform.ts';

/** Requests about the table, one at a time. Each says whether it succeeded; a failure is shown where it was made. */
export interface TableRequests {
  readonly asking: ReadonlySignal<AskingState>;
  leave(): Promise<boolean>;
  /** To the own seat; this also wakes a game that sleeps. */
  comeBack(): Promise<boolean>;
  propose(question: Propose): Promise<boolean>;
  takeBackTo(row: number): Promise<boolean>;
  /** The seat as it is offered now; undefined if the request failed. */
  offer(seat: Seat, request: Partial<Replace>): Promise<RenewedSeat | undefined>;
}

function createTableRequests(
  id: string,
  game: Pick<Game, 'you' | 'position' | 'connection' | 'refresh' | 'renew'>,
  { api }: Pick<Platform, 'api'>,
): TableRequests {
  const table = tableApi(api, id);
  const { asking, ask } = createAsking(game);
  const done = async (request: () => Promise<ApiResult<unknown>>): Promise<boolean> =>
    (await ask(request))?.ok === true;
  const you = (): Seat => game.you.peek() ?? 0;
  return {
    asking,
    leave: () => done(() => table.leave(you())),
    comeBack: () => done(() => table.comeBack(you())),
    propose: (question) => done(() => table.propose(question, you())),
    takeBackTo: (to) => done(() => table.undo({ expect: game.position.peek().seq, to }, you())),
    offer: async (seat, request) => {
      const answer = await ask(() => table.replace(seat, request));
      return answer?.ok === true ? answer.value : undefined;
    },
  };
}

export const TableRequestsModel = createModel(createTableRequests);

type Asking = Pick<Game, 'view' | 'undoTo' | 'position' | 'you' | 'request'>;

const tableOf = ({ view }: Asking, { api }: Pick<Platform, 'api'>) => tableApi(api, view.peek()?.id ?? '');

/** Takes one's last decision back, or asks the table to. */
export async function sendUndo(game: Asking, platform: Pick<Platform, 'api'>): Promise<void> {
  const to = game.undoTo.peek();
  if (to === undefined) return;
  const expect = game.position.peek().seq;
  await game.request(() => tableOf(game, platform).undo({ expect, to }, game.you.peek()));
}

/** Answers the table's open question. */
export async function sendVote(
  game: Asking,
  platform: Pick<Platform, 'api'>,
  { id: question }: TableQuestion,
  answer: 'yes' | 'no',
): Promise<void> {
  const expect = game.position.peek().seq;
  await game.request(() => tableOf(game, platform).vote({ expect, question, answer }, game.you.peek()));
}
