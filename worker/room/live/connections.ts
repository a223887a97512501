import type { Viewer } from '#shared/kernel/types.ts';
import { CLOSED, PING, PONG } from '#shared/protocol/socket.ts';
import { attachmentOf, type SocketIdentity } from './attachment.ts';

/** Maximum of connected spectators, because every frame is sent to each. Players can always connect. */
const SPECTATORS_AT_MOST = 200;

/** Maximum of those from one network. A club's evening fits, and no single machine can shut out everybody else. */
const SPECTATORS_PER_NETWORK = 50;

/** Maximum of connections of one person, and so of one seat: some devices with some tabs each. */
const CONNECTIONS_PER_PERSON = 8;

/** Tags find connections without reading their attachments. Connections of earlier releases carry these values too. */
const SPECTATOR_TAG = 'onlooker';
const personTag = (playerId: string): string => `person ${playerId}`;
const sessionTag = (session: string): string => `session ${session}`;
const networkTag = (network: string): string => `onlooker from ${network}`;

/** Which live connections (hibernating WebSockets) are open, whose they are, how many there may be, and when they are closed. */
export class Connections {
  readonly #ctx: DurableObjectState;
  /** Sessions that ended while the room was awake. A request to connect with one may still be on its way. */
  readonly #endedSessions = new Set<string>();

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /** Opens a connection, which its tags find from now on. */
  protected add(socket: WebSocket, identity: SocketIdentity, viewer: Viewer): void {
    this.#ctx.acceptWebSocket(socket, tagsOf(identity, viewer));
  }

  /** Closes the oldest connections of a person beyond the maximum. Returns the `order` of the new connection. */
  protected closeSurplus(playerId: string): number {
    const own = this.of(playerId).toSorted((a, b) => attachmentOf(a).order - attachmentOf(b).order);
    const surplus = Math.max(0, own.length + 1 - CONNECTIONS_PER_PERSON);
    for (const socket of own.slice(0, surplus)) socket.close(CLOSED.REPLACED, 'too many connections');
    const newest = own.at(-1);
    return newest === undefined ? 0 : attachmentOf(newest).order + 1;
  }

  /** Are there already as many spectators as are allowed, here or from this network? */
  isFull(network: string | undefined): boolean {
    const isCrowded =
      network !== undefined && this.open(networkTag(network)).length >= SPECTATORS_PER_NETWORK;
    return isCrowded || this.open(SPECTATOR_TAG).length >= SPECTATORS_AT_MOST;
  }

  /** Was the connection opened by somebody without a seat? If they take a seat later, their page reconnects. */
  isSpectator(socket: WebSocket): boolean {
    return this.#ctx.getTags(socket).includes(SPECTATOR_TAG);
  }

  hasEnded(session: string): boolean {
    return this.#endedSessions.has(session);
  }

  /** How many connections are open. */
  count(): number {
    return this.open().length;
  }

  /** The open connections of a player. */
  of(playerId: string): WebSocket[] {
    return this.open(personTag(playerId));
  }

  /** When the connection's last ping was answered, ms since 1970. */
  pingOf(socket: WebSocket): number | undefined {
    return this.#ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime();
  }

  /** Closes the connections that were opened with a session that has ended. */
  endSession(session: string): void {
    this.#endedSessions.add(session);
    for (const socket of this.open(sessionTag(session))) socket.close(CLOSED.SESSION_ENDED, 'session ended');
  }

  /**
   * Closes the connections of a player who has lost all rights here, or has just taken a seat. An earlier connection may
   * be of a session that has ended since, so a page must reconnect before it gets what a seat may see.
   */
  closeSocketsOf(playerId: string): void {
    for (const socket of this.of(playerId)) socket.close(CLOSED.SEAT_CHANGED, 'seat changed hands');
  }

  /** Open connections, with `tag` or all. Filtered, because the platform also lists connections that are being closed. */
  protected open(tag?: string): WebSocket[] {
    return this.#ctx.getWebSockets(tag).filter(isOpen);
  }
}

export const isOpen = ({ readyState }: WebSocket): boolean => readyState === WebSocket.READY_STATE_OPEN;

const tagsOf = ({ playerId, session, network }: SocketIdentity, viewer: Viewer): string[] => [
  ...(playerId === null ? [] : [personTag(playerId)]),
  ...(session === null ? [] : [sessionTag(session)]),
  ...(viewer === 'spectator' ? [SPECTATOR_TAG] : []),
  ...(viewer === 'spectator' && network !== undefined ? [networkTag(network)] : []),
];
