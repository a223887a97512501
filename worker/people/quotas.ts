import { charge, refund, type Quota } from '../db/people/counters.ts';
import { peopleDatabase, type PeopleDatabase } from '../db/database.ts';
import { networkOf } from '../http/guard.ts';
import { isNotDone, refuse, rootCauseMessage, type RoomResult } from '../lib/failure.ts';
import { addressHash, addressKey } from '../lib/mail.ts';
import { isServiceQuota, refundService, tryChargeService } from './serviceQuotas.ts';

/**
 * Daily maximums. A request is counted under all its quotas or under none. The quotas of one address, player and machine
 * are far below those of the service, so that nobody can use up the service's. A machine is identified by `clientKey`. It
 * is counted beside the player, because anybody can create any number of guests. The machines of one network
 * (`networkOf`) are also counted together, because one customer may have any number of IPv6 addresses.
 */
const MAX = {
  /** Sign-in and confirming mails that strangers ask for. */
  mailToAddress: 6,
  mailToAddressFromMachine: 4,
  mailFromMachine: 30,
  mailFromNetwork: 300,
  mailOfPlayer: 10,
  /** Mails requested in a browser in which the address was used before. */
  mailToAddressKnown: 12,
  mailKnownFromMachine: 60,
  mailKnownFromNetwork: 300,
  /** Mails requested with a game link. The reader of the address has such a link in each mail. */
  mailToAddressByLink: 6,
  inviteToAddress: 8,
  inviteToAddressOfHost: 6,
  inviteToAddressFromMachine: 6,
  inviteOfHost: 30,
  inviteFromMachine: 60,
  inviteFromNetwork: 600,
  gamesFromMachine: 200,
  /** Games of bots only. Each is played at once and writes hundreds of rows; the free plan allows 100 000 a day. */
  botsFromMachine: 20,
  botsFromNetwork: 60,
  /** Codes typed in one browser. A browser can claim any identity, so its machine is counted too. */
  codesOfBrowser: 10,
  codesFromMachine: 100,
  /** Messages and changes of notes and orders by one player in one game. Each writes a row, and its count another. */
  wordsAtTable: 500,
  /** Reminders of one seat that others ask for. */
  remindersOfSeat: 1,
  reportsOfPlayer: 5,
  reportsFromMachine: 15,
  /**
   * Leaving, coming back, asking the table, changing one's vote, another name and new links to seats, by one player in one
   * game. Each writes rows and is sent to all pages, or mails.
   */
  changesAtTable: 20,
  /** Changes of one player's holidays and waking hours. Each is written in all their games. */
  calendarsOfPlayer: 20,
  /** Other changes of one player's profile: name, language, recovery code, mail and channels on or off. Each writes rows. */
  profilesOfPlayer: 100,
  /** Games listed for strangers, and tables of strangers joined. Each is written for everybody to read. */
  listingsOfPlayer: 10,
  listingsFromMachine: 20,
  joinsOfPlayer: 20,
  joinsFromMachine: 40,
  /** Changes of one player's groups: made, renamed, joined, left. Each writes rows. */
  groupsOfPlayer: 50,
  groupsFromMachine: 200,
  /** Repeated requests that sign a guest in again. Each writes a session. */
  repeatsOfGuest: 5,
  repeatsFromMachine: 30,
  /** New devices and webhooks. Each gets messages from then on, which count for the whole service. */
  channelsFromMachine: 20,
  channelsFromNetwork: 100,
  /** Tests of devices and webhooks. Each is a request to somebody else's server. */
  channelTestsOfPlayer: 30,
  channelTestsFromMachine: 60,
  /** Messages to the devices of one player, and as many to their webhooks: forty in a day to ten of them. */
  deliveriesOfPlayer: 400,
} as const;

/** A request for a mail to the address `to`. */
export interface MailRequest {
  readonly to: string;
  /** `clientKey` of the machine. */
  readonly machine: string;
  readonly playerId: string | undefined;
  /**
   * `known`: in a browser in which the address was used before; `link`: with a link to a game that was sent there.
   * Each is counted apart, so that neither strangers nor those who have got hold of a link shut out the player.
   */
  readonly asker: 'stranger' | 'known' | 'link';
}

