import type { Event } from '#shared/games/goa/events.ts';
import type { Travels } from '../gameUi.ts';

/** Markers come to the grid, and what was auctioned leaves it. Everything that is counted stays where its number is. */
export const travels: Travels<Event> = {
  of: (event) => {
    switch (event.type) {
      case 'markerPlaced':
        return [{ from: event.seat, to: `marker${event.marker}` }];
      case 'auctionWon':
        return [{ from: 'lot', to: event.seat }];
      default:
        return [];
    }
  },
};
