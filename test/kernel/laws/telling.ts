import assert from 'node:assert/strict';
import { isOffered } from '#shared/kernel/choices.ts';
import { seatView } from '#shared/kernel/play.ts';
import type { Phrase, PhraseArg } from '#shared/kernel/rules.ts';
import { deepFreeze } from '../../support/freeze.ts';
import { isAbout } from '#shared/kernel/recap.ts';
import { testStream } from '../../support/testStream.ts';
import { gameOf, playGame, statesOf } from './game.ts';
import { someOf, viewersOf, type Law } from './kit.ts';

export const botsPlayOfferedMoves: Law = (kit, seed) => {
  const { rules } = kit;
  const stream = testStream(seed);
  for (const { state } of someOf(gameOf(kit, seed).turns, 12, stream)) {
    for (const seat of rules.acting(state)) {
      const view = deepFreeze(seatView(rules, state, seat));
      for (const level of rules.meta.levels) {
        const move = rules.bot(view, level, testStream(seed));
        assert(
          isOffered(rules.choices(view), move),
          `${level} plays ${JSON.stringify(move)}, which is not offered`,
        );
        assert.deepStrictEqual(
          rules.bot(view, level, testStream(seed)),
          move,
          `${level} plays otherwise, the stream being equal`,
        );
      }
    }
  }
};

/**
 * Each seat's bot keeps its level for the whole game, as at a table. So no other level can help a bot out of a
 * dead end.
 */
export const botsComeToAnEnd: Law = (kit, seed) => {
  const { levels } = kit.rules.meta;
  playGame(kit, seed, (view, stream) => {
    const level = levels[(seed + view.seat) % levels.length];
    assert(level !== undefined, 'no bot at all');
    return kit.rules.bot(view, level, stream);
  });
};

export const everythingCanBeTold: Law = (kit, seed) => {
  const { rules } = kit;
  const game = gameOf(kit, seed);
  for (const viewer of viewersOf(game.seats)) {
    for (const event of game.events) assertPhrase(rules.story(rules.redact(event, viewer)));
    for (const state of someOf(statesOf(kit, game), 20, testStream(seed)))
      assert.equal(typeof rules.show(rules.view(state, viewer)), 'string');
  }
  for (const { lines } of rules.standings(game.end)) for (const { reason } of lines) assertPhrase(reason);
};

export const theReaderIsNotNamed: Law = (kit, seed) => {
  const { rules } = kit;
  const game = gameOf(kit, seed);
  for (let reader = 0; reader < game.seats; reader += 1) {
    let before: Parameters<typeof rules.evolve>[0];
    for (const { seat, events } of [{ seat: null, events: game.setup }, ...game.turns])
      for (const event of events.map((whole) => rules.redact(whole, reader))) {
        const told =
          before === undefined || seat === reader ? undefined : rules.relevanceTo?.(before, event, reader);
        if (told !== undefined) {
          assertPhrase(told.phrase);
          assert(!isAbout(told.phrase, reader), `seat ${reader} is named in ${JSON.stringify(told.phrase)}`);
        }
        before = rules.evolve(before, event);
      }
  }
};

export function assertPhrase({ key, args }: Phrase): void {
  assert.match(key, /^[a-z][\w.]*$/i);
  for (const [name, arg] of Object.entries(args))
    assert(isArg(arg), `${name} of ${key} is ${JSON.stringify(arg)}`);
}

function isArg(arg: PhraseArg): boolean {
  if (typeof arg === 'number') return Number.isFinite(arg);
  if ('seat' in arg) return Number.isInteger(arg.seat);
  if ('term' in arg) return /^[a-z][\w.]*$/i.test(arg.term);
  return 'list' in arg && arg.list.every(isArg);
}
