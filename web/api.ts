import type * as v from 'valibot';
import { ENGINE } from '#shared/engine.ts';
import { fail, ok, type Result } from '#shared/kernel/result.ts';
import type { BotLevel, Seat } from '#shared/kernel/types.ts';
import type {
  Claim,
  Committed,
  CreatedGame,
  DeclineRequest,
  Export,
  GameView,
  Hours,
  LogPage,
  Me,
  Message,
  Messages,
  Moves,
  MyGames,
  NewGame,
  NewMessage,
  NotesAnswer,
  OrdersAnswer,
  Problem,
  PutNotes,
  PutOrders,
  Replace,
  RestOrders,
  Undo,
  UndoAnswer,
  Vote,
} from '#shared/protocol/http.ts';
import { ENGINE_HEADER, IDEMPOTENCY_HEADER, NO_SEAT, SEAT_HEADER } from '#shared/protocol/names.ts';
import type { Language } from '#shared/words/languages.ts';

/** Why a request failed: the server's problem, `NETWORK` or `UNREADABLE`. */
export type ApiFailure = Pick<Problem, 'code' | 'status'> & Partial<Problem>;
export type ApiResult<T> = Result<T, ApiFailure>;

/** The request or its answer was lost; the page cannot know which. */
export const NETWORK = 'NETWORK';
/** Something answered that is not this service, e.g. a proxy's error page. */
export const UNREADABLE = 'UNREADABLE';

/** It is unknown whether the request was carried out. It can be repeated safely. */
export const isUncertain = ({ code, status }: ApiFailure): boolean =>
  code === NETWORK || code === UNREADABLE || status >= 500 || status === 429;

/** A seat after its link was renewed. */
export interface RenewedSeat {
  readonly seat: Seat;
  readonly kind: string;
  readonly link?: string;
}

/**
 * The asserted seat: the one the page was opened for, null for a host without a seat. If another player has signed in
 * meanwhile, the request is refused. Without it the caller's own seat counts.
 */
type As = Seat | null;

/** A request about standing orders; the part of the page that makes them loads later than this. `rest`: of the path. */
export type OrdersCall =
  | { readonly method: 'PUT'; readonly rest: ''; readonly body: PutOrders }
  | { readonly method: 'DELETE'; readonly rest: `?revision=${number}`; readonly body?: never }
  | { readonly method: 'POST'; readonly rest: '/rest'; readonly body: RestOrders };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The service's HTTP API, as the page uses it. Paths are relative to the page's origin. */
export interface Api {
  me(): Promise<ApiResult<Me>>;
  myGames(): Promise<ApiResult<MyGames>>;
  /** `key`: the page's random idempotency key. A repeated request with the same key returns the same game. */
  create(game: NewGame, key: string): Promise<ApiResult<CreatedGame>>;
  game(id: string): Promise<ApiResult<GameView>>;
  log(id: string, from: number): Promise<ApiResult<LogPage>>;
  export(id: string): Promise<ApiResult<Export>>;
  /** The newest messages, or the newest before one. */
  messages(id: string, before?: number): Promise<ApiResult<Messages>>;
  say(id: string, message: NewMessage, as?: As): Promise<ApiResult<Message>>;
  notes(id: string, as?: As): Promise<ApiResult<NotesAnswer>>;
  putNotes(id: string, notes: PutNotes, as?: As): Promise<ApiResult<NotesAnswer>>;
  orders(id: string, request: OrdersCall, as?: As): Promise<ApiResult<OrdersAnswer>>;
  moves(id: string, moves: Moves, as?: As): Promise<ApiResult<Committed>>;
  undo(id: string, undo: Undo, as?: As): Promise<ApiResult<UndoAnswer>>;
  vote(id: string, vote: Vote, as?: As): Promise<ApiResult<unknown>>;
  /** A request that a part makes which loads later than this. */
  ask<T>(method: Method, path: string, body?: unknown, as?: As): Promise<ApiResult<T>>;
  start(id: string, bots: BotLevel): Promise<ApiResult<unknown>>;
  cancel(id: string): Promise<ApiResult<unknown>>;
  claim(id: string, seat: Seat, claim: Claim): Promise<ApiResult<unknown>>;
  replace(id: string, seat: Seat, request?: Partial<Replace>): Promise<ApiResult<RenewedSeat>>;
  decline(id: string, seat: Seat, decline: v.InferInput<typeof DeclineRequest>): Promise<ApiResult<unknown>>;
  setLanguage(language: Language): Promise<ApiResult<Me>>;
  setHours(hours: Hours): Promise<ApiResult<Me>>;
}

