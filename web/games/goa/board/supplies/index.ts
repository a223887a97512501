import * as cards from './Cards.tsx';
import * as colonies from './Colonies.tsx';
import * as firsts from './Firsts.tsx';
import { lightDismiss } from './lightDismiss.tsx';
import * as tiles from './Tiles.tsx';
import './words.ts';

/** The full content of the supply; loaded when a part of it is opened. */
export const Cards = lightDismiss(cards.Cards);
export const Colonies = lightDismiss(colonies.Colonies);
export const Firsts = lightDismiss(firsts.Firsts);
export const SupplyTiles = lightDismiss(tiles.SupplyTiles);
