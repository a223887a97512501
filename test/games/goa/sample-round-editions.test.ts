import { describe, expect, it } from 'vitest';
import type { Edition } from '#shared/games/goa/meta.ts';
import { playerOf } from '#shared/games/goa/state.ts';
import { at, played } from './support.ts';
import {
  YELLOW,
  RED,
  BLUE,
  bid,
  FLAG_AUCTION,
  YELLOW_SECOND,
  begun,
  markersPlaced,
  second,
} from './sampleRound.ts';

describe('The sample round, where the editions differ', () => {
  it('2004: cinnamon does not pay the first step of harvest, 2012 not that of taxes', () => {
    const stepped = (edition: Edition, column: 'harvest' | 'taxes') =>
      at(played(second(edition), [BLUE, { type: 'taxes' }], YELLOW_SECOND)).when(RED, {
        type: 'progress',
        column,
        card: 'none',
        payment: { 'Cochin.0': 'cinnamon' },
      });
    stepped('2004', 'harvest').thenRefused('SPICES_MISSING');
    stepped('2012', 'taxes').thenRefused('SPICES_MISSING');
  });

  it('2012: had Yellow kept the flag, it would have cost 5 ducats; 2004: at least 7', () => {
    const beforeYellow = (edition: Edition) => played(markersPlaced(edition), ...FLAG_AUCTION.slice(0, 3));
    const start = playerOf(begun('2012'), YELLOW).ducats;
    const kept = played(beforeYellow('2012'), [YELLOW, { type: 'buy' }]);
    expect(kept.flag).toBe(YELLOW);
    expect(playerOf(kept, YELLOW).ducats).toBe(start - 5);
    at(beforeYellow('2004')).when(YELLOW, { type: 'bid', amount: 6 }).thenRefused('BID_TOO_LOW', { min: 7 });
    expect(playerOf(played(beforeYellow('2004'), bid(YELLOW, 7)), YELLOW).ducats).toBe(0);
  });
});
