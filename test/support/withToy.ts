import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { GAMES } from '../../shared/games/list.ts';
import { hashesOf } from '../../scripts/engine.ts';
import { covers } from '../../scripts/build/covers.ts';
import { foldersOf, listsOf, type GameFolders } from '../../scripts/lib/gameLists.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A game of the tests: it lies in one folder of theirs, and no list of the service names it. */
export const TOY: GameFolders = { id: 'toy', shared: 'test/games/toy/shared', web: 'test/games/toy/web' };

/**
 * Service and page with one game more: the toy. The modules that are written from the list of games are replaced by
 * what would be written if the toy were in it. Nothing else knows of it.
 */
export function withToy(): Plugin[] {
  const games = [...GAMES.map(foldersOf), TOY];
  const lists = new Map([...listsOf(games), ['shared/engine.ts', hashesOf(games)]]);
  const listed: Plugin = {
    name: 'with-toy',
    enforce: 'pre',
    load: (id) => lists.get(relative(ROOT, id.split('?')[0] ?? '')),
  };
  return [listed, covers([TOY], ['svg'])];
}