export function mailQuotas({ to, machine, playerId, asker }: MailRequest): readonly Quota[] {
  const [address, client] = [addressKey(to), addressHash(machine)];
  const fromMachine = [
    { key: `mail from ${client}`, max: MAX.mailFromMachine },
    { key: `mail network ${networkKey(machine)}`, max: MAX.mailFromNetwork },
  ];
  if (asker === 'known')
    return [
      { key: `mail to ${address} known`, max: MAX.mailToAddressKnown },
      { key: `mail known from ${client}`, max: MAX.mailKnownFromMachine },
      { key: `mail known network ${networkKey(machine)}`, max: MAX.mailKnownFromNetwork },
    ];
  if (asker === 'link')
    return [{ key: `mail to ${address} by link`, max: MAX.mailToAddressByLink }, ...fromMachine];
  return [
    { key: `mail to ${address} from ${client}`, max: MAX.mailToAddressFromMachine },
    { key: `mail to ${address}`, max: MAX.mailToAddress },
    ...(playerId === undefined ? [] : [{ key: `mail of ${playerId}`, max: MAX.mailOfPlayer }]),
    ...fromMachine,
  ];
}

const networkKey = (machine: string): string => addressHash(networkOf(machine));

export interface InviteRequest {
  readonly hostId: string;
  readonly machine: string;
  readonly emails: readonly string[];
  /** Ids of players. */
  readonly companions?: readonly string[];
}

export const inviteQuotas = ({ hostId, machine, emails, companions = [] }: InviteRequest): readonly Quota[] =>
  [...emails.map(addressKey), ...companions].flatMap((guest) => [
    { key: `invite to ${guest} of ${hostId}`, max: MAX.inviteToAddressOfHost },
    { key: `invite to ${guest} from ${addressHash(machine)}`, max: MAX.inviteToAddressFromMachine },
    { key: `invite to ${guest}`, max: MAX.inviteToAddress },
    { key: `invite host ${hostId}`, max: MAX.inviteOfHost },
    { key: `invite from ${addressHash(machine)}`, max: MAX.inviteFromMachine },
    { key: `invite network ${networkKey(machine)}`, max: MAX.inviteFromNetwork },
  ]);

/** For a game in which only bots play, whether created so or filled with bots at the start. */
export const botQuotas = (machine: string): readonly Quota[] => [
  { key: `bots from ${addressHash(machine)}`, max: MAX.botsFromMachine },
  { key: `bots network ${networkKey(machine)}`, max: MAX.botsFromNetwork },
];

export const gameQuotas = (machine: string, botsOnly: boolean): readonly Quota[] => [
  ...(botsOnly ? botQuotas(machine) : []),
  { key: `games from ${addressHash(machine)}`, max: MAX.gamesFromMachine },
];

export const codeQuotas = (browser: string, machine: string): readonly Quota[] => [
  { key: `code ${browser}`, max: MAX.codesOfBrowser },
  { key: `code from ${addressHash(machine)}`, max: MAX.codesFromMachine },
];

/** For what a player does at a table besides play. */
const tableQuotas = ({ gameId, playerId }: Writer): readonly Quota[] => [
  { key: `table ${gameId} ${playerId}`, max: MAX.changesAtTable },
];

export const calendarQuotas = (playerId: string): readonly Quota[] => [
  { key: `calendar ${playerId}`, max: MAX.calendarsOfPlayer },
];

/** For a change of the player's profile that no game is told of. */
export const profileQuotas = (playerId: string): readonly Quota[] => [
  { key: `profile ${playerId}`, max: MAX.profilesOfPlayer },
];

/** For a game that is listed for strangers. */
export const listingQuotas = (playerId: string, machine: string): readonly Quota[] => [
  { key: `listing of ${playerId}`, max: MAX.listingsOfPlayer },
  { key: `listing from ${addressHash(machine)}`, max: MAX.listingsFromMachine },
];

/** For joining a listed game. */
export const joinQuotas = (playerId: string, machine: string): readonly Quota[] => [
  { key: `join of ${playerId}`, max: MAX.joinsOfPlayer },
  { key: `join from ${addressHash(machine)}`, max: MAX.joinsFromMachine },
];

/** For a change of one of the player's groups. */
export const groupQuotas = (playerId: string, machine: string): readonly Quota[] => [
  { key: `group of ${playerId}`, max: MAX.groupsOfPlayer },
  { key: `group from ${addressHash(machine)}`, max: MAX.groupsFromMachine },
];

/** For a repeated request that signs a guest in again. */
export const repeatQuotas = (guestId: string, machine: string): readonly Quota[] => [
  { key: `repeat of ${guestId}`, max: MAX.repeatsOfGuest },
  { key: `repeat from ${addressHash(machine)}`, max: MAX.repeatsFromMachine },
];

