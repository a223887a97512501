import type { Event } from '../../../../shared/games/goa/events.ts';
import type { Aftermath } from '../../drawing.ts';
import { Points } from './Points.tsx';
import { Prices } from './Prices.tsx';

/** What is told of a finished game besides the order of finish. */
export const Afterwards = (props: Aftermath<Event>) => (
  <>
    <Points {...props} />
    <Prices {...props} />
  </>
);
