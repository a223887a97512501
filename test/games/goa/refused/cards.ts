import { plantation, turn } from '../support.ts';
import { own, clove, type Case } from './common.ts';

/** Moves with cards that are refused. */
export const CARD_CASES: readonly Case[] = [
  ['CARD_NOT_IN_HAND', 'a card of somebody else', own({}), { type: 'play', card: 'ships1' }],
  [
    'CARD_PLAYED_THIS_TURN',
    'a second card',
    own({ hand: ['ships1'] }, { step: turn({ carded: true }) }),
    { type: 'play', card: 'ships1' },
  ],
  [
    'CARD_NOT_NOW',
    'a card of another action',
    own({ hand: ['thirdScout1'] }),
    { type: 'harvest', card: 'thirdScout1', spices: {} },
  ],
  [
    'TOO_MANY_SPICES',
    'three spices for a card that brings two',
    own({ hand: ['spices1'], plots: { p1: plantation('clove3') } }),
    { type: 'playSpices', card: 'spices1', spices: { 'p1.0': 'clove', 'p1.1': 'clove', 'p1.2': 'clove' } },
    { max: 2 },
  ],
  [
    'FIELD_EMPTY',
    'a sale of nothing',
    own({ hand: ['sell1'], plots: { p1: clove } }),
    { type: 'sell', card: 'sell1', fields: ['p1.1'] },
  ],
];
