import type { NoticeRow } from '../../db/schema.ts';
import { backAt } from '../../lib/notices.ts';

/** A notice, and what the database knows of its game. */
interface Dated {
  readonly notice: NoticeRow;
  readonly clock: unknown;
  /** When the game was put to sleep the last time, once it is awake again (ms); null: it never was. */
  readonly sleptAt: number | null;
}

/**
 * A player's notices as they count in the current absence. Pure. The player's row says when they were back from the last one, and
 * a game when it slept: what was told before belongs to an earlier absence. A game writes only its own notice, so the
 * others still are as they were told.
 */
export function inCurrentAbsence<N extends Dated>(rows: readonly N[], backSince: number): readonly N[] {
  const sleptAt = Math.max(...rows.map((row) => row.sleptAt ?? 0));
  const isEarlier = ({ toldAt }: NoticeRow): boolean =>
    toldAt !== null && (toldAt <= backSince || toldAt < sleptAt);
  const isAway = rows.some(({ notice }) => notice.toldAt !== null && !isEarlier(notice));
  return rows.map((row) => {
    const { notice } = row;
    const untold = isEarlier(notice) ? { toldAt: null, ...(isQueued(notice) && { reminders: 0 }) } : {};
    const wasThere = isQueued(notice)
      ? notice.createdAt <= backSince && !isAway
      : (notice.toldAt ?? notice.createdAt) <= backSince;
    const later = wasThere ? afterReturn(row, backSince) : {};
    return { ...row, notice: { ...notice, ...untold, ...later } };
  });
}

const isQueued = ({ state }: NoticeRow): boolean => state === 'queued';

/**
 * What the return changes of a notice from before: one that was told is seen, and reminded of a day later. One that is queued is
 * told then at the latest: it may wait for a daily message, for waking hours, or for another try.
 */
function afterReturn({ notice, clock }: Dated, backSince: number): Partial<NoticeRow> {
  const { remindAt, maxReminders } = backAt(backSince);
  const { kind, state, dueAt, reminders } = notice;
  if (state === 'queued') return dueAt !== null && dueAt <= remindAt ? {} : { dueAt: remindAt, reminders: 0 };
  if (state !== 'sent') return {};
  const asks = kind === 'turn' || kind === 'vote' || kind === 'mention';
  return { state: 'seen', dueAt: asks && clock === null && reminders < maxReminders ? remindAt : null };
}
