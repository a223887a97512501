import type { NoticeKind, PushPayload } from '#shared/protocol/http.ts';
import type { ChannelRow } from '../../db/schema.ts';

/** A game that a message by a channel is about. */
export interface ToldGame {
  readonly id: string;
  readonly game: string;
  readonly title: string | null;
  readonly seat: number;
  readonly kind: NoticeKind;
  /** What is told, in the reader's language, without anything that only the reader may know: a webhook may have other readers. */
  readonly text: string;
  /** The game's address on this service, in full. */
  readonly url: string;
}

/** What is sent to a channel. */
export interface ChannelMessage {
  /** The id of what is told first, or of the test. A repeat has the same, so that the receiver can notice it. */
  readonly id: string;
  /** The ids of what is told of each game, in their order. */
  readonly ids: readonly string[];
  readonly kind: NoticeKind | 'test';
  readonly isUrgent: boolean;
  /** The player's name. */
  readonly name: string;
  /** Only the player's own devices show it. */
  readonly push: PushPayload;
  /** The games it tells of, the leading one first; of a test none. */
  readonly games: readonly ToldGame[];
  /** What a test says; empty otherwise. */
  readonly text: string;
}

/** The part of a message that a channel is for; undefined for nothing. */
export function forChannel(
  { gameId }: Pick<ChannelRow, 'gameId'>,
  message: ChannelMessage,
): ChannelMessage | undefined {
  if (gameId === null) return message;
  const at = message.games.findIndex(({ id }) => id === gameId);
  const [game, id] = [message.games[at], message.ids[at]];
  if (game === undefined || id === undefined) return undefined;
  return { ...message, id, ids: [id], kind: game.kind, games: [game] };
}
