import { eq } from 'drizzle-orm';
import type { PeopleDatabase } from '../../../worker/db/database.ts';
import * as tokens from '../../../worker/db/people/credentials.ts';
import * as blocks from '../../../worker/db/people/blocks.ts';
import * as channels from '../../../worker/db/people/channels.ts';
import * as counters from '../../../worker/db/people/counters.ts';
import * as credentials from '../../../worker/db/people/credentials.ts';
import * as erasures from '../../../worker/db/people/erasures.ts';
import * as expired from '../../../worker/db/people/expired.ts';
import * as figures from '../../../worker/db/people/figures.ts';
import * as groupNews from '../../../worker/db/people/groupNews.ts';
import * as groups from '../../../worker/db/people/groups.ts';
import * as listings from '../../../worker/db/people/listings.ts';
import * as mails from '../../../worker/db/people/mails.ts';
import * as ownData from '../../../worker/db/people/ownData.ts';
import * as players from '../../../worker/db/people/players.ts';
import * as tablesOf from '../../../worker/db/people/tablesOf.ts';
import * as refusals from '../../../worker/db/people/mails.ts';
import * as telling from '../../../worker/db/people/telling.ts';
import type { Mail } from '../../../worker/lib/mail.ts';
import { PUSH_TARGET, channelRow } from '../../support/channels.ts';
import type { Queries } from './gameQueries.ts';

/** The queries of `worker/db/people`. */

type PeopleQueries = Queries<PeopleDatabase>;

const [NOW, PLAYER, GAME, EMAIL] = [1_700_000_000_000, 'player', 'agame', 'ann@example.org'];
const TIMES = { now: NOW, expiresAt: NOW, browser: null };
const IDS = { from: 'a', to: 'b' };
const KEYS = { after: '', upTo: '~' };
const PERSON = { playerId: PLAYER, name: 'Ann', session: 'h' };

const PLAYERS: PeopleQueries = {
  personBySession: (db) => players.personBySession(db, 'h', NOW),
  markSessionUsed: (db) => players.markSessionUsed(db, 'h', 1),
  selectRecipient: (db) => players.selectRecipient(db, PLAYER),
  insertPlayer: (db) => players.insertPlayer(db, PERSON, NOW),
  insertPerson: (db) => players.insertPerson(db, PERSON, TIMES),
  insertSession: (db) => players.insertSession(db, PERSON, TIMES),
  playerById: (db) => players.playerById(db, PLAYER),
  playersById: (db) => players.playersById(db, [PLAYER, 'other']),
  selectPlayerByEmail: (db) => players.selectPlayerByEmail(db, EMAIL),
  playerByEmail: (db) => players.playerByEmail(db, EMAIL),
  adoptAddress: (db) => players.adoptAddress(db, PLAYER, EMAIL),
  setAddress: (db) => players.setAddress(db, PLAYER, { email: EMAIL, language: null }, NOW),
  forgetAddress: (db) => players.forgetAddress(db, PLAYER, NOW),
  setFeedSince: (db) => players.setFeedSince(db, PLAYER, NOW),
  setMuted: (db) => players.setMuted(db, PLAYER, true),
  muteMail: (db) => players.muteMail(db, PLAYER, NOW),
  insertUsedLink: (db) => players.insertUsedLink(db, 'h', NOW),
  isLinkUsed: (db) => players.isLinkUsed(db, 'h'),
  updatePlayer: (db) => players.updatePlayer(db, PLAYER, { name: 'Ann', hours: null }),
  updateHolidays: (db) => players.updateHolidays(db, PLAYER, null, { automatic: true, taken: [] }),
  hashesThatEnded: (db) => players.hashesThatEnded(db, ['h', 'g']),
  deleteSession: (db) => players.deleteSession(db, 'h'),
  bringTables: (db) => tablesOf.bringTables(db, PLAYER, 'other'),
  insertTables: (db) => tablesOf.insertTables(db, GAME, [PLAYER]),
  shardsKnowing: (db) => tablesOf.shardsKnowing(db, PLAYER, ['a', 'ba']),
  tablesIn: (db) => tablesOf.tablesIn(db, PLAYER, 'ba'),
  sessionsOf: (db) => players.sessionsOf(db, PLAYER, NOW),
  deleteSessions: (db) => players.deleteSessions(db, PLAYER),
};

