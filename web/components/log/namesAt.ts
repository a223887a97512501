import type { Seat } from '#shared/kernel/types.ts';
import { t } from '../../i18n.ts';
import type { Entry } from '../../models/story.ts';

type Naming = (seat: Seat) => string;

/** What the seats were called at a row: in the rows before a successor, a seat has its earlier player's name. */
export function namesAt(
  entries: readonly Pick<Entry, 'seq' | 'tableEvent'>[],
  nameNow: Naming,
): (seq: number) => Naming {
  const changes = entries.flatMap(({ seq, tableEvent: event }) =>
    event?.type === 'successorSeated' && event.former !== undefined
      ? [{ seq, seat: event.seat, former: event.former || t('page.seat.former') }]
      : [],
  );
  return (at) => (of) => changes.find(({ seq, seat }) => seat === of && seq > at)?.former ?? nameNow(of);
}
