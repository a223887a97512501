import { isSilenceConsent, questionStory } from '#shared/protocol/questionStory.ts';
import { maskOf, type Seat } from '#shared/kernel/types.ts';
import { momentIn, render, type Translation, namesAt } from '#shared/words/render.ts';
import type { Commit } from '#shared/kernel/log.ts';
import { type AskedQuestion, type TableDigest, nameOf } from '../../wording/digest.ts';
import { clockInfo } from '../clock/seatClocks.ts';
import { MISSED_AT_MOST } from '../clock/tableSteps.ts';
import { nameIn, type Translator } from '../../wording/translator.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';

/** The time zone of a seat's player; null if it is unknown. */
function zoneOf({ seats }: Pick<LoadedGame, 'seats'>, seat: Seat): string | null {
  const zone = seats[seat]?.calendar?.zone ?? 'UTC';
  return zone === 'UTC' ? null : zone; // UTC is also what a player has who has chosen holidays alone
}

interface Reading {
  readonly seat: Seat;
  /** The row of the reader's last move. */
  readonly after: number;
  readonly now: number;
}

export function tableDigest(loaded: LoadedGame, commits: readonly Commit[], reading: Reading): TableDigest {
  const { seat } = reading;
  const { clock } = clockInfo(loaded, seat);
  const vacancy = loaded.seats[seat]?.vacancy ?? null;
  const ended = commits.findLast(({ tableEvent }) => tableEvent?.type === 'endedEarly')?.tableEvent;
  return {
    zone: zoneOf(loaded, seat),
    deadline: clock?.deadline ?? null,
    missed: clock?.missed ?? 0,
    atZero: loaded.seats[seat]?.calendar?.autoHoliday
      ? 'holiday'
      : (clock?.missed ?? 0) + 1 < MISSED_AT_MOST
        ? 'bot'
        : 'seat',
    holiday: holidayOf(commits, reading),
    vacancy: vacancy === null ? null : whyVacant(commits, seat),
    endedEarly: ended?.type === 'endedEarly' ? ended.why : null,
  };
}

/** Until when the reader's holiday lasts that began by itself since their last move. */
function holidayOf(commits: readonly Commit[], { seat, after, now }: Reading): number | null {
  const found = commits.findLast(
    ({ seq, tableEvent }) => seq > after && tableEvent?.type === 'holidayTaken' && tableEvent.seat === seat,
  )?.tableEvent;
  const isRunning = found?.type === 'holidayTaken' && found.automatic && found.until > now;
  return isRunning ? found.until : null;
}

function whyVacant(commits: readonly Commit[], seat: Seat): TableDigest['vacancy'] {
  for (const { tableEvent } of commits.toReversed()) {
    if (tableEvent?.type === 'botSeated' && tableEvent.seat === seat) return 'bot';
    if (tableEvent?.type === 'seatVacated' && tableEvent.seat === seat) return tableEvent.why;
  }
  return 'left';
}

/** The open question, if the reader is asked and has not voted; else null. */
export function askedQuestion(
  { game: { question, pausedUntil } }: LoadedGame,
  reader: Seat,
  translation: Translation,
  now: number,
): AskedQuestion | null {
  if (question === null) return null;
  const waits = question.asked & ~question.agreed & ~(question.declined ?? 0);
  if (!(waits & maskOf([reader]))) return null;
  return {
    by: translation.name(question.by),
    text: render(questionStory(question, now, reader), translation),
    until: question.lapses ?? null,
    isSilenceConsent: isSilenceConsent(question, pausedUntil),
  };
}

/** The translation by which sentences on a game are rendered for the player of a seat, outside of the page. */
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
