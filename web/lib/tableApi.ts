import type * as v from 'valibot';
import type { BotLevel, Seat } from '#shared/kernel/types.ts';
import type {
  Claim,
  CreatedGame,
  DeclineRequest,
  Message,
  NewGame,
  NewMessage,
  NotesAnswer,
  OrdersAnswer,
  Propose,
  PutNotes,
  PutOrders,
  Replace,
  RestOrders,
  Undo,
  UndoAnswer,
  Vote,
} from '#shared/protocol/http.ts';
import type { Api, ApiResult, As } from './api.ts';

/** A seat after its link was renewed. */
export interface RenewedSeat {
  readonly seat: Seat;
  readonly kind: string;
  readonly link?: string;
}

/** A request about standing orders. `rest`: of the path. */
export type OrdersCall =
  | { readonly method: 'PUT'; readonly rest: ''; readonly body: PutOrders }
  | { readonly method: 'DELETE'; readonly rest: `?revision=${number}`; readonly body?: never }
  | { readonly method: 'POST'; readonly rest: '/rest'; readonly body: RestOrders };

/** The part of the HTTP API about one table that the first choice does not need, so it loads with what does. */
export interface TableApi {
  say(message: NewMessage, as?: As): Promise<ApiResult<Message>>;
  notes(as?: As): Promise<ApiResult<NotesAnswer>>;
  putNotes(notes: PutNotes, as?: As): Promise<ApiResult<NotesAnswer>>;
  orders(request: OrdersCall, as?: As): Promise<ApiResult<OrdersAnswer>>;
  undo(undo: Undo, as?: As): Promise<ApiResult<UndoAnswer>>;
  vote(vote: Vote, as?: As): Promise<ApiResult<unknown>>;
  propose(question: Propose, as?: As): Promise<ApiResult<unknown>>;
  leave(seat: Seat): Promise<ApiResult<unknown>>;
  /** To the own seat; this also wakes a game that sleeps. */
  comeBack(seat: Seat): Promise<ApiResult<unknown>>;
  start(bots: BotLevel): Promise<ApiResult<unknown>>;
  cancel(): Promise<ApiResult<unknown>>;
  claim(seat: Seat, claim: Claim): Promise<ApiResult<unknown>>;
  replace(seat: Seat, request?: Partial<Replace>): Promise<ApiResult<RenewedSeat>>;
  decline(seat: Seat, decline: v.InferInput<typeof DeclineRequest>): Promise<ApiResult<unknown>>;
}

/** `key`: the page's random idempotency key. A repeated request with the same key returns the same game. */
export const postGame = (
  { ask }: Pick<Api, 'ask'>,
  game: NewGame,
  key: string,
): Promise<ApiResult<CreatedGame>> => ask('POST', '/api/games', game, undefined, key);

export function tableApi({ ask }: Pick<Api, 'ask'>, id: string): TableApi {
  const at = `/api/games/${encodeURIComponent(id)}`;
  return {
    say: (body, as) => ask('POST', `${at}/messages`, body, as),
    notes: (as) => ask('GET', `${at}/notes`, undefined, as),
    putNotes: (body, as) => ask('PUT', `${at}/notes`, body, as),
    orders: ({ method, rest, body }, as) => ask(method, `${at}/orders${rest}`, body, as),
    undo: (body, as) => ask('POST', `${at}/undo`, body, as),
    vote: (body, as) => ask('POST', `${at}/votes`, body, as),
    propose: (body, as) => ask('POST', `${at}/questions`, body, as),
    leave: (seat) => ask('POST', `${at}/seats/${seat}/leave`, {}, seat),
    comeBack: (seat) => ask('POST', `${at}/seats/${seat}/return`, {}, seat),
    start: (bots) => ask('POST', `${at}/start`, { bots }),
    cancel: () => ask('POST', `${at}/cancel`, {}),
    claim: (seat, body) => ask('POST', `${at}/seats/${seat}/claim`, body),
    replace: (seat, body = {}) => ask('POST', `${at}/seats/${seat}/replace`, body),
    decline: (seat, body) => ask('POST', `${at}/seats/${seat}/decline`, body),
  };
}
