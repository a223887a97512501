import { DurableObject } from 'cloudflare:workers';
import { ok } from '#shared/kernel/result.ts';
import type { BotLevel, Seat } from '#shared/kernel/types.ts';
import type {
  Export,
  ListGame,
  LogPage,
  MailedMoveState,
  Propose,
  Reliability,
  Rematch,
  Replace,
  RestOrders,
} from '#shared/protocol/http.ts';
import type { Language } from '#shared/words/languages.ts';
import type { Leaver } from '../db/games/formerPlayers.ts';
import type { Person } from '../db/people/players.ts';
import type { MessageRow, SeatCalendar } from '../db/schema.ts';
import type { RoomResult } from '../lib/failure.ts';
import { isReplaced } from '../lib/objects.ts';
import type { Caller, Rights } from '../people/access.ts';
import type { FoundCompanion } from '../people/companions.ts';
import type { PublicTable } from '../pictures/tableSvg.ts';
import type { GameDigest } from '../wording/digest.ts';
import { translatorFor } from '../wording/translator.ts';
import { setCalendar, type HolidaySpan } from './clock/seatCalendar.ts';
import { handleSocketMessage } from './live/liveConnection.ts';
import { isLooking } from './live/presence.ts';
import { putOrders, restOrders, withdrawOrders, type OrdersRequest } from './orders/putOrders.ts';
import { commit, type CommitRequest } from './play/commit.ts';
import { stateOfMailedMove, type OfferedByMail } from './play/mailedMoves.ts';
import { undo, type UndoRequest } from './play/undo.ts';
import type { Room } from './roomContext.ts';
import { Runtime } from './runtime.ts';
import { adopt } from './seats/adoption.ts';
import {
  create,
  findEarlierCreation,
  type Creation,
  type CreationOptions,
  type NewGameRequest,
} from './seats/creation.ts';
import { forgetInDamaged, forgetPlayer } from './seats/formerPlayer.ts';
import { declineInvitation, invitationChanged, type Decline } from './seats/invitations.ts';
import { playerAt, logPage, publicTable, viewFor } from './views/answers.ts';
import { createRematch, joinRematch, linkRematch, planRematch, type RematchPlan } from './seats/rematch.ts';
import {
  addRecord,
  agree,
  answerJoinRequest,
  endListing,
  join,
  list,
  takeOutOfGroup,
  unlist,
  type Joiner,
  type Records,
} from './seats/openTables.ts';
import { withdraw } from './seats/joinRequests.ts';
import { checkLink, claim, replace, type ClaimRequest } from './seats/seating.ts';
import { cancel, start, changeTitle } from './seats/start.ts';
import { leave, returnToSeat } from './seats/vacancies.ts';
import type { LoadedGame } from './storage/loadedGame.ts';
import { messagesOf, postMessage } from './talk/messages.ts';
import { remind } from './talk/reminders.ts';
import { digestFor } from './views/digest.ts';
import { exportOf } from './views/redactedViews.ts';
import { propose } from './votes/questions.ts';
import { vote, type VoteRequest } from './votes/votes.ts';

/** A function that changes a game, and one that shows it. */
type Change<A extends readonly unknown[], T> = (
  room: Room,
  loaded: LoadedGame,
  ...args: A
) => Promise<RoomResult<T>>;
type Show<T> = (loaded: LoadedGame, rights: Rights) => T | Promise<T>;

/**
 * The room of one game. A method says how its request passes the gate (`requestGate.ts`); the work is a function of the
 * folder of its task. What requests share is in `runtime.ts`.
 */