/** For a new device or webhook. */
export const newChannelQuotas = (machine: string): readonly Quota[] => [
  { key: `channels from ${addressHash(machine)}`, max: MAX.channelsFromMachine },
  { key: `channels network ${networkKey(machine)}`, max: MAX.channelsFromNetwork },
];

/** For a test of a device or webhook. */
export const channelTestQuotas = (playerId: string, machine: string): readonly Quota[] => [
  { key: `channel test ${playerId}`, max: MAX.channelTestsOfPlayer },
  { key: `channel test from ${addressHash(machine)}`, max: MAX.channelTestsFromMachine },
];

/** For a report to the operator. */
export const reportQuotas = (playerId: string, machine: string): readonly Quota[] => [
  { key: `report of ${playerId}`, max: MAX.reportsOfPlayer },
  { key: `report from ${addressHash(machine)}`, max: MAX.reportsFromMachine },
];

/** Charges all quotas if none of them is exhausted. False if one is; then none is charged. */
export const tryCharge = async (env: Env, quotas: readonly Quota[], now: number): Promise<boolean> =>
  (await charge(peopleDatabase(env), quotas, now)) === undefined;

/** Refunds quotas of something that was not carried out. Never throws: what is answered does not depend on it. */
export async function refundQuotas(env: Env, quotas: readonly Quota[], now: number): Promise<void> {
  for (const { key } of quotas) if (isServiceQuota(key)) refundService(key, now);
  const own = quotas.filter(({ key }) => !isServiceQuota(key));
  if (own.length > 0) await refundOwn(peopleDatabase(env), own, now);
}

async function refundOwn(db: PeopleDatabase, quotas: readonly Quota[], now: number): Promise<void> {
  try {
    await refund(db, quotas, now);
  } catch (error) {
    console.error({ event: 'quota not refunded', error: rootCauseMessage(error) });
  }
}

/**
 * Somebody changes something at a table: charges it, and refunds it if nothing was written. Refused with CHANGES_EXHAUSTED. Null: it
 * is charged to nobody.
 */
export async function chargedAtTable<T>(
  { env, gameId, now }: { readonly env: Env; readonly gameId: string; readonly now: () => number },
  playerId: string | null,
  work: () => Promise<RoomResult<T>>,
): Promise<RoomResult<T>> {
  const [quotas, at] = [playerId === null ? [] : tableQuotas({ gameId, playerId }), now()];
  if (!(await tryCharge(env, quotas, at))) return refuse('CHANGES_EXHAUSTED');
  const done = await work();
  if (!done.ok && isNotDone(done.failure)) await refundQuotas(env, quotas, at);
  return done;
}

/** Charges messages to `count` devices or webhooks of a player, all or none. False if the quota of the player or of the service would be exceeded. */
export async function tryChargeDeliveries(
  env: Env,
  playerId: string,
  { kind, count }: { readonly kind: 'push' | 'webhook'; readonly count: number },
  now: number,
): Promise<boolean> {
  const each = { key: `${kind} of ${playerId}`, max: MAX.deliveriesOfPlayer };
  const quotas = Array.from({ length: count }, () => each);
  if (!(await tryCharge(env, quotas, now))) return false;
  const isCharged = await tryChargeService(env, kind, now, count);
  if (!isCharged) await refundQuotas(env, quotas, now);
  return isCharged;
}

const DAY = 86_400_000;
/** Start of the next UTC day (ms), when the counts begin again. */
export const nextDay = (now: number): number => (Math.floor(now / DAY) + 1) * DAY;

export interface Writer {
  readonly gameId: string;
  readonly playerId: string;
}
const textQuota = ({ gameId, playerId }: Writer): Quota => ({
  key: `words ${gameId} ${playerId}`,
  max: MAX.wordsAtTable,
});

/** Charges one text of a player who is known to have the right to write in this game. False if the quota is exhausted. */
export const tryChargeText = async (db: PeopleDatabase, writer: Writer, now: number): Promise<boolean> =>
  (await charge(db, [textQuota(writer)], now)) === undefined;

/** Charges the reminder of a seat, of which there is one a day. False if there was one today. */
export const tryChargeReminder = async (
  db: PeopleDatabase,
  { gameId, seat }: { readonly gameId: string; readonly seat: number },
  now: number,
): Promise<boolean> =>
  (await charge(db, [{ key: `remind ${gameId} ${seat}`, max: MAX.remindersOfSeat }], now)) === undefined;

/** Refunds a text that was charged and then refused. */
export const refundText = (db: PeopleDatabase, writer: Writer, now: number) =>
  refundOwn(db, [textQuota(writer)], now);
