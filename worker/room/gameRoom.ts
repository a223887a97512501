import { ok } from '#shared/kernel/result.ts';
import type { BotLevel, Seat } from '#shared/kernel/types.ts';
import type {
  Export,
  GameView,
  LogPage,
  MailedMoveState,
  Message,
  Messages,
  Propose,
  Rematch,
  Replace,
  RestOrders,
} from '#shared/protocol/http.ts';
import type { Language } from '#shared/words/languages.ts';
import type { Caller } from '../people/access.ts';
import type { Person } from '../db/people/players.ts';
import type { MessageRow } from '../db/schema.ts';
import { database } from '../db/database.ts';
import { removedAt } from '../db/games/notices.ts';
import { translatorFor } from '../wording/translator.ts';
import type { PublicTable } from '../pictures/tableSvg.ts';
import { commit, type CommitRequest } from './play/commit.ts';
import {
  create,
  findEarlierCreation,
  type CreationOptions,
  type Creation,
  type NewGameRequest,
} from './seats/creation.ts';
import type { RoomResult } from '../lib/failure.ts';
import { declineInvitation, invitationInfos } from './seats/invitations.ts';
import { putOrders, restOrders, withdrawOrders, type OrdersRequest } from './orders/putOrders.ts';
import * as seating from './seats/seating.ts';
import { cancel, start } from './seats/start.ts';
import { changeTitle } from './seats/title.ts';
import * as takeback from './play/undo.ts';
import * as questions from './votes/questions.ts';
import { returnToSeat, leave } from './seats/vacancies.ts';
import { vote, type VoteRequest } from './votes/votes.ts';
import { stateOfMailedMove, type OfferedByMail } from './play/mailedMoves.ts';
import { adopt } from './seats/adoption.ts';
import { messagesOf, postMessage } from './talk/messages.ts';
import { playerAt, type SeatPlayer } from './seats/playerAt.ts';
import { publicTable } from './views/publicTable.ts';
import * as rematches from './seats/rematch.ts';
import { logPage } from './views/logPage.ts';
import { exportOf, gameView } from './views/redactedViews.ts';
import { RoomForService } from './roomForService.ts';

/**
 * The room of one game, as the routes call it. This class is a thin shell: each method says how a request passes
 * the gate, and the work is done in the modules beside it.
 */
export class GameRoom extends RoomForService {
  create(caller: Caller, person: Person | null, request: NewGameRequest, how: CreationOptions = {}) {
    return this.gate.run(caller, () => create(this.room, person, request, how));
  }

  /** The game that the same request created earlier; null if there is none. */
  findCreation(caller: Caller, request: NewGameRequest, key: string): Promise<RoomResult<Creation | null>> {
    return this.gate.query<Creation | null>(
      caller,
      async () => (await findEarlierCreation(this.room, request, key)) ?? ok(null),
    );
  }

  claim(caller: Caller, person: Person, seat: Seat, request: seating.ClaimRequest) {
    return this.gate.change(caller, (loaded) => seating.claim(this.room, loaded, person, seat, request));
  }

  /** Is the link valid, and whose claim does it repeat? Called before a caller without a session gets one. */
  checkClaim(caller: Caller, seat: Seat, request: seating.ClaimRequest) {
    return this.gate.change(caller, (loaded) => seating.checkLink(this.room, loaded, seat, request));
  }

  adopt(caller: Caller, guestId: string, playerId: string) {
    return this.gate.change(caller, (loaded) => adopt(this.room, loaded, guestId, playerId));
  }

  start(caller: Caller, level: BotLevel, machine: string) {
    return this.gate.change(caller, (loaded) => start(this.room, loaded, caller.playerId, level, machine));
  }

  cancel(caller: Caller) {
    return this.gate.change(caller, (loaded) => cancel(this.room, loaded, caller.playerId));
  }

  changeTitle(caller: Caller, title: string | null) {
    return this.gate.change(caller, (loaded) => changeTitle(this.room, loaded, caller.playerId, title));
  }

  replace(caller: Caller, seat: Seat, request: Replace) {
    return this.gate.change(caller, (loaded) => seating.replace(this.room, loaded, caller, seat, request));
  }

  decline(
    caller: Caller,
    seat: Seat,
    request: { readonly token: string; readonly reason?: string | undefined },
  ) {
    return this.gate.change(caller, (loaded) => declineInvitation(this.room, loaded, seat, request));
  }

  commit(caller: Caller, request: CommitRequest) {
    return this.gate.changeAsSeat(caller, (loaded) => commit(this.room, loaded, caller, request));
  }

  undo(caller: Caller, request: takeback.UndoRequest) {
    return this.gate.changeAsSeat(caller, (loaded) =>
      takeback.undo(this.room, loaded, caller.playerId, request),
    );
  }

  propose(caller: Caller, proposal: Propose) {
    return this.gate.changeAsSeat(caller, (loaded) =>
      questions.propose(this.room, loaded, caller.playerId, proposal),
    );
  }

