import { safeParse } from 'valibot';
import { ENGINE } from '#shared/engine.ts';
import { chainHead } from '#shared/kernel/chain.ts';
import { publicFacts } from '#shared/kernel/fold.ts';
import { canonicalJson } from '#shared/kernel/json.ts';
import type { StandingOrders } from '#shared/kernel/orders.ts';
import type { Commit, LogRow } from '#shared/kernel/log.ts';
import { seatView } from '#shared/kernel/play.ts';
import type { Rules } from '#shared/kernel/rules.ts';
import { isByBot, type AnyEvent, type AnyMove } from '#shared/kernel/types.ts';
import type {
  Export,
  GameView,
  Moves,
  OrdersAnswer,
  Problem,
  PutOrders,
  RestOrders,
  SeatOrders,
} from '#shared/protocol/http.ts';
import { RELAXED } from '#shared/protocol/answers.ts';
import { LocalGame } from './localGame.ts';
import { serviceNow } from '../../lib/serviceClock.ts';

/** Milliseconds after which orders answer, unless they answer at once. */
const ORDER_DELAY = 120_000;

/** One game in memory, behind the service's HTTP contract: for samples, for the gallery and for tests. */
export class LocalService<State, Move extends AnyMove, Event extends AnyEvent> extends LocalGame<
  State,
  Move,
  Event
> {
  view(): GameView {
    const { id, game, rules, options, seats, you, host, commitment, createdAt } = this.table;
    const acting = rules.acting(this.state);
    const state = rules.view(this.state, you ?? 'spectator');
    const last = this.rows.at(-1);
    return {
      id,
      game,
      options,
      status: acting.length === 0 ? 'over' : 'running',
      seq: this.seq,
      lastIsOwn: last !== undefined && last.by === 'person' && last.seat === you,
      acting,
      you,
      host,
      state,
      choices: you === null ? [] : rules.choices(seatView(rules, this.state, you)),
      ...this.#ownOrders(),
      clock: RELAXED,
      title: null,
      rematch: null,
      watchDelay: 0,
      seats,
      commitment,
      question: null,
      standings: rules.standings(state),
      watch: true,
      createdAt,
      engine: ENGINE,
    };
  }

  #ownOrders(): OrdersAnswer {
    return { orders: this.#seatOrders(), ordersRevision: this.revision };
  }

  #seatOrders(): SeatOrders | null {
    if (this.orders === null) return null;
    const answer = this.orderedAnswer();
    const delay = this.orders.order.atOnce ? 0 : ORDER_DELAY;
    switch (answer?.kind) {
      case 'play':
        return {
          ...this.orders,
          says: this.restsAt === this.seq ? { kind: 'rest' } : { ...answer, at: serviceNow() + delay },
        };
      case 'ask':
        return { ...this.orders, says: answer };
      case 'none':
      case undefined:
        return { ...this.orders, says: null };
    }
  }

  export(): Export {
    const { id, game, options, status, you, seats, commitment } = this.view();
    const commits = this.commitsAfter(0);
    return {
      id,
      game,
      options,
      status,
      viewer: you ?? 'spectator',
      seats: seats.map(({ seat, kind, name }) => ({ seat, kind, name })),
      commits,
      head: chainHead(commits),
      commitment,
      ...(status === 'over' ? { rows: this.rows.map(revealed) } : {}),
    };
  }

  readonly fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const body: unknown = init?.body === undefined ? undefined : JSON.parse(String(init.body));
    return this.answer(String(input), body);
  };

  answer(path: string, body: unknown): Response {
    const [, from] = path.split('/log?from=');
    if (from !== undefined) return json(200, { commits: this.commitsAfter(Number(from) - 1), next: null });
    if (path.endsWith('/moves')) return this.#commit(body as Moves);
    if (path.endsWith('/orders')) return this.answerOrders(body as PutOrders);
    if (path.endsWith('/orders/rest')) return this.#answerRest(body as RestOrders);
    const [, revision] = path.split('/orders?revision=');
    if (revision !== undefined) return this.#answerWithdrawal(Number(revision));
    if (path.endsWith('/export')) return json(200, this.export());
    if (path.endsWith('/messages')) return json(200, { messages: [], earlier: false });
    return path.endsWith(`/${this.table.id}`) ? json(200, this.view()) : problem(404, { code: 'NOT_FOUND' });
  }

  answerOrders(body: PutOrders): Response {
    if (this.table.you === null) return problem(403, { code: 'NOT_YOUR_SEAT' });
    const order = ordersIn(this.table.rules, body);
    const known = this.orders?.revision ?? 0;
    if (order === undefined) return problem(422, { code: 'BAD_ORDERS' });
    if (body.expect !== this.seq) return this.#stale(body.expect);
    if ((body.revision ?? known) !== known) return problem(409, { code: 'ORDERS_CHANGED' });
    this.revision += 1;
    this.orders = { order, revision: this.revision, madeAt: this.seq };
    this.restsAt = 0;
    return json(200, this.#ownOrders());
  }

  #answerWithdrawal(revision: number): Response {
    if (this.orders !== null && this.orders.revision !== revision)
      return problem(409, { code: 'ORDERS_CHANGED' });
    if (this.orders !== null) this.revision += 1;
    this.orders = null;
    return json(200, this.#ownOrders());
  }

  #answerRest({ expect }: RestOrders): Response {
    if (expect !== this.seq) return this.#stale(expect);
    if (this.orders !== null) {
      this.revision += 1;
      this.orders = { ...this.orders, revision: this.revision };
    }
    this.restsAt = this.seq;
    return json(200, this.#ownOrders());
  }

  #stale(expect: number): Response {
    return problem(409, { code: 'STALE', seq: this.seq, commits: this.commitsAfter(expect) });
  }

  /** A repeat of a commit gets the first answer again. Another commit on an old row gets the rows since. */
  #commit({ expect, moves }: Moves): Response {
    const { you } = this.table;
    if (you === null) return problem(403, { code: 'NOT_YOUR_SEAT' });
    const first = this.rows[expect];
    const isRepeat = first?.seat === you && canonicalJson(first.moves) === canonicalJson(moves);
    if (!isRepeat && expect !== this.seq) return this.#stale(expect);
    const failure = isRepeat ? undefined : this.tryToPlay(you, moves);
    if (failure !== undefined) return problem(422, failure);
    return json(200, { seq: expect + 1, commits: this.commitsAfter(expect).slice(0, 1) });
  }
}

/** The orders of a request; undefined if the game cannot read them. */
function ordersIn<S, M extends AnyMove, E extends AnyEvent>(
  { ordersSchema }: Rules<S, M, E, unknown>,
  { order }: PutOrders,
): StandingOrders | undefined {
  const game = safeParse(ordersSchema, order.game ?? {});
  if (!game.success) return undefined;
  const { plan = null, atOnce = false, onlyMove = true, vacation = null } = order;
  return { game: game.output, plan, atOnce, onlyMove, vacation };
}

/** A row with nothing hidden, as the export of a finished game has it. */
const revealed = (row: LogRow): Commit => ({
  seq: row.seq,
  seat: row.seat,
  ...(isByBot(row.by) ? { by: row.by } : {}),
  events: row.events,
  ...(row.undone === null ? {} : { undone: row.undone }),
  ...publicFacts(row),
  at: row.at,
  version: row.version,
});

export const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const problem = (status: number, body: Pick<Problem, 'code'> & Partial<Problem>): Response =>
  json(status, { ...body, status });
