import { describe, expect, it } from 'vitest';
import { metas, type GameId } from '#shared/games/meta.ts';
import { games } from '#shared/games/registry.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import type { Viewer } from '#shared/kernel/types.ts';
import { goldenGames, type Golden } from './support/golden.ts';
import { kitOf } from './support/kits.ts';

/** The outcome for a viewer, folded from the events that they may see. */
const foldedFor = (rules: AnyRules, { rows, version }: Golden, viewer: Viewer | 'all'): unknown =>
  rows
    .flatMap(({ events }) => events)
    .map((event) => rules.upcast(event, version))
    .map((event) => (viewer === 'all' ? event : rules.redact(event, viewer)))
    .reduce<unknown>((state, event) => rules.evolve(state, event), undefined);

describe.each(Object.keys(metas) as GameId[])('golden games of %s', async (id) => {
  const rules = await games[id]();
  const kit = await kitOf(id);
  const all = goldenGames(id);

  it('exist for every number of players and every set of options', () => {
    const { min, max } = rules.meta.seats;
    const tables = Array.from({ length: max - min + 1 }, (_, n) =>
      kit.options.map((options) => ({ seats: min + n, options })),
    ).flat();
    const recorded = all.map(({ golden: { seats, options } }) => ({ seats, options }));
    expect(recorded).toEqual(expect.arrayContaining(tables));
  });

  it.each(all)('$name folds to its outcome', ({ golden }) => {
    const state = foldedFor(rules, golden, 'all');
    expect(rules.acting(state)).toEqual([]);
    // What breaks a tie has been told only since they were recorded.
    const outcome = rules
      .standings(state)
      .map(({ seat, rank, total, lines }) => ({ seat, rank, total, lines }));
    expect(outcome).toEqual(golden.outcome);
  });

  it.each(all)('$name keeps the invariants after every decision', ({ golden }) => {
    let state: unknown;
    for (const { events } of golden.rows) {
      for (const event of events) state = rules.evolve(state, rules.upcast(event, golden.version));
      kit.invariants(state);
    }
  });

  it.each(all)('$name folds for every viewer to what they may see of it', ({ golden }) => {
    const state = foldedFor(rules, golden, 'all');
    const viewers: Viewer[] = [...Array.from({ length: golden.seats }, (_, seat) => seat), 'spectator'];
    for (const viewer of viewers) expect(foldedFor(rules, golden, viewer)).toEqual(rules.view(state, viewer));
  });
});
