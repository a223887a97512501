import { describe, expect, test } from 'vitest';
import { gameIds } from '#shared/games/meta.ts';
import { games } from '#shared/games/registry.ts';
import type { Translation } from '#shared/words/render.ts';
import { gameWordsIn } from '#shared/games/words.ts';
import { mailedMoves } from '../worker/wording/moveAnswers.ts';
import { goldenGames } from './support/golden.ts';

/** What mails offer in golden games. */

const NAMES = ['Ana', 'Ben', 'Carla', 'Dan'];
const english: Translation = { language: 'en', words: gameWordsIn('en'), name: (seat) => NAMES[seat] ?? '' };

describe.each(gameIds)('The answers that mails of %s offer', (id) => {
  test('tell the reader what they do, never by name', async () => {
    const rules = await games[id]();
    const named = new Set<string>();
    let count = 0;
    for (const { golden } of goldenGames(id).slice(0, 3)) {
      let state: unknown;
      for (const { events } of golden.rows) {
        for (const event of events) state = rules.evolve(state, event);
        for (const seat of rules.acting(state)) {
          for (const { label } of mailedMoves({ game: id, rules, state }, seat, english)) {
            count += 1;
            if (label.includes(NAMES[seat] ?? '')) named.add(label);
          }
        }
      }
    }
    expect(count).toBeGreaterThan(100);
    expect([...named]).toEqual([]);
  });
});
