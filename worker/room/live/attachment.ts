/** Who a connection belongs to; both null for a visitor without a session. */
export interface SocketIdentity {
  readonly playerId: string | null;
  /** Hash of the token of the session with which the socket was opened. */
  readonly session: string | null;
  /** Opened with a personal token that may only read: its frames change nothing. */
  readonly reads?: true;
  /** Hash of the network the request comes from (`networkOf`); absent if networks are not distinguished. */
  readonly network?: string | undefined;
}

/** What the platform stores with a socket while the room sleeps. Times are ms since 1970. */
export interface Attachment extends Pick<SocketIdentity, 'playerId' | 'session' | 'reads'> {
  /** Order of arrival among the connections of the same person. */
  readonly order: number;
  /** The seats online that the page was last sent (`keyOf`). */
  readonly online?: string;
  /** Of a spectator of a delayed game: the last row that was sent. */
  readonly seen?: number;
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
