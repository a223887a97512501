import { vi } from 'vitest';
import type { AnyMove, Seat } from '#shared/kernel/types.ts';
import type { Live } from '../../worker/support/socket.ts';
import { Faults } from '../faults/faults.ts';
import { Operator } from '../faults/operator.ts';
import type { FaultRates } from '../faults/rates.ts';
import { Person, nextVisit } from '../people/person.ts';
import { Chance } from './chance.ts';
import { Charges, Costs } from './costs.ts';
import { Coverage } from './coverage.ts';
import { bringNear } from '../../worker/support/nearDatabase.ts';
import { Moments } from './moments.ts';
import { Network } from './network.ts';
import { Objects } from './objects.ts';
import { Outbox } from './outbox.ts';
import type { Script, Visit } from './script.ts';
import { Service } from './service.ts';

/** What a run is made of: equal settings give equal runs. */
export interface Setting {
  readonly seed: number;
  readonly days: number;
  readonly people: number;
  readonly faults?: FaultRates;
  /** Is all kept that people are answered? */
  readonly listens?: boolean;
  /** When the run ends (ms), if that is before its days are over. */
  readonly until?: number;
  /** What people and faults do; undefined: they choose. */
  readonly script?: Script;
}

/** A commit that the service has acknowledged. */
export interface Acknowledged {
  readonly gameId: string;
  readonly seq: number;
  readonly seat: Seat;
  readonly moves: readonly AnyMove[];
  readonly at: number;
}

/** An answer that a person got, with its request, or their connection. */
interface Heard {
  readonly person: number;
  readonly path: string;
  readonly what: string | Live;
}

/** What did not hold, and when. */
export interface Breach {
  readonly invariant: string;
  readonly what: string;
  readonly at: number;
}

/** The clock begins so far ahead of the platform's that no alarm rings by itself. */
const START = Date.UTC(2040, 0, 1, 12);
const DAY = 86_400_000;

/** The database draws these ids by itself. */
const NOTICE_ID = /"id":"[0-9a-f]{16}"/g;

/** The service, its people, and what the simulation remembers of them. */
export class World {
  readonly start = START;
  readonly setting: Setting;
  readonly chance: Chance;
  readonly service = new Service();
  readonly objects = new Objects();
  readonly network: Network;
  readonly outbox: Outbox;
  readonly coverage = new Coverage();
  readonly charges = new Charges();
  readonly costs = new Costs();
  readonly operator = new Operator();
  readonly faults: Faults;
  readonly people: readonly Person[];
  /** What people did, in order. */
  readonly visits: Visit[] = [];
  /** What people were answered, and their connections; empty unless the setting asks for it. */
  readonly heard: Heard[] = [];
  /** What happened, a line each. */
  readonly trace: string[] = [];
  readonly acknowledged: Acknowledged[] = [];
  /** Accounts that were deleted. */
  readonly erased: { readonly playerId: string; readonly name: string; readonly at: number }[] = [];
  /** Whose players there are: numbers of people by the id of a player. */
  readonly players = new Map<string, number>();
  /** For whom hosts have wanted to list games, and how often: a game's id, and a group's or nothing. */
  readonly listed = new Map<string, number>();
  /** Who was told that the host is asked: a game's id and a player's. */
  readonly asking = new Set<string>();
  readonly moments = new Moments();
  /** The revision of orders that was last seen, by a game's id, a seat and a player's id. */
  readonly orders = new Map<string, number>();
  /** What did not hold; the first of them ends the run. */
  readonly breaches: Breach[] = [];

  /** When the database was last restored (ms). */
  restoredAt = 0;

  #sendBack = (): void => undefined;

  constructor(setting: Setting) {
    this.setting = setting;
    this.chance = new Chance(setting.seed);
    this.faults = new Faults(
      setting.faults,
      setting.script?.strikes,
      this.chance,
      (fault) => this.note(`fault ${fault}`),
      (reason) => this.objects.kill(reason),
    );
    this.objects.strikes = (fault) => this.faults.isArmed && this.faults.strikes(fault);
    this.network = new Network(this.faults);
    this.outbox = new Outbox(this.network);
    this.people = Array.from(
      { length: setting.people },
      (_, n) => new Person(this.service, n, setting.days, this.chance.stream('person', n)),
    );
  }

