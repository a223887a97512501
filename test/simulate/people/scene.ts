import type { Stream } from '#shared/kernel/dice.ts';
import type { GameView, Me, MyGame, MyInvitation, Problem } from '#shared/protocol/http.ts';
import { REPEATS } from '../world/costs.ts';
import { checkAnswer } from '../invariants/answers.ts';
import type { World } from '../world/world.ts';
import type { Browser } from '../world/service.ts';
import type { Person } from './person.ts';

/** Something that a person may do. `visit.ts` lists all. */
export interface Act {
  readonly name: string;
  /** How often, compared with the other acts that are possible in the scene; 0: not possible now. */
  often(scene: Scene): number;
  /** Codes, with spaces between, with which the service may refuse it where it is possible. Everything else is a defect. */
  readonly may?: string;
  /** Does the same request, sent again after a lost answer, get the first answer? */
  readonly repeats?: true;
  do(scene: Scene): Promise<unknown>;
}

/** An answer of the service. `body` is undefined if it was refused. */
export interface Answered<T> {
  readonly status: number;
  readonly code: string;
  readonly body: T | undefined;
}

/** Refusals that a fault of the database explains. */
const AFTER_A_FAULT = new Set(['OUTCOME_UNKNOWN', 'STORAGE_UNAVAILABLE']);

/** A person at one of their devices, with what they have just seen. */
export class Scene {
  readonly world: World;
  readonly person: Person;
  readonly browser: Browser;
  readonly stream: Stream;
  /** Their games, as the service has told. */
  readonly list: readonly MyGame[];
  /** Seats that companions keep for them. */
  readonly seats: readonly MyInvitation[];
  /** The game they look at; undefined: none. */
  readonly view: GameView | undefined;
  act: Act | undefined;

  constructor(
    world: World,
    person: Person,
    seen: {
      readonly browser: Browser;
      readonly list: readonly MyGame[];
      readonly seats?: readonly MyInvitation[] | undefined;
      readonly view: GameView | undefined;
    },
    stream: Stream,
  ) {
    this.world = world;
    this.person = person;
    this.stream = stream;
    ({ browser: this.browser, list: this.list, seats: this.seats = [], view: this.view } = seen);
  }

  /** The state in which the act is done, for coverage. */
  get state(): string {
    if (this.view === undefined) return this.browser.playerId === undefined ? 'unknown' : 'home';
    const { status, clock, you, watchDelay } = this.view;
    if (you === null) return watchDelay > 0 && status === 'running' ? 'watching late' : 'watching';
    if (clock.asleep) return 'asleep';
    if (clock.pausedUntil !== null) return 'paused';
    return clock.settings !== null && status === 'running' ? 'clocked' : status;
  }

  get path(): string {
    return `/api/games/${this.view?.id}`;
  }

  /** The caller's seat, if they have one and have not left it. */
  get seat(): number | undefined {
    const { you = null, seats = [] } = this.view ?? {};
    return you === null || seats[you]?.vacancy !== undefined ? undefined : you;
  }

  get isRunning(): boolean {
    return this.view?.status === 'running';
  }

  /** Asks who they are, unless that is known. False: the service does not answer. */
  async knowsWho(): Promise<boolean> {
    const { browser, world, person } = this;
    if (browser.playerId !== undefined && !browser.mayBeAnother) return true;
    const { body } = await this.ask<Me>('GET', '/api/me');
    if (body === undefined) return false;
    browser.isSignedInAs(body.player);
    if (body.player !== null) world.players.set(body.player.id, person.number);
    return true;
  }

