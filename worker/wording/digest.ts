import type { Seat } from '#shared/kernel/types.ts';
import type { SeatRow } from '../db/schema.ts';
import type { MailedMove } from './moveAnswers.ts';
import type { Translator } from './translator.ts';

/** A room's account of its game for the messages about it. Rooms build it (`room/views/digest.ts`). */

/** The content of a message about a game, in words. Built from the player's own redacted log and view. */
export interface GameDigest extends TableDigest {
  readonly game: string;
  readonly seat: Seat;
  readonly seq: number;
  readonly isOver: boolean;
  /** Types of the moves the player may make now; empty when it is not their turn. */
  readonly asks: readonly string[];
  /** Of these, the moves that can be sent from the mail. */
  readonly moves: readonly MailedMove[];
  /** Nobody has acted but bots: the game has just begun. */
  readonly isFirst: boolean;
  /** After what the story begins: the player's last move that counts, or else the row that seated them as a successor, or nothing. */
  readonly storyFrom: 'move' | 'seat' | 'beginning';
  /** Sentences on the events since then that affect the player. */
  readonly relevant: readonly string[];
  /** Sentences on all events since then. */
  readonly since: readonly string[];
  /** The commits of the player's standing orders since then, and why they leave the decision to the player now, in sentences. */
  readonly orders: { readonly did: readonly string[]; readonly because: string | null };
  /** Head of the hash chain over the player's log. */
  readonly head: string;
  /** When the log's last row was written (ms). */
  readonly lastAt: number;
  /** Names of all seats. */
  readonly names: readonly string[];
  /** A bot's moves because their time ran out, since their last move, in sentences. */
  readonly played: readonly string[];
  /** The open question on which the table waits for the reader's vote; null for none. */
  readonly question: AskedQuestion | null;
  /** Messages to the player that they have not answered, newest last. */
  readonly mentions: readonly Mention[];
  /** Is there none among the newest messages, and may there be one among older ones? */
  readonly hasOlderMessages: boolean;
  /** How the table stands, in the order of seats; empty at the end. */
  readonly table: readonly TableLine[];
  /** The final standings, best first; empty before the end. */
  readonly standings: readonly { readonly rank: number; readonly name: string; readonly total: number }[];
  /** How a tie for the first place was broken at the end, as a sentence; null if there was none. */
  readonly tie: string | null;
  /** For a reader to whom a companion offers a seat; null for everybody else. */
  readonly offer: Offer | null;
}

/** A seat that a host keeps for a companion. */
export interface Offer {
  readonly hostId: string;
  readonly host: string;
  /** Names of the other players who have a seat. */
  readonly others: readonly string[];
  readonly hasClock: boolean;
  /** When the game is closed if it has not begun (ms). */
  readonly until: number;
}

/** A message that mentions the reader. */
export interface Mention {
  /** Name of the author; null for a host without a seat. */
  readonly by: string | null;
  readonly text: string;
}

/** The clock, seat and end of a game, as a mail tells them besides play. Times in ms. */
export interface TableDigest {
  /** Time zone of the reader; null if it is unknown. */
  readonly zone: string | null;
  /** When the reader's time runs out (ms); null while it does not run, and in a game without clock. */
  readonly deadline: number | null;
  /** Turns of the reader in a row that ran out. */
  readonly missed: number;
  /** The consequence: a bot plays, the seat is offered to somebody else too, or a holiday begins by itself. */
  readonly atZero: 'bot' | 'seat' | 'holiday';
  /** Until when their holiday lasts (ms) that began by itself since their last move; null for none. */
  readonly holiday: number | null;
  /** Why the reader has the seat no more; null if they have it. `bot`: a bot finishes the game. */
  readonly vacancy: 'left' | 'timeOut' | 'vote' | 'bot' | null;
  /** Why the game ended before its rules ended it; null if it did not. */
  readonly endedEarly: 'vote' | 'abandoned' | null;
}

/** A question to the table, for a reader who has not voted. */
export interface AskedQuestion {
  readonly by: string;
  readonly text: string;
  /** Until when the vote is open (ms); null: until the next move. */
  readonly until: number | null;
  /** Do those who do not vote count as agreed? */
  readonly isSilenceConsent: boolean;
}

/** A seat at the table, as the reader may see it. */
export interface TableLine {
  readonly seat: Seat;
  readonly name: string;
  readonly total: number;
  readonly acts: boolean;
}

/** For a reader who has no seat any more: nothing of the game. */
export const digestWithoutSeat = (game: string, seat: Seat): GameDigest => ({
  game,
  seat,
  seq: 0,
  isOver: false,
  asks: [],
  moves: [],
  isFirst: true,
  storyFrom: 'beginning',
  relevant: [],
  since: [],
  orders: { did: [], because: null },
  head: '',
  lastAt: 0,
  names: [],
  played: [],
  question: null,
  mentions: [],
  hasOlderMessages: false,
  table: [],
  standings: [],
  tie: null,
  offer: null,
  zone: null,
  deadline: null,
  missed: 0,
  atZero: 'bot',
  holiday: null,
  vacancy: null,
  endedEarly: null,
});

/** The name of a seat in mails. */
export function nameOf(
  { t, term }: Translator,
  { seats }: { readonly seats: readonly SeatRow[] },
  seat: Seat,
): string {
  const row = seats[seat];
  if (row?.kind === 'person') return row.name ?? term('page.seat.former');
  return row?.name ?? t(row?.kind === 'bot' ? 'mail.bot' : 'mail.seat', { seat: seat + 1 });
}
