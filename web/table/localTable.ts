import { safeParse } from 'valibot';
import { ENGINE } from '#shared/engine.ts';
import type { GameId } from '#shared/games/meta.ts';
import { chainHead } from '#shared/kernel/chain.ts';
import type { Dice } from '#shared/kernel/dice.ts';
import { foldLog, publicFacts, redactRow } from '#shared/kernel/fold.ts';
import { canonicalJson } from '#shared/kernel/json.ts';
import type { Commit, LogRow } from '#shared/kernel/log.ts';
import { afterTurnStart, answerByOrders, type StandingOrders } from '#shared/kernel/orders.ts';
import { playAll, seatView } from '#shared/kernel/play.ts';
import type { Rejection } from '#shared/kernel/result.ts';
import type { OrderAnswer, Rules } from '#shared/kernel/rules.ts';
import { isByBot, type AnyEvent, type AnyMove, type BotLevel, type Seat } from '#shared/kernel/types.ts';
import { RELAXED } from '#shared/protocol/answers.ts';
import type {
  ChanceInfo,
  Export,
  GameView,
  Moves,
  OrdersAnswer,
  Problem,
  PutOrders,
  RestOrders,
  SeatInfo,
  SeatOrders,
} from '#shared/protocol/http.ts';
import type { Listener } from '../lib/liveConnection.ts';
import type { Platform } from '../lib/platform.ts';
import { serviceNow } from '../lib/serviceClock.ts';

/** A game and its people: the same setup gives the same game. */
interface LocalSetup<State, Move extends AnyMove, Event extends AnyEvent> {
  readonly id: string;
  readonly game: GameId;
  readonly rules: Rules<State, Move, Event, unknown>;
  readonly options: unknown;
  readonly seats: readonly SeatInfo[];
  readonly dice: Dice;
  readonly commitment: ChanceInfo;
  /** The seat of the player; null for a spectator. */
  readonly you: Seat | null;
  readonly host: boolean;
  /** When the game was created, ms since 1970. */
  readonly createdAt: number;
  /** Milliseconds from one row to the next. */
  readonly pace: number;
}

/** A row of a log. Without a version it has today's. */
export type RecordedRow<Event extends AnyEvent = AnyEvent> = Pick<LogRow<Event>, 'seat' | 'events'> &
  Partial<Pick<LogRow, 'by' | 'moves' | 'undone' | 'version' | 'tableEvent'>>;

/** Milliseconds after which orders answer, unless they answer at once. */
const ORDER_DELAY = 120_000;

/**
 * A table in memory, for one player or spectator, behind the service's HTTP contract: log, moves, standing orders and live
 * connection. Samples, guided rounds, the gallery and tests are played on it.
 */
export class LocalTable<State, Move extends AnyMove, Event extends AnyEvent> {
  readonly setup: LocalSetup<State, Move, Event>;
  rows: LogRow<Event>[] = [];
  orders: Pick<SeatOrders, 'order' | 'revision' | 'madeAt'> | null = null;
  listener: Listener | undefined;
  /** Counts on when the orders are withdrawn. */
  #revision = 0;
  /** The row at which the orders rest. */
  #restsAt = 0;
  /** The state after `length` rows, of which `last` is the last: a long game is not folded again for each move. */
  #folded: { readonly last: unknown; readonly length: number; readonly state: State } | undefined;

  /** `recorded`: a log to go on from; without it the game is set up from its dice. */
  constructor(setup: LocalSetup<State, Move, Event>, recorded?: readonly RecordedRow<Event>[]) {
    this.setup = setup;
    const { rules, options, seats, dice } = setup;
    const rows = recorded ?? [{ seat: null, events: rules.setup(options, seats.length, dice) }];
    for (const row of rows) this.append(row);
  }

  get seq(): number {
    return this.rows.length;
  }

  get state(): State {
    const known = this.#folded;
    if (known?.last === this.rows.at(-1) && known?.length === this.seq) return known.state;
    const state = foldLog(this.setup.rules, this.rows);
    if (state === undefined) throw new Error('the game has no first row');
    this.#folded = { last: this.rows.at(-1), length: this.seq, state };
    return state;
  }

  /** Plays moves of a seat; the rejection if they are not legal. */
  tryToPlay(seat: Seat, moves: readonly AnyMove[], by?: 'order'): Rejection | undefined {
    const { rules, dice } = this.setup;
    const played = playAll(rules, this.state, seat, moves, dice);
    if (!played.ok) return played.failure;
    this.#dropPlan(seat);
    this.append({ seat, moves, events: played.value.events, ...(by && { by }) });
    this.#folded = { last: this.rows.at(-1), length: this.seq, state: played.value.state };
    return undefined;
  }

  /** A bot plays the next move of a seat. */
  playBot(seat: Seat, level: BotLevel): void {
    const { rules, dice } = this.setup;
    const move = rules.bot(seatView(rules, this.state, seat), level, dice.stream('bot', this.seq));
    const failure = this.tryToPlay(seat, [move]);
    if (failure !== undefined) throw new Error(`a bot's move was refused: ${failure.code}`);
  }

  /** Bots play all seats until it is the turn of a seat for which `stop` is true, or to the end. */
  playBots(level: BotLevel, stop: (seat: Seat) => boolean = () => false): void {
    for (;;) {
      const [seat] = this.setup.rules.acting(this.state);
      if (seat === undefined || stop(seat)) return;
      this.playBot(seat, level);
    }
  }

