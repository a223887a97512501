import { type Commit, type LogRow, standingRows, type Row } from './log.ts';
import type { TableRules } from './rules.ts';
import { isByBot, type AnyEvent, type AnyMove, type Viewer } from './types.ts';
import { upcastRow } from './upcast.ts';

export { standingRows } from './log.ts';

/** The functions of a game that folding and redacting call. */
type Folding<S, E extends AnyEvent> = Pick<TableRules<S, AnyMove, E>, 'evolve'>;

export const fold = <S, E extends AnyEvent>(
  rules: Folding<S, E>,
  events: readonly E[],
  from?: S,
): S | undefined => events.reduce<S | undefined>((state, event) => rules.evolve(state, event), from);

/** The state after all rows, undone ones left out. Rows are in order and start with row 1. */
export function foldLog<S, E extends AnyEvent>(
  rules: Folding<S, E> & Pick<TableRules<S, AnyMove, E>, 'upcast'>,
  rows: readonly (Row & { readonly version: number })[],
): S | undefined {
  let state: S | undefined;
  for (const row of standingRows(rows))
    for (const event of upcastRow(rules, row)) state = rules.evolve(state, event);
  return state;
}

/**
 * The part of a row that `viewer` may see, built only from what is allowed. Its events are in today's shape,
 * and its `version` says so. A reader who folds it therefore does not upcast them again. `seatedAt`: the row that seated the
 * viewer as a successor, 0 for none. Earlier rows of their seat are another player's, who alone knows how they came about.
 */
export function redactRow<S, E extends AnyEvent>(
  rules: Pick<TableRules<S, AnyMove, E>, 'redact' | 'upcast'> & {
    readonly meta: { readonly version: number };
  },
  row: LogRow,
  viewer: Viewer,
  seatedAt = 0,
): Commit<E> {
  const own = row.seat === viewer && row.seq > seatedAt;
  return {
    seq: row.seq,
    seat: row.seat,
    ...(own || isByBot(row.by) ? { by: row.by } : {}),
    events: upcastRow(rules, row).map((event) => rules.redact(event, viewer)),
    ...(row.undone === null ? {} : { undone: row.undone }),
    ...publicFacts(row),
    at: row.at,
    version: rules.meta.version,
  };
}

/** The part of a row, besides its events, that everybody may know: a table event, and the time left to its seat. */
export const publicFacts = ({
  tableEvent,
  clockLeft,
}: Pick<LogRow, 'tableEvent' | 'clockLeft'>): Pick<Commit, 'tableEvent' | 'clockLeft'> => ({
  ...(tableEvent ? { tableEvent } : {}),
  ...(typeof clockLeft === 'number' ? { clockLeft } : {}),
});
