import type { GroupNewsKind, PushPayload, ToldGame, NoticeKind } from '#shared/protocol/http.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { ChannelRow } from '../db/schema.ts';
import type { GameDigest } from './digest.ts';
import type { Translator } from './translator.ts';

/** The facts from which messages about a player's games are written. */

/** The player who is told. */
export interface Recipient {
  readonly playerId: string;
  readonly name: string;
}

/** The player a mail is sent to. */
export interface MailRecipient extends Recipient {
  readonly email: string;
}

/** A game that a message is about. */
export interface MessageGame {
  readonly gameId: string;
  readonly game: string;
  /** The game's own name; null for none. */
  readonly title: string | null;
  /** The recipient's seat. */
  readonly seat: Seat;
  readonly kind: NoticeKind;
  /** The recipient is on holiday now. */
  readonly isOnHoliday: boolean;
  /** Names of the other seats. */
  readonly others: readonly string[];
}

export interface GameMessage {
  readonly translator: Translator;
  readonly recipient: Recipient;
  /** Ids of what it tells of each game, the leading one's first. A repeat has the same, a reminder others. */
  readonly ids: readonly string[];
  /** Was the recipient told of the leading game before? */
  readonly isReminder: boolean;
  readonly lead: MessageGame;
  readonly digest: GameDigest;
  readonly others: readonly MessageGame[];
  /** Games that wait for the recipient and that they were told of before. */
  readonly waiting: readonly MessageGame[];
  /** How many more of these there are. */
  readonly unnamed: number;
  /** Address of the picture of the leading game's table; null for none. */
  readonly picture: string | null;
}

/** What a channel sends: a player's message, or that of a group. */
export interface SentMessage {
  /** The id of what is told first, or of the test. A repeat has the same, so that the receiver can notice it. */
  readonly id: string;
  /** The ids of what is told of each game, in their order. */
  readonly ids: readonly string[];
  readonly kind: NoticeKind | GroupNewsKind | 'test';
  readonly isUrgent: boolean;
  /** The player's name, or the group's. */
  readonly name: string;
  /** Only the player's own devices show it. */
  readonly push: PushPayload;
  /** The games it tells of, the leading one first; of a test, and of a group, none. */
  readonly games: readonly ToldGame[];
  /** The text of a test, or what a group is told; empty otherwise. */
  readonly text: string;
}

/** The message to a channel of a player. */
export interface ChannelMessage extends SentMessage {
  readonly kind: NoticeKind | 'test';
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
