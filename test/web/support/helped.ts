import type { State } from '#shared/games/goa/state.ts';
import { table, turn } from '../../games/goa/support.ts';

/** A position in which an opponent's colonists help to found a colony (2004). It is rare in play, so it is set up. */
export const HELPED: State = table({
  edition: '2004',
  players: [
    { tiles: ['espionage'], hand: ['colonists1'] },
    { rows: { colonists: 3 } },
    { rows: { colonists: 4 } },
  ],
  step: turn({ acted: true }),
  questions: [{ ask: 'founding', seat: 0, colony: 'Cochin', board: 0 }],
});