const WAYS_IN: PeopleQueries = {
  hasWayBack: (db) => credentials.hasWayBack(db, PLAYER),
  guestWithoutWayBack: (db) => credentials.guestWithoutWayBack(db, { guestId: PLAYER, mailedTo: EMAIL }, NOW),
  passkeysOf: (db) => credentials.passkeysOf(db, PLAYER),
  passkeyById: (db) => credentials.passkeyById(db, 'k'),
  insertPasskey: (db) =>
    credentials.insertPasskey(db, { ...PERSON, id: 'k', publicKey: 'k', counter: 0, createdAt: NOW }),
  deletePasskey: (db) => credentials.deletePasskey(db, PLAYER, 'k'),
  markPasskeyUsed: (db) =>
    credentials.markPasskeyUsed(db, { id: 'k', counter: 0 }, { counter: 1, usedAt: NOW }),
  recoveryCodeTime: (db) => credentials.recoveryCodeTime(db, PLAYER),
  ownerOfRecoveryCode: (db) => credentials.ownerOfRecoveryCode(db, 'h'),
  putRecoveryCode: (db) => credentials.putRecoveryCode(db, PLAYER, 'h', NOW),
  deleteRecoveryCode: (db) => credentials.deleteRecoveryCode(db, PLAYER),
  spendRecoveryCode: (db) => credentials.spendRecoveryCode(db, 'h', 's', TIMES),
  personByToken: (db) => tokens.personByToken(db, 'h'),
  tokensOf: (db) => tokens.tokensOf(db, PLAYER),
  insertToken: (db) =>
    tokens.insertToken(db, { ...PERSON, hash: 'h', id: 't', scope: 'play', createdAt: NOW }),
  tokenCount: (db) => tokens.tokenCount(db, PLAYER),
  deleteToken: (db) => tokens.deleteToken(db, PLAYER, 't'),
  markTokenUsed: (db) => tokens.markTokenUsed(db, 'h', 1),
};

const CHANNEL = channelRow({ playerId: PLAYER, target: PUSH_TARGET });
const DELIVERY = {
  playerId: PLAYER,
  at: NOW,
  id: 'd',
  channel: 'c',
  gameId: GAME,
  kind: 'turn',
  error: null,
} as const;

const TELLING: PeopleQueries = {
  selectChannels: (db) => channels.selectChannels(db, PLAYER),
  selectOpenChannels: (db) => channels.selectOpenChannels(db, PLAYER),
  channelById: (db) => channels.channelById(db, PLAYER, 'c'),
  putChannel: (db) => channels.putChannel(db, CHANNEL, 9),
  takeDevice: (db) => channels.takeDevice(db, CHANNEL),
  switchChannel: (db) => channels.switchChannel(db, PLAYER, 'c', true),
  deleteChannel: (db) => channels.deleteChannel(db, PLAYER, 'c'),
  deleteDevices: (db) => [
    ...channels.deleteDevices(db, PLAYER, 's'),
    ...channels.deleteDevices(db, PLAYER, 'all'),
  ],
  noteOutcome: (db) => channels.noteOutcome(db, CHANNEL, { ...CHANNEL, off: 'gone' }),
  recordDelivery: (db) => channels.recordDelivery(db, CHANNEL, { ...CHANNEL, off: 'gone' }, DELIVERY),
  selectDeliveries: (db) => channels.selectDeliveries(db, PLAYER),
  toldAmong: (db) => players.toldAmong(db, [PLAYER, 'other']),
  backSince: (db) => players.backSince(db, PLAYER),
  setBackAt: (db) => players.setBackAt(db, PLAYER, NOW),
  languageOf: (db) => players.languageOf(db, PLAYER),
  selectGameTellings: (db) => telling.selectGameTellings(db, PLAYER),
  bringGameTellings: (db) => telling.bringGameTellings(db, PLAYER, 'other', []),
  gameTellingOf: (db) => telling.gameTellingOf(db, PLAYER, GAME),
  putGameTelling: (db) => telling.putGameTelling(db, PLAYER, GAME, 'none'),
  deleteGameTelling: (db) => telling.deleteGameTelling(db, PLAYER, GAME),
  tellingOf: (db) => telling.tellingOf(db, PLAYER),
  putTelling: (db) => telling.putTelling(db, PLAYER, { quiet: true, digestHour: 18, mailAfterHours: null }),
  insertDelayedMail: (db) =>
    mails.insertDelayedMail(db, { email: EMAIL, playerId: PLAYER, game: '', language: 'en', createdAt: NOW }),
  selectDelayedMails: (db) => mails.selectDelayedMails(db, 9),
  deleteDelayedMail: (db) => mails.deleteDelayedMail(db, EMAIL),
  insertCapturedMail: (db) => mails.insertCapturedMail(db, { to: EMAIL } as Mail, NOW),
  selectCapturedMails: (db) => mails.selectCapturedMails(db, 9),
  capturedMailById: (db) => mails.capturedMailById(db, 1),
  undeliverableReason: (db) => mails.undeliverableReason(db, EMAIL),
  insertUndeliverable: (db) => [
    mails.insertUndeliverable(db, EMAIL, 'bounce', NOW),
    mails.insertUndeliverable(db, EMAIL, 'complaint', NOW),
  ],
  deleteUndeliverable: (db) => mails.deleteUndeliverable(db, EMAIL, ['bounce']),
};

