import type { Seat } from '#shared/kernel/types.ts';
import type { MyGame } from '#shared/protocol/http.ts';
import { isolate, t, term } from '../lib/i18n.ts';

/** A player's name: always text, and kept from turning the direction of what stands around it. */
export const Name = ({ children }: { readonly children: string }) => (
  <bdi dir="auto" translate={false}>
    {children}
  </bdi>
);

type NamedSeat = MyGame['seats'][number];

/** The name of a seat: its player's, or a word in its place. A person without a name has deleted their account. */
export const seatName = ({ seat, kind, name }: NamedSeat): string => {
  if (name !== null) return name;
  if (kind === 'person') return t('page.seat.former');
  return t(kind === 'bot' ? 'page.seat.botName' : 'page.seat.openName', { seat: seat + 1 });
};

/** The names of a game's seats. */
export const namesOf =
  ({ seats }: { readonly seats: readonly NamedSeat[] }) =>
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
