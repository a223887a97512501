import { rules } from '../../../shared/games/merchants/index.ts';
import type { Event } from '../../../shared/games/merchants/events.ts';
import type { State } from '../../../shared/games/merchants/state.ts';
import type { Choice } from '../../../shared/kernel/choices.ts';
import { seededDice } from '../../../shared/kernel/dice.ts';
import { foldLog, redactRow } from '../../../shared/kernel/fold.ts';
import { canonicalJson } from '../../../shared/kernel/json.ts';
import type { Commit, LogRow } from '../../../shared/kernel/log.ts';
import { playAll, seatView } from '../../../shared/kernel/play.ts';
import type { AnyMove, Seat } from '../../../shared/kernel/types.ts';
import { ENGINE } from '../../../shared/engine.ts';
import type { GameStatus, GameView, Moves } from '../../../shared/protocol/http.ts';
import type { Frame } from '../../../shared/protocol/socket.ts';

/** What happens to the next request for moves: carried out or not, and answered or not. */
export type Mishap = 'lost on the way' | 'answer lost' | { readonly status: number; readonly code: string };

const FULL_DICE = seededDice(new Uint8Array(32).fill(7));

/** A game of Merchants behind the service's HTTP contract, in memory, seen by the player of one seat. */
export class GameServer {
  rows: LogRow<Event>[] = [];
  engine = ENGINE;
  readonly mishaps: Mishap[] = [];
  /** Bodies of the requests for moves, as they came in. */
  readonly asked: Moves[] = [];
  /** Paths of all requests. */
  readonly paths: string[] = [];
  readonly you: Seat | null;
  /** When the player of seat 1 was told that it is his turn. */
  told: number | undefined;

  constructor(you: Seat | null = 0) {
    this.you = you;
    this.#append(null, [], rules.setup({ officeDraw: 'planning' }, 3, FULL_DICE));
  }

  get state(): State {
    const state = foldLog(rules, this.rows);
    if (state === undefined) throw new Error('no set-up');
    return state;
  }

  get seq(): number {
    return this.rows.length;
  }

  get acting(): Seat {
    const [seat] = rules.acting(this.state);
    if (seat === undefined) throw new Error('the game is over');
    return seat;
  }

  /** Somebody's moves, by the rules. */
  play(seat: Seat, ...moves: AnyMove[]): void {
    const played = playAll(rules, this.state, seat, moves, FULL_DICE);
    if (!played.ok) throw new Error(played.failure.code);
    this.#append(seat, moves, played.value.events);
  }

  takeBack(seat: Seat, undone: number): void {
    this.rows.push({ ...this.#row(seat, [], []), undone });
  }

  /** Everybody loads what there is, in turn, until it is `seat`'s first turn. */
  playUntilTurnOf(seat: Seat): void {
    while (this.state.step.phase !== 'planning' || this.acting !== seat) {
      const phase = this.state.step.phase;
      if (phase === 'loading') this.play(this.acting, load('fish', 'grain', 'wood')(this.state));
      else if (phase === 'planning') this.play(this.acting, { type: 'pass' });
      else this.play(this.acting, { type: 'draw' });
    }
  }

  choicesOf(seat: Seat): readonly Choice[] {
    return rules.choices(seatView(rules, this.state, seat));
  }

  commitsAfter(seq: number): Commit[] {
    return this.rows.slice(seq).map((row) => redactRow(rules, row, this.you ?? 'spectator'));
  }

  frame(seq = this.seq - 1): Frame {
    return { type: 'commits', engine: this.engine, seq: this.seq, commits: this.commitsAfter(seq) };
  }

  readonly fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const path = String(input);
    this.paths.push(path);
    if (path.includes('/log?from=')) return this.#log(Number(path.split('=')[1]));
    if (path.endsWith('/moves')) return this.#moves(JSON.parse(String(init?.body)) as Moves);
    return json(200, this.view());
  };

  view(): GameView {
    const { state, you } = this;
    const acting = rules.acting(state);
    const status: GameStatus = acting.length === 0 ? 'over' : 'running';
    return {
      id: 'a222222222222222',
      game: 'merchants',
      options: state.options,
      status,
      seq: this.seq,
      acting,
      you,
      host: true,
      state: rules.view(state, you ?? 'spectator'),
      choices: you === null ? [] : rules.choices(seatView(rules, state, you)),
      orders: null,
      clock: null,
      seats: [0, 1, 2].map((seat) => ({
        seat,
        kind: 'person',
        name: `Player ${seat}`,
        online: false,
        ...(seat === 1 && this.told !== undefined && { told: this.told }),
      })),
      commitment: { seedHash: '', hash: '' },
      question: null,
      standings: [],
      watch: true,
      createdAt: 0,
      engine: this.engine,
    };
  }

  #log(from: number): Response {
    return json(200, { commits: this.commitsAfter(from - 1), next: null });
  }

  #moves(body: Moves): Response {
    this.asked.push(body);
    const mishap = this.mishaps.shift();
    if (mishap === 'lost on the way') throw new TypeError('fetch failed');
    if (typeof mishap === 'object') return json(mishap.status, { ...mishap });
    const answer = this.#commit(body);
    if (mishap === 'answer lost') throw new TypeError('fetch failed');
    return answer;
  }

  /** As the contract says: a repeat gets the first answer, another stale one what happened since. */
  #commit({ expect, moves }: Moves): Response {
    const first = this.rows[expect];
    const again = first?.seat === this.you && canonicalJson(first.moves) === canonicalJson(moves);
    if (!again && expect !== this.seq)
      return json(409, { status: 409, code: 'STALE', seq: this.seq, commits: this.commitsAfter(expect) });
    if (!again) {
      const played = playAll(rules, this.state, this.you ?? -1, moves, FULL_DICE);
      if (!played.ok) return json(422, { status: 422, ...played.failure });
      this.#append(this.you, moves, played.value.events);
    }
    return json(200, { seq: expect + 1, commits: this.commitsAfter(expect).slice(0, 1) });
  }

  #append(seat: Seat | null, moves: readonly AnyMove[], events: readonly Event[]): void {
    this.rows.push(this.#row(seat, moves, events));
  }

  #row(seat: Seat | null, moves: readonly AnyMove[], events: readonly Event[]): LogRow<Event> {
    const seq = this.rows.length + 1;
    return {
      seq,
      seat,
      by: 'person',
      moves,
      events,
      undone: null,
      at: 1_000 * seq,
      version: rules.meta.version,
    };
  }
}

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Loads the first of the goods that has a marker left. */
const load =
  (...goods: (keyof State['supply']['markers'])[]) =>
  (state: State): AnyMove => {
    const move = { type: 'load', good: goods.find((good) => state.supply.markers[good] > 0) };
    return move;
  };
