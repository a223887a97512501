import * as v from 'valibot';

/** Deleting an account, and what a player may download of what is stored of them. */

/** `name`: the account's name, typed to confirm. */
export const DeleteMe = v.strictObject({ name: v.pipe(v.string(), v.maxLength(200)) });
export type DeleteMe = v.InferOutput<typeof DeleteMe>;

export interface DeletedMe {
  /** False: the account is gone, and the service still takes its name from some games. */
  readonly done: boolean;
}

/** A list in the download: rows as they are stored, without secrets. */
export type OwnRows = readonly Readonly<Record<string, unknown>>[];

export interface OwnProfile {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly address: string | null;
  /** Do they want mail about their games? */
  readonly mail: boolean;
  readonly language: string | null;
  readonly hours: unknown;
  readonly holidays: unknown;
  readonly whenTold: unknown;
}

/** All that is stored of a player. Times in ms since 1970; days since then where a name ends in `On`. */
export interface OwnData {
  readonly at: number;
  /** False: a list was too long and is cut. */
  readonly complete: boolean;
  readonly profile: OwnProfile | null;
  readonly sessions: OwnRows;
  readonly passkeys: OwnRows;
  readonly tokens: OwnRows;
  readonly recoveryCodeSince: number | null;
  /** When the address of the calendar feed was made; null: there is none. The address itself lets others in. */
  readonly feedSince: number | null;
  readonly channels: OwnRows;
  readonly deliveries: OwnRows;
  readonly telling: OwnRows;
  /** How many players are blocked. Who they are is theirs. */
  readonly blocks: number;
  readonly reports: OwnRows;
  readonly games: OwnRows;
  /** Ids of the games that the player hosts. */
  readonly hosted: readonly string[];
  readonly notes: OwnRows;
  readonly messages: OwnRows;
  readonly orders: OwnRows;
  readonly results: OwnRows;
  readonly notices: OwnRows;
}
