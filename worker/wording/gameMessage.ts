import type { Seat } from '#shared/kernel/types.ts';
import type { NoticeKind } from '#shared/protocol/http.ts';
import type { GameDigest } from '../room/views/digest.ts';
import type { Translator } from './translator.ts';

/** What messages about a player's games are written from. */

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
