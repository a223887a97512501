import { describe, expect, it } from 'vitest';
import { FIGURES } from '#shared/games/goa/data.ts';
import { rules } from '#shared/games/goa/index.ts';
import {
  BONANZAS,
  BONUSES,
  CARD_KINDS,
  COLONIES,
  COLUMNS,
  PLOTS,
  RESOURCES,
  SPICES,
  SYMBOLS,
  TILES,
} from '#shared/games/goa/things.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { play, seatView } from '#shared/kernel/play.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import { page } from '#shared/games/goa/words/en.ts';
import { gameWordsIn } from '#shared/games/words.ts';
import { common } from '#shared/words/en/page.ts';
import type { Language } from '#shared/words/languages.ts';
import { render, type Translation, together } from '#shared/words/render.ts';
import { hostileValues, spoil } from '../../support/hostile.ts';
import { keyOf, playOut } from '../../support/playout.ts';
import { testStream } from '../../support/testStream.ts';
import { OPTIONS } from './options.ts';

const en = { ...common, ...gameWordsIn('en') };

const voice: Translation = {
  language: 'en',
  words: en,
  name: (seat) => ['Ann', 'Bob', 'Cy', 'Dee'][seat] ?? '?',
};

describe('The story of Goa', () => {
  it.each(OPTIONS)('has words for every event of whole games, for every reader: %j', (options) => {
    for (const seats of [2, 3, 4]) {
      const stream = testStream(seats);
      const { rows, state } = playOut(
        rules,
        { options, seats, dice: seededDice(keyOf(seats)) },
        (now, seat) => sampleMove(rules.choices(seatView(rules, now, seat)), stream),
      );
      for (const event of rows.flatMap((row) => row.events))
        for (const viewer of [0, 'spectator'] as const)
          expect(render(rules.story(rules.redact(event, viewer)), voice)).toMatch(
            /^[A-Z0-9](?!.*goa\.)(?!.*undefined)[^{}]*\.$/,
          );
      for (const { lines } of rules.standings(state))
        for (const { reason } of lines) expect(render(reason, voice)).toMatch(/^(?!goa\.)[^{}]+$/);
    }
  });

  it('tells in one sentence of all who cannot afford to bid one after the other', () => {
    const pass = (seat: number, forced: boolean) => ({
      phrase: rules.story({ type: 'bidPassed', seat, forced }),
    });
    const told = (...lines: readonly ReturnType<typeof pass>[]) =>
      together(lines, en).map(({ phrase }) => render(phrase, voice));
    expect(told(pass(0, true), pass(1, true), pass(2, true), pass(3, false), pass(0, true))).toEqual([
      'Ann, Bob, and Cy cannot afford to bid and pass.',
      'Dee passes.',
      'Ann cannot afford to bid and passes.',
    ]);
    expect(together([pass(0, true), pass(1, true)], en, () => false)).toHaveLength(2);
  });
});

describe('Cards in a sentence', () => {
  it.each<[Language, string]>([
    ['en', 'Ships ×2 and Third scout'],
    ['pl', 'Statki ×2 i Trzecia karta przy kolonii'],
    ['cs', 'Lodě ×2 a\u00A0Třetí karta při zakládání kolonie'],
    ['fr', 'Navires ×2 et Troisième carte à la fondation'],
  ])('are counted where they are of one kind: %s', (language, cards) => {
    const words = gameWordsIn(language);
    const event = { type: 'cardsDiscarded', seat: 0, cards: ['ships1', 'thirdScout2', 'ships3'] } as const;
    expect(render(rules.story(event), { ...voice, language, words })).toContain(cards);
  });
});

describe('Spices in a sentence', () => {
  const event = {
    type: 'spicesPlaced',
    seat: 0,
    by: 'action.harvest',
    spices: { 'Madras.0': 'clove', 'p3.0': 'ginger', 'p3.1': 'ginger', 'Madras.1': 'pepper' },
  } as const;

  it.each<[Language, string]>([
    ['en', '2 ginger (plantation 3), clove (Madras), and pepper (Madras).'],
    ['pl', '2× imbir (plantacja 3), goździki (Madras) i pieprz (Madras).'],
    ['cs', '2× zázvor (plantáž 3), hřebíček (Madras) a\u00A0pepř (Madras).'],
    ['fr', '2 gingembres (plantation 3), clou de girofle (Madras) et poivre (Madras).'],
  ])('are counted where equal ones lie together: %s', (language, spices) => {
    const words = gameWordsIn(language);
    expect(render(rules.story(event), { ...voice, language, words })).toMatch(spices);
    expect(rules.story(event).args['n']).toBe(4);
  });
});

describe('The words of Goa', () => {
  it('name everything there is', () => {
    const named = (group: string, names: readonly string[]) => names.map((name) => `goa.${group}.${name}`);
    const keys = [
      ...named('spice', SPICES),
      ...named('column', COLUMNS),
      ...named('colony', COLONIES),
      ...named('plot', PLOTS),
      ...named('resource', RESOURCES),
      ...named('symbol', SYMBOLS),
      ...named('card', CARD_KINDS),
      ...named('cards', CARD_KINDS),
      ...named('bonus', BONUSES),
      ...named('bonanza', BONANZAS),
      ...named('tile', TILES),
      ...Object.values(FIGURES).flatMap(({ gains }) => Object.keys(gains).map((cause) => `goa.${cause}`)),
    ];
    expect(keys.filter((key) => !Object.hasOwn({ ...en, ...page }, key))).toEqual([]);
  });

  it('give a reason for every refusal', () => {
    for (const [game, options] of OPTIONS.entries()) {
      const stream = testStream(game);
      const dice = seededDice(keyOf(game));
      playOut(rules, { options, seats: 3, dice }, (state, seat) => {
        const move = sampleMove(rules.choices(seatView(rules, state, seat)), stream);
        for (const sent of [spoil(move, stream), stream.pick(hostileValues().slice(1))]) {
          const played = play(rules, state, seat, sent, dice);
          if (!played.ok) expect(en).toHaveProperty([`error.${played.failure.code}`]);
        }
        return move;
      });
    }
  });
});
