import type { Stream } from '#shared/kernel/dice.ts';
import { throughGate, writes } from '../../worker/support/database.ts';
import { NO_FAULTS, type Fault, type FaultRates } from './rates.ts';
import { onceIn, type Chance } from '../world/chance.ts';
import type { Strike } from '../world/script.ts';

/** Lines that tell of an earlier fault. */
const LATER: readonly (readonly [RegExp, Fault[]])[] = [
  [/"event":"mail came back"|"error":"UNDELIVERABLE"/, ['mailBounced']],
];

/** A late write is carried out at most so many steps later. */
const LATEST_STEPS = 3;

/** Part of every error that a fault causes. */
const SIMULATED = 'simulated';

/** The operator is told of figures over their line: that somebody reports, that the cron or a database failed, or that an alarm was lost. */
const CROSSED = /"event":"line crossed","news":(\[.*\])/;
const AFTER_A_REPORT = /^carrack_reports_waiting /;
const AFTER_ANY_FAULT = /^carrack_(?:job_failures|databases_silent) /;
const AFTER_A_LOST_ALARM = /^carrack_(?:notices_oldest_due_seconds|games_overdue) /;

/** Lines that tell of a fault by a code of the service: what a fault of this step explains. */
const BY_CODE: readonly (readonly [RegExp, (fault: Fault) => boolean])[] = [
  [/"error":"(SEND_FAILED|POSTMARK_HTTP_503)"/, () => true],
  [
    /"error":"(OUTCOME_UNKNOWN|STORAGE_UNAVAILABLE)"/,
    (fault) => fault === 'unsent' || fault === 'unanswered' || fault === 'lateWrite' || fault === 'crash',
  ],
];

/**
 * The faults of a run: drawn, or those of a script. Between steps they rest, so that what is checked there is true.
 */
export class Faults {
  readonly #rates: FaultRates;
  readonly #chance: Chance;
  readonly #told: (fault: string) => void;
  readonly #kill: (reason: string) => Promise<void>;
  /** Keys of the strikes to come; undefined: they are drawn. */
  readonly #script: ReadonlySet<string> | undefined;
  readonly #inStep = new Set<Fault>();
  readonly #late: { readonly in: number; readonly go: () => Promise<unknown> }[] = [];
  readonly #asked = new Map<Fault, number>();
  #step = '';
  #drawn: Stream;
  /** What struck, in order. */
  readonly hits: Strike[] = [];
  /** Further chance of the last strike. */
  detail: Stream;
  /** Before, nothing fails: neither the database nor anything else. */
  haveBegun = false;
  /** Do faults strike the database now? */
  isArmed = false;
  /** The fault that struck the database in this step; undefined: none. */
  struck: Fault | undefined;
  /** Round trips so far, and the rows that they wrote. */
  trips = 0;
  rows = 0;
  /** Tables that were written in this step. */
  readonly written = new Set<string>();

  /** `told`: hears of every fault. `kill`: kills the object that was called last, if any was. */
  constructor(
    rates: FaultRates | undefined,
    script: readonly Strike[] | undefined,
    chance: Chance,
    told: (fault: string) => void,
    kill: (reason: string) => Promise<void>,
  ) {
    this.#rates = rates ?? NO_FAULTS;
    this.#script = script && new Set(script.map(keyOf));
    this.#chance = chance;
    this.#told = told;
    this.#kill = kill;
    this.#drawn = this.detail = chance.stream('faults');
  }

  beginStep(key: string): void {
    this.#step = key;
    this.#drawn = this.#chance.stream(`faults ${key}`);
    this.#asked.clear();
    this.#inStep.clear();
    this.written.clear();
    this.struck = undefined;
  }

