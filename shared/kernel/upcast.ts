import type { LogRow } from './log.ts';
import type { FirstRules } from './rules.ts';
import type { AnyEvent } from './types.ts';

/** The events of a row, in today's shape. */
export const upcastRow = <E extends AnyEvent>(
  { upcast }: Pick<FirstRules<unknown, E>, 'upcast'>,
  { seq, events, version }: Pick<LogRow, 'seq' | 'events' | 'version'>,
): readonly E[] => events.map((event) => upcast(event, version, seq));
