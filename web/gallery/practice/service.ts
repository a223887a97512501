import { ENGINE } from '#shared/engine.ts';
import type { GameId } from '#shared/games/meta.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import type { AnyEvent, AnyMove, Seat } from '#shared/kernel/types.ts';
import type { GameView, Message, Messages, NotesAnswer, SeatInfo } from '#shared/protocol/http.ts';
import { json, LocalTable, type RecordedRow } from '../../table/localTable.ts';
import { CLOCK_PRESETS } from '#shared/kernel/clock.ts';

/** The game's id in addresses. */
export const PRACTICE = 'table22222222222';

const BEGUN = Date.UTC(2026, 0, 10, 18);
const NAMES = ['Ana', 'Ben', 'Carla', 'Dimitri'];
const LEVEL = 'normal';
/** Milliseconds until bots and neighbours answer. */
const ANSWER_AFTER = 300;

/** Which table is set up: the same setting gives the same game. */
export interface Setting {
  readonly game: GameId;
  readonly rules: AnyRules;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: number;
  /** Null: a spectator. */
  readonly you: Seat | null;
  /** Undefined: a game without clock. */
  readonly clock?: ClockState | undefined;
}

/** A table without a service: one person against bots, with messages and notes. Its chance cannot be checked. */
export class Practice extends LocalTable<unknown, AnyMove, AnyEvent> {
  readonly setting: Setting;
  readonly #messages: Message[] = [];
  #notes: NotesAnswer = { text: '', version: 0 };

  /** `recorded`: a log to go on from; without it the game is set up from the seed. */
  constructor(setting: Setting, recorded?: readonly RecordedRow[]) {
    const { game, rules, options, seats, seed, you } = setting;
    const seated = Array.from({ length: seats }, (_, seat) => ({
      seat,
      kind: seat === you ? ('person' as const) : ('bot' as const),
      level: LEVEL,
      name: NAMES[seat] ?? null,
      online: seat === you,
    }));
    const dice = seededDice(new Uint8Array(32).fill(seed));
    const commitment = { seedHash: '', hash: '' };
    const times = { createdAt: BEGUN, pace: 60_000 };
    super(
      { id: PRACTICE, game, rules, options, seats: seated, dice, commitment, you, host: true, ...times },
      recorded,
    );
    this.setting = setting;
    for (const text of ['Bom dia!', 'I am in no hurry.']) this.#say(this.#neighbour, text);
  }

  get acting(): Seat | undefined {
    return this.setting.rules.acting(this.state)[0];
  }

  get #neighbour(): Seat {
    const { you, seats } = this.setting;
    return you === null ? 0 : (you + 1) % seats;
  }

  /** Bots play all seats until the log has so many rows, or to the end. */
  playTo(rows: number): void {
    this.playBots(LEVEL, () => this.seq >= rows);
  }

  /** Bots play all seats until a decision of `you`, or for spectators any decision, satisfies `until`, or to the end. */
  playOn(until: (state: unknown) => boolean): void {
    const { you } = this.setting;
    this.playBots(LEVEL, (seat) => (you === null || seat === you) && until(this.state));
  }

  override view(): GameView {
    const { clock } = this.setting;
    return clock === undefined ? super.view() : withClock(super.view(), clock);
  }

  override answer(path: string, body: unknown): Response {
    if (path.endsWith('/notes'))
      return json(200, this.#takeNotes(body as { readonly text: string } | undefined));
    if (path.includes('/messages'))
      return json(200, this.#talk(body as { readonly text: string } | undefined));
    const answer = super.answer(path, body);
    if (path.endsWith('/moves') && answer.ok) setTimeout(() => this.#playOthers(), ANSWER_AFTER);
    if (path.endsWith('/orders') && answer.ok) this.#answerByOrders();
    return answer;
  }

  #takeNotes(body: { readonly text: string } | undefined): NotesAnswer {
    if (body !== undefined) this.#notes = { text: body.text, version: this.#notes.version + 1 };
    return this.#notes;
  }

  /** A neighbour answers each message. */
  #talk(body: { readonly text: string } | undefined): Message | Messages {
    if (body === undefined) return { messages: this.#messages, earlier: false };
    setTimeout(() => {
      const message = this.#say(this.#neighbour, body.text.toUpperCase());
      this.listener?.frame({ type: 'message', engine: ENGINE, message });
    }, ANSWER_AFTER);
    return this.#say(this.setting.you ?? 0, body.text);
  }

  #say(seat: Seat, text: string): Message {
    const message = { seq: this.#messages.length + 1, seat, text, at: Date.now() };
    this.#messages.push(message);
    return message;
  }

  /** Plays the answer of orders that answer at once, after a moment; other orders have no answer in this sitting. */
  #answerByOrders(): void {
    if (this.orders?.order.atOnce === true && this.orderedAnswer()?.kind === 'play')
      setTimeout(() => this.playByOrders() && this.#playOthers(1), ANSWER_AFTER);
  }

  /** `unsent`: so many rows were added since the page was told. */
  #playOthers(unsent = 0): void {
    const from = this.seq - unsent;
    this.playOn(() => true);
    this.announce(from);
    this.#answerByOrders();
  }
}

/** The states of a made-up clock, by their name in addresses. It neither runs out nor counts anybody's moves. */
export const CLOCK_STATES = ['runs', 'low', 'last', 'holiday', 'paused', 'asleep'] as const;
type ClockState = (typeof CLOCK_STATES)[number];

export const isClockState = (name: string | null): name is ClockState =>
  CLOCK_STATES.some((state) => state === name);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The time left to the seat to move, with a little for the page to load. */
const LEFT: Readonly<Record<ClockState, number>> = {
  runs: DAY + 4 * HOUR + MINUTE,
  low: 2 * HOUR + 11 * MINUTE,
  last: 3 * MINUTE,
  holiday: 9 * DAY,
  paused: DAY,
  asleep: DAY,
};

/** The view with people in all seats, whose time runs as `state` says. */
function withClock(view: GameView, state: ClockState): GameView {
  const now = Date.now();
  const stands = state === 'paused' || state === 'asleep';
  const seats = view.seats.map((info): SeatInfo => {
    const { seat, name } = info;
    const acts = view.acting.includes(seat);
    const clock = {
      deadline: acts && !stands ? now + LEFT[state] : null,
      left: (5 - seat) * DAY,
      missed: seat === 2 ? 1 : 0,
    };
    const away = state === 'holiday' && (acts || seat === 1);
    const holiday = away ? { holiday: { from: now - DAY, to: now + (4 + seat) * DAY } } : {};
    return { seat, name, kind: 'person', online: info.online, clock, ...holiday };
  });
  const clock = {
    settings: CLOCK_PRESETS.normal,
    pausedUntil: state === 'paused' ? now + 3 * DAY : null,
    asleep: state === 'asleep',
  };
  return { ...view, seats, clock };
}
