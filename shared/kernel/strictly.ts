import type { AnyTableRules } from './rules.ts';
import type { AnyEvent } from './types.ts';
import type { Upcasts } from './upcast.ts';

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
