import { eq } from 'drizzle-orm';
import type { GamesDatabase } from '../../../worker/db/database.ts';
import * as absences from '../../../worker/db/games/absences.ts';
import * as archived from '../../../worker/db/games/log.ts';
import * as companions from '../../../worker/db/games/companions.ts';
import * as expired from '../../../worker/db/games/expired.ts';
import * as figures from '../../../worker/db/games/figures.ts';
import * as former from '../../../worker/db/games/formerPlayers.ts';
import * as games from '../../../worker/db/games/games.ts';
import { gamesData } from '../../../worker/db/games/gamesData.ts';
import * as invitations from '../../../worker/db/games/invitations.ts';
import * as log from '../../../worker/db/games/log.ts';
import * as messages from '../../../worker/db/games/talk.ts';
import * as notes from '../../../worker/db/games/talk.ts';
import * as joinRequests from '../../../worker/db/games/joinRequests.ts';
import * as notices from '../../../worker/db/games/notices.ts';
import * as orders from '../../../worker/db/games/orders.ts';
import * as results from '../../../worker/db/games/results.ts';
import {
  insertMissedEnds,
  insertWaitingNotices,
  markTold,
  selectStale,
} from '../../../worker/db/games/absences.ts';
import { backAt } from '../../../worker/lib/notices.ts';
import { deleteSome } from '../../../worker/db/expired.ts';
import { nextRange } from '../../../worker/db/keyRange.ts';
import { gamesTable } from '../../../worker/db/schema.ts';
import type { GameRow, InvitationRow, NoticeRow, SeatRow } from '../../../worker/db/schema.ts';

/** By the name of its function, a query of the service with all its forms. */
export type Queries<Db> = Readonly<Record<string, (db: Db) => unknown>>;
type GameQueries = Queries<GamesDatabase>;

/** A running game as it is stored. */
export interface Stored {
  readonly game: GameRow;
  readonly seat: SeatRow;
}

const [NOW, GUEST, EMAIL] = [1_700_000_000_000, 'guest', 'ann@example.org'];
const KEYS = { after: '', upTo: '~' };
const OLD = { before: NOW, range: { from: 'a', to: 'b' }, limit: 9 };
const LAST = { id: 'a', dueAt: NOW };
const WAITING = { now: NOW, dueAt: NOW, maxReminders: 3 };
const PLACE = { id: 'a', at: NOW };

/** The queries of `worker/db/games`. */
export const gameQueries = (stored: Stored): GameQueries => ({
  ...tableQueries(stored),
  ...logQueries(stored),
  ...talkQueries(stored),
  ...noticeQueries(stored),
  ...invitationQueries(stored),
  ...figureQueries(stored),
  ...EXPIRED,
});

function tableQueries({ game, seat }: Stored): GameQueries {
  const { id } = game;
  const player = seat.playerId ?? '';
  const fences = { head: 'h', seats: [seat], question: true, orders: new Map([[0, 1]]) };
  return {
    gamesData: (db) => gamesData(db, player, 'a@b.example'),
    namesAtTablesOf: (db) => games.namesAtTablesOf(db, player, ['other', 'third']),
    selectGame: (db) => games.selectGame(db, id),
    isGame: (db) => games.isGame(db, id),
    selectSeats: (db) => games.selectSeats(db, id),
    gamesOfGroup: (db) => games.gamesOfGroup(db, [id, 'another'], 'g'),
    insertGame: (db) => games.insertGame(db, game),
    insertSeats: (db) => games.insertSeats(db, [seat]),
    updateGame: (db) => [
      games.updateGame(db, game, { seq: game.seq + 1 }, { head: 'h' }),
      games.updateGame(db, game, { status: 'aborted' }, fences),
    ],
    updateSeat: (db) => games.updateSeat(db, seat, seat),
    endSeats: (db) => games.endSeats(db, game),
    gamesOf: (db) => games.gamesOf(db, player),
    ownGames: (db) => games.ownGames(db, games.waitsFor(player)),
    gamesToBring: (db) => games.gamesToBring(db, player),
    waitingGamesOf: (db) => games.waitingGamesOf(db, player),
    unfinishedGamesOf: (db) => games.unfinishedGamesOf(db, player),
    titlesOfGames: (db) => games.titlesOfGames(db, [id, 'another']),
    seatsOfAll: (db) => games.seatsOfAll(db, [id, 'another']),
    withSeats: (db) => games.withSeats(db, [{ game }]),
    overdueGames: (db) => [games.overdueGames(db, NOW, undefined, 9), games.overdueGames(db, NOW, LAST, 9)],
    postponeGames: (db) => games.postponeGames(db, [id], NOW, NOW),
    gamesKnowing: (db) => former.gamesKnowing(db, player, 9),
    forgetInGame: (db) => former.forgetInGame(db, id, { playerId: player }),
    forgetWords: (db) => former.forgetWords(db, { playerId: player, name: 'Ann', email: EMAIL }, 9),
    forgetInvitations: (db) => former.forgetInvitations(db, id),
    overwriteTable: (db) => former.overwriteTable(db, id, player, { game: { hostId: null }, seat }),
    selectOrders: (db) => orders.selectOrders(db, id),
    upsertOrders: (db) =>
      orders.upsertOrders(db, {
        gameId: id,
        seat: 0,
        content: { game: {}, plan: null, atOnce: false, onlyMove: false, vacation: null },
        version: 1,
        revision: 1,
        madeAt: 1,
        restsAt: null,
        delayKey: '',
      }),
    deleteOrders: (db) => orders.deleteOrders(db, id, 0),
  };
}

