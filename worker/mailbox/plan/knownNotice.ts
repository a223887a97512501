import type { Language } from '#shared/words/languages.ts';
import type { NoticeRow } from '../../db/schema.ts';
import type { Pending } from './plan.ts';

/** A notice with what the database knows of its game. */
export interface KnownNotice extends Pending {
  readonly row: NoticeRow;
  readonly game: string;
  /** The game's own name; null for none. */
  readonly title: string | null;
  /** The language of the game's host, if they have chosen one. */
  readonly hostLanguage: Language | null;
  /** The player is on holiday now. */
  readonly isOnHoliday: boolean;
}