const QUOTA = { key: 'k', max: 9 };
const LISTING = {
  gameId: GAME,
  hostId: PLAYER,
  until: NOW,
  writtenAt: NOW,
  content: {
    id: GAME,
    game: '',
    title: null,
    options: {},
    clock: null,
    seats: 2,
    free: 1,
    bots: 0,
    people: [],
    language: null,
    awake: { parts: [], of: 0 },
    since: NOW,
    until: NOW,
  },
};
const ERASURE = { playerId: PLAYER, name: 'Ann', email: EMAIL, language: null, session: 'h', startedAt: NOW };

const LISTED: PeopleQueries = {
  openTables: (db) => listings.openTables(db, NOW),
  addListing: (db) => listings.addListing(db, LISTING, NOW),
  putListing: (db) => listings.putListing(db, LISTING),
  deleteListing: (db) => listings.deleteListing(db, GAME),
  waysToTell: (db) => listings.waysToTell(db, PLAYER, GAME),
};

const GROUP = { id: 'g', name: 'Friday', ownerId: PLAYER, link: 'l', seasons: [NOW], createdAt: NOW };
const MEMBER = { groupId: 'g', playerId: PLAYER, id: 'm', joinedAt: NOW };

const NEWS = { groupId: 'g', kind: 'gameBegan', subject: GAME, at: NOW } as const;

const GROUPS: PeopleQueries = {
  groupsOf: (db) => [groups.groupsOf(db, PLAYER), groups.groupsOf(db, PLAYER, GAME)],
  groupOf: (db) => groups.groupOf(db, 'g', PLAYER),
  groupOffered: (db) => groups.groupOffered(db, 'g', PLAYER),
  groupMembers: (db) => groups.groupMembers(db, 'g'),
  gamesOpenedTo: (db) => groups.gamesOpenedTo(db, 'g'),
  insertGroup: (db) => groups.insertGroup(db, GROUP, 'm'),
  insertMember: (db) => groups.insertMember(db, MEMBER, 'l'),
  leaveGroupsIfLost: (db) => db.batch([...groups.leaveGroupsIfLost(db, PLAYER)]),
  forgetGroupGame: (db) => groups.forgetGroupGame(db, 'g', GAME),
  updateGroup: (db) => groups.updateGroup(db, GROUP, { name: 'Sunday', owner: 'm' }),
  putGroupWebhook: (db) =>
    groups.putGroupWebhook(db, GROUP, { kind: 'webhook', url: 'u', shape: 'json', secret: 's' }, NOW),
  removeMember: (db) => groups.removeMember(db, GROUP, 'm', 'l'),
  leaveGroup: (db) => groups.leaveGroup(db, 'g', PLAYER),
  leaveAllGroups: (db) => groups.leaveAllGroups(db, (player) => eq(player, PLAYER)),
  deleteGroup: (db) => groups.deleteGroup(db, GROUP),
  bringGroups: (db) => groups.bringGroups(db, PLAYER, 'other'),
  insertGroupNews: (db) => groupNews.insertGroupNews(db, NEWS),
  deleteGroupNews: (db) => groupNews.deleteGroupNews(db, NEWS),
  groupToTell: (db) => groupNews.groupToTell(db, 'g'),
  overdueGroups: (db) => groupNews.overdueGroups(db, NOW, 9),
  putGroupGame: (db) => groups.putGroupGame(db, { ...LISTING, groupId: 'g', at: NOW }),
  closeGroupTable: (db) => groups.closeGroupTable(db, 'g', GAME),
};