function logQueries({ game, seat }: Stored): GameQueries {
  const { id } = game;
  const player = seat.playerId ?? '';
  const counts = { seats: 2, rank: 1, total: 9, rows: 9, timeOuts: 0, times: [], left: null };
  const row = {
    seq: 9,
    seat: 0,
    by: 'person',
    moves: [],
    events: [],
    undone: null,
    at: NOW,
    version: 1,
  } as const;
  const result = { gameId: id, seat: 0, playerId: player, game: game.game, variant: '', ...counts };
  return {
    selectRows: (db) => [log.selectRows(db, id, 1), log.selectRows(db, id, 1, 9)],
    selectArchived: (db) => archived.selectArchived(db, id),
    nameArchived: (db) => archived.nameArchived(db, id, null, 'an-object'),
    selectForArchive: (db) => [...archived.selectForArchive(db, id)],
    deleteArchived: (db) => [...archived.deleteArchived(db, id, 9, 9)],
    selectRowTime: (db) => log.selectRowTime(db, id, 9),
    insertRow: (db) => log.insertRow(db, id, row, 'h'),
    tableEventsOf: (db) => former.tableEventsOf(db, id),
    renameInRow: (db) => former.renameInRow(db, id, 9, { type: 'resumed' }),
    resultsInGame: (db) => former.resultsInGame(db, id, player),
    insertResults: (db) => results.insertResults(db, [{ ...result, startedAt: NOW, endedAt: NOW }]),
    handOverResults: (db) => results.handOverResults(db, id, GUEST, player),
    archivedLosses: (db) => results.archivedLosses(db, player),
    handOverLosses: (db) => results.handOverLosses(db, GUEST, player),
    resultsOfPlayer: (db) => [
      results.resultsOfPlayer(db, player, 9),
      results.resultsOfPlayer(db, player, 9, PLACE),
    ],
    countRunning: (db) => results.countRunning(db, player),
    listedResults: (db) => results.listedResults(db, player, 300, 20),
    resultTotals: (db) => results.resultTotals(db, player),
    seatSums: (db) => results.seatSums(db, game.game),
    companionsIn: (db) => companions.companionsIn(db, player),
    finishedWith: (db) => companions.finishedWith(db, player, { gameId: id, seat: 1 }),
    archivedGames: (db) => [
      results.archivedGames(db, player, { before: undefined, name: '' }, 9),
      results.archivedGames(db, player, { before: PLACE, name: 'Ann' }, 9),
    ],
  };
}

function talkQueries({ game: { id }, seat }: Stored): GameQueries {
  const player = seat.playerId ?? '';
  const owner = { gameId: id, playerId: player, seat: 0 };
  const message = {
    gameId: id,
    seq: 1,
    seat: 0,
    playerId: player,
    id: 'm',
    text: 'Hello',
    at: NOW,
    former: null,
  };
  return {
    selectMessages: (db) => [
      messages.selectMessages(db, id, 9),
      messages.selectMessages(db, id, 9, 99, { until: NOW, playerId: player }),
    ],
    leaveMessages: (db) => messages.leaveMessages(db, id, 0),
    handOverMessages: (db) => messages.handOverMessages(db, GUEST, player),
    insertMessage: (db) => messages.insertMessage(db, message),
    notesOf: (db) => notes.notesOf(db, owner),
    putNotes: (db) => notes.putNotes(db, owner, { text: 'Mine', version: 1 }),
    handOverNotes: (db) => notes.handOverNotes(db, id, GUEST, player),
  };
}

const JOIN_REQUEST = {
  gameId: 'agame',
  playerId: 'player',
  id: 'r',
  name: 'Ann',
  entropy: null,
  reliability: { finished: 0, timeOuts: 0, times: null },
  language: null,
  at: 1,
};

