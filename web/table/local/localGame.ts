import { afterTurnStart, answerByOrders } from '#shared/kernel/orders.ts';
import type { GameId } from '#shared/games/meta.ts';
import type { Dice } from '#shared/kernel/dice.ts';
import { foldLog, redactRow } from '#shared/kernel/fold.ts';
import type { Commit, LogRow } from '#shared/kernel/log.ts';
import { playAll, seatView } from '#shared/kernel/play.ts';
import type { Rejection } from '#shared/kernel/result.ts';
import type { OrderAnswer, Rules } from '#shared/kernel/rules.ts';
import type { AnyEvent, AnyMove, BotLevel, Seat } from '#shared/kernel/types.ts';
import type { ChanceInfo, SeatInfo, SeatOrders } from '#shared/protocol/http.ts';

/** A game and its table: the same setting gives the same game. */
export interface LocalTable<State, Move extends AnyMove, Event extends AnyEvent> {
  readonly id: string;
  readonly game: GameId;
  readonly rules: Rules<State, Move, Event, unknown>;
  readonly options: unknown;
  readonly seats: readonly SeatInfo[];
  readonly dice: Dice;
  readonly commitment: ChanceInfo;
  /** The seat whose player asks; null for a spectator. */
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

/** The standing orders of the asking player. */
type StoredOrders = Pick<SeatOrders, 'order' | 'revision' | 'madeAt'>;

/** One game in memory: its log, and the orders of the player who asks. */
export class LocalGame<State, Move extends AnyMove, Event extends AnyEvent> {
  readonly table: LocalTable<State, Move, Event>;
  rows: LogRow<Event>[] = [];
  orders: StoredOrders | null = null;
  /** Counts on when the orders are withdrawn. */
  protected revision = 0;
  /** The row at which the orders rest. */
  protected restsAt = 0;
  /** The state after `length` rows, of which `last` is the last: a long game is not folded again for each move. */
  #folded: { readonly last: unknown; readonly length: number; readonly state: State } | undefined;

  /** `recorded`: a log to go on from; without it the game is set up from its dice. */
  constructor(table: LocalTable<State, Move, Event>, recorded?: readonly RecordedRow<Event>[]) {
    this.table = table;
    const { rules, options, seats, dice } = table;
    const rows = recorded ?? [{ seat: null, events: rules.setup(options, seats.length, dice) }];
    for (const row of rows) this.append(row);
  }

  get seq(): number {
    return this.rows.length;
  }

  get state(): State {
    const known = this.#folded;
    if (known?.last === this.rows.at(-1) && known?.length === this.seq) return known.state;
    const state = foldLog(this.table.rules, this.rows);
    if (state === undefined) throw new Error('the game has no first row');
    this.#folded = { last: this.rows.at(-1), length: this.seq, state };
    return state;
  }

  /** Plays moves of a seat; the rejection if they are not legal. */
  tryToPlay(seat: Seat, moves: readonly AnyMove[], by?: 'order'): Rejection | undefined {
    const { rules, dice } = this.table;
    const played = playAll(rules, this.state, seat, moves, dice);
    if (!played.ok) return played.failure;
    this.#dropPlan(seat);
    this.append({ seat, moves, events: played.value.events, ...(by && { by }) });
    this.#folded = { last: this.rows.at(-1), length: this.seq, state: played.value.state };
    return undefined;
  }

  /** A bot plays the next move of a seat. */
  playBot(seat: Seat, level: BotLevel): void {
    const { rules, dice } = this.table;
    const move = rules.bot(seatView(rules, this.state, seat), level, dice.stream('bot', this.seq));
    const failure = this.tryToPlay(seat, [move]);
    if (failure !== undefined) throw new Error(`a bot's move was refused: ${failure.code}`);
  }

  /** A plan is made for one turn: it goes when the turn begins. */
  #dropPlan(seat: Seat): void {
    const { rules, you } = this.table;
    if (seat !== you || this.orders === null || this.orders.order.plan === null) return;
    if (!rules.orders.isTurnStart(seatView(rules, this.state, seat))) return;
    this.revision += 1;
    this.orders = {
      ...this.orders,
      order: afterTurnStart(this.orders.order),
      revision: this.revision,
    };
  }

  /** What the asking player's orders say to the decision they have now. */
  orderedAnswer(): OrderAnswer | undefined {
    const { rules, you } = this.table;
    if (you === null || this.orders === null || !rules.acting(this.state).includes(you)) return undefined;
    return answerByOrders(rules, seatView(rules, this.state, you), this.orders.order);
  }

  /** Plays what the orders say, if they say anything; true if they did. */
  playByOrders(): boolean {
    const { you } = this.table;
    const answer = this.orderedAnswer();
    if (you === null || answer?.kind !== 'play' || this.restsAt === this.seq) return false;
    return this.tryToPlay(you, answer.moves, 'order') === undefined;
  }

  append(row: RecordedRow<Event>): void {
    const { seat, events, moves = [], undone = null, tableEvent = null } = row;
    const { rules, seats, createdAt, pace } = this.table;
    const seq = this.seq + 1;
    const by = row.by ?? (seat === null ? 'forced' : seats[seat]?.kind === 'bot' ? 'bot' : 'person');
    const at = createdAt + seq * pace;
    const version = row.version ?? rules.meta.version;
    this.rows.push({ seq, seat, by, moves, events, undone, tableEvent, at, version });
  }

  /** The rows after row `seq`, as the asking player may see them. */
  commitsAfter(seq: number): Commit[] {
    const { rules, you } = this.table;
    return this.rows.slice(seq).map((row) => redactRow(rules, row, you ?? 'spectator'));
  }
}
