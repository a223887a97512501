import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Event } from '#shared/games/goa/events.ts';
import { rules } from '#shared/games/goa/index.ts';
import { goldenGames, type Golden } from '../../support/golden.ts';

const all = goldenGames('goa');
const eventsOf = ({ rows, version }: Golden): readonly Event[] =>
  rows.flatMap(({ events }) => events).map((event) => rules.upcast(event, version));

/** How a game ended, and how its first places were shared. */
function kinds(golden: Golden): readonly string[] {
  const last = golden.rows.at(-1)?.events ?? [];
  const [first, second] = golden.outcome;
  const ranks = golden.outcome.map(({ rank }) => rank);
  const lower = ranks.filter((rank) => rank > 1);
  return [
    last.some(({ type }) => type === 'passed') ? 'pass-last' : 'extra-action-last',
    second?.rank === 1 ? 'shared-win' : first?.total === second?.total ? 'tie-by-ducats' : 'clear-win',
    ...(new Set(lower).size < lower.length ? ['shared-last-place'] : []),
  ];
}

describe('The golden games of Goa', () => {
  it.each(all)('$name is what its name says', ({ name, golden }) => {
    const said = [
      'pass-last',
      'extra-action-last',
      'shared-win',
      'tie-by-ducats',
      'shared-last-place',
    ].filter((kind) => name.includes(kind));
    expect(kinds(golden)).toEqual(expect.arrayContaining(said));
    expect(said).toHaveLength(1);
  });

  it('are one at least per way a game can end or tie', () => {
    expect(new Set(all.flatMap(({ golden }) => kinds(golden)))).toEqual(
      new Set([
        'pass-last',
        'extra-action-last',
        'shared-win',
        'tie-by-ducats',
        'clear-win',
        'shared-last-place',
      ]),
    );
  });

  it('hold every kind of event', () => {
    const seen = new Set(all.flatMap(({ golden }) => eventsOf(golden).map(({ type }) => type)));
    const known: Record<Event['type'], true> = {
      auctionWon: true,
      bid: true,
      bidPassed: true,
      bonanzaLaid: true,
      bonanzaTaken: true,
      cardPlayed: true,
      cardsDiscarded: true,
      cardsShuffled: true,
      cardsTurned: true,
      colonyFounded: true,
      drawn: true,
      dutyDone: true,
      ended: true,
      extraPlayed: true,
      favorTaken: true,
      foundingBegun: true,
      gained: true,
      markerPlaced: true,
      notFounded: true,
      passed: true,
      plantationDiscarded: true,
      plantationLaid: true,
      progressed: true,
      quickStarted: true,
      revealed: true,
      revealedDiscarded: true,
      seatsDrawn: true,
      roundBegan: true,
      sold: true,
      spicesPlaced: true,
      started: true,
      stepBegan: true,
      swapped: true,
      tileUsed: true,
      tilesLaid: true,
    };
    expect(Object.keys(known).filter((type) => !seen.has(type as Event['type']))).toEqual([]);
  });

  it('reshuffle the expedition cards in one game at least', () => {
    const shuffles = all.map(
      ({ golden }) => eventsOf(golden).filter(({ type }) => type === 'cardsShuffled').length,
    );
    expect(Math.max(...shuffles)).toBeGreaterThan(1);
  });

  it('take no more room than 600 kB', () => {
    const folder = new URL('./golden/', import.meta.url);
    const sizes = readdirSync(folder).map((file) => statSync(new URL(file, folder)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(600_000);
  });
});
