import type { AnyTableRules } from '#shared/kernel/rules.ts';
import type { AnyEvent } from '#shared/kernel/types.ts';
import type { AnyScene } from './gameUi.ts';

/** The parts of a scene that differ for a past state: the state to show, what changed to it, and no choices. */
export const pastScene = (
  rules: AnyTableRules,
  { state, since, events }: { state: unknown; since: unknown; events: readonly AnyEvent[] },
): Omit<AnyScene, 'you' | 'over' | 'seats' | 'name' | 'choose' | 'compose' | 'refusal'> => ({
  before: state,
  now: state,
  shown: state,
  past: true,
  ...(since === undefined ? {} : { since }),
  events,
  acting: rules.acting(state),
  offered: [],
  partial: null,
});
