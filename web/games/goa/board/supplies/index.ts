/** The full content of the supply; loaded when a part of it is opened. */
export { Cards } from './Cards.tsx';
export { Colonies } from './Colonies.tsx';
export { Firsts } from './Firsts.tsx';
export { SupplyTiles } from './Tiles.tsx';
