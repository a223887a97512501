import { beforeAll, describe, expect, test } from 'vitest';
import { gameIds, type GameId } from '#shared/games/meta.ts';
import { games } from '#shared/games/registry.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import { LANGUAGES } from '#shared/words/languages.ts';
import type { AnyGameUi, Hint } from '../../web/games/gameUi.ts';
import type { HelpPart } from '../../web/features/help/pieces.ts';
import { webGames } from '../../web/games/registry.ts';
import { HintsModel, hintsWanted, wantHints } from '../../web/features/hints/Hints.tsx';
import { setLocale } from '../../web/lib/language.ts';
import { t } from '../../web/lib/i18n.ts';
import { pageKits } from './support/pageKits.ts';
import { walk } from './support/walk.ts';
import { storage } from './support/world.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { useAllWords } from './support/allWords.ts';

beforeAll(useAllWords);

const uis = new Map<GameId, AnyGameUi>();
const loadedHints = (kind: GameId, now: unknown): readonly Hint[] => uis.get(kind)?.hintsOf?.(now) ?? [];

beforeAll(async () => {
  for (const kind of gameIds) uis.set(kind, (await webGames[kind].load()).gameUi);
});

describe('Hints', () => {
  test('are for the first game of a kind on this device, and for that one only', () => {
    const device = storage();
    expect(new HintsModel(device, 'goa', 'first').wanted.value).toBe(true);
    expect(new HintsModel(device, 'goa', 'second').wanted.value).toBe(false);
    expect(new HintsModel(device, VEHICLE, 'third').wanted.value).toBe(true);
    expect(new HintsModel(device, 'goa', 'first').wanted.value).toBe(true);
  });

  test('that were dismissed stay away, even after a reload', () => {
    const device = storage();
    new HintsModel(device, 'goa', 'first').putAway('hint.goa.turn');
    const again = new HintsModel(device, 'goa', 'first');
    again.putAway('hint.goa.extra');
    expect(again.done.value).toEqual(['hint.goa.turn', 'hint.goa.extra']);
    expect(new HintsModel(device, 'goa', 'first').done.value).toEqual(['hint.goa.turn', 'hint.goa.extra']);
  });

  test('can be switched off for every game at once', () => {
    const device = storage();
    const hints = new HintsModel(device, 'goa', 'first');
    hints.never();
    expect([hints.wanted.value, hintsWanted(device)]).toEqual([false, false]);
    expect(new HintsModel(device, VEHICLE, 'other').wanted.value).toBe(false);
  });

  test('that are switched on again are shown in the next game, whatever was played before', () => {
    const device = storage();
    new HintsModel(device, 'goa', 'first').putAway('hint.goa.turn');
    wantHints(device, false);
    wantHints(device, true);
    const next = new HintsModel(device, 'goa', 'second');
    expect([next.wanted.value, next.done.value]).toEqual([true, []]);
  });

  test('ignore a foreign value in their storage', () => {
    const device = storage();
    device.write('carrack.hints.first', { goa: 'first', merchants: null });
    expect(new HintsModel(device, 'goa', 'any').wanted.value).toBe(true);
  });
});

/** All hints that bots would see in some games. */
function hintsSeen(kind: GameId, rules: AnyRules, options: unknown, seeds: number): Map<string, Hint> {
  const seen = new Map<string, Hint>();
  walk(rules, options, seeds, (state) => {
    const hints = loadedHints(kind, state);
    if (rules.acting(state).length === 0) return expect(hints).toEqual([]);
    if (hints.length === 0) throw new Error('a decision without a hint');
    for (const hint of hints) seen.set(hint.key, hint);
  });
  return seen;
}

const addressesOf = (parts: readonly HelpPart[]): readonly string[] =>
  parts.flatMap(({ id, pieces, entries = [] }) => [id, ...[...pieces, ...entries].map((piece) => piece.id)]);

describe.each(await pageKits())('In %s', (kind, { hinted: { options, rules: parts } }) => {
  let seen = new Map<string, Hint>();
  beforeAll(async () => {
    seen = hintsSeen(kind, await games[kind](), options, 6);
  });

  test('there is a hint for every decision, and each links to the rules', () => {
    const addresses = addressesOf(parts());
    for (const { more } of seen.values()) {
      expect(more).toMatch(new RegExp(`^/help/${kind}`));
      expect(addresses).toContain(more.split('#')[1]);
    }
  });

  test.each(LANGUAGES)('hints in %s have the figures of the game filled in', async (language) => {
    await setLocale(language);
    for (const { key, values } of seen.values())
      expect(t(key, values)).not.toMatch(/\{|undefined|NaN|^hint\./);
  });

  test.each(LANGUAGES)('the first sentence fits two lines of a phone in %s', async (language) => {
    await setLocale(language);
    for (const { key, values } of seen.values())
      expect(t(key, values).split('\n')[0]?.length, key).toBeLessThanOrEqual(80);
  });
});
