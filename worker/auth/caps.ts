import type { Context } from 'hono';
import type { AppEnv } from '../app.ts';
import type { NamedSeat } from '../access.ts';
import { isWithin, isWithinSeated, type Cap } from '../db/counters.ts';
import { database, type Database } from '../db/database.ts';
import { addressHash } from './links.ts';
import { machineOf } from './machine.ts';

/**
 * How much mail anybody can make the service send in a day. Without these it would be a relay: guests are
 * made at will, so the machine that asks is counted beside the host, and the address asked beside both.
 */
const MAX = {
  invitesOfHost: 30,
  invitesFromMachine: 60,
  invitesToAddress: 8,
  invitesInAll: 5_000,
  mailsInAll: 5_000,
  mailsToAddress: 6,
  mailsFromMachine: 30,
} as const;

const machineKey = (c: Context): string => addressHash(machineOf(c));

/**
 * Games a machine may make in a day, and games of bots alone: each of those plays itself out at once and
 * writes hundreds of rows, of which the free plan has 100 000 a day.
 */
const GAMES = { fromMachine: 200, ofBotsFromMachine: 20, ofBotsInAll: 150 } as const;

/** Messages and changes of notes of one player at one table in a day: each writes a row, and the count another. */
const WORDS_AT_TABLE = 500;

export interface Writer {
  readonly gameId: string;
  readonly playerId: string;
}
const wordsOf = ({ gameId, playerId }: Writer): Cap => ({
  key: `words ${gameId} ${playerId}`,
  max: WORDS_AT_TABLE,
});

/** May somebody who may write at this table do so once more today? */
export const mayWrite = (db: Database, writer: Writer, now: number): Promise<boolean> =>
  isWithin(db, [wordsOf(writer)], now);

/** The same for somebody of whom it is not known yet; undefined, and nothing is counted, where he has no such seat. */
export const mayWriteSeated = (
  db: Database,
  writer: Writer & { readonly seat: NamedSeat },
  now: number,
): Promise<boolean | undefined> => isWithinSeated(db, wordsOf(writer), writer, now);

/** May this machine make another game today? */
export function mayCreate(c: Context<AppEnv>, botsOnly: boolean, now: number): Promise<boolean> {
  const machine = machineKey(c);
  const bots = [
    { key: `bots from ${machine}`, max: GAMES.ofBotsFromMachine },
    { key: 'bots', max: GAMES.ofBotsInAll },
  ];
  const caps = [{ key: `games from ${machine}`, max: GAMES.fromMachine }, ...(botsOnly ? bots : [])];
  return isWithin(database(c.env), caps, now);
}

/** What is counted when a host has an address invited. */
const inviteCaps = (hostId: string, email: string): readonly Cap[] => [
  { key: `invite host ${hostId}`, max: MAX.invitesOfHost },
  { key: `invite to ${addressHash(email)}`, max: MAX.invitesToAddress },
  { key: 'invite', max: MAX.invitesInAll },
];

/** May this host have these addresses invited today, from this machine? */
export const mayInvite = (
  c: Context<AppEnv>,
  hostId: string,
  emails: readonly string[],
  now: number,
): Promise<boolean> => {
  const machine = { key: `invite from ${machineKey(c)}`, max: MAX.invitesFromMachine };
  return isWithin(
    database(c.env),
    emails.flatMap((email) => [...inviteCaps(hostId, email), machine]),
    now,
  );
};

/** May this host have the same invitation sent once more today? */
export const mayInviteAgain = (env: Env, hostId: string, email: string, now: number): Promise<boolean> =>
  isWithin(database(env), inviteCaps(hostId, email), now);

/** May this machine have a link (or a test) sent to this address today? */
export const mayMail = (c: Context<AppEnv>, email: string, now: number): Promise<boolean> =>
  isWithin(
    database(c.env),
    [
      { key: `mail from ${machineKey(c)}`, max: MAX.mailsFromMachine },
      { key: `mail to ${addressHash(email)}`, max: MAX.mailsToAddress },
      { key: 'mail', max: MAX.mailsInAll },
    ],
    now,
  );
