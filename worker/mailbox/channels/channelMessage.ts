import type { NoticeKind, PushPayload, ToldGame } from '#shared/protocol/http.ts';
import type { ChannelRow } from '../../db/schema.ts';

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