const OTHERS: PeopleQueries = {
  isRefused: (db) => refusals.isRefused(db, ['k', 'l'], PLAYER),
  insertRefusal: (db) => refusals.insertRefusal(db, 'k', PLAYER, NOW),
  refusedBy: (db) => refusals.refusedBy(db, PLAYER),
  bringRefusals: (db) => refusals.bringRefusals(db, PLAYER, 'other'),
  deleteRefusal: (db) => refusals.deleteRefusal(db, PLAYER, 'host'),
  deleteRefusals: (db) => refusals.deleteRefusals(db, ['k']),
  insertBlock: (db) => blocks.insertBlock(db, PLAYER, 'other', NOW),
  bringBlocks: (db) => blocks.bringBlocks(db, PLAYER, 'other'),
  deleteBlock: (db) => blocks.deleteBlock(db, PLAYER, 'other'),
  blocksOf: (db) => blocks.blocksOf(db, PLAYER),
  blockedAmong: (db) => blocks.blockedAmong(db, PLAYER, ['other', 'third']),
  isBlockedByAny: (db) => blocks.isBlockedByAny(db, PLAYER, ['other', 'third']),
  blockedBetween: (db) => blocks.blockedBetween(db, PLAYER, ['other', 'third']),
  isBlockAmong: (db) => blocks.isBlockAmong(db, ['other', 'third']),
  bringReports: (db) => [blocks.bringReports(db, PLAYER, 'other')],
  insertReport: (db) =>
    blocks.insertReport(db, {
      id: 'r',
      playerId: PLAYER,
      gameId: GAME,
      seat: 0,
      text: 'Rude',
      createdAt: NOW,
      groupId: null,
      member: null,
    }),
  renameReported: (db) => blocks.renameReported(db, 'r', 'Group'),
  newestReports: (db) => blocks.newestReports(db, 50),
  deleteReport: (db) => blocks.deleteReport(db, 'r'),
  charge: (db) => counters.charge(db, [QUOTA, { ...QUOTA, key: 'l' }], NOW),
  chargeUpTo: (db) => counters.chargeUpTo(db, QUOTA, 20, NOW),
  refund: (db) => counters.refund(db, [QUOTA], NOW),
  personData: (db) => ownData.personData(db, PLAYER),
  emptyGuest: (db) => [...erasures.emptyGuest(db, PLAYER)],
  beginErasure: (db) => erasures.beginErasure(db, ERASURE),
  selectErasures: (db) => erasures.selectErasures(db, 9),
  erasureBySession: (db) => erasures.erasureBySession(db, 'h'),
  updateErasure: (db) => erasures.updateErasure(db, PLAYER, { email: null }),
  finishErasure: (db) => erasures.finishErasure(db, PLAYER),
  nextDeliveries: (db) => figures.nextDeliveries(db, '', 9),
  countDeliveries: (db) => figures.countDeliveries(db, KEYS, NOW),
  peopleFigures: (db) => figures.peopleFigures(db, { day: 1, quotas: ['k'] }),
  jobOf: (db) => figures.jobOf(db, 'sweep'),
  putJob: (db) => figures.putJob(db, { name: 'sweep', at: NOW, done: 1, next: 1, counts: null }),
};

/** What retention deletes: each function is one query. */
const EXPIRED: PeopleQueries = Object.fromEntries(
  Object.entries(expired).map(([name, delete_]) => [
    name,
    (db) => delete_({ db, before: NOW, range: IDS, limit: 9 }),
  ]),
);

export const PEOPLE_QUERIES: PeopleQueries = {
  ...PLAYERS,
  ...WAYS_IN,
  ...TELLING,
  ...LISTED,
  ...GROUPS,
  ...OTHERS,
  ...EXPIRED,
};
