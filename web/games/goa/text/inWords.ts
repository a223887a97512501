import type { Move } from '#shared/games/goa/moves.ts';
import { ALL_SPACES, CORNERS } from '#shared/games/goa/spaces.ts';
import { faceOf, playerOf, type State } from '#shared/games/goa/state.ts';
import { COLONIES, type Spice } from '#shared/games/goa/things.ts';
import { isolate, formatList, t } from '../../../lib/i18n.ts';
import type { InWords, Scene, TextSection } from '../../gameUi.ts';
import { wordOf } from '../../../lib/tokens.ts';
import { playerSections } from './players.ts';
import { tokenNames, typed } from './spell.ts';
import { labelled } from '../targets/labels.ts';

type Own = Scene<State, Move>;

/** The table of Goa in words: board, hand, players, colonies, piles. Things are named as they are typed. */
export const inWords: InWords<State, Move> = {
  sections: (scene) => [
    board(scene),
    ...(scene.you === null ? [] : [hand(scene.shown, scene.you)]),
    ...playerSections(scene),
    colonies(scene.shown),
    supply(scene.shown),
  ],
  tokenNames,
};

const spaceWord = (space: number): string => wordOf(space, 'space', tokenNames);

function board({ shown, name }: Own): TextSection {
  const { phase, round, step, bonanza } = shown;
  const high = step.phase === 'auction' ? step.high : null;
  const covered = CORNERS.filter((_, corner) => (bonanza[corner] ?? null) !== null).map(spaceWord);
  return {
    title: t('page.goa.text.board', { phase: t(`goa.phase.${phase}`), round }),
    lines: [
      ...(high === null ? [] : [t('page.goa.text.high', { n: high.amount, name: isolate(name(high.seat)) })]),
      ...ALL_SPACES.flatMap((space) => spaceLine(shown, space, name)),
      ...(covered.length === 0 ? [] : [t('page.goa.text.bonanza', { spaces: formatList(covered) })]),
      t('page.goa.text.spaces'),
    ],
  };
}

/** A space with something on it. */
function spaceLine({ grid, markers }: State, space: number, name: Own['name']): readonly string[] {
  const tile = grid[space] ?? null;
  const at = markers.findIndex((marker) => marker?.space === space);
  const marker = markers[at] ?? null;
  const things = [
    ...(tile === null ? [] : [t(`goa.tile.${tile}`)]),
    ...(at === 0 ? [t('page.goa.text.flag')] : []),
    ...(marker === null ? [] : [t('page.goa.text.marker', { n: at + 1, name: isolate(name(marker.seat)) })]),
  ];
  return things.length === 0 ? [] : [labelled(spaceWord(space), things.join('; '))];
}

function hand(state: State, seat: number): TextSection {
  const { hand: cards } = playerOf(state, seat);
  return {
    title: t('page.goa.text.hand', { n: cards.length }),
    lines: cards.flatMap((card) => {
      if (card === 'hidden') return [];
      const { kind, colonists, symbol } = faceOf(state, card);
      const what = t(`goa.card.${kind}`);
      return [
        typed(card, t('page.goa.text.card', { what, n: colonists, symbol: t(`goa.symbol.${symbol}`) })),
      ];
    }),
  };
}

const spiceWords = (spices: readonly Spice[]): string =>
  formatList(spices.map((spice) => t(`goa.spice.${spice}`)));

/** The spices of each colony, and its remaining tiles, numbered as in `settle`. */
const colonies = (state: State): TextSection => ({
  title: t('page.goa.text.colonies'),
  lines: COLONIES.map((colony) => {
    const { need, tiles } = state.figures.colonies[colony];
    const left = state.colonies[colony].map((tile) =>
      t('page.goa.text.colony.tile', { n: tile + 1, spices: spiceWords(tiles[tile] ?? []) }),
    );
    const needed = t('page.goa.text.colony', { colony: t(`goa.colony.${colony}`), need });
    return [needed, ...(left.length === 0 ? [t('page.goa.text.none')] : left)].join('; ');
  }),
});

function supply(state: State): TextSection {
  const { pile, discard, revealed, removed } = state;
  const cards = revealed.map((card) => t(`goa.card.${faceOf(state, card).kind}`));
  const tiles = removed.map((tile) => typed(tile, t(`goa.tile.${tile}`)));
  return {
    title: t('page.goa.text.supply'),
    lines: [
      t('page.goa.text.pile', { n: pile.length, discard: discard.length }),
      ...(cards.length === 0 ? [] : [t('page.goa.text.revealed', { cards: formatList(cards) })]),
      ...(tiles.length === 0 ? [] : [t('page.goa.text.removed', { tiles: tiles.join('; ') })]),
    ],
  };
}
