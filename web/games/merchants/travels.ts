import type { Event } from '#shared/games/merchants/events.ts';
import type { Travels } from '../gameUi.ts';

/** Goods cards come from a hand to the market, goods and special cards from the supply to their buyer. */
export const travels: Travels<Event> = {
  of: (event) => {
    switch (event.type) {
      case 'played':
        return event.spaces.map((space) => ({ from: event.seat, to: `space${space}` }));
      case 'loaded':
        return [{ from: `good-${event.good}`, to: event.seat }];
      case 'exchanged':
        return [{ from: `good-${event.to}`, to: event.seat }];
      case 'shipBought':
        return [{ from: `good-${event.good}`, to: event.seat }];
      case 'cardBought':
        return [{ from: `card-${event.card}`, to: event.seat }];
      default:
        return [];
    }
  },
};
