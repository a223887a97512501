import { Fragment, isValidElement, type ComponentChildren, type FunctionComponent, type VNode } from 'preact';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PROVENANCE } from '#shared/games/goa/data.ts';
import { EDITIONS } from '#shared/games/goa/meta.ts';
import { BONANZAS, CARD_KINDS, COLONIES, TILES } from '#shared/games/goa/things.ts';
import { Art } from '../../../../web/ui/art/Art.tsx';
import { SeatMark } from '../../../../web/ui/art/Pieces.tsx';
import * as goaPieces from '../../../../web/games/goa/drawings/Pieces.tsx';
import { figureName, uncertain } from '../../../../web/games/goa/help/rules.ts';
import { firstEdition, keepEdition, partsOf as goaParts } from '../../../../web/games/goa/help/GoaHelp.tsx';
import { DoubtMark } from '../../../../web/features/help/Doubts.tsx';
import type { HelpPart } from '../../../../web/features/help/pieces.ts';
import { setLocale } from '../../../../web/lib/language.ts';
import { piecesOf } from '../../../web/support/help.ts';
import { storage } from '../../../web/support/world.ts';
import { useAllWords } from '../../../web/support/allWords.ts';

beforeAll(useAllWords);

beforeEach(async () => setLocale('en'));

const idsOf = (parts: readonly HelpPart[]): readonly string[] => [
  ...parts.map(({ id }) => id),
  ...piecesOf(parts).map(({ id }) => id),
];
/** Drawings have no text, and need a page. */
const MUTE = new Set<unknown>([Art, SeatMark, ...Object.values(goaPieces)]);

/** The figures that are marked as uncertain on the rendered page. */
function marksIn(drawn: ComponentChildren): readonly string[] {
  if (Array.isArray(drawn)) return drawn.flatMap(marksIn);
  if (!isValidElement(drawn)) return [];
  const { type, props } = drawn as VNode<{ readonly figure?: string; readonly children?: ComponentChildren }>;
  if (MUTE.has(type)) return [];
  if (type === DoubtMark) return [props.figure ?? ''];
  if (typeof type === 'function' && type !== Fragment) return marksIn((type as FunctionComponent)(props));
  return marksIn(props.children);
}

describe('The help answers what newcomers ask:', () => {
  test.each(EDITIONS)(
    'the table of differences lists every figure in which %s differs from the other edition',
    (edition) => {
      const table = piecesOf(goaParts(edition))
        .find(({ id }) => id === 'editions')!
        .words!.join('\n');
      for (const said of [
        'harvest',
        'taxes',
        'colonists',
        '0/1/2/3/4',
        '0/1/2/4/6',
        '27',
        '29',
        '1/3/6/10/15/20',
      ])
        expect(table).toContain(said);
      expect(table).not.toContain('“ships”');
    },
  );

  test('it says how many colonists two cards bring, and what counts at the end of the game', () => {
    const text = (id: string): string =>
      piecesOf(goaParts('2012'))
        .find((piece) => piece.id === id)!
        .text.join(' ');
    expect(text('action-found')).toContain('together they bring 2 to 6');
    expect(text('first')).toContain('2 to 6');
    expect(text('scoring')).toContain('no ships, no colonists');
    expect(text('phases')).toContain('left on the board are out of the game');
  });
});

describe('Every component of the game is explained:', () => {
  const ids2012 = (): readonly string[] => idsOf(goaParts('2012'));
  const ids2004 = (): readonly string[] => idsOf(goaParts('2004'));
  const kept = TILES.filter((tile) => !/[123]$/.test(tile) || /^(expeditions|mission)/.test(tile));

  test.each(kept)('the tile %s', (tile) => {
    expect(ids2012()).toContain(`tile-${tile}`);
  });
  test.each(CARD_KINDS)('the card %s, in both editions', (kind) => {
    expect(ids2012()).toContain(`card-${kind}`);
    expect(ids2004()).toContain(`card-${kind}`);
  });
  test.each(COLONIES)('the colony %s', (colony) => {
    expect(ids2012()).toContain(`colony-${colony}`);
  });
  test.each(BONANZAS)('the Bonanza tile %s, in its edition only', (bonanza) => {
    expect(ids2012()).toContain(`bonanza-${bonanza}`);
    expect(ids2004()).not.toContain(`bonanza-${bonanza}`);
  });

  test('the help on 2004 has no component of 2012 alone', () => {
    expect(ids2004().filter((id) => /favor|foreman|cropRotation|redExpedition/.test(id))).toEqual([]);
  });
});

describe('The figures', () => {
  const text = (parts: readonly HelpPart[], id: string): string =>
    piecesOf(parts)
      .find((piece) => piece.id === id)!
      .text.join(' ');

  test('are those of the edition shown', () => {
    expect(text(goaParts('2004'), 'setup')).toMatch(/only 7\b.*tiger.*Of 27 tiles 2 /);
    expect(text(goaParts('2012'), 'setup')).toMatch(/only 5\b.*elephant.*Of 29 tiles 4 /);
    expect(text(goaParts('2004'), 'tile-duty')).toMatch(/\b4 points/);
    expect(text(goaParts('2012'), 'tile-duty')).toMatch(/\b5 points/);
  });

  test.each(EDITIONS)('of %s that are uncertain are all listed by name', (edition) => {
    const other = EDITIONS.find((one) => one !== edition)!;
    const wanted = PROVENANCE.filter(
      ({ figure, confidence }) => confidence !== 'certain' && !figure.startsWith(other),
    )
      .map(({ figure }) => figure.replace(`${edition} `, ''))
      .filter((figure) => edition === '2012' || figure !== 'bonanzaGains');
    const listed = uncertain(edition);
    expect(listed.map(({ figure }) => figure).toSorted()).toEqual(wanted.toSorted());
    expect(listed.filter(({ figure, name }) => name === figure)).toEqual([]);
    expect(figureName('taxesCost')).toContain('taxes');
  });

  test.each(EDITIONS)('of %s that are uncertain are marked where they appear', (edition) => {
    const parts = goaParts(edition).filter(({ id }) => id !== 'doubts');
    const marked = piecesOf(parts).flatMap(({ doubts = [], more }) => [
      ...doubts.map(({ figure }) => figure),
      ...marksIn(more),
    ]);
    expect([...new Set(marked)].toSorted()).toEqual(
      uncertain(edition)
        .map(({ figure }) => figure)
        .toSorted(),
    );
  });
});

test('the edition comes from the address, else from the last visit, else it is the newer one', () => {
  const device = storage();
  expect(firstEdition('', device)).toBe('2012');
  keepEdition(device, '2004');
  expect(firstEdition('', device)).toBe('2004');
  expect(firstEdition('?edition=2012', device)).toBe('2012');
  expect(firstEdition('?edition=1999', device)).toBe('2004');
});
