import type { LogRow } from './log.ts';
import type { TableRules, AnyTableRules } from './rules.ts';
import type { AnyEvent, AnyMove } from './types.ts';

export type Upcasts<E extends AnyEvent> = Pick<TableRules<unknown, AnyMove, E>, 'upcast'>;

/** The events of a row, in today's shape. */
export const upcastRow = <E extends AnyEvent>(
  { upcast }: Upcasts<E>,
  { seq, events, version }: Pick<LogRow, 'seq' | 'events' | 'version'>,
): readonly E[] => events.map((event) => upcast(event, version, seq));

/**
 * Wraps `upcast` so that it throws RangeError at a version the rules do not know. Later code that was rolled
 * back wrote such a row; read in today's shape, it could fold to anything.
 */
export const strictly =
  <E extends AnyEvent>({ meta, upcast }: Pick<AnyTableRules, 'meta'> & Upcasts<E>): Upcasts<E>['upcast'] =>
  (event, version, row) => {
    if (Number.isInteger(version) && version >= 1 && version <= meta.version)
      return upcast(event, version, row);
    throw new RangeError(
      `${meta.id}: row ${row ?? '?'} has version ${version}; these rules know 1 to ${meta.version}`,
    );
  };