function noticeQueries({ game: { id }, seat }: Stored): GameQueries {
  const player = seat.playerId ?? '';
  const removal = {
    gameId: id,
    playerId: player,
    seat: 0,
    createdAt: NOW,
    dueAt: NOW,
    state: 'queued',
  } as const;
  const notice = { playerId: player, gameId: id, id: 'n' } as NoticeRow;
  const occasion = { gameId: id, seats: 3, kind: 'turn', seq: 9, now: NOW, dueAt: NOW } as const;
  return {
    insertNotices: (db) => notices.insertNotices(db, occasion),
    insertReminder: (db) => notices.insertReminder(db, occasion),
    insertNoticeWithoutSeat: (db) => notices.insertNoticeWithoutSeat(db, { ...removal, kind: 'removed' }),
    deleteRemoval: (db) => notices.deleteRemoval(db, id, player),
    turnedAwayAt: (db) => notices.turnedAwayAt(db, 'removed', id, player),
    selectJoinRequests: (db) => joinRequests.selectJoinRequests(db, id),
    insertJoinRequest: (db) => joinRequests.insertJoinRequest(db, JOIN_REQUEST),
    deleteJoinRequest: (db) => joinRequests.deleteJoinRequest(db, id, player),
    deleteJoinRequests: (db) => joinRequests.deleteJoinRequests(db, id),
    handOverJoinRequests: (db) => joinRequests.handOverJoinRequests(db, player, 'other'),
    joinRequestsOf: (db) => joinRequests.joinRequestsOf(db, player),
    markSeen: (db) => absences.markSeen(db, player, id, backAt(NOW)),
    planQueuedAnew: (db) => absences.planQueuedAnew(db, player, { now: NOW, after: NOW }),
    wasToldAfter: (db) => absences.wasToldAfter(db, player, NOW),
    selectNotices: (db) => notices.selectNotices(db, player),
    updateNotice: (db) => notices.updateNotice(db, notice, { state: 'sent' }),
    selectSeatsWithNotices: (db) => notices.selectSeatsWithNotices(db, id),
    receiptsOf: (db) => notices.receiptsOf(db, player),
    overduePlayers: (db) => [
      notices.overduePlayers(db, { after: '', upTo: '~' }, NOW, undefined, 9),
      notices.overduePlayers(db, { after: '', upTo: '~' }, NOW, LAST, 9),
    ],
    selectStale: (db) => selectStale(db, player, true, NOW),
    markTold: (db) => markTold(db, player, true, NOW),
    insertWaitingNotices: (db) => insertWaitingNotices(db, player, WAITING),
    insertMissedEnds: (db) => insertMissedEnds(db, player, WAITING),
  };
}

function invitationQueries({ game: { id }, seat: { playerId } }: Stored): GameQueries {
  const host = playerId ?? '';
  const row: InvitationRow = {
    gameId: id,
    seat: 1,
    id: 'i',
    email: EMAIL,
    guestId: host,
    name: null,
    hostId: host,
    note: null,
    state: 'queued',
    reason: null,
    dueAt: NOW,
    attempts: 0,
    error: null,
    createdAt: NOW,
    sentAt: null,
  };
  return {
    insertInvitation: (db) => invitations.insertInvitation(db, row),
    selectInvitation: (db) => invitations.selectInvitation(db, id, 1),
    invitationOf: (db) => invitations.invitationOf(db, id, host),
    invitationsTo: (db) => invitations.invitationsTo(db, host),
    handOverInvitations: (db) => invitations.handOverInvitations(db, host, 'other'),
    selectInvitations: (db) => invitations.selectInvitations(db, id),
    updateInvitation: (db) => invitations.updateInvitation(db, row, { state: 'sent' }),
    updateQueued: (db) => invitations.updateQueued(db, row, { state: 'sent' }),
    closeInvitations: (db) => invitations.closeInvitations(db, id, [1], 'revoked'),
    closeInvitationsTo: (db) => invitations.closeInvitationsTo(db, id, [host]),
    endInvitation: (db) => invitations.endInvitation(db, id, 1),
    dueInvitations: (db) => invitations.dueInvitations(db, host, NOW, 9),
    nextInvitation: (db) => invitations.nextInvitation(db, host),
    overdueHosts: (db) => [
      invitations.overdueHosts(db, NOW, undefined, 9),
      invitations.overdueHosts(db, NOW, LAST, 9),
    ],
  };
}

const figureQueries = ({ game: { id } }: Stored): GameQueries => ({
  nextRange: (db) => nextRange(db, gamesTable.id, '', 9),
  deleteSome: (db) => deleteSome({ db, ...OLD }, gamesTable, [gamesTable.id], eq(gamesTable.id, id)),
  nextNotices: (db) => figures.nextNotices(db, '', 9),
  nextGames: (db) => figures.nextGames(db, '', 9),
  countNotices: (db) => figures.countNotices(db, KEYS, NOW),
  countGames: (db) => figures.countGames(db, KEYS),
  stuckGames: (db) => figures.stuckGames(db, NOW),
  putFault: (db) => figures.putFault(db, { gameId: id, row: 1, kind: 'k', at: NOW }),
  deleteFault: (db) => figures.deleteFault(db, id),
});

/** What retention deletes: each function is one query. */
const EXPIRED: GameQueries = Object.fromEntries(
  Object.entries(expired).map(([name, delete_]) => [name, (db) => delete_({ db, ...OLD })]),
);
