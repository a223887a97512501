import { ENGINE } from '../../../shared/engine.ts';
import type { GameId } from '../../../shared/games/meta.ts';
import { seededDice, type Dice } from '../../../shared/kernel/dice.ts';
import { foldLog, redactRow } from '../../../shared/kernel/fold.ts';
import type { Commit, LogRow } from '../../../shared/kernel/log.ts';
import { playAll, seatView } from '../../../shared/kernel/play.ts';
import type { AnyRules } from '../../../shared/kernel/rules.ts';
import type { AnyEvent, AnyMove, Seat } from '../../../shared/kernel/types.ts';
import type { Export, GameView, Message, Messages, Moves, Notes } from '../../../shared/protocol/http.ts';
import type { Listener } from '../../socket.ts';

/** When the table was set up; a commit a minute. */
const BEGUN = Date.UTC(2026, 0, 10, 18);

/** Which table is set up: everything the same gives the same game. */
export interface Setting {
  readonly game: GameId;
  readonly rules: AnyRules;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: number;
  /** Null: a spectator. */
  readonly you: Seat | null;
}

/** A table without a service: one person against bots, in memory, behind the service's HTTP contract. */
export class Practice {
  readonly setting: Setting;
  readonly rows: LogRow[] = [];
  listener: Listener | undefined;
  readonly #dice: Dice;
  readonly #messages: Message[] = [];
  #notes: Notes = { text: '', version: 0 };

  constructor(setting: Setting, events?: readonly AnyEvent[]) {
    const { rules, options, seats, seed } = setting;
    this.setting = setting;
    this.#dice = seededDice(new Uint8Array(32).fill(seed));
    this.#append(null, [], events ?? rules.setup(options, seats, this.#dice));
    for (const text of ['Bom dia!', 'I am in no hurry.']) this.#say(this.#neighbour, text);
  }

  get state(): unknown {
    const state: unknown = foldLog(this.setting.rules, this.rows);
    return state;
  }

  get acting(): Seat | undefined {
    return this.setting.rules.acting(this.state)[0];
  }