/** After this time a request counts as lost (ms). It is longer than a cold start. */
const TIMEOUT = 15_000;

export function createApi(send: typeof fetch): Api {
  const get = <T>(path: string, as?: As): Promise<ApiResult<T>> => call<T>(send, 'GET', path, { as });
  const post = <T>(path: string, body: unknown, as?: As): Promise<ApiResult<T>> =>
    call<T>(send, 'POST', path, { body, as });
  const game = (id: string, rest = ''): string => `/api/games/${encodeURIComponent(id)}${rest}`;
  return {
    me: () => get('/api/me'),
    myGames: () => get('/api/me/games'),
    create: (body, key) => call(send, 'POST', '/api/games', { body, key }),
    game: (id) => get(game(id)),
    log: (id, from) => get(game(id, `/log?from=${from}`)),
    export: (id) => get(game(id, '/export')),
    messages: (id, before) =>
      get(game(id, before === undefined ? '/messages' : `/messages?before=${before}`)),
    say: (id, body, as) => post(game(id, '/messages'), body, as),
    notes: (id, as) => get(game(id, '/notes'), as),
    putNotes: (id, body, as) => call(send, 'PUT', game(id, '/notes'), { body, as }),
    orders: (id, request, as) =>
      call(send, request.method, game(id, `/orders${request.rest}`), { ...request, as }),
    moves: (id, body, as) => post(game(id, '/moves'), body, as),
    undo: (id, body, as) => post(game(id, '/undo'), body, as),
    vote: (id, body, as) => post(game(id, '/votes'), body, as),
    ask: (method, path, body, as) => call(send, method, path, { body, as }),
    start: (id, bots) => post(game(id, '/start'), { bots }),
    cancel: (id) => post(game(id, '/cancel'), {}),
    claim: (id, seat, body) => post(game(id, `/seats/${seat}/claim`), body),
    replace: (id, seat, request = {}) => post(game(id, `/seats/${seat}/replace`), request),
    decline: (id, seat, body) => post(game(id, `/seats/${seat}/decline`), body),
    setLanguage: (language) => call(send, 'PATCH', '/api/me', { body: { language } }),
    setHours: (hours) => call(send, 'PATCH', '/api/me', { body: { hours } }),
  };
}

async function call<T>(
  send: typeof fetch,
  method: Method,
  path: string,
  { body, as, key }: { readonly body?: unknown; readonly as?: As | undefined; readonly key?: string },
): Promise<ApiResult<T>> {
  try {
    const response = await send(path, {
      method,
      headers: {
        accept: 'application/json',
        // Answers name their engine. A read with a header of its own would not take what the document preloads (_headers).
        ...(method !== 'GET' && { [ENGINE_HEADER]: ENGINE }),
        ...(as !== undefined && { [SEAT_HEADER]: `${as ?? NO_SEAT}` }),
        ...(key !== undefined && { [IDEMPOTENCY_HEADER]: key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return await read<T>(response);
  } catch {
    return fail({ code: NETWORK, status: 0 });
  }
}

/** The body, typed by the contract. The server's answers have the same declarations. */
async function read<T>(response: Response): Promise<ApiResult<T>> {
  const text = await response.text();
  const body = parse(text);
  if (response.ok && (body !== undefined || text === '')) return ok(body as T);
  return fail(isProblem(body) ? body : { code: UNREADABLE, status: response.status });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';

/** The page's entropy for a game's chance: 32 random bytes, hex. */
export const drawEntropy = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
