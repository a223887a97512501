import type { State } from '#shared/games/goa/state.ts';
import { table, turn } from '../../games/goa/support.ts';

/** In 2004 an opponent's colonists can help to found a colony; rare, so it is set up. */
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
