import { beforeAll, describe, expect, test } from 'vitest';
import type { GameId } from '../../shared/games/meta.ts';
import { games } from '../../shared/games/registry.ts';
import { seededDice } from '../../shared/kernel/dice.ts';
import { fold } from '../../shared/kernel/fold.ts';
import { playAll, seatView } from '../../shared/kernel/play.ts';
import type { AnyRules } from '../../shared/kernel/rules.ts';
import { hints as words } from '../../shared/words/en/hints.ts';
import { partsOf as goaParts } from '../../web/help/goa/parts.tsx';
import { partsOf as merchantsParts } from '../../web/help/merchants/parts.tsx';
import type { Part } from '../../web/help/pieces.ts';
import { hintOf, type Hint } from '../../web/hints/hintOf.ts';
import { HintsModel, hintsWanted, wantHints } from '../../web/models/hints.ts';
import { storage } from './support/world.ts';

describe('Hints', () => {
  test('are for the first game of a kind on this device, and for that one only', () => {
    const device = storage();
    expect(new HintsModel(device, 'goa', 'first').wanted.value).toBe(true);
    expect(new HintsModel(device, 'goa', 'second').wanted.value).toBe(false);
    expect(new HintsModel(device, 'merchants', 'third').wanted.value).toBe(true);
    expect(new HintsModel(device, 'goa', 'first').wanted.value).toBe(true);
  });

  test('that are put away stay away, also after a reload', () => {
    const device = storage();
    new HintsModel(device, 'goa', 'first').putAway('hint.goa.turn');
    const again = new HintsModel(device, 'goa', 'first');
    again.putAway('hint.goa.extra');
    expect(again.done.value).toEqual(['hint.goa.turn', 'hint.goa.extra']);
    expect(new HintsModel(device, 'goa', 'first').done.value).toEqual(['hint.goa.turn', 'hint.goa.extra']);
  });

  test('can be switched off at once, for every game', () => {
    const device = storage();
    const hints = new HintsModel(device, 'goa', 'first');
    hints.never();
    expect([hints.wanted.value, hintsWanted(device)]).toEqual([false, false]);
    expect(new HintsModel(device, 'merchants', 'other').wanted.value).toBe(false);
  });

  test('switched on again are for the next game, whatever was played before', () => {
    const device = storage();
    new HintsModel(device, 'goa', 'first').putAway('hint.goa.turn');
    wantHints(device, false);
    wantHints(device, true);
    const next = new HintsModel(device, 'goa', 'second');
    expect([next.wanted.value, next.done.value]).toEqual([true, []]);
  });

  test('do not mind what else has been left in their place', () => {
    const device = storage();
    device.write('carrack.hints.first', { goa: 'first', merchants: null });
    expect(new HintsModel(device, 'goa', 'any').wanted.value).toBe(true);
  });
});

/** All hints bots would see in some games. */
function hintsSeen(kind: GameId, rules: AnyRules, options: unknown, seeds: number): Map<string, Hint> {
  const seen = new Map<string, Hint>();
  for (let seed = 1; seed <= seeds; seed += 1) {
    const dice = seededDice(new Uint8Array(32).fill(seed));
    let state = fold(rules, rules.setup(options, 3, dice));
    for (let turn = 0; ; turn += 1) {
      const hint = hintOf(kind, state);
      const [seat] = rules.acting(state);
      if (seat === undefined) {
        expect(hint).toBeUndefined();
        break;
      }
      if (hint === undefined) throw new Error('a decision without a hint');
      seen.set(hint.key, hint);
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
  return seen;
}

const addressesOf = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap(({ id, pieces, entries = [] }) => [id, ...[...pieces, ...entries].map((piece) => piece.id)]);

describe.each<[GameId, unknown, () => readonly Part[]]>([
  ['merchants', { officeDraw: 'planning' }, merchantsParts],
  ['goa', { edition: '2012', quickStart: true, bonanza: true, money: 'hidden' }, () => goaParts('2012')],
])('In %s', (kind, options, parts) => {
  let seen = new Map<string, Hint>();
  beforeAll(async () => {
    seen = hintsSeen(kind, await games[kind](), options, 6);
  });

  test('there is a hint for every decision, and each leads into the rules', () => {
    const addresses = addressesOf(parts());
    for (const { key, more } of seen.values()) {
      expect(words).toHaveProperty([key]);
      expect(more).toMatch(new RegExp(`^/help/${kind}`));
      expect(addresses).toContain(more.split('#')[1]);
    }
  });
});
