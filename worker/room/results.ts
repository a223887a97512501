import { canonicalJson } from '#shared/kernel/json.ts';
import { countTimes, decisionsIn, type TimedDecision } from '#shared/kernel/decisionTimes.ts';
import type { LogRow } from '#shared/kernel/log.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import type { Seat } from '#shared/kernel/types.ts';
import * as v from 'valibot';
import { database } from '../db/database.ts';
import { insertResults } from '../db/results.ts';
import type { ResultRow } from '../db/schema.ts';
import { rootCauseMessage } from '../rootCauseMessage.ts';
import type { LoadedGame } from './loadedGame.ts';
import type { Room, Statement } from './roomContext.ts';

/** The results of a finished game: what each person who sat at its end made of it. */

/**
 * The statements that write the results with the row that ends the game; none for any other row. Only then the whole log
 * is read.
 */
export async function resultStatements(
  room: Room,
  loaded: LoadedGame,
  next: LoadedGame,
  row: LogRow | undefined,
): Promise<readonly Statement[]> {
  if (row === undefined || loaded.game.status !== 'running' || next.game.status !== 'over') return [];
  if (next.seats.every(({ kind }) => kind !== 'person')) return [];
  const rows = [...(await room.wholeLog.rows(room, loaded)), row];
  const results = resultsOrNone(next, rows);
  return results.length === 0 ? [] : [insertResults(database(room.env), results)];
}

/** The results; none if they cannot be computed, because statistics must not keep a game from ending. */
function resultsOrNone(next: LoadedGame, rows: readonly LogRow[]): readonly ResultRow[] {
  try {
    return resultsOf(next, rows);
  } catch (error) {
    console.error({ event: 'results failed', game: next.game.id, error: rootCauseMessage(error) });
    return [];
  }
}

/** The options that statistics tell apart, as a short text that is the same for the same options. */
export const variantOf = (rules: Pick<AnyRules, 'options' | 'variant'>, options: unknown): string =>
  canonicalJson(rules.variant(v.parse(rules.options, options)));

/** `rows`: the whole log, the row that ends the game included. */
export function resultsOf({ game, seats, rules, state }: LoadedGame, rows: readonly LogRow[]): ResultRow[] {
  const standings = rules.standings(rules.view(state, 'spectator')); // as the table shows them, also if it ended early
  const decisions = decisionsIn(rules, rows);
  const variant = variantOf(rules, game.options);
  return seats.flatMap(({ seat, kind, playerId, vacancy }): ResultRow[] => {
    const standing = standings.find((one) => one.seat === seat);
    if (kind !== 'person' || playerId === null || standing === undefined) return [];
    const { rank, total } = standing;
    const since = sittingOf(rows, seat);
    const own = decisions.filter((one) => one.seat === seat && since.sits(one));
    const result = { gameId: game.id, seat, playerId, game: game.game, variant, seats: seats.length };
    return [
      {
        ...result,
        rank,
        total,
        rows: rows.length,
        timeOuts: own.filter(({ by }) => by === 'timeOut').length,
        times: countTimes(own.filter(({ by }) => by === 'person').map(({ took }) => took)),
        left: vacancy === null ? null : since.left,
        startedAt: rows[0]?.at ?? game.createdAt,
        endedAt: rows.at(-1)?.at ?? game.createdAt,
      },
    ];
  });
}

/** When the seat's last player sat there. */
interface Sitting {
  /** Was the decision theirs? False for those of an earlier player, and while the seat was vacant. */
  readonly sits: (decision: Pick<TimedDecision, 'seq'>) => boolean;
  /** Why they left last. */
  readonly left: ResultRow['left'];
}

function sittingOf(rows: readonly LogRow[], seat: Seat): Sitting {
  const about = rows.flatMap(({ seq, tableEvent }) =>
    tableEvent && 'seat' in tableEvent && tableEvent.seat === seat ? [{ seq, event: tableEvent }] : [],
  );
  const seatedAt = about.findLast(({ event }) => event.type === 'successorSeated')?.seq ?? 0;
  const sits = ({ seq }: Pick<TimedDecision, 'seq'>): boolean => {
    if (seq < seatedAt) return false;
    const last = about.findLast((one) => one.seq < seq && MOVES_SEAT.has(one.event.type));
    return (
      last === undefined || last.event.type === 'successorSeated' || last.event.type === 'playerReturned'
    );
  };
  const vacated = about.findLast(({ event }) => event.type === 'seatVacated')?.event;
  return { sits, left: vacated?.type === 'seatVacated' ? vacated.why : 'vote' };
}

/** Table events that say who plays a seat. */
const MOVES_SEAT: ReadonlySet<string> = new Set([
  'seatVacated',
  'botSeated',
  'playerReturned',
  'successorSeated',
]);
