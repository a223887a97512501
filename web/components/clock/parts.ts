import { lazy } from '../../lazy.ts';

/** What the first choice does not need; one part, because every part's name weighs in the first script. */
export const clockParts = lazy(() => import('./ClockParts.ts'));
