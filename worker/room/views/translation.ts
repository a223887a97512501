import { nameOf } from '../../wording/digest.ts';
import type { Commit } from '#shared/kernel/log.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { momentIn, type Translation } from '#shared/words/render.ts';
import { namesAt } from '#shared/words/namesAt.ts';
import { nameIn, type Translator } from '../../wording/translator.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import { zoneOf } from './tableDigest.ts';

/** What sentences on a game are rendered with for the player of a seat, outside of the page. */
export const translationOf = (loaded: LoadedGame, translator: Translator, reader: Seat): Translation => ({
  language: translator.language,
  words: translator.words,
  name: (seat) => nameIn(nameOf(translator, loaded, seat)),
  person: nameIn,
  moment: momentIn(translator.language, zoneOf(loaded, reader)),
});

/** The same for a row of the log: seats have the names of that time. */
export function translationsAt(
  loaded: LoadedGame,
  commits: readonly Commit[],
  translator: Translator,
  reader: Seat,
): (seq: number) => Translation {
  const translation = translationOf(loaded, translator, reader);
  const nameNow = (seat: Seat): string => nameOf(translator, loaded, seat);
  const at = namesAt(commits, nameNow, translator.term('page.seat.former'));
  return (seq) => ({ ...translation, name: (seat) => nameIn(at(seq)(seat)) });
}