  readonly post = <T>(
    path: string,
    json: object = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answered<T>> => this.ask<T>('POST', path, json, headers);

  readonly put = <T>(path: string, json: object): Promise<Answered<T>> => this.ask<T>('PUT', path, json);

  /**
   * Sends a request and holds the answer against what the act expects. A client without a clear answer sends the same
   * again, and so does one that has given up waiting: then it must get what it was not told.
   */
  readonly ask = async <T>(
    method: string,
    path: string,
    json?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answered<T>> => {
    const once = async (isAgain = false): Promise<Answered<T>> => {
      const { faults } = this.world;
      const hit = faults.struck;
      faults.struck = undefined;
      const [trips, rows] = [faults.trips, faults.rows];
      const response = await this.browser.fetch(path, { method, ...(json && { json }), headers });
      const text = await response.text();
      const answer = answerOf<T>(response, text);
      await checkAnswer(this.world, this, { method, path, json, status: answer.status, text });
      this.world.hear(this.person.number, path, `${method} ${path} ${answer.status} ${text}`);
      const isRefunded = faults.struck === undefined; // else what is given back may be lost
      this.world.charges.answered(this.browser.playerId, method, path, isRefunded ? answer.status : 500);
      // What a failed request left running is not what its repeat costs, nor is what was due before.
      const isDue = isAgain || this.#isLate(path);
      if (faults.struck === undefined && !isDue) this.#cost(faults.trips - trips, faults.rows - rows);
      this.#check(answer, faults.struck ?? 'none', `${method} ${path}`, isAgain);
      faults.struck ??= hit;
      return answer;
    };
    let answer = await once();
    for (let n = 0; n < REPEATS && answer.status >= 500; n += 1) answer = await once(true);
    if (this.act?.repeats && answer.status < 300 && this.world.faults.strikes('givenUp')) {
      const again = await once();
      if (again.status !== answer.status && again.status < 500)
        this.world.breach('answers', `${this.act.name}: the repeat got ${again.status} ${again.code}`);
    }
    return answer;
  };

  #cost(trips: number, rows: number): void {
    const name = this.act?.name ?? 'look';
    if (!this.world.costs.add(name, trips, rows))
      this.world.breach('costs', `${name}: ${trips} round trips, ${rows} rows written`);
  }

  /** A mail fails if the provider or the database does, and if one came back from the address before. */
  #mayMailFail(): boolean {
    const { faults, network } = this.world;
    const hasFailed = faults.haveStruck('mailRefused', 'mailUnanswered', 'unsent', 'unanswered');
    return hasFailed || network.everReturned.has(this.person.address);
  }

  /** Counts an answer that is no answer to `ask`. */
  counted(answer: string): void {
    this.world.coverage.count(
      this.act?.name ?? 'look',
      this.state,
      this.world.faults.struck ?? 'none',
      answer,
    );
  }

  /** Does the room do what was due only when it is asked? Then a page just loaded is old. */
  #isLate(path: string): boolean {
    const name = /^\/api\/games\/(\w+)/.exec(path)?.[1];
    return name !== undefined && this.world.objects.isOverdue({ kind: 'room', name });
  }

  #check({ status, code }: Answered<unknown>, struck: string, what: string, isAgain: boolean): void {
    const { name, may = '' } = this.act ?? { name: 'look' };
    this.world.coverage.count(name, this.state, struck, code);
    this.world.note(`${this.person.name} ${name} ${what} → ${status} ${code}`);
    if (status < 400 || may.split(/\s+/).includes(code)) return;
    if (isAgain && this.act?.repeats !== true && status < 500) return; // the first may have been carried out
    if (struck !== 'none' && AFTER_A_FAULT.has(code)) return;
    if (code === 'STALE' && this.view !== undefined && this.#isLate(`/api/games/${this.view.id}`)) return;
    if (code === 'MAIL_FAILED' && this.#mayMailFail()) return;
    this.world.breach('answers', `${this.person.name}: ${name}, ${what}: ${status} ${code}`);
  }
}

/** Is the person signed in, and looks at no game? */
export const isKnown = ({ browser, view }: Scene): boolean =>
  browser.playerId !== undefined && view === undefined;

/** 32 random bytes as the page makes them. */
export const hexOf = ({ stream }: Scene): string =>
  Array.from({ length: 64 }, () => stream.int(16).toString(16)).join('');

function answerOf<T>(response: Response, text: string): Answered<T> {
  const { status } = response;
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  if (status >= 400)
    return { status, code: isJson ? (JSON.parse(text) as Problem).code : text, body: undefined };
  return { status, code: String(status), body: isJson ? (JSON.parse(text) as T) : undefined };
}
