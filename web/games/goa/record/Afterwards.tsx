import type { Event } from '#shared/games/goa/events.ts';
import type { Aftermath } from '../../gameUi.ts';
import { PointsTable } from './Points.tsx';
import { Prices } from './Prices.tsx';

/** What is shown of a finished game besides the order of finish. */
export const Afterwards = (props: Aftermath<Event>) => (
  <>
    <PointsTable {...props} />
    <Prices {...props} />
  </>
);
