import { expect, test } from 'vitest';
import { gameIds } from '#shared/games/meta.ts';
import { modulesFrom } from './support/modules.ts';

const modules = modulesFrom('web/main.tsx');

/** The modules of a game that its board fetches late, and what these fetch. */
function fetchedBy(board: string, game: string): readonly string[] {
  const found = new Set<string>();
  const late = new Set<string>();
  const take = (file: string): void => {
    if (found.has(file) || !file.startsWith(`web/games/${game}/`)) return;
    found.add(file);
    const { imports = [], later = [] } = modules.get(file) ?? {};
    for (const next of later) if (next.startsWith('web/')) late.add(next);
    for (const next of [...imports, ...later]) take(next);
  };
  take(board);
  return [...late].toSorted();
}

test.each(gameIds)(
  'all that the board of %s fetches late is fetched before a saved game may be opened',
  (game) => {
    const { imports = [] } = modules.get(`web/games/${game}/index.ts`) ?? {};
    const board = imports.find((file) => file.endsWith('/Board.tsx')) ?? '';
    expect(fetchedBy(board, game)).toEqual(
      modules.get(`web/games/${game}/lateParts.ts`)?.later.toSorted() ?? [],
    );
  },
);
