import { afterEach, describe, expect, test } from 'vitest';
import type { SeatInfo } from '#shared/protocol/http.ts';
import type { Language } from '#shared/words/languages.ts';
import { SeatNews } from '../../web/table/SeatHead.tsx';
import { TimeLeft, SEAT_TIME_WORDS } from '../../web/table/clock.tsx';
import { setLocale } from '../../web/lib/language.ts';
import { formatDateTime } from '../../web/lib/i18n.ts';
import { tagsIn } from './support/drawn.ts';

/** What is told of a time when one points at it. */

const DAY = 86_400_000;
const UNTIL = Date.UTC(2126, 10, 22, 12);

afterEach(() => setLocale('en'));

const titlesIn = (drawn: Parameters<typeof tagsIn>[0]): readonly unknown[] =>
  tagsIn(drawn).flatMap(({ props }) => (props['title'] === undefined ? [] : [props['title']]));

describe('The title of a time', () => {
  test.each<[Language, string]>([
    ['en', 'Nights and holidays do not count.'],
    ['pl', 'Noce i urlopy się nie liczą.'],
    ['cs', 'Noci a dovolené se nepočítají.'],
    ['fr', 'Les nuits et les congés ne comptent pas.'],
  ])('that runs tells when it runs out, and that nights do not count (%s)', async (language, nights) => {
    await setLocale(language);
    const [title, ...more] = titlesIn(TimeLeft({ until: UNTIL, words: SEAT_TIME_WORDS }));
    expect(more).toEqual([]);
    expect(title).toContain(formatDateTime(UNTIL));
    expect(String(title).endsWith(nights)).toBe(true);
  });

  test('that waits for its turn tells that it does not run at night', () => {
    const info: SeatInfo = {
      seat: 1,
      kind: 'person',
      name: 'Ben',
      online: false,
      clock: { deadline: null, left: DAY, missed: 0 },
    };
    expect(titlesIn(SeatNews({ info, acting: false }))).toEqual([
      'For the next turn. The time runs only while it is this player’s turn, and not during their nights and holidays.',
    ]);
  });
});
