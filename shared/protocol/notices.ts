/** What players are told of their games, and what became of it. */

/**
 * `time`: the reader's thinking time runs out · `played`: it ran out and a bot played · `vacant`: the reader has lost the
 * seat · `removed`: the host has given it away before the game began · `vote`: the table asks something · `mention`: a message
 * names the reader.
 */
export type NoticeKind =
  | 'started'
  | 'turn'
  | 'over'
  | 'time'
  | 'played'
  | 'vacant'
  | 'removed'
  | 'vote'
  | 'mention';

/**
 * `seen`: the player came back after the notice was written. `dropped`: it was settled before it was sent.
 * `failed`: the service gave up.
 */
export type NoticeState = 'queued' | 'sent' | 'seen' | 'dropped' | 'failed';

export interface Receipt {
  readonly id: string;
  readonly gameId: string;
  readonly game: string;
  readonly kind: NoticeKind;
  readonly state: NoticeState;
  readonly at: number;
  readonly sentAt: number | null;
  /** Why the last try failed. */
  readonly error: string | null;
}
