import type { AnyTableRules } from '../../shared/kernel/rules.ts';
import type { AnyEvent } from '../../shared/kernel/types.ts';
import type { AnyScene } from './drawing.ts';

/** What a scene of the past has of its own: a state to look at, what changed to it, nothing to choose. */
export const pastScene = (
  rules: AnyTableRules,
  { state, since, events }: { state: unknown; since: unknown; events: readonly AnyEvent[] },
): Omit<AnyScene, 'you' | 'seats' | 'name' | 'choose' | 'compose' | 'refusal'> => ({
  before: state,
  now: state,
  shown: state,
  ...(since === undefined ? {} : { since }),
  events,
  acting: rules.acting(state),
  offered: [],
  partial: null,
});
