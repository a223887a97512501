import { VEHICLE, type Event, type Move, rules, type State } from '../../support/vehicle.ts';
import { ENGINE } from '#shared/engine.ts';
import type { Choice } from '#shared/kernel/choices.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { seatView } from '#shared/kernel/play.ts';
import type { AnyMove, Seat } from '#shared/kernel/types.ts';
import type { GameView, Moves } from '#shared/protocol/http.ts';
import type { Frame } from '#shared/protocol/socket.ts';
import { json, LocalTable } from '../../../web/table/localTable.ts';

/** What happens to the next request for moves: carried out or not, and answered or not. */
type Mishap = 'lost on the way' | 'answer lost' | { readonly status: number; readonly code: string };

const PLAYERS = [0, 1, 2].map(
  (seat) => ({ seat, kind: 'person', name: `Player ${seat}`, online: false }) as const,
);

/** A game of Merchants on a service that fails on demand, seen by the player of one seat. */
export class GameServer extends LocalTable<State, Move, Event> {
  engine = ENGINE;
  readonly mishaps: Mishap[] = [];
  /** Bodies of the move requests, in order of arrival. */
  readonly asked: Moves[] = [];
  /** Paths of all requests. */
  readonly paths: string[] = [];
  /** When the player of seat 1 was notified of their turn. */
  told: number | undefined;
  /** Seats of bots. */
  bots: readonly Seat[] = [];

  constructor(you: Seat | null = 0) {
    super({
      id: 'a222222222222222',
      game: VEHICLE,
      rules,
      options: { officeDraw: 'planning' },
      seats: PLAYERS,
      dice: seededDice(new Uint8Array(32).fill(7)),
      commitment: { seedHash: '', hash: '' },
      you,
      host: true,
      createdAt: 0,
      pace: 1_000,
    });
  }

  get acting(): Seat {
    const [seat] = rules.acting(this.state);
    if (seat === undefined) throw new Error('the game is over');
    return seat;
  }

  /** Plays a seat's moves by the rules. */
  play(seat: Seat, ...moves: AnyMove[]): void {
    const failure = this.tryToPlay(seat, moves);
    if (failure !== undefined) throw new Error(failure.code);
  }

  takeBack(seat: Seat, undone: number): void {
    this.append({ seat, events: [], undone });
  }

  /** The seats load their ships in turn, until it is `seat`'s first turn. */
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

  frame(seq = this.seq - 1): Frame {
    return { type: 'commits', engine: this.engine, seq: this.seq, commits: this.commitsAfter(seq) };
  }

  override view(): GameView {
    const seats = PLAYERS.map((info) => ({
      ...info,
      kind: this.bots.includes(info.seat) ? ('bot' as const) : info.kind,
      ...(info.seat === 1 && this.told !== undefined && { told: this.told }),
    }));
    return { ...super.view(), seats, engine: this.engine };
  }

  override answer(path: string, body: unknown): Response {
    this.paths.push(path);
    if (path.endsWith('/moves')) return this.#moves(path, body as Moves);
    return path.includes('/log?') ? super.answer(path, body) : json(200, this.view());
  }

  #moves(path: string, body: Moves): Response {
    this.asked.push(body);
    const mishap = this.mishaps.shift();
    if (mishap === 'lost on the way') throw new TypeError('fetch failed');
    if (typeof mishap === 'object') return json(mishap.status, { ...mishap });
    const answer = super.answer(path, body);
    if (mishap === 'answer lost') throw new TypeError('fetch failed');
    return answer;
  }
}

/** Loads the first of the goods that has a marker left. */
const load =
  (...goods: (keyof State['supply']['markers'])[]) =>
  (state: State): AnyMove => {
    const move = { type: 'load', good: goods.find((good) => state.supply.markers[good] > 0) };
    return move;
  };
