import type { Event } from '#shared/games/goa/events.ts';
import type { AfterwardsProps } from '../../gameUi.ts';
import { PointKinds } from './PointKinds.tsx';
import { Prices } from './Prices.tsx';

/** What is shown of a finished game besides the order of finish. */
export const Afterwards = (props: AfterwardsProps<Event>) => (
  <>
    <PointKinds {...props} />
    <Prices {...props} />
  </>
);