export class GameRoom extends DurableObject<Env> {
  readonly #own: Runtime;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#own = new Runtime(ctx, env);
  }

  /** A change by somebody whose right is in what they send, or who is the host. */
  #change<A extends readonly unknown[], T>(caller: Caller, work: Change<A, T>, ...args: A) {
    const { gate, room } = this.#own;
    return gate.change(caller, (loaded) => work(room, loaded, ...args));
  }

  /** A change by the player of a seat. */
  #act<A extends readonly unknown[], T>(caller: Caller, work: Change<A, T>, ...args: A) {
    const { gate, room } = this.#own;
    return gate.changeAsSeat(caller, (loaded) => work(room, loaded, ...args));
  }

  #show<T>(caller: Caller, show: Show<T>) {
    return this.#own.gate.read(caller, show);
  }

  // How a game comes to be, and who sits where.
  create(caller: Caller, person: Person | null, request: NewGameRequest, how: CreationOptions = {}) {
    const { gate, room } = this.#own;
    return gate.run(caller, () => create(room, person, request, how));
  }
  /** The game that the same request created earlier; null if there is none. */
  findCreation(caller: Caller, request: NewGameRequest, key: string) {
    const { gate, room } = this.#own;
    return gate.query<Creation | null>(
      caller,
      async () => (await findEarlierCreation(room, request, key)) ?? ok(null),
    );
  }
  claim(caller: Caller, person: Person, seat: Seat, request: ClaimRequest) {
    return this.#change(caller, claim, person, seat, request);
  }
  /** Is the link valid, and whose claim does it repeat? Called before a caller without a session gets one. */
  checkClaim(caller: Caller, seat: Seat, request: ClaimRequest) {
    return this.#change(caller, checkLink, seat, request);
  }
  adopt(caller: Caller, guestId: string, playerId: string) {
    return this.#change(caller, adopt, guestId, playerId);
  }
  start(caller: Caller, level: BotLevel, machine: string) {
    return this.#change(caller, start, caller.playerId, level, machine);
  }
  cancel(caller: Caller) {
    return this.#change(caller, cancel, caller.playerId);
  }
  changeTitle(caller: Caller, title: string | null) {
    return this.#change(caller, changeTitle, caller.playerId, title);
  }
  /** `companion`: of the request, whom the Worker has found. */
  replace(caller: Caller, seat: Seat, request: Omit<Replace, 'companion'>, companion?: FoundCompanion) {
    return this.#change(caller, replace, caller, seat, request, companion);
  }
  decline(caller: Caller, seat: Seat, request: Decline) {
    return this.#change(caller, declineInvitation, caller.playerId, seat, request);
  }
  leave(caller: Caller, seat: Seat) {
    return this.#act(caller, leave, caller.playerId, seat);
  }
  remind(caller: Caller, seat: Seat) {
    return this.#act(caller, remind, caller.playerId, seat);
  }
  returnToSeat(caller: Caller, seat: Seat) {
    return this.#act(caller, returnToSeat, caller.playerId, seat);
  }
  list(caller: Caller, person: Person, records: Records, terms: ListGame) {
    return this.#change(caller, list, person, records, terms);
  }
  unlist(caller: Caller) {
    return this.#change(caller, unlist, caller.playerId);
  }
  endListing(reason: string) {
    return this.#change({ playerId: null }, endListing, reason);
  }
  takeOutOfGroup(caller: Caller, of: { readonly group: string; readonly isOwner: boolean }) {
    return this.#change(caller, takeOutOfGroup, caller.playerId, of);
  }
  join(caller: Caller, person: Person, joiner: Joiner) {
    return this.#change(caller, join, person, joiner);
  }
  withdraw(caller: Caller) {
    return this.#change(caller, withdraw, caller.playerId);
  }
  answerJoinRequest(caller: Caller, id: string, accept: boolean) {
    return this.#change(caller, answerJoinRequest, caller.playerId, id, accept);
  }
  addRecord(caller: Caller, reliability: Reliability) {
    return this.#change(caller, addRecord, caller.playerId, reliability);
  }
  agree(caller: Caller, agrees: boolean) {
    return this.#act(caller, agree, caller.playerId, agrees);
  }
  planRematch(caller: Caller, instead: string | null) {
    return this.#act(caller, planRematch, caller, instead);
  }
  linkRematch(caller: Caller, id: string) {
    return this.#change(caller, linkRematch, id);
  }
  joinRematch(caller: Caller, { entropy }: Rematch) {
    return this.#change(caller, joinRematch, caller.playerId, entropy);
  }
  createRematch(caller: Caller, person: Person, plan: RematchPlan, request: Rematch) {
    const { gate, room } = this.#own;
    return gate.run(caller, () => createRematch(room, person, plan, request));
  }

  // Play.
  commit(caller: Caller, request: CommitRequest) {
    return this.#act(caller, commit, caller, request);
  }
  undo(caller: Caller, request: UndoRequest) {
    return this.#act(caller, undo, caller.playerId, request);
  }
  propose(caller: Caller, proposal: Propose) {
    return this.#act(caller, propose, caller.playerId, proposal);
  }
  vote(caller: Caller, request: VoteRequest) {
    return this.#act(caller, vote, caller.playerId, request);
  }
  putOrders(caller: Caller, request: OrdersRequest) {
    return this.#act(caller, putOrders, caller.playerId, request);
  }
  withdrawOrders(caller: Caller, revision: number | undefined) {
    return this.#act(caller, withdrawOrders, caller.playerId, revision);
  }
  restOrders(caller: Caller, request: RestOrders) {
    return this.#act(caller, restOrders, caller.playerId, request);
  }
  postMessage(caller: Caller, message: Pick<MessageRow, 'id' | 'text'>) {
    return this.#act(caller, postMessage, caller.playerId, message);
  }

  // Reads.
  read(caller: Caller) {
    return this.#show(caller, (loaded, rights) => viewFor(this.#own.room, loaded, rights, caller.playerId));
  }
  messages(caller: Caller, before: number | undefined) {
    return this.#show(caller, (loaded, rights) =>
      messagesOf(this.#own.room, loaded, rights, caller.playerId, before),
    );
  }
  log(caller: Caller, from: number, to: number | undefined): Promise<RoomResult<LogPage>> {
    return this.#show(caller, (loaded, { viewer }) => logPage(this.#own.room, loaded, viewer, from, to));
  }
  export(caller: Caller): Promise<RoomResult<Export>> {
    const { room } = this.#own;
    return this.#show(caller, async (loaded, rights) =>
      exportOf(loaded, await room.wholeLog.rows(room, loaded), rights),
    );
  }
  /** The player of a seat, for what others may know of them. */
  playerAt(caller: Caller, seat: Seat) {
    return this.#show(caller, (loaded, rights) => playerAt(loaded, rights, caller, seat));
  }
  /** The people at the table, for what others may know of them, and whether the caller is the host. */
  peopleAt(caller: Caller) {
    return this.#show(caller, ({ seats }, { host: isHost }) => ({
      isHost,
      seated: seats.flatMap(({ seat, playerId }) => (playerId === null ? [] : [{ seat, playerId }])),
    }));
  }
  /** Can the caller see the game now? False if its log is damaged. */
  async canBeOpened(caller: Caller): Promise<boolean> {
    return (await this.#show(caller, () => true)).ok;
  }
  /** The state of a move that a mail offered to this player's seat, in words of `language`. */
  async mailedMove(
    playerId: string,
    offered: OfferedByMail,
    language: Language,
  ): Promise<RoomResult<MailedMoveState>> {
    const shown = await this.#show<MailedMoveState>({ playerId }, async (loaded, { viewer }) =>
      viewer === offered.seat
        ? stateOfMailedMove(this.#own.room, loaded, offered, translatorFor(language))
        : { kind: 'lost' },
    );
    return !shown.ok && shown.failure.code === 'WATCHING_OFF' ? ok({ kind: 'lost' }) : shown;
  }
  /** For a picture in mails: the table after row `seq` as everybody sees it. It does not wait in the queue. */
  async tableAt(seq: number): Promise<RoomResult<PublicTable>> {
    const { gate, room } = this.#own;
    try {
      return await publicTable(room, await gate.current(), seq);
    } catch (error) {
      return gate.invalidate(error, 'STORAGE_UNAVAILABLE');
    }
  }

  // Calls by mailboxes, accounts and the cron.
  /** Does the player have a page of this game in front of them? */
  async isLooking(playerId: string): Promise<boolean> {
    return isLooking(this.#own.room.sockets, playerId);
  }
  /** The content of a message about the game for the player of a seat. */
  digestFor(playerId: string, language: Language): Promise<RoomResult<GameDigest>> {
    const { room } = this.#own;
    return this.#show({ playerId }, async (loaded, { viewer }) => {
      if (viewer === 'spectator') throw new Error('a digest for somebody without a seat');
      return digestFor(room, loaded, viewer, translatorFor(language), room.now());
    });
  }
  /** The player was told of their turn at `at` (ms). Updates the pages, which show it while the game runs. */
  noticeSent(seat: Seat, at: number): Promise<void> {
    const { queue, room } = this.#own;
    return queue.run(async () => {
      const { loaded } = room;
      if (loaded?.game.status !== 'running') return;
      room.loaded = { ...loaded, noticeOutcomes: new Map([...loaded.noticeOutcomes, [seat, at]]) };
      room.sockets.sendTable(room.loaded);
    });
  }
  /** The state of an invitation has changed. Updates the pages, and the list of open tables: its seat may be free. */
  invitationChanged() {
    return this.#change({ playerId: null }, invitationChanged);
  }
  /** The player has changed when their time counts. `holiday`: they take one, which the table is told. */
  setCalendar(playerId: string, calendar: SeatCalendar | null, holiday: HolidaySpan | null) {
    return this.#change({ playerId }, setCalendar, playerId, calendar, holiday);
  }
  /** The player has deleted their account: the game forgets who they were. */
  async forgetPlayer(leaver: Leaver): Promise<RoomResult<object>> {
    const { gate, room } = this.#own;
    const { playerId } = leaver;
    const answer = await this.#change({ playerId }, forgetPlayer, leaver);
    const isDamaged = !answer.ok && answer.failure.code === 'GAME_DAMAGED';
    return isDamaged ? gate.query({ playerId }, () => forgetInDamaged(room, leaver)) : answer;
  }
  async endSessions(sessions: readonly string[]): Promise<void> {
    for (const session of sessions) this.#own.room.sockets.endSession(session);
  }
  /** An alarm may be lost: does what is due. False if that failed. */
  wake(): Promise<boolean> {
    return this.#own.waker.wake();
  }

  // Calls by the platform. It answers a page's pings without waking this object.
  /** The upgrade of GET /api/games/:id/live. */
  override fetch(request: Request): Promise<Response> {
    return this.#own.connect(request);
  }
  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    return handleSocketMessage(this.#own.room, socket, message);
  }
  override async webSocketClose(socket: WebSocket): Promise<void> {
    socket.close();
    this.#own.closed(socket);
  }
  override async webSocketError(socket: WebSocket): Promise<void> {
    this.#own.closed(socket);
  }
  override alarm(): Promise<void> {
    return isReplaced(this.env, this.ctx) ? this.ctx.storage.deleteAll() : this.#own.alarm();
  }
}
