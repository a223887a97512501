/** The parts of a player's boards in which the first choice of a turn never lies: they load after it can be tapped. */
export { Hand } from './Hand.tsx';
export { Plots } from './Plots.tsx';
export { Tiles } from './Tiles.tsx';
