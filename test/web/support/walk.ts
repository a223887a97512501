import { seededDice } from '#shared/kernel/dice.ts';
import { fold } from '#shared/kernel/fold.ts';
import { playAll, seatView } from '#shared/kernel/play.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';

/** Bots play; `look` sees the state of every decision, and the last one. */
export function walk(rules: AnyRules, options: unknown, seeds: number, look: (state: unknown) => void): void {
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
