import type { Scene } from './drawing.ts';

/** Whether a part of the table has changed, for `data-changed`; `part` reads it from a state, as plain value. */
export const mark = <State>(
  { since, shown }: Pick<Scene<State, never>, 'since' | 'shown'>,
  part: (state: State) => string | number | null | undefined,
): true | undefined => (since !== undefined && part(since) !== part(shown) ? true : undefined);
