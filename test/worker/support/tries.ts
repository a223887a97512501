import type { AnyMove } from '#shared/kernel/types.ts';

/** A move that may be sent without having been offered. */
export interface Try extends AnyMove {
  readonly [param: string]: unknown;
}

/** A move that exists in no game. The moves before it are checked, but have no effect. */
export const NONSENSE: Try = { type: 'fly' };
