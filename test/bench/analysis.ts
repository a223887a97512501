/**
 * How long it takes to look over a finished game, and how sure that gets. `node test/bench/analysis.ts`; a few minutes.
 * In each game one bot is a beginner, as some people are.
 */
import * as v from 'valibot';
import { games } from '#shared/games/registry.ts';
import { createAnalyst } from '#shared/kernel/analysis/analyst.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import type { Commit } from '#shared/kernel/log.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import { seatView } from '#shared/kernel/seatView.ts';
import { keyOf, playOut } from '../support/playout.ts';
import { testStream } from '../support/testStream.ts';
import { median } from './measure.ts';

const SEED = 1;
/** As on a desk (`web/features/decided/Decided.tsx`). */
const ROLLOUTS = 4_000;

function played(rules: AnyRules, seats: number): readonly Commit[] {
  const luck = testStream(SEED);
  const options: unknown = v.parse(rules.options, {});
  const table = { options, seats, dice: seededDice(keyOf(SEED)) };
  const { rows } = playOut(rules, table, (state, seat) =>
    rules.bot(seatView(rules, state, seat), seat === seats - 1 ? 'easy' : 'normal', luck),
  );
  const { version } = rules.meta;
  return rows.map(({ seat, events }, i) => ({ seq: i + 1, seat, events, at: 0, version }));
}

for (const load of Object.values(games)) {
  const rules: AnyRules = await load();
  for (const seats of [2, 4]) {
    const rows = played(rules, seats);
    const begun = process.cpuUsage();
    const seconds = (): number => Math.round(process.cpuUsage(begun).user / 100_000) / 10;
    const analyst = createAnalyst(rules, rows, SEED);
    const reading = seconds();
    for (let done = 0; done < ROLLOUTS && analyst.step(); done += 1);
    const error = median(analyst.report().moments.map((moment) => moment.error));
    console.log({ game: rules.meta.id, seats, rows: rows.length, reading, seconds: seconds(), error });
  }
}
