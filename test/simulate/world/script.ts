import type { Fault } from '../faults/rates.ts';

/** A visit as it was, so that it can be done again without choosing. */
export interface Visit {
  /** ms. */
  readonly at: number;
  /** The person's number. */
  readonly person: number;
  /** The person's how many-th visit: its chance follows from it. */
  readonly number: number;
  /** The number of the device. */
  browser?: number;
  /** The game that they looked at. */
  game?: string;
  /** The act's name. */
  act?: string;
}

/** A fault as it struck. */
export interface Strike {
  /** The step's key. */
  readonly step: string;
  readonly fault: Fault;
  /** How many times it could have struck in the step before. */
  readonly nth: number;
}

/** What people and faults did in a run. Everything else follows from the seed. */
export interface Script {
  readonly visits: readonly Visit[];
  readonly strikes: readonly Strike[];
}