  /** Who talks back. */
  get #neighbour(): Seat {
    const { you, seats } = this.setting;
    return you === null ? 0 : (you + 1) % seats;
  }

  /** Bots play for all until a decision of `you`, or of anybody before spectators, satisfies `until`, or to the end. */
  playOn(until: (state: unknown) => boolean): void {
    const { rules, you } = this.setting;
    for (let state = this.state; ; state = this.state) {
      const [seat] = rules.acting(state);
      if (seat === undefined || ((you === null || seat === you) && until(state))) return;
      const move = rules.bot(
        seatView(rules, state, seat),
        'normal',
        this.#dice.stream('bot', this.rows.length),
      );
      this.#play(seat, [move]);
    }
  }

  #play(seat: Seat, moves: readonly AnyMove[]): ReturnType<typeof playAll> {
    const played = playAll(this.setting.rules, this.state, seat, moves, this.#dice);
    if (played.ok) this.#append(seat, moves, played.value.events);
    return played;
  }

  readonly fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const path = String(input);
    if (path.includes('/log?from=')) {
      const commits = this.#commitsAfter(Number(path.split('=')[1]) - 1);
      return json(200, { commits, next: null });
    }
    if (path.includes('/messages') || path.endsWith('/notes'))
      return json(
        200,
        this.#talk(path, init?.body === undefined ? undefined : JSON.parse(String(init.body))),
      );
    if (path.endsWith('/export')) return json(200, this.#export());
    if (path.endsWith('/moves')) return this.#moves(JSON.parse(String(init?.body)) as Moves);
    return path.endsWith('/practice')
      ? json(200, this.#view())
      : json(404, { status: 404, code: 'NOT_FOUND' });
  };

  /** Messages and notes, in memory; each message is answered. */
  #talk(path: string, body: { readonly text: string } | undefined): Message | Messages | Notes {
    if (path.endsWith('/notes')) {
      if (body !== undefined) this.#notes = { text: body.text, version: this.#notes.version + 1 };
      return this.#notes;
    }
    if (body === undefined) return { messages: this.#messages, earlier: false };
    const said = this.#say(this.setting.you ?? 0, body.text);
    setTimeout(() => {
      const message = this.#say(this.#neighbour, body.text.toUpperCase());
      this.listener?.frame({ type: 'message', engine: ENGINE, message });
    }, 300);
    return said;
  }

  #say(seat: Seat, text: string): Message {
    const message = { seq: this.#messages.length + 1, seat, text, at: Date.now() };
    this.#messages.push(message);
    return message;
  }

  #moves({ expect, moves }: Moves): Response {
    if (expect !== this.rows.length)
      return json(409, {
        status: 409,
        code: 'STALE',
        seq: this.rows.length,
        commits: this.#commitsAfter(expect),
      });
    const { you } = this.setting;
    if (you === null) return json(403, { status: 403, code: 'NOT_YOUR_SEAT' });
    const played = this.#play(you, moves);
    if (!played.ok) return json(422, { status: 422, ...played.failure });
    const commits = this.#commitsAfter(expect);
    setTimeout(() => {
      const from = this.rows.length;
      this.playOn(() => true);
      const seq = this.rows.length;
      this.listener?.frame({ type: 'commits', engine: ENGINE, seq, commits: this.#commitsAfter(from) });
      const { status, acting, seats, commitment, question } = this.#view();
      if (status === 'over')
        this.listener?.frame({ type: 'table', engine: ENGINE, status, acting, seats, commitment, question });
    }, 300);
    return json(200, { seq: expect + 1, commits });
  }

  #commitsAfter(seq: number): Commit[] {
    const { rules, you } = this.setting;
    return this.rows.slice(seq).map((row) => redactRow(rules, row, you ?? 'spectator'));
  }

  /** Without a seed: its chance cannot be checked. */
  #export(): Export {
    const { id, game, options, status, seats, commitment } = this.#view();
    const rows = this.rows.map(({ seq, seat, events, at, version }) => ({ seq, seat, events, at, version }));
    const commits = this.#commitsAfter(0);
    return {
      id,
      game,
      options,
      status,
      viewer: this.setting.you ?? 'spectator',
      seats,
      commits,
      head: '',
      commitment,
      ...(status === 'over' ? { rows } : {}),
    };
  }

  #view(): GameView {
    const { state } = this;
    const { game, rules, options, seats, you } = this.setting;
    const acting = rules.acting(state);
    const names = ['Ana', 'Ben', 'Carla', 'Dimitri'];
    return {
      id: 'practice',
      game,
      options,
      status: acting.length === 0 ? 'over' : 'running',
      seq: this.rows.length,
      acting,
      you,
      host: true,
      state: rules.view(state, you ?? 'spectator'),
      choices: you === null ? [] : rules.choices(seatView(rules, state, you)),
      orders: null,
      clock: null,
      seats: Array.from({ length: seats }, (_, seat) => ({
        seat,
        kind: seat === you ? 'person' : 'bot',
        level: 'normal',
        name: names[seat] ?? null,
        online: seat === you,
      })),
      commitment: { seedHash: '', hash: '' },
      question: null,
      standings: rules.standings(state),
      watch: true,
      createdAt: BEGUN,
      engine: ENGINE,
    };
  }

  #append(seat: Seat | null, moves: readonly AnyMove[], events: readonly AnyEvent[]): void {
    const seq = this.rows.length + 1;
    const by = seat === null ? 'forced' : seat === this.setting.you ? 'person' : 'bot';
    const { version } = this.setting.rules.meta;
    this.rows.push({ seq, seat, by, moves, events, undone: null, at: BEGUN + 60_000 * seq, version });
  }
}

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
