import { CLOCK_PRESETS } from '#shared/kernel/clock.ts';
import type { GameView, SeatInfo } from '#shared/protocol/http.ts';

/** A clock for the table of the gallery; made up, so it neither runs out nor counts anybody's moves. */

/** As an address asks for it. */
export const CLOCK_LOOKS = ['runs', 'low', 'last', 'holiday', 'paused', 'asleep'] as const;
export type ClockLook = (typeof CLOCK_LOOKS)[number];

export const isClockLook = (name: string | null): name is ClockLook =>
  CLOCK_LOOKS.some((look) => look === name);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** What is left to whoever is to move, and a little for the page to load. */
const LEFT: Readonly<Record<ClockLook, number>> = {
  runs: DAY + 4 * HOUR + MINUTE,
  low: 2 * HOUR + 11 * MINUTE,
  last: 3 * MINUTE,
  holiday: 9 * DAY,
  paused: DAY,
  asleep: DAY,
};

/** The view with people in all seats, whose time runs as `look` says. */
export function withClock(view: GameView, look: ClockLook): GameView {
  const now = Date.now();
  const stands = look === 'paused' || look === 'asleep';
  const seats = view.seats.map((info): SeatInfo => {
    const { seat, name } = info;
    const acts = view.acting.includes(seat);
    const clock = {
      deadline: acts && !stands ? now + LEFT[look] : null,
      left: (5 - seat) * DAY,
      missed: seat === 2 ? 1 : 0,
    };
    const away = look === 'holiday' && (acts || seat === 1);
    const holiday = away ? { holiday: { from: now - DAY, to: now + (4 + seat) * DAY } } : {};
    return { seat, name, kind: 'person', online: info.online, clock, ...holiday };
  });
  const clock = {
    settings: CLOCK_PRESETS.normal,
    pausedUntil: look === 'paused' ? now + 3 * DAY : null,
    asleep: look === 'asleep',
  };
  return { ...view, seats, clock };
}
