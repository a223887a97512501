import { KEPT_DAYS } from '#shared/protocol/keptDays.ts';

/** Something that the service stores, and for how long. */
interface Retained {
  /** In plain words, as docs/privacy.md has them. */
  readonly data: string;
  /** Names of the tables of the database. */
  readonly tables: readonly string[];
  readonly kept: string;
  readonly why: string;
}

/** Data that is deleted when its time is over. `job.ts` does it. */
const TIMED = {
  sessions: {
    data: 'Sessions: hash of the token, name of browser and system, day of last use',
    tables: ['sessions'],
    kept: `${KEPT_DAYS.session} days after signing in, or until signed out`,
    why: 'Games take weeks and pauses months.',
  },
  guests: {
    data: 'Guests whom nothing leads back: no address, session, passkey, recovery code or token',
    tables: ['players', 'channels', 'deliveries', 'game_telling', 'blocks', 'refusals'],
    kept: `${KEPT_DAYS.guest} days after they first came`,
    why: 'Nobody can act as them any more.',
  },
  members: {
    data: 'Guests whom nothing leads back, as members of groups',
    tables: ['group_members'],
    kept: 'a day longer',
    why: 'Then their groups go to others, or end.',
  },
  usedLinks: {
    data: 'Sign-in links, confirming links and passkey challenges that were used: a hash',
    tables: ['used_links'],
    kept: 'until they would have expired: ten minutes to three days',
    why: 'Each works once.',
  },
  counters: {
    data: 'Counts against misuse, under hashes of addresses and machines',
    tables: ['counters'],
    kept: 'until the end of the day (UTC)',
    why: 'Daily maximums keep the service from being a mail relay.',
  },
  delayedMails: {
    data: 'Requested mails that wait for the next day: address and language',
    tables: ['delayed_mails'],
    kept: `until sent; ${KEPT_DAYS.delayedMail} days if that fails`,
    why: 'Nobody is refused when the day’s mails are used up.',
  },
  capturedMails: {
    data: 'Mails that are shown instead of sent, in development only',
    tables: ['captured_mails'],
    kept: `${KEPT_DAYS.capturedMail} days`,
    why: 'Developers read them.',
  },
  reports: {
    data: 'Reports to the operator: who, which game and seat or group and member, what was written',
    tables: ['reports'],
    kept: `${KEPT_DAYS.report} days, or until the operator has dealt with it`,
    why: 'The operator looks into them, and sees whether something is repeated.',
  },
  listings: {
    data: 'Open tables: the game’s settings, names at the table, reliability and waking hours in parts of two hours',
    tables: ['listings'],
    kept: 'while the game is listed: seven days at most',
    why: 'People who do not know each other find a table.',
  },
  groupTables: {
    data: 'Tables that are open to a group: the same',
    tables: ['group_games'],
    kept: 'while the game is open to the group: seven days at most',
    why: 'The members find a table.',
  },
  bounces: {
    data: 'Addresses that mails come back from: a hash',
    tables: ['undeliverable'],
    kept: `${KEPT_DAYS.bounce} days, or until the address is confirmed again`,
    why: 'Nothing is sent to dead addresses. After a year they are tried again.',
  },
  deliveries: {
    data: 'Receipts of notices by web push and webhook',
    tables: ['deliveries'],
    kept: `${KEPT_DAYS.delivery} days`,
    why: 'Players see whether a channel works.',
  },
  deadChannels: {
    data: 'Devices and webhooks that were switched off because nothing arrived',
    tables: ['channels'],
    kept: `${KEPT_DAYS.deadChannel} days after the first failure`,
    why: 'Players see why they are told nothing there.',
  },
  notices: {
    data: 'Notices about games that have ended: kind, when they were mailed',
    tables: ['notices'],
    kept: `${KEPT_DAYS.notice} days`,
    why: 'Receipts on the profile.',
  },
  notes: {
    data: 'Private notes on games that have ended',
    tables: ['notes'],
    kept: `${KEPT_DAYS.notes} days after the end of the game`,
    why: 'Their player may want to read them again.',
  },
  invitations: {
    data: 'Invitations that were answered, withdrawn or never answered: address or player, name, the host’s line',
    tables: ['invitations'],
    kept: `${KEPT_DAYS.invitation} days after they were sent`,
    why: 'The host sees what became of them.',
  },
  faults: {
    data: 'Games whose log is damaged: game, row, kind of fault',
    tables: ['faults'],
    kept: `until the game can be read again, or ${KEPT_DAYS.fault} days after it was last found`,
    why: 'The operator repairs them.',
  },
  calledOff: {
    data: 'Who sat at games that were called off before they began, and their messages',
    tables: ['seats', 'messages'],
    kept: `${KEPT_DAYS.calledOff} days after the game was made`,
    why: 'The page of the game says who was there.',
  },
} as const satisfies Readonly<Record<string, Retained>>;
export type TimedId = keyof typeof TIMED;
export const TIMED_IDS = Object.keys(TIMED) as readonly TimedId[];

