import type { Seat } from '#shared/kernel/types.ts';
import type { MyGame } from '#shared/protocol/http.ts';
import { isolate, t, term } from './i18n.ts';

type Named = MyGame['seats'][number];

/** What a seat is called: its player's name, or what stands in for one. A person without a name has deleted their account. */
export const seatName = ({ seat, kind, name }: Named): string => {
  if (name !== null) return name;
  if (kind === 'person') return t('page.seat.former');
  return t(kind === 'bot' ? 'page.seat.botName' : 'page.seat.openName', { seat: seat + 1 });
};

/** What a game's seats are called. */
export const namesOf =
  ({ seats }: { readonly seats: readonly Named[] }) =>
  (seat: Seat): string =>
    seatName(seats[seat] ?? { seat, kind: 'open', name: null });

/** The game's own name, with what is played; without one, what is played. */
export function titleWithGame({
  title,
  game,
}: {
  readonly title: string | null;
  readonly game: string;
}): string {
  const played = term(`game.${game}`);
  return title === null ? played : `${isolate(title)} (${played})`;
}
