import { playerOf } from '#shared/games/merchants/state.ts';
import { streamOf } from '../../../worker/support/play.ts';
import type { Secretive } from '../../../worker/support/twins.ts';
import { tries } from './tries.ts';
import { differs, otherWorld, stateOf, type World } from './worlds.ts';

const PLANNING = { officeDraw: 'planning' };

/** What the leak tests need of this game. Logs come from its own rules and go back to them. */
export const secretive: Secretive = {
  stands: [
    { viewer: 'spectator', moves: 14, options: PLANNING },
    { viewer: 0, moves: 3, options: PLANNING },
    { viewer: 0, moves: 17, options: PLANNING },
    { viewer: 1, moves: 26, options: PLANNING },
    { viewer: 2, moves: 41, options: PLANNING },
  ],
  other: (log, viewer, seed) => otherWorld(log as World, viewer, streamOf(seed)),
  differs: (one, two, viewer) => differs(one as World, two as World, viewer),
  held: (log, seat) => `${playerOf(stateOf(log as World), seat).hand}`,
  tries,
};