  append(row: RecordedRow<Event>): void {
    const { seat, events, moves = [], undone = null, tableEvent = null } = row;
    const { rules, seats, createdAt, pace } = this.setup;
    const seq = this.seq + 1;
    const by = row.by ?? (seat === null ? 'forced' : seats[seat]?.kind === 'bot' ? 'bot' : 'person');
    const at = createdAt + seq * pace;
    const version = row.version ?? rules.meta.version;
    this.rows.push({ seq, seat, by, moves, events, undone, tableEvent, at, version });
  }

  /** The rows after row `seq`, as the player may see them. */
  commitsAfter(seq: number): Commit[] {
    const { rules, you } = this.setup;
    return this.rows.slice(seq).map((row) => redactRow(rules, row, you ?? 'spectator'));
  }

  /** The answer of the player's orders to the decision they have now. */
  orderedAnswer(): OrderAnswer | undefined {
    const { rules, you } = this.setup;
    if (you === null || this.orders === null || !rules.acting(this.state).includes(you)) return undefined;
    return answerByOrders(rules, seatView(rules, this.state, you), this.orders.order);
  }

  /** Plays the answer of the orders; false if they have none. */
  playByOrders(): boolean {
    const { you } = this.setup;
    const answer = this.orderedAnswer();
    if (you === null || answer?.kind !== 'play' || this.#restsAt === this.seq) return false;
    return this.tryToPlay(you, answer.moves, 'order') === undefined;
  }

  /** Stores orders under a new revision. */
  #storeOrders(order: StandingOrders, madeAt: number): void {
    this.#revision += 1;
    this.orders = { order, revision: this.#revision, madeAt };
  }

  /** A plan is made for one turn: it goes when the turn begins. */
  #dropPlan(seat: Seat): void {
    const { rules, you } = this.setup;
    if (seat !== you || this.orders === null || this.orders.order.plan === null) return;
    if (!rules.orders.isTurnStart(seatView(rules, this.state, seat))) return;
    this.#storeOrders(afterTurnStart(this.orders.order), this.orders.madeAt);
  }

  view(): GameView {
    const { id, game, rules, options, seats, you, host, commitment, createdAt } = this.setup;
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
    const orders = this.orders === null ? null : { ...this.orders, says: this.#saidByOrders() };
    return { orders, ordersRevision: this.#revision };
  }

  #saidByOrders(): SeatOrders['says'] {
    const answer = this.orderedAnswer();
    if (answer === undefined || answer.kind === 'none') return null;
    if (answer.kind === 'ask') return answer;
    if (this.#restsAt === this.seq) return { kind: 'rest' };
    return { ...answer, at: serviceNow() + (this.orders?.order.atOnce ? 0 : ORDER_DELAY) };
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
    return path.endsWith(`/${this.setup.id}`) ? json(200, this.view()) : problem(404, { code: 'NOT_FOUND' });
  }

  answerOrders({ expect, order, revision }: PutOrders): Response {
    const { rules, you } = this.setup;
    if (you === null) return problem(403, { code: 'NOT_YOUR_SEAT' });
    const known = this.orders?.revision ?? 0;
    const game = safeParse(rules.ordersSchema, order.game ?? {});
    if (!game.success) return problem(422, { code: 'BAD_ORDERS' });
    if (expect !== this.seq) return this.#stale(expect);
    if ((revision ?? known) !== known) return problem(409, { code: 'ORDERS_CHANGED' });
    const { plan = null, atOnce = false, onlyMove = true, vacation = null } = order;
    this.#storeOrders({ game: game.output, plan, atOnce, onlyMove, vacation }, this.seq);
    this.#restsAt = 0;
    return json(200, this.#ownOrders());
  }

  #answerWithdrawal(revision: number): Response {
    if (this.orders !== null && this.orders.revision !== revision)
      return problem(409, { code: 'ORDERS_CHANGED' });
    if (this.orders !== null) this.#revision += 1;
    this.orders = null;
    return json(200, this.#ownOrders());
  }

  #answerRest({ expect }: RestOrders): Response {
    if (expect !== this.seq) return this.#stale(expect);
    if (this.orders !== null) this.#storeOrders(this.orders.order, this.orders.madeAt);
    this.#restsAt = this.seq;
    return json(200, this.#ownOrders());
  }

  #stale(expect: number): Response {
    return problem(409, { code: 'STALE', seq: this.seq, commits: this.commitsAfter(expect) });
  }

  /** A repeat of a commit gets the first answer again. Another commit on an old row gets the rows since. */
  #commit({ expect, moves }: Moves): Response {
    const { you } = this.setup;
    if (you === null) return problem(403, { code: 'NOT_YOUR_SEAT' });
    const first = this.rows[expect];
    const isRepeat = first?.seat === you && canonicalJson(first.moves) === canonicalJson(moves);
    if (!isRepeat && expect !== this.seq) return this.#stale(expect);
    const failure = isRepeat ? undefined : this.tryToPlay(you, moves);
    if (failure !== undefined) return problem(422, failure);
    return json(200, { seq: expect + 1, commits: this.commitsAfter(expect).slice(0, 1) });
  }

  /** The live connection of the page. */
  readonly live: Platform['live'] = (_, listener) => {
    this.listener = listener;
    listener.connection('live');
    return { close: () => undefined };
  };

  /** Sends the page the rows after row `seq`, and the orders and the table as they are now. */
  announce(after: number): void {
    const { seq, engine, orders, ordersRevision, ...view } = this.view();
    const { status, acting, seats, commitment, question, clock, rematch, title } = view;
    const table = { status, acting, seats, commitment, question, clock, rematch, title };
    this.listener?.frame({ type: 'commits', engine, seq, commits: this.commitsAfter(after) });
    if (orders !== null) this.listener?.frame({ type: 'orders', engine, orders, ordersRevision });
    this.listener?.frame({ type: 'table', engine, ...table });
  }
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
