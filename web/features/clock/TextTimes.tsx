import type { GameView } from '#shared/protocol/http.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { isolate, t } from '../../lib/i18n.ts';
import { serviceNow } from '../../lib/serviceClock.ts';
import { nowFor } from '../../lib/ticking.ts';
import { holidayText, seatTime, standstillText, timeLine } from '../../table/timeWords.ts';

interface Props {
  readonly view: GameView;
  name(seat: Seat): string;
}

/** Everybody's time in words, the reader's first. Nothing in a game without clock. */
export function TextTimes({ view, name }: Props) {
  const stands = standstillText(view.clock);
  const lines = view.seats
    .toSorted((a, b) => Number(b.seat === view.you) - Number(a.seat === view.you))
    .flatMap((info) =>
      linesOf(info, info.seat === view.you ? t('clock.text.you') : isolate(name(info.seat))),
    );
  if (lines.length === 0 && stands === '') return null;
  return (
    <>
      <h3>{t('clock.text')}</h3>
      {stands !== '' && <p>{stands}</p>}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {view.clock?.settings && lines.length > 0 && <p class="muted">{t('clock.nights')}</p>}
    </>
  );
}

/** What is to be said of one seat, in one line; none if there is nothing. */
function linesOf(info: GameView['seats'][number], name: string): readonly string[] {
  const time = seatTime(info);
  const now = time?.deadline == null ? serviceNow() : nowFor(time.deadline);
  const holiday = holidayText(info.holiday, now);
  const said = [
    ...(time === undefined ? [] : [timeLine(name, time, now)]),
    ...(time !== undefined && time.missed > 0 ? [t('clock.missed', { n: time.missed })] : []),
    ...(holiday === '' ? [] : [time === undefined ? `${name}: ${holiday}` : holiday]),
  ];
  return said.length === 0 ? [] : [said.join('; ')];
}
