import { DurableObject } from 'cloudflare:workers';
import { ok } from '../../shared/kernel/result.ts';
import type { BotLevel, Seat } from '../../shared/kernel/types.ts';
import type { Export, GameView, LogPage, Message, Messages, Replace } from '../../shared/protocol/http.ts';
import type { Language } from '../../shared/words/languages.ts';
import type { NamedSeat } from '../access.ts';
import type { Person } from '../db/people.ts';
import type { MessageRow } from '../db/schema.ts';
import { poke } from '../mailbox/poke.ts';
import { tongueOf } from '../mailbox/words.ts';
import { briefFor, type Brief } from './brief.ts';
import { commit, type CommitRequest } from './command.ts';
import { create, made, type Made, type NewGameRequest } from './creation.ts';
import type { Answer } from './failure.ts';
import { decline, invitationInfos, ownerOf } from './invite.ts';
import { connect, hearOf } from './live.ts';
import { Queue } from './queue.ts';
import * as seating from './seating.ts';
import { Sockets } from './sockets.ts';
import { cancel, start } from './start.ts';
import { loadRows } from './table.ts';
import * as takeback from './takeback.ts';
import { messagesOf, say } from './talk.ts';
import { Turns } from './turns.ts';
import { commitsFor, exportOf, gameView } from './views.ts';
import { goOn } from './wake.ts';
import { loadTold, type Room } from './write.ts';

/** Rows of one page of the log. */
const LOG_PAGE = 200;

/** After a failure in the alarm: soon enough for players, slow enough for a database that is down. */
const RETRY_MS = 30_000;

/**
 * One game's room: lock, cache, alarm clock and socket hub. It owns no truth: delete its storage and nothing
 * is lost but time. A thin shell; what it does is in the modules beside it.
 */
