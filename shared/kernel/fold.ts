import type { Commit, LogRow } from './log.ts';
import type { TableRules } from './rules.ts';
import type { AnyEvent, AnyMove, Viewer } from './types.ts';

/** What folding and redacting need of a game. */
type Folding<S, E extends AnyEvent> = Pick<TableRules<S, AnyMove, E>, 'evolve'>;

export const fold = <S, E extends AnyEvent>(
  rules: Folding<S, E>,
  events: readonly E[],
  from?: S,
): S | undefined => events.reduce<S | undefined>((state, event) => rules.evolve(state, event), from);

/** What `standing` and `foldLog` read of a row: stored rows and redacted commits alike. */
type Row = Pick<Commit, 'seq' | 'events' | 'undone'> | Pick<LogRow, 'seq' | 'events' | 'undone'>;

/** The rows that count: without those taken back and without the rows that took them back. */
export function standingRows<R extends Row>(rows: readonly R[]): R[] {
  const standing: R[] = [];
  for (const row of rows) {
    const to = row.undone ?? undefined;
    if (to === undefined) standing.push(row);
    else while ((standing.at(-1)?.seq ?? 0) > to) standing.pop();
  }
  return standing;
}

/** The state after all rows, undone ones left out. Rows are in order and start with row 1. */
export function foldLog<S, E extends AnyEvent>(
  rules: Folding<S, E> & Pick<TableRules<S, AnyMove, E>, 'upcast'>,
  rows: readonly (Row & { readonly version: number })[],
): S | undefined {
  let state: S | undefined;
  for (const row of standingRows(rows))
    for (const event of row.events) state = rules.evolve(state, rules.upcast(event, row.version));
  return state;
}

/**
 * A row as `viewer` may see it: built from what is allowed, nothing copied wholesale. Its events are in
 * today's shape and so is its `version`, lest whoever folds it upcast them once more.
 */
export function redactRow<S, E extends AnyEvent>(
  rules: Pick<TableRules<S, AnyMove, E>, 'redact' | 'upcast'> & {
    readonly meta: { readonly version: number };
  },
  row: LogRow,
  viewer: Viewer,
): Commit<E> {
  const own = row.seat === viewer;
  return {
    seq: row.seq,
    seat: row.seat,
    ...(own || row.by === 'bot' ? { by: row.by } : {}),
    events: row.events.map((event) => rules.redact(rules.upcast(event, row.version), viewer)),
    ...(row.undone === null ? {} : { undone: row.undone }),
    at: row.at,
    version: rules.meta.version,
  };
}
