import type { Viewer } from '#shared/kernel/types.ts';
import { CLOSED, PING, PONG } from '#shared/protocol/socket.ts';
import { peopleDatabase } from '../../db/database.ts';
import { hasEnded } from '../../db/games/games.ts';
import { hashesThatEnded } from '../../db/people/players.ts';
import type { GameRow } from '../../db/schema.ts';

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

  /** The sessions and tokens with which connections were opened. */
  sessions(): string[] {
    return [...new Set(this.open().flatMap((socket) => attachmentOf(socket).session ?? []))];
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

/** Before a finished game sends anything: closes the connections whose session or token has ended. Games that go on were told. */
export async function closeEnded(env: Env, connections: Connections, game: GameRow): Promise<void> {
  const sessions = hasEnded(game) ? connections.sessions() : [];
  if (sessions.length === 0) return;
  for (const session of await hashesThatEnded(peopleDatabase(env), sessions)) connections.endSession(session);
}

export const isOpen = ({ readyState }: WebSocket): boolean => readyState === WebSocket.READY_STATE_OPEN;

const tagsOf = ({ playerId, session, network }: SocketIdentity, viewer: Viewer): string[] => [
  ...(playerId === null ? [] : [personTag(playerId)]),
  ...(session === null ? [] : [sessionTag(session)]),
  ...(viewer === 'spectator' ? [SPECTATOR_TAG] : []),
  ...(viewer === 'spectator' && network !== undefined ? [networkTag(network)] : []),
];

/** The owner of a connection; both null for a visitor without a session. */
export interface SocketIdentity {
  readonly playerId: string | null;
  /** Hash of the token of the session with which the socket was opened. */
  readonly session: string | null;
  /** Opened with a personal token that may only read: its frames change nothing. */
  readonly reads?: true;
  /** Hash of the network the request comes from (`networkOf`); absent if networks are not distinguished. */
  readonly network?: string | undefined;
}

/** The data that the platform stores with a socket while the room sleeps. Times are ms since 1970. */
export interface Attachment extends Pick<SocketIdentity, 'playerId' | 'session' | 'reads'> {
  /** Order of arrival among the connections of the same person. */
  readonly order: number;
  /** The seats online that the page was last sent (`keyOf`). */
  readonly online?: string;
  /** Of a spectator of a delayed game: the last row that was sent; absent if it was opened before the game began. */
  readonly seen?: number;
  /** When that row was written: another one may have its number once the database was restored. */
  readonly seenAt?: number;
  /** Of a spectator of a delayed game: the time (ms) of the messages that were sent, or could be fetched. */
  readonly heard?: number;
  /** When the page last said that it is in front of the player; absent if it is not, or has not said so. */
  readonly here?: number;
  /** When the player's return was last recorded in the database. */
  readonly backAt?: number;
  /** When the player came back without a record, because one had just been made. */
  readonly owedAt?: number;
}

export const attachmentOf = (socket: WebSocket): Attachment =>
  (socket.deserializeAttachment() as Attachment | null) ?? { playerId: null, session: null, order: 0 };

/** Close codes of RFC 6455, 7.4.1. */
const POLICY_VIOLATION = 1008;
const MESSAGE_TOO_BIG = 1009;

/** Maximum size of a frame: a page sends only `here` or `away`. */
const BYTES_AT_MOST = 1_000;

/** Maximum of frames in a window; no person shows and hides a page more often. The platform answers pings; they do not count. */
const FRAMES_AT_MOST = 30;
const WINDOW_MS = 10_000;

/** Frames of one connection in the current window. In memory only: a flood keeps the room awake, so it is not lost. */
interface Window {
  readonly since: number;
  readonly frames: number;
}

/** Detects connections that send too much. */
export class FrameLimit {
  readonly #windows = new WeakMap<WebSocket, Window>();

  /** Counts a frame. Returns the close code if the connection must be closed for it. */
  closeCodeFor(socket: WebSocket, frame: string | ArrayBuffer, now: number): number | undefined {
    if (bytesOf(frame) > BYTES_AT_MOST) return MESSAGE_TOO_BIG;
    const { since, frames } = this.#windows.get(socket) ?? { since: now, frames: 0 };
    const next = now - since < WINDOW_MS ? { since, frames: frames + 1 } : { since: now, frames: 1 };
    this.#windows.set(socket, next);
    return next.frames > FRAMES_AT_MOST ? POLICY_VIOLATION : undefined;
  }
}

/** Size of a frame. A text with too many characters is too long in any encoding, so it need not be encoded. */
const bytesOf = (frame: string | ArrayBuffer): number => {
  if (typeof frame !== 'string') return frame.byteLength;
  return frame.length > BYTES_AT_MOST ? frame.length : new TextEncoder().encode(frame).byteLength;
};

/** Frames sent in one task. Between two portions the room can take requests and send the answer to the move's player. */
const PORTION = 16;

/** A connection and the text of a frame for it. */
export type AddressedFrame = readonly [socket: WebSocket, text: string];

/** Sends frames to spectators, in order: at once to a few; to many in portions by a timer, so that no player waits for it. */
export class SpectatorQueue {
  readonly #send: (socket: WebSocket, text: string) => void;
  #waiting: AddressedFrame[] = [];
  #isScheduled = false;

  constructor(send: (socket: WebSocket, text: string) => void) {
    this.#send = send;
  }

  add(frames: readonly AddressedFrame[]): void {
    this.#waiting.push(...frames);
    if (this.#waiting.length <= PORTION) this.#sendPortion();
    else this.#schedule();
  }

  #sendPortion(): void {
    for (const [socket, text] of this.#waiting.splice(0, PORTION)) this.#send(socket, text);
    if (this.#waiting.length > 0) this.#schedule();
  }

  /** A timer keeps the room awake until all is sent. */
  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setTimeout(() => {
      this.#isScheduled = false;
      this.#sendPortion();
    }, 0);
  }
}
