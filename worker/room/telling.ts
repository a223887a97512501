import type { LogRow } from '../../shared/kernel/log.ts';
import { maskOf, type SeatMask } from '../../shared/kernel/types.ts';
import type { NoticeKind } from '../../shared/protocol/http.ts';
import type { Table } from './table.ts';

/** Whom a commit gives something to be told, and who knows already that he is waited for. */
export interface Telling {
  readonly aware: SeatMask;
  readonly notices: readonly { readonly kind: NoticeKind; readonly seats: SeatMask }[];
}

/**
 * A person is told when his decision comes up and nothing is played automatically before it; not of a decision
 * he came to by his own move, for he is there. Everybody is told when the game begins and when it is over.
 */
export function tellingOf(before: Table, next: Table, row: LogRow): Telling {
  const { aware, notices } = everyOf(before, next, row);
  return { aware, notices: notices.filter(({ seats }) => seats !== 0) };
}

/** As `tellingOf`, with notices that are for nobody. A running game with a due time plays on by itself. */
function everyOf(before: Table, next: Table, row: LogRow): Telling {
  const people = maskOf(next.seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat));
  const present = presentOf(before, row);
  if (next.game.status !== 'running')
    return { aware: 0, notices: [{ kind: 'over', seats: people & ~present }] };
  const acting = next.game.acting & people;
  const aware = (before.game.aware | present) & acting;
  const isFirst = before.game.seq === 0;
  if (next.game.due !== null) return { aware, notices: isFirst ? [{ kind: 'started', seats: people }] : [] };
  return {
    aware: acting,
    notices: [
      { kind: 'turn', seats: acting & ~aware },
      ...(isFirst ? [{ kind: 'started', seats: people & ~acting } as const] : []),
    ],
  };
}

/** The seat that has just acted. Where the last of those asked let a move be taken back, its owner may be away. */
const presentOf = (before: Table, row: LogRow): SeatMask => {
  const byConsent = row.undone !== null && before.game.question !== null;
  return row.by === 'person' && row.seat !== null && !byConsent ? maskOf([row.seat]) : 0;
};
