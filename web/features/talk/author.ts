import type { Commit } from '#shared/kernel/log.ts';
import type { GameView, Message } from '#shared/protocol/http.ts';
import { namesAt, rowAtTime } from '#shared/words/namesAt.ts';
import { t } from '../../lib/i18n.ts';
import { namesOf } from '../../lib/names.ts';

/** The names of authors: who had the seat when the message was written. */
export function authorsBy(
  log: readonly Commit[],
  view: Pick<GameView, 'seats'>,
): (message: Pick<Message, 'seat' | 'former' | 'at'>) => string {
  const nameAt = namesAt(log, namesOf(view), t('page.seat.former'));
  return ({ seat, former, at }) => {
    if (seat !== null) return nameAt(rowAtTime(log, at))(seat);
    return t(former ? 'page.seat.former' : 'page.talk.host');
  };
}
