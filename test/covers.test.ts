import { expect, test } from 'vitest';
import { COVER } from '#shared/art/cover.ts';
import { svgOf } from '#shared/art/svg.ts';
import { GAMES } from '#shared/games/list.ts';
import { coverOf } from '../scripts/build/covers.ts';
import { foldersOf } from '../scripts/lib/gameLists.ts';
import { TOY } from './support/withToy.ts';

/** The pictures of games on the first page and in previews of links. */

const games = [...GAMES.map(foldersOf), TOY];

test.each(games)('the cover of $id says nothing in letters', async (game) => {
  const { of, colours } = await coverOf(game);
  const said = [...svgOf({ ...COVER, of }, colours).matchAll(/<text[^>]*>(?<text>[^<]*)</g)];
  expect(said.map(({ groups }) => groups?.['text']).filter((text) => !/^\d$/.test(text ?? ''))).toEqual([]);
});

test.each(games)('the cover of $id has a colour for each class in it', async (game) => {
  const { of, colours } = await coverOf(game);
  const classes = [...JSON.stringify(of).matchAll(/"as":"(?<as>of-(?!seat)[\w-]+)"/g)];
  const named = new Set(classes.map(({ groups }) => groups?.['as']));
  expect([...named].filter((one) => one !== undefined && !Object.hasOwn(colours, one))).toEqual([]);
});
