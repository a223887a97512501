import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameIds } from '#shared/games/meta.ts';

/** Files outside the games' folders that may name a game, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'shared/engine.ts': 'written from the list: a hash for each game',
  'shared/games/list.ts': 'the list of games',
  'shared/games/metas.ts': 'written from the list',
  'shared/games/pitches.ts': 'written from the list',
  'shared/games/portraits.ts': 'written from the list',
  'shared/games/registry.ts': 'written from the list',
  'shared/games/words.ts': 'written from the list',
  'shared/kernel/rules.ts': 'an example in a comment',
  'web/games/registry.ts': 'written from the list',
  'web/games/words.ts': 'written from the list',
  'web/gallery/practice/position.ts': 'an example in a comment',
  'web/gallery/practice/main.tsx': 'an example in a comment',
  'test/support/vehicle.ts': 'chooses the game that tests of service and page play',
  'test/worker/support/worldsOfVehicle.ts': 'its logs',
  'test/worker/clocks-vanish.test.ts': 'plays the games of the simulation',
  'test/worker/support/vanished.ts': 'prints its figures by game',
  'scripts/pictures.ts': 'chooses the positions of README’s pictures',
  'scripts/provenance.ts': 'writes docs/goa-provenance.md',
};

/** The game's id as a word or the beginning of a name: `goa`, `Goa`, `goaStory`, but not `goal`. */
const naming = new RegExp(
  `\\b(${gameIds.map((id) => `[${id[0]}${id[0]?.toUpperCase()}]${id.slice(1)}`).join('|')})(?![a-z])`,
);

const files = globSync(
  '{{shared,web,worker,scripts},test/{worker,kernel,crash,mailbox,protocol,support}}/**/*.{ts,tsx,css}',
).filter((file) => !gameIds.some((id) => file.includes(`/games/${id}/`)));

test('only the list of games, and what is written from it, names a game outside its folders', () => {
  const found = files.filter((file) => naming.test(readFileSync(file, 'utf8')));
  expect(found.toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
});