export class GameRoom extends DurableObject<Env> {
  readonly #queue = new Queue();
  readonly #room: Room;
  readonly #turns: Turns;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    const gameId = ctx.id.name;
    if (gameId === undefined) throw new Error('a room is addressed by the name of its game');
    this.#room = {
      gameId,
      env,
      storage: ctx.storage,
      sockets: new Sockets(ctx),
      now: () => Date.now(),
      table: undefined,
      toldRow: undefined,
      load: () => loadTold(this.#room),
      poke: (playerIds, dueAt) => ctx.waitUntil(poke(env, playerIds, dueAt)),
    };
    this.#turns = new Turns(this.#room, this.#queue, () => ctx.waitUntil(this.wake()));
  }

  create(person: Person | null, request: NewGameRequest, key?: string) {
    return this.#turns.run(() => create(this.#room, person, request, key));
  }

  /** The game that this very request has made already, if it has. */
  made(request: NewGameRequest, key: string): Promise<Answer<Made | null>> {
    return this.#turns.ask<Made | null>(async () => (await made(this.#room, request, key)) ?? ok(null));
  }

  claim(person: Person, seat: Seat, request: seating.ClaimRequest) {
    return this.#turns.change((table) => seating.claim(this.#room, table, person, seat, request));
  }

  /** Is the link good, and whose is it? Asked before a newcomer is given a session. */
  checkClaim(
    seat: Seat,
    request: seating.ClaimRequest,
  ): Promise<Answer<{ readonly owner: Pick<Person, 'playerId' | 'name'> | null }>> {
    return this.#turns.change(async (table) => {
      const again = await seating.repeatedClaim(table, seat, request);
      if (again !== undefined) return ok({ owner: again });
      const claimable = await seating.checkClaim(table, null, seat, request.token);
      return claimable.ok ? ok({ owner: await ownerOf(this.#room, seat, request.token) }) : claimable;
    });
  }

  adopt(guestId: string, playerId: string) {
    return this.#turns.change((table) => seating.adopt(this.#room, table, guestId, playerId));
  }

  start(playerId: string | null, level: BotLevel) {
    return this.#turns.change((table) => start(this.#room, table, playerId, level));
  }

  cancel(playerId: string | null) {
    return this.#turns.change((table) => cancel(this.#room, table, playerId));
  }

  replace(playerId: string | null, seat: Seat, request: Replace) {
    return this.#turns.change((table) => seating.replace(this.#room, table, playerId, seat, request));
  }

  decline(seat: Seat, request: { readonly token: string; readonly reason?: string | undefined }) {
    return this.#turns.change((table) => decline(this.#room, table, seat, request));
  }

  commit(playerId: string | null, request: CommitRequest, named?: NamedSeat) {
    return this.#turns.act(playerId, named, (table) => commit(this.#room, table, playerId, request));
  }

  undo(playerId: string | null, request: takeback.UndoRequest, named?: NamedSeat) {
    return this.#turns.act(playerId, named, (table) => takeback.undo(this.#room, table, playerId, request));
  }

  vote(playerId: string | null, request: takeback.VoteRequest, named?: NamedSeat) {
    return this.#turns.act(playerId, named, (table) => takeback.vote(this.#room, table, playerId, request));
  }

  say(
    playerId: string | null,
    message: Pick<MessageRow, 'id' | 'text'>,
    named?: NamedSeat,
  ): Promise<Answer<Message>> {
    return this.#turns.act(playerId, named, (table) => say(this.#room, table, playerId, message));
  }

  messages(playerId: string | null, before: number | undefined): Promise<Answer<Messages>> {
    return this.#turns.look(playerId, () => messagesOf(this.#room, before));
  }

  read(playerId: string | null): Promise<Answer<GameView>> {
    return this.#turns.look(playerId, async (table, rights) => {
      const view = gameView(table, rights, this.#room.sockets.online(table));
      const hosts = rights.host && table.game.status === 'open';
      return hosts ? { ...view, invitations: await invitationInfos(this.#room) } : view;
    });
  }

  /** For his mailbox: has the player a page of this game in front of him? */
  async isLooking(playerId: string): Promise<boolean> {
    return this.#room.sockets.isLooking(playerId);
  }

  /** For his mailbox: what to tell the player of the game, in his language. */
  brief(playerId: string, language: Language): Promise<Answer<Brief>> {
    return this.#turns.look(playerId, async (table, { viewer }) => {
      if (viewer === 'spectator') throw new Error('a brief for somebody without a seat');
      return briefFor(this.#room, table, viewer, tongueOf(language));
    });
  }

  /** From its host's mailbox: what became of an invitation has changed. */
  async invited(): Promise<void> {
    if (this.#room.table) this.#room.sockets.sendTable(this.#room.table);
  }

  /** From a player's mailbox: he was told that it is his turn. */
  async told(seat: Seat, at: number): Promise<void> {
    await this.#queue.run(async () => {
      const { table } = this.#room;
      if (table === undefined) return;
      this.#room.table = { ...table, told: new Map([...table.told, [seat, at]]) };
      this.#room.sockets.sendTable(this.#room.table);
    });
  }

  log(playerId: string | null, from: number, to: number | undefined): Promise<Answer<LogPage>> {
    return this.#turns.look(playerId, async (table, { viewer }) => {
      const last = Math.min(to ?? Infinity, from + LOG_PAGE - 1, table.game.seq);
      const rows = await loadRows(this.#room, from - 1, last);
      const end = Math.min(to ?? Infinity, table.game.seq);
      return { commits: commitsFor(table, rows, viewer), next: last < end ? last + 1 : null };
    });
  }

  export(playerId: string | null): Promise<Answer<Export>> {
    return this.#turns.look(playerId, async (table, rights) =>
      exportOf(table, await loadRows(this.#room), rights),
    );
  }

  /**
   * Goes on with whatever is due: after a change, by the alarm, or by the cron where the alarm was lost.
   * A failure is noted, and tried again by an alarm: a wake-up is never lost.
   */
  async wake(): Promise<void> {
    try {
      await goOn(this.#room, this.#queue);
    } catch (error) {
      this.#turns.distrust(error, 'STORAGE_UNAVAILABLE');
      await this.ctx.storage.setAlarm(Date.now() + RETRY_MS);
    }
  }

  async endSession(session: string): Promise<void> {
    this.#room.sockets.endSession(session);
  }

  /** The upgrade of GET /api/games/:id/live; everything else comes by RPC. */
  override async fetch(request: Request): Promise<Response> {
    return this.#queue
      .run(() => connect(this.#room, request))
      .catch((error: unknown) => {
        this.#turns.distrust(error, 'STORAGE_UNAVAILABLE');
        return new Response(null, { status: 503 });
      });
  }

  /** The page says whether it is in front of its player; pings are answered without waking this object. */
  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    await hearOf(this.#room, socket, message);
  }

  override async webSocketClose(socket: WebSocket): Promise<void> {
    socket.close();
    await this.#queue.run(async () => {
      const table = this.#room.sockets.isEmpty() ? undefined : await this.#room.load();
      if (table) this.#room.sockets.sendTable(table);
    });
  }

  override alarm(): Promise<void> {
    return this.wake();
  }
}
