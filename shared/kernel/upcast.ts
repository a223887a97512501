import type { LogRow } from './log.ts';
import type { TableRules } from './rules.ts';
import type { AnyEvent, AnyMove } from './types.ts';

export type Upcasts<E extends AnyEvent> = Pick<TableRules<unknown, AnyMove, E>, 'upcast'>;

/** The events of a row, in today's shape. */
export const upcastRow = <E extends AnyEvent>(
  { upcast }: Upcasts<E>,
  { seq, events, version }: Pick<LogRow, 'seq' | 'events' | 'version'>,
): readonly E[] => events.map((event) => upcast(event, version, seq));
