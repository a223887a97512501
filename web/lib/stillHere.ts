import { route, type Route } from '../routes.ts';

const placeOf = (at: Route): string =>
  [at.page, 'game' in at ? at.game : '', 'mode' in at ? at.mode : ''].join(' ');

/**
 * Is the player still where they are now? Asked when an answer comes: it leads nobody away who has gone elsewhere meanwhile.
 * Another row of a game's history is the same place.
 */
export function stillHere(): () => boolean {
  const from = placeOf(route.peek());
  return () => placeOf(route.peek()) === from;
}
