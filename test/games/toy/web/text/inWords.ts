import type { InWords, Scene, TextSection } from '../../../../../web/games/gameUi.ts';
import { formatList, isolate, t } from '../../../../../web/lib/i18n.ts';
import type { Move } from '../../shared/moves.ts';
import { known, type State } from '../../shared/state.ts';

type Own = Scene<State, Move>;

/** The table in words: pile and rounds, the viewer's hand, the players. */
export const inWords: InWords<State, Move> = {
  sections: (scene) => [table(scene), ...hand(scene), players(scene)],
  tokenNames: (param, item) => (param === 'card' ? String(item) : undefined), // a rank, which is not counted from 1
};

const table = ({ shown }: Own): TextSection => ({
  title: t('page.toy.table'),
  lines: [t('page.toy.pile', { n: shown.pile.length }), t('page.toy.rounds', { n: shown.rounds })],
});

const hand = ({ shown, you }: Own): readonly TextSection[] =>
  you === null
    ? []
    : [{ title: t('page.toy.hand'), lines: [formatList(known(shown.hands[you] ?? []).map(String))] }];

const players = ({ shown, seats, name }: Own): TextSection => ({
  title: t('page.seats'),
  lines: seats.map(({ seat }) => `${isolate(name(seat))}: ${factsOf(shown, seat).join('; ')}`),
});

/** What everybody sees of a seat. */
export const factsOf = (state: State, seat: number): readonly string[] => [
  t('page.toy.points', { n: state.points[seat] ?? 0 }),
  t('page.toy.cards', { n: state.hands[seat]?.length ?? 0 }),
  ...(state.laid[seat] === null ? [] : [t('page.toy.laid')]),
];
