import * as v from 'valibot';
import { canonicalJson } from '#shared/kernel/json.ts';
import { countTimes, decisionsIn, type TimedDecision } from '#shared/kernel/decisionTimes.ts';
import type { LogRow } from '#shared/kernel/log.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { gameDatabase } from '../../db/shards.ts';
import { insertResults } from '../../db/games/results.ts';
import type { ResultRow } from '../../db/schema.ts';
import { rootCauseMessage } from '../../lib/failure.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import type { Room, Statement } from '../roomContext.ts';

/** The results of a game: what each person who had a seat made of it. */

/**
 * The statements that write results: of everybody with the row that ends the game, and of a lost player with the row that
 * seats their successor. None for any other row. Only then the whole log is read.
 */
export async function resultStatements(
  room: Room,
  loaded: LoadedGame,
  next: LoadedGame,
  row: LogRow | undefined,
): Promise<readonly Statement[]> {
  if (row === undefined || loaded.game.status !== 'running') return [];
  const isEnd = next.game.status === 'over' && next.seats.some(({ kind }) => kind === 'person');
  const succeeded = row.tableEvent?.type === 'successorSeated' ? row.tableEvent.seat : undefined;
  if (!isEnd && succeeded === undefined) return [];
  const rows = await room.wholeLog.rows(room, loaded);
  const results = resultsOrNone(loaded.game.id, () =>
    succeeded === undefined ? resultsOf(next, [...rows, row]) : lostResult(loaded, rows, succeeded, row.at),
  );
  return results.length === 0 ? [] : [insertResults(gameDatabase(room), results)];
}

/** The results; none if they cannot be computed, because statistics must not keep a game from going on. */
function resultsOrNone(game: string, compute: () => readonly ResultRow[]): readonly ResultRow[] {
  try {
    return compute();
  } catch (error) {
    console.error({ event: 'results failed', game, error: rootCauseMessage(error) });
    return [];
  }
}

/** The options that statistics tell apart, as a short text that is the same for the same options. */
export const variantOf = (rules: Pick<AnyRules, 'options' | 'variant'>, options: unknown): string =>
  canonicalJson(rules.variant(v.parse(rules.options, options)));

/** `rows`: the whole log, the row that ends the game included. */
function resultsOf(loaded: LoadedGame, rows: readonly LogRow[]): readonly ResultRow[] {
  const { seats, rules, state } = loaded;
  const standings = rules.standings(rules.view(state, 'spectator')); // as the table shows them, also if it ended early
  const decisions = decisionsIn(rules, rows);
  return seats.flatMap(({ seat, vacancy }) => {
    const standing = standings.find((one) => one.seat === seat);
    const result = resultOf(loaded, { rows, decisions }, seat, vacancy !== null);
    return standing === undefined || result === undefined
      ? []
      : [{ ...result, rank: standing.rank, total: standing.total }];
  });
}

/** The result of a player whose seat somebody else takes at `endedAt`: they have no rank. `rows`: the log until then. */
const lostResult = (
  loaded: LoadedGame,
  rows: readonly LogRow[],
  seat: Seat,
  endedAt: number,
): readonly ResultRow[] => {
  const result = resultOf(loaded, { rows, decisions: decisionsIn(loaded.rules, rows) }, seat, true);
  return result === undefined ? [] : [{ ...result, endedAt }];
};

/** A log and the decisions in it. */
interface Played {
  readonly rows: readonly LogRow[];
  readonly decisions: readonly TimedDecision[];
}

/** The result of the person in a seat by the log so far, without rank and total; undefined if no person sits there. */
function resultOf(
  { game, seats, rules }: LoadedGame,
  { rows, decisions }: Played,
  seat: Seat,
  isVacant: boolean,
): ResultRow | undefined {
  const row = seats[seat];
  if (row?.kind !== 'person' || row.playerId === null) return undefined;
  const since = sittingOf(rows, seat);
  const own = decisions.filter((one) => one.seat === seat && since.sits(one));
  return {
    gameId: game.id,
    seat,
    playerId: row.playerId,
    game: game.game,
    variant: variantOf(rules, game.options),
    seats: seats.length,
    rank: null,
    total: null,
    rows: rows.length,
    timeOuts: own.filter(({ by }) => by === 'timeOut').length,
    times: countTimes(own.filter(({ by }) => by === 'person').map(({ took }) => took)),
    left: isVacant ? since.left : null,
    startedAt: rows[0]?.at ?? game.createdAt,
    endedAt: rows.at(-1)?.at ?? game.createdAt,
  };
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
    return last === undefined || SITS_DOWN.has(last.event.type);
  };
  const since = about.slice(about.findLastIndex(({ event }) => SITS_DOWN.has(event.type)) + 1);
  const left = since.find(({ event }) => MOVES_SEAT.has(event.type))?.event; // later ones are about the seat alone
  return { sits, left: left?.type === 'seatVacated' ? left.why : 'vote' };
}

/** Table events after which the seat's player is there. */
const SITS_DOWN: ReadonlySet<string> = new Set(['playerReturned', 'successorSeated']);

/** Table events that say who plays a seat. */
const MOVES_SEAT: ReadonlySet<string> = new Set([...SITS_DOWN, 'seatVacated', 'botSeated']);