/** Data that is kept until somebody deletes it. */
const UNTIMED: readonly Retained[] = [
  {
    data: 'Account: name, address, language, time zone, waking hours, holidays, when to be told, last return, page shown or not',
    tables: ['players'],
    kept: 'until the account is deleted',
    why: 'Players come back after years.',
  },
  {
    data: 'Passkeys, the recovery code and personal tokens: public keys and hashes',
    tables: ['passkeys', 'recovery_codes', 'api_tokens'],
    kept: 'until removed or, the code, used',
    why: 'They sign in.',
  },
  {
    data: 'Devices and webhooks that tell of games, and what to be told of a game',
    tables: ['channels', 'game_telling'],
    kept: 'until removed',
    why: 'Players choose how they are told.',
  },
  {
    data: 'Players that a player does not want to play with',
    tables: ['blocks'],
    kept: 'until withdrawn',
    why: 'They cannot take a seat at the same table.',
  },
  {
    data: 'Addresses, as a hash, and players that want no invitations, from whom',
    tables: ['refusals'],
    kept: 'until withdrawn',
    why: 'A refusal must last.',
  },
  {
    data: 'Addresses whose readers complained about a mail: a hash',
    tables: ['undeliverable'],
    kept: 'until the address is confirmed again',
    why: 'A refusal must last.',
  },
  {
    data: 'Accounts that are being deleted: name, address, what is left to do',
    tables: ['erasures'],
    kept: 'minutes; days if the last mail cannot be sent',
    why: 'An interrupted deletion goes on.',
  },
  {
    data: 'Which games a player has had a seat in, has made, or has asked to join',
    tables: ['tables_of'],
    kept: 'until the account is deleted, or lost',
    why: 'Their games are found, in whichever database they are.',
  },
  {
    data: 'Groups: name, members and when they joined, seasons, their webhook, and which games were opened to them',
    tables: ['groups', 'group_members', 'group_games', 'channels'],
    kept: 'until the last member leaves, or the owner ends the group',
    why: 'Their members play with each other, and see how.',
  },
  {
    data: 'What the webhook of a group is still to be told',
    tables: ['group_news'],
    kept: 'minutes; a day if it cannot be reached',
    why: 'Nothing is forgotten.',
  },
  {
    data: 'Who asks to join an open table: name, reliability, language',
    tables: ['join_requests'],
    kept: 'until the host has answered, or the listing ends: seven days at most',
    why: 'The host accepts each one.',
  },
  {
    data: 'Games: settings, seats with their names, every move, messages at the table, results',
    tables: ['games', 'seats', 'log', 'messages', 'results'],
    kept: 'for good; a deleted account becomes “former player”',
    why: 'The log is the game, and belongs to all who played it.',
  },
  {
    data: 'Standing orders and notes of a seat, notices and open invitations of a running game',
    tables: ['orders', 'notes', 'notices', 'invitations'],
    kept: 'while the game runs; orders go with the seat',
    why: 'The game needs them.',
  },
  {
    data: 'What the service’s own jobs did last: counts only',
    tables: ['jobs'],
    kept: 'overwritten by each run',
    why: 'The operator sees whether they work.',
  },
];

/** All that is stored, for docs/privacy.md: first what ends by itself. */
export const RETENTION: readonly Retained[] = [...Object.values(TIMED), ...UNTIMED];
