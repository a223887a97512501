import { describe, expect, it } from 'vitest';
import { FIGURES, LETTERS, PROVENANCE } from '#shared/games/merchants/data.ts';
import { meta } from '#shared/games/merchants/meta.ts';
import { GOODS, PLAIN_CARDS, SPECIALS } from '#shared/games/merchants/things.ts';

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, n) => sum + n, 0);

describe('The figures of Merchants', () => {
  it('make 60 goods cards, 30 goods markers and 20 special cards', () => {
    expect(GOODS.length * FIGURES.cardsPerGood).toBe(60);
    expect(GOODS.length * FIGURES.markersPerGood).toBe(30);
    expect(total(FIGURES.specials)).toBe(20);
  });

  it('have the prices of the rulebook', () => {
    expect(FIGURES.prices).toEqual({ ship: 10, docks: 12, contract: 11, office: 8 });
  });

  it('leave ships for sale and cards in the pile at every table', () => {
    for (let seats = meta.seats.min; seats <= meta.seats.max; seats += 1) {
      expect(FIGURES.specials.ship - seats * FIGURES.startShips).toBeGreaterThan(0);
      expect(60 - seats * FIGURES.handCards - FIGURES.marketSpaces).toBeGreaterThan(0);
    }
  });

  it('have markers enough for every ship', () => {
    expect(GOODS.length * FIGURES.markersPerGood).toBeGreaterThan(FIGURES.specials.ship);
  });

  it('give their sources, and only these figures are uncertain', () => {
    expect(Object.keys(PROVENANCE).toSorted()).toEqual(Object.keys(FIGURES).toSorted());
    const guesses = Object.entries(PROVENANCE).filter(([, { confidence }]) => confidence !== 'c');
    expect(guesses.map(([figure, { confidence }]) => [figure, confidence])).toEqual([
      ['startMoney', 'l'],
      ['specials', 'l'],
    ]);
    for (const { source } of Object.values(PROVENANCE)) expect(source).not.toBe('');
  });

  it('give every good a letter of its own, and every special card a kind', () => {
    expect(new Set(Object.values(LETTERS)).size).toBe(GOODS.length);
    expect(['ship', ...PLAIN_CARDS]).toEqual([...SPECIALS]);
  });
});
