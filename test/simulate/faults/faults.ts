import type { Stream } from '#shared/kernel/dice.ts';
import { throughGate, writes } from '../../worker/support/database.ts';
import { onceIn } from '../world/chance.ts';

/** How often each fault strikes: once in so many; 0: never. */
export interface FaultRates {
  /** Round trips to the database that fail before they are carried out. */
  readonly unsent: number;
  /** Writes that are carried out, and whose answer is lost. */
  readonly unanswered: number;
  /** Mails that the provider refuses for now. */
  readonly mailRefused: number;
  /** Alarms that ring up to two hours late. */
  readonly lateAlarm: number;
  readonly doubledAlarm: number;
  readonly lostAlarm: number;
  /** Steps after which a room or mailbox that took part is put to sleep. */
  readonly sleep: number;
  /** Round trips to the database at which the object that was called last is killed, before or after them. */
  readonly crash: number;
  /** Requests after which the client gives up and sends again. */
  readonly givenUp: number;
}

export const NO_FAULTS: FaultRates = {
  unsent: 0,
  unanswered: 0,
  mailRefused: 0,
  lateAlarm: 0,
  doubledAlarm: 0,
  lostAlarm: 0,
  sleep: 0,
  crash: 0,
  givenUp: 0,
};

export const ALL_FAULTS: FaultRates = {
  unsent: 300,
  unanswered: 150,
  mailRefused: 15,
  lateAlarm: 20,
  doubledAlarm: 20,
  lostAlarm: 50,
  sleep: 6,
  crash: 250,
  givenUp: 25,
};

/** Part of every error that a fault causes. */
const SIMULATED = 'simulated';

/** Lines that tell of a fault by a code of the service: what a fault of this step explains. */
const BY_CODE: readonly (readonly [RegExp, (fault: keyof FaultRates) => boolean])[] = [
  [/"error":"SEND_FAILED"/, () => true],
  [/"error":"OUTCOME_UNKNOWN"/, (fault) => fault !== 'mailRefused'],
];

/** The faults of a run. Between steps they rest, so that what is checked there is true. */
export class Faults {
  readonly #rates: FaultRates;
  readonly #stream: Stream;
  readonly #told: (fault: string) => void;
  readonly #kill: (reason: string) => Promise<void>;
  readonly #inStep = new Set<keyof FaultRates>();
  /** Do faults strike now? */
  isArmed = false;
  /** The fault that struck the database in this step; undefined: none. */
  struck: keyof FaultRates | undefined;

  /** `told`: hears of every fault. `kill`: kills the object that was called last, if any was. */
  constructor(
    rates: FaultRates,
    stream: Stream,
    told: (fault: string) => void,
    kill: (reason: string) => Promise<void>,
  ) {
    this.#rates = rates;
    this.#stream = stream;
    this.#told = told;
    this.#kill = kill;
  }

  /** Does the fault strike here? */
  strikes(fault: keyof FaultRates): boolean {
    const rate = this.#rates[fault];
    return rate > 0 && onceIn(this.#stream, rate);
  }

  pick<T>(items: readonly T[]): T {
    return this.#stream.pick(items);
  }
  int(bound: number): number {
    return this.#stream.int(bound);
  }

  /** May the service's log tell this? Only of faults that the simulation has caused. */
  explains(line: string): boolean {
    const hasCaused = (explains: (fault: keyof FaultRates) => boolean): boolean =>
      [...this.#inStep].some(explains);
    return (
      line.includes(SIMULATED) ||
      BY_CODE.some(([pattern, explains]) => pattern.test(line) && hasCaused(explains))
    );
  }

  /** Runs the step with faults. */
  async armed(step: () => Promise<void>): Promise<void> {
    this.isArmed = true;
    this.struck = undefined;
    this.#inStep.clear();
    try {
      await step();
    } finally {
      this.isArmed = false;
    }
  }

  /** Runs `look` without faults, in the midst of a step. */
  async resting<T>(look: () => PromiseLike<T>): Promise<T> {
    const before = this.isArmed;
    this.isArmed = false;
    try {
      return await look();
    } finally {
      this.isArmed = before;
    }
  }

  /** Runs `work` with every round trip of the service to its database through these faults. */
  around<R>(work: () => Promise<R>): Promise<R> {
    return throughGate(async (statements, go) => {
      if (!this.isArmed) return go();
      if (statements.some((sql) => /^insert into "captured_mails"/i.test(sql)) && this.strikes('mailRefused'))
        this.#strike('mailRefused', statements);
      if (this.strikes('unsent')) this.#strike('unsent', statements);
      const isBefore = this.#stream.int(2) === 0;
      const isCrash = this.strikes('crash');
      if (isCrash && isBefore) await this.#crash(statements);
      const answer = await go();
      if (isCrash && !isBefore) await this.#crash(statements);
      if (writes(statements) && this.strikes('unanswered')) this.#strike('unanswered', statements);
      return answer;
    }, work);
  }

  /** If it is the object itself that asks, this does not return. */
  async #crash(statements: readonly string[]): Promise<void> {
    this.struck = 'crash';
    this.#inStep.add('crash');
    this.#told(`crash: ${statements.map((sql) => sql.slice(0, 40)).join(' · ')}`);
    await this.#kill(`${SIMULATED} crash`);
  }

  #strike(fault: keyof FaultRates, statements: readonly string[]): never {
    this.struck = fault;
    this.#inStep.add(fault);
    this.#told(`${fault}: ${statements.map((sql) => sql.slice(0, 40)).join(' · ')}`);
    throw new Error(
      fault === 'mailRefused' ? `${SIMULATED}: no transport` : `D1_ERROR: ${SIMULATED} ${fault}`,
    );
  }
}