  get now(): number {
    return Date.now();
  }
  /** Days since the beginning. */
  get day(): number {
    return Math.floor((this.now - START) / DAY);
  }

  /** Takes clock, chance, log and objects into the simulation's hands. */
  async begin(): Promise<void> {
    vi.useFakeTimers({ toFake: ['Date'], now: START });
    this.#sendBack = await bringNear();
    this.chance.pinService();
    this.network.begin();
    await this.objects.watch();
    vi.spyOn(console, 'error').mockImplementation((line: unknown) => this.#logged(JSON.stringify(line)));
    for (const person of this.people)
      person.nextAt = nextVisit(person, this.chance.stream('first visit', person.number), START, START);
  }

  async end(): Promise<void> {
    await this.objects.release();
    this.network.end();
    this.operator.end();
    this.chance.release();
    this.#sendBack();
    vi.restoreAllMocks();
    vi.useRealTimers();
  }

  /** The log may tell of faults that the simulation has caused, and of nothing else. */
  #logged(told: string): void {
    const line = told.replace(/"notice":"[^"]*"/, '"notice":"…"'); // the database draws these ids by itself
    this.note(`log ${line}`);
    if (!this.faults.explains(line)) this.breach('log', line);
  }

  /** What people and faults have done. */
  get script(): Script {
    return { visits: this.visits, strikes: this.faults.hits };
  }

  /** A step begins: all chance in it follows from its name. */
  beginStep(name: string): void {
    this.faults.beginStep(this.chance.beginStep(name));
  }

  note(line: string): void {
    this.trace.push(`${new Date(this.now).toISOString().slice(5, 19)} ${line}`);
  }

  acknowledge(commit: Omit<Acknowledged, 'at'>): void {
    this.acknowledged.push({ ...commit, at: this.now });
  }

  hear(person: number, path: string, what: string | Live): void {
    if (this.setting.listens === true) this.heard.push({ person, path, what });
  }

  /** All answers and frames that a person got from paths with this word, in order of their kinds; but for the ids of notices. */
  answersFor({ number }: Person, word = ''): readonly string[] {
    const heard = this.heard.flatMap(({ person, path, what }) =>
      person === number && path.includes(word) ? [what] : [],
    );
    return [
      ...heard
        .filter((what) => typeof what === 'string')
        .map((answer) => answer.replaceAll(NOTICE_ID, '"id":"…"')),
      ...heard.flatMap((what) => (typeof what === 'string' ? [] : what.texts)),
    ];
  }

  /** All bytes that a person got. */
  bytesFor(person: Person): readonly string[] {
    const { address } = person;
    return [
      ...this.answersFor(person),
      ...this.network.mails
        .filter(({ to }) => to === address)
        .map((mail) => JSON.stringify({ ...mail, number: 0, notices: mail.notices.length })),
    ];
  }

  /** The database is that of an earlier moment: what was acknowledged since is gone, and who signed in since is unknown. */
  restoredTo(moment: number): void {
    const kept = this.acknowledged.filter(({ at }) => at <= moment);
    this.acknowledged.splice(0, this.acknowledged.length, ...kept);
    this.outbox.lastTold.clear();
    this.restoredAt = this.now;
    this.outbox.toldGroups.clear();
    this.asking.clear();
    this.moments.forget();
    this.orders.clear();
    for (const person of this.people) {
      person.lastMoves = undefined;
      for (const browser of person.browsers) browser.mayBeAnother = true;
    }
  }

  /** An invariant does not hold: the run ends. */
  breach(invariant: string, what: string): void {
    this.note(`BREACH ${invariant}: ${what}`);
    this.breaches.push({ invariant, what, at: this.now });
  }
}
