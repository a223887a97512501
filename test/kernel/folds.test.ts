import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FOLDS } from '#shared/engine.ts';
import { metas, type GameId } from '#shared/games/meta.ts';
import { games } from '#shared/games/registry.ts';

/** A snapshot is valid while the modules named here are unchanged. So they must be the modules that fold. */

const moduleOf = (id: GameId, name: string): Promise<Record<string, unknown>> =>
  import(`../../shared/games/${id}/${name}.ts`) as Promise<Record<string, unknown>>;

test.each(Object.keys(metas) as GameId[])('%s is folded by the modules that its hash covers', async (id) => {
  const rules = await games[id]();
  expect(rules.evolve).toBe((await moduleOf(id, 'evolve'))['evolve']);
  expect(rules.upcast).toBe((await moduleOf(id, 'events'))['upcast']);
});

test('every game has a hash of its own', () => {
  expect(Object.keys(FOLDS)).toEqual(Object.keys(metas).toSorted());
  expect(new Set(Object.values(FOLDS)).size).toBe(globSync('shared/games/*/evolve.ts').length);
});
