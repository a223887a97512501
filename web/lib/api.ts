import { ENGINE } from '#shared/engine.ts';
import { fail, ok, type Result } from '#shared/kernel/result.ts';
import type { Seat, BotLevel } from '#shared/kernel/types.ts';
import type {
  Committed,
  Export,
  GameView,
  KeptCookies,
  LogPage,
  Me,
  Messages,
  Moves,
  MyGames,
  Problem,
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
import { ENGINE_HEADER, IDEMPOTENCY_HEADER, NO_SEAT, SEAT_HEADER } from '#shared/protocol/names.ts';
import { syncServiceClock } from './serviceClock.ts';
import type * as v from 'valibot';

/** Why a request failed: the server's problem, `NETWORK` or `UNREADABLE`. Of a part of the page: `NETWORK` or `FAULT`. */
export type ApiFailure = Pick<Problem, 'code' | 'status'> & Partial<Problem>;
export type ApiResult<T> = Result<T, ApiFailure>;

/** The request or its answer was lost; the page cannot know which. */
export const NETWORK = 'NETWORK';
/** The page's own code has failed. */
export const FAULT = 'FAULT';
/** Something answered that is not this service, e.g. a proxy's error page. */
export const UNREADABLE = 'UNREADABLE';

/** The browser keeps no cookies. It would be somebody only until its next request. */
const COOKIES_BLOCKED = 'COOKIES_BLOCKED';

/** Requests that make the browser somebody: who makes a game, takes a seat or signs in. */
const MAKES_SOMEBODY =
  /^\/api\/(games|games\/[^/]+\/seats\/\d+\/claim|groups\/[^/]+\/join|auth\/(link|redeem|passkey|recover))$/;

/** It is unknown whether the request was carried out. It can be repeated safely. */
export const isUncertain = ({ code, status }: ApiFailure): boolean =>
  code === NETWORK || code === UNREADABLE || status >= 500 || status === 429;

/**
 * The asserted seat: the one the page was opened for, null for a host without a seat. If another player has signed in
 * meanwhile, the request is refused. Without it the caller's own seat counts.
 */
type As = Seat | null;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * The service's HTTP API, as far as every page and every kind of table needs it. `tableApi` adds the rest about one table,
 * `accountApi.ts` the player's account. Paths are relative to the page's origin.
 */
export interface Api {
  me(): Promise<ApiResult<Me>>;
  myGames(): Promise<ApiResult<MyGames>>;
  /** `fresh`: only from the service, and not as it was seen last. */
  game(id: string, fresh?: boolean): Promise<ApiResult<GameView>>;
  log(id: string, from: number): Promise<ApiResult<LogPage>>;
  export(id: string): Promise<ApiResult<Export>>;
  /** The newest messages, or the newest before one. */
  messages(id: string, before?: number): Promise<ApiResult<Messages>>;
  moves(id: string, moves: Moves, as?: As): Promise<ApiResult<Committed>>;
  /**
   * Any other request. `key`: the page's random idempotency key; a repeated request
   * with the same key has the same answer.
   */
  ask<T>(method: Method, path: string, body?: unknown, as?: As, key?: string): Promise<ApiResult<T>>;
}

/** After this time a request counts as lost (ms). It is longer than a cold start. */
const TIMEOUT = 15_000;

export function createApi(send: typeof fetch): Api {
  const get = <T>(path: string): Promise<ApiResult<T>> => call<T>(send, 'GET', path, {});
  /** Nothing is taken by a browser that would lose it: the link to it would be used up. */
  const ask: Api['ask'] = async (method, path, body, as, key) =>
    method === 'POST' && MAKES_SOMEBODY.test(path) && !(await keepsCookies(send))
      ? fail({ code: COOKIES_BLOCKED, status: 0 })
      : call(send, method, path, { body, as, key });
  const game = (id: string, rest = ''): string => `/api/games/${encodeURIComponent(id)}${rest}`;
  return {
    me: () => get('/api/me'),
    myGames: () => get('/api/me/games'),
    game: (id) => get(game(id)),
    log: (id, from) => get(game(id, `/log?from=${from}`)),
    export: (id) => get(game(id, '/export')),
    messages: (id, before) =>
      get(game(id, before === undefined ? '/messages' : `/messages?before=${before}`)),
    moves: (id, body, as) => call(send, 'POST', game(id, '/moves'), { body, as }),
    ask,
  };
}

/** Does the browser send cookies back? True where that cannot be told. */
async function keepsCookies(send: typeof fetch): Promise<boolean> {
  const isRefused = async (): Promise<boolean> => {
    const answer = await call<KeptCookies>(send, 'POST', '/api/auth/cookies', {});
    return answer.ok && answer.value.kept === false;
  };
  return !((await isRefused()) && (await isRefused()));
}

async function call<T>(
  send: typeof fetch,
  method: Method,
  path: string,
  {
    body,
    as,
    key,
  }: { readonly body?: unknown; readonly as?: As | undefined; readonly key?: string | undefined },
): Promise<ApiResult<T>> {
  // The service takes JSON only, also where a write has nothing to say.
  const text = body === undefined && method === 'GET' ? undefined : JSON.stringify(body ?? {});
  const sentAt = Date.now();
  const sent = send(path, {
    method,
    // Answers name their engine. A read with a header of its own would not take what the document preloads (_headers).
    headers: {
      ...(method !== 'GET' && { [ENGINE_HEADER]: ENGINE }),
      ...(as !== undefined && { [SEAT_HEADER]: `${as ?? NO_SEAT}` }),
      ...(key !== undefined && { [IDEMPOTENCY_HEADER]: key }),
      ...(text !== undefined && { 'content-type': 'application/json' }),
    },
    ...(text !== undefined && { body: text }),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const received = await sent.then(receive, () => undefined);
  if (received === undefined) return fail({ code: NETWORK, status: 0 });
  syncServiceClock(received.response.headers.get('date'), sentAt);
  return read<T>(received);
}

interface Received {
  readonly response: Response;
  readonly text: string;
}

/** The whole answer; undefined if it broke off on its way. */
const receive = (response: Response): Promise<Received | undefined> =>
  response.text().then(
    (text) => ({ response, text }),
    () => undefined,
  );

/** The body, typed by the contract. The server's answers have the same declarations. */
function read<T>({ response, text }: Received): ApiResult<T> {
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

/** The part of the HTTP API about one table of the service. Tables in the page have none of it. */
interface TableApi {
  say(message: NewMessage, as?: As): Promise<ApiResult<Message>>;
  notes(as?: As): Promise<ApiResult<NotesAnswer>>;
  putNotes(notes: PutNotes, as?: As): Promise<ApiResult<NotesAnswer>>;
  orders(request: OrdersCall, as?: As): Promise<ApiResult<OrdersAnswer>>;
  undo(undo: Undo, as?: As): Promise<ApiResult<UndoAnswer>>;
  vote(vote: Vote, as?: As): Promise<ApiResult<unknown>>;
  propose(question: Propose, as?: As): Promise<ApiResult<unknown>>;
  leave(seat: Seat): Promise<ApiResult<unknown>>;
  remind(seat: Seat, as: As): Promise<ApiResult<unknown>>;
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
    remind: (seat, as) => ask('POST', `${at}/seats/${seat}/remind`, {}, as),
    comeBack: (seat) => ask('POST', `${at}/seats/${seat}/return`, {}, seat),
    start: (bots) => ask('POST', `${at}/start`, { bots }),
    cancel: () => ask('POST', `${at}/cancel`, {}),
    claim: (seat, body) => ask('POST', `${at}/seats/${seat}/claim`, body),
    replace: (seat, body = {}) => ask('POST', `${at}/seats/${seat}/replace`, body),
    decline: (seat, body) => ask('POST', `${at}/seats/${seat}/decline`, body),
  };
}