  vote(caller: Caller, request: VoteRequest) {
    return this.gate.changeAsSeat(caller, (loaded) => vote(this.room, loaded, caller.playerId, request));
  }

  leave(caller: Caller, seat: Seat) {
    return this.gate.changeAsSeat(caller, (loaded) => leave(this.room, loaded, caller.playerId, seat));
  }

  returnToSeat(caller: Caller, seat: Seat) {
    return this.gate.changeAsSeat(caller, (loaded) => returnToSeat(this.room, loaded, caller.playerId, seat));
  }

  planRematch(caller: Caller, instead: string | null): Promise<RoomResult<rematches.RematchPlan>> {
    return this.gate.changeAsSeat(caller, (loaded) => rematches.planRematch(loaded, caller, instead));
  }

  linkRematch(caller: Caller, id: string) {
    return this.gate.change(caller, (loaded) => rematches.linkRematch(this.room, loaded, id));
  }

  joinRematch(caller: Caller, { entropy }: Rematch) {
    return this.gate.change(caller, (loaded) =>
      rematches.joinRematch(this.room, loaded, caller.playerId, entropy),
    );
  }

  createRematch(caller: Caller, person: Person, plan: rematches.RematchPlan, request: Rematch) {
    return this.gate.run(caller, () => rematches.createRematch(this.room, person, plan, request));
  }

  putOrders(caller: Caller, request: OrdersRequest) {
    return this.gate.changeAsSeat(caller, (loaded) => putOrders(this.room, loaded, caller.playerId, request));
  }

  withdrawOrders(caller: Caller, revision: number | undefined) {
    return this.gate.changeAsSeat(caller, (loaded) =>
      withdrawOrders(this.room, loaded, caller.playerId, revision),
    );
  }

  restOrders(caller: Caller, request: RestOrders) {
    return this.gate.changeAsSeat(caller, (loaded) =>
      restOrders(this.room, loaded, caller.playerId, request),
    );
  }

  postMessage(caller: Caller, message: Pick<MessageRow, 'id' | 'text'>): Promise<RoomResult<Message>> {
    return this.gate.changeAsSeat(caller, (loaded) =>
      postMessage(this.room, loaded, caller.playerId, message),
    );
  }

  messages(caller: Caller, before: number | undefined): Promise<RoomResult<Messages>> {
    return this.gate.read(caller, (loaded, rights) =>
      messagesOf(this.room, loaded, rights, caller.playerId, before),
    );
  }

  read(caller: Caller): Promise<RoomResult<GameView>> {
    return this.gate.read(caller, async (loaded, rights) => {
      const view = gameView(loaded, rights, this.room.sockets.onlineFor(loaded, rights.viewer));
      const invitations = await invitationInfos(this.room, loaded, caller.playerId);
      const isRemoved =
        view.status === 'open' &&
        view.you === null &&
        caller.playerId !== null &&
        (await removedAt(database(this.room.env), view.id, caller.playerId)) !== undefined;
      return {
        ...view,
        ...(isRemoved && { removed: true }),
        ...(invitations === undefined ? {} : { invitations }),
      };
    });
  }

  /** Can the caller see the game now? False if its log is damaged. */
  async canBeOpened(caller: Caller): Promise<boolean> {
    return (await this.gate.read(caller, () => true)).ok;
  }

  /** For a picture in mails: the table after row `seq` as everybody sees it. It does not wait in the queue. */
  async tableAt(seq: number): Promise<RoomResult<PublicTable>> {
    try {
      return await publicTable(this.room, await this.gate.current(), seq);
    } catch (error) {
      return this.gate.invalidate(error, 'STORAGE_UNAVAILABLE');
    }
  }

  /** What became of a move that a mail offered to this player's seat, told in `language`. */
  mailedMove(
    playerId: string,
    offered: OfferedByMail,
    language: Language,
  ): Promise<RoomResult<MailedMoveState>> {
    return this.gate.read({ playerId }, async (loaded, { viewer }) => {
      return viewer === offered.seat
        ? stateOfMailedMove(this.room, loaded, offered, translatorFor(language))
        : { kind: 'lost' };
    });
  }

  /** Whose seat it is, for what is told of its player. */
  playerAt(caller: Caller, seat: Seat): Promise<RoomResult<SeatPlayer>> {
    return this.gate.read(caller, (loaded, rights) => playerAt(loaded, rights, caller, seat));
  }

  log(caller: Caller, from: number, to: number | undefined): Promise<RoomResult<LogPage>> {
    return this.gate.read(caller, (loaded, { viewer }) => logPage(this.room, loaded, viewer, from, to));
  }

  export(caller: Caller): Promise<RoomResult<Export>> {
    return this.gate.read(caller, async (loaded, rights) =>
      exportOf(loaded, await this.room.wholeLog.rows(this.room, loaded), rights),
    );
  }
}
