import { playerOf } from '#shared/games/goa/state.ts';
import { streamOf } from '../../../worker/support/play.ts';
import type { Secretive } from '../../../worker/support/twins.ts';
import { OPTIONS } from '../options.ts';
import { tries } from './tries.ts';
import { differs, otherWorld, stateOf, type World } from './worlds.ts';

const [OLD, NEW, , QUICK, OPEN] = OPTIONS;

/** What the leak tests need of this game. Logs come from its own rules and go back to them. */
export const secretive: Secretive = {
  stands: [
    { viewer: 'spectator', moves: 90, options: QUICK },
    { viewer: 0, moves: 60, options: OLD },
    { viewer: 0, moves: 140, options: OPEN },
    { viewer: 1, moves: 160, options: QUICK },
    { viewer: 2, moves: 200, options: NEW },
  ],
  other: (log, viewer, seed) => otherWorld(log as World, viewer, streamOf(seed)),
  differs: (one, two, viewer) => differs(one as World, two as World, viewer),
  held: (log, seat) => `${playerOf(stateOf(log as World), seat).hand}`,
  tries,
};