  /** Does the fault strike here? */
  strikes(fault: Fault): boolean {
    if (!this.haveBegun) return false;
    const nth = this.#asked.get(fault) ?? 0;
    this.#asked.set(fault, nth + 1);
    const strike: Strike = { step: this.#step, fault, nth };
    const rate = this.#rates[fault];
    const isHit = this.#script?.has(keyOf(strike)) ?? (rate > 0 && onceIn(this.#drawn, rate));
    if (!isHit) return false;
    this.hits.push(strike);
    this.#inStep.add(fault);
    this.detail = this.#chance.stream(`fault ${keyOf(strike)}`);
    return true;
  }

  /** Has one of these struck in this step? */
  haveStruck(...faults: readonly Fault[]): boolean {
    return faults.some((fault) => this.#inStep.has(fault));
  }

  /** May the service's log tell this? Only of faults that the simulation has caused. */
  explains(line: string): boolean {
    const hasCaused = (explains: (fault: Fault) => boolean): boolean => [...this.#inStep].some(explains);
    return (
      line.includes(SIMULATED) ||
      this.#explainsFigures(CROSSED.exec(line)?.[1]) ||
      BY_CODE.some(([pattern, explains]) => pattern.test(line) && hasCaused(explains)) ||
      LATER.some(
        ([pattern, faults]) => pattern.test(line) && this.hits.some(({ fault }) => faults.includes(fault)),
      )
    );
  }

  /** May the operator be told of these figures? They count what was, up to a day ago. */
  #explainsFigures(news: string | undefined): boolean {
    const hasLost = this.hits.some(({ fault }) => fault === 'lostAlarm' || fault === 'lateAlarm');
    return (
      news !== undefined &&
      (JSON.parse(news) as readonly string[]).every(
        (figure) =>
          AFTER_A_REPORT.test(figure) ||
          (this.hits.length > 0 && AFTER_ANY_FAULT.test(figure)) ||
          (hasLost && AFTER_A_LOST_ALARM.test(figure)),
      )
    );
  }

  /** Runs the step with faults. */
  async armed(step: () => Promise<void>): Promise<void> {
    this.isArmed = true;
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

  /** Carries out the writes whose time has come. What they are told does not matter to anybody any more. */
  async carryOutLate(): Promise<void> {
    for (const late of this.#late.splice(0)) {
      if (late.in > 1) this.#late.push({ ...late, in: late.in - 1 });
      else {
        this.#inStep.add('lateWrite');
        await late.go().catch(() => undefined);
      }
    }
  }

  /** Runs `work` with every round trip of the service to its database through these faults. */
  around<R>(work: () => Promise<R>): Promise<R> {
    return throughGate(async (statements, send) => {
      const go = (): Promise<unknown> => this.#counted(send);
      const isWrite = writes(statements);
      if (isWrite) for (const sql of statements) this.written.add(WRITTEN.exec(sql)?.[1] ?? '');
      if (!this.isArmed) return go();
      if (this.strikes('unsent')) this.#strike('unsent', statements);
      if (isWrite && this.strikes('lateWrite')) {
        this.#late.push({ in: 1 + this.detail.int(LATEST_STEPS), go });
        this.#strike('lateWrite', statements);
      }
      const isCrash = this.strikes('crash');
      const isBefore = isCrash && this.detail.int(2) === 0;
      if (isCrash && isBefore) await this.#crash(statements);
      const answer = await go();
      if (isCrash && !isBefore) await this.#crash(statements);
      if (isWrite && this.strikes('unanswered')) this.#strike('unanswered', statements);
      return answer;
    }, work);
  }

  async #counted(send: () => Promise<unknown>): Promise<unknown> {
    const answer = await send();
    this.trips += 1;
    this.rows += rowsWritten(answer);
    return answer;
  }

  /** If it is the object itself that asks, this does not return. */
  async #crash(statements: readonly string[]): Promise<void> {
    this.struck = 'crash';
    this.#tell('crash', statements);
    await this.#kill(`${SIMULATED} crash`);
  }

  #strike(fault: Fault, statements: readonly string[]): never {
    this.struck = fault;
    this.#tell(fault, statements);
    throw new Error(`D1_ERROR: ${SIMULATED} ${fault}`);
  }

  #tell(fault: Fault, statements: readonly string[]): void {
    this.#told(`${fault}: ${statements.map((sql) => sql.slice(0, 40)).join(' · ')}`);
  }
}

const keyOf = ({ step, fault, nth }: Strike): string => `${fault} ${nth} ${step}`;

/** Rows written, indexes included, as the platform bills them. */
const rowsWritten = (answer: unknown): number =>
  [answer]
    .flat()
    .reduce((sum: number, result) => sum + ((result as D1Result | null)?.meta?.rows_written ?? 0), 0);

const WRITTEN = /^(?:insert(?: or \w+)? into|update|delete from) "?(\w+)"?/i;
