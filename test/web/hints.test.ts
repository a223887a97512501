import { beforeAll, describe, expect, test } from 'vitest';
import type { State } from '#shared/games/goa/state.ts';
import type { GameId } from '#shared/games/meta.ts';
import { games } from '#shared/games/registry.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { fold } from '#shared/kernel/fold.ts';
import { playAll, seatView } from '#shared/kernel/play.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import { LANGUAGES } from '#shared/words/languages.ts';
import { partsOf as goaParts } from '../../web/games/goa/help/parts.tsx';
import { partsOf as merchantsParts } from '../../web/games/merchants/help/parts.tsx';
import type { HelpPart } from '../../web/help/pieces.ts';
import type { Hint } from '../../web/hints/hint.ts';
import { hintsModule, loadedHints } from '../../web/hints/hintsModule.ts';
import { HintsModel, hintsWanted, wantHints } from '../../web/models/hints.ts';
import '../../web/hints/words.ts';
import { setLocale } from '../../web/language.ts';
import { t } from '../../web/i18n.ts';
import { storage } from './support/world.ts';

beforeAll(async () => {
  for (const kind of ['goa', 'merchants'] as const) await hintsModule(kind).fetch();
});

describe('Hints', () => {
  test('are for the first game of a kind on this device, and for that one only', () => {
    const device = storage();
    expect(new HintsModel(device, 'goa', 'first').wanted.value).toBe(true);
    expect(new HintsModel(device, 'goa', 'second').wanted.value).toBe(false);
    expect(new HintsModel(device, 'merchants', 'third').wanted.value).toBe(true);
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
    expect(new HintsModel(device, 'merchants', 'other').wanted.value).toBe(false);
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

const GOA = { edition: '2012', quickStart: true, bonanza: true, money: 'hidden' } as const;

/** Every decision of a few games of Goa, with the keys of its hints. */
async function decisionsOfGoa(): Promise<readonly (readonly [State, readonly string[]])[]> {
  const found: (readonly [State, readonly string[]])[] = [];
  walk(await games.goa(), GOA, 3, (state) => {
    found.push([state as State, loadedHints('goa', state).map(({ key }) => key)]);
  });
  return found;
}

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

/** Bots play; `look` sees the state of every decision, and the last one. */
function walk(rules: AnyRules, options: unknown, seeds: number, look: (state: unknown) => void): void {
  for (let seed = 1; seed <= seeds; seed += 1) {
    const dice = seededDice(new Uint8Array(32).fill(seed));
    let state = fold(rules, rules.setup(options, 3, dice));
    for (let turn = 0; ; turn += 1) {
      look(state);
      const [seat] = rules.acting(state);
      if (seat === undefined) break;
      const played = playAll(
        rules,
        state,
        seat,
        [rules.bot(seatView(rules, state, seat), 'easy', dice.stream('bot', turn))],
        dice,
      );
      if (!played.ok) throw new Error(played.failure.code);
      state = fold(rules, played.value.events, state);
    }
  }
}

const addressesOf = (parts: readonly HelpPart[]): readonly string[] =>
  parts.flatMap(({ id, pieces, entries = [] }) => [id, ...[...pieces, ...entries].map((piece) => piece.id)]);

describe.each<[GameId, unknown, () => readonly HelpPart[]]>([
  ['merchants', { officeDraw: 'planning' }, merchantsParts],
  ['goa', GOA, () => goaParts('2012')],
])('In %s', (kind, options, parts) => {
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

describe('In Goa a hint is about the very decision:', () => {
  let decisions: readonly (readonly [State, readonly string[]])[] = [];
  beforeAll(async () => {
    decisions = await decisionsOfGoa();
  });
  const keysWhere = (is: (state: State) => boolean): readonly (readonly string[])[] =>
    decisions.filter(([state]) => state.questions.length === 0 && is(state)).map(([, keys]) => keys);
  const all = (lists: readonly (readonly string[])[], key: string): void => {
    expect(lists.length).toBeGreaterThan(0);
    for (const keys of lists) expect(keys).toContain(`hint.goa.${key}`);
  };

  test('the game’s aim comes first', () => {
    const first = keysWhere(
      ({ step, phase, round }) => step.phase === 'placing' && phase === 'A' && round === 1,
    );
    all(first, 'start');
    for (const keys of first) expect(keys[0]).toBe('hint.goa.start');
  });

  test('a player other than the auctioneer is told how to bid, and the auctioneer to sell or keep', () => {
    for (const [state, keys] of decisions) {
      const { step, questions } = state;
      if (step.phase !== 'auction' || questions.length > 0) continue;
      const own = state.markers[step.marker - 1]?.seat === step.seat;
      expect(keys.at(-1)).toBe(own ? 'hint.goa.auctioneer' : 'hint.goa.auction');
      expect(keys.includes('hint.goa.forFlag')).toBe(step.marker === 1);
    }
  });

  test('the flag goes anywhere along the edge, a marker beside the one before', () => {
    all(
      keysWhere(({ step, markers }) => step.phase === 'placing' && markers.length === 0),
      'flag',
    );
    all(
      keysWhere(({ step, markers }) => step.phase === 'placing' && markers.length > 0),
      'placing',
    );
  });

  test('the last round of a phase and the first of the next say what stays and what goes', () => {
    const placing = (phase: 'A' | 'B', round: number) =>
      keysWhere((state) => state.step.phase === 'placing' && state.phase === phase && state.round === round);
    all(placing('A', 4), 'lastOfA');
    all(placing('B', 1), 'phaseB');
    all(placing('B', 4), 'last');
  });

  test('a red tile that can still be used is mentioned before the action', () => {
    for (const [state, keys] of decisions) {
      const { step, questions, players } = state;
      if (step.phase !== 'turn' || step.acted || questions.length > 0) continue;
      const red = players[step.seat]?.tiles.some(({ tile, used }) => tile.startsWith('red') && !used);
      expect(keys).toEqual(red === true ? ['hint.goa.redTile', 'hint.goa.turn'] : ['hint.goa.turn']);
    }
  });
});
