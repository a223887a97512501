import type { Move } from '#shared/games/merchants/moves.ts';
import { countOf } from '#shared/kernel/count.ts';
import { playerOf, type Player, type State } from '#shared/games/merchants/state.ts';
import { GOODS, PLAIN_CARDS, SPECIALS } from '#shared/games/merchants/things.ts';
import { isolate, formatList, t } from '../../../lib/i18n.ts';
import type { InWords, Scene, TextSection } from '../../gameUi.ts';
import { goodWord } from '../board/Goods.tsx';

type Own = Scene<State, Move>;

/** The table of Merchants in words: market, hand, players, supply. */
export const inWords: InWords<State, Move> = {
  sections: (scene) => [
    market(scene),
    ...(scene.you === null ? [] : [hand(scene.shown, scene.you)]),
    players(scene),
    supply(scene.shown),
  ],
};

const labelled = (label: string, value: string): string => `${t('page.term', { label })} ${value}`;

const market = ({ shown }: Own): TextSection => ({
  title: t('page.merchants.market'),
  lines: shown.market.map((good, space) =>
    labelled(t('page.merchants.space', { space: space + 1 }), goodWord(good)),
  ),
});

function hand(state: State, seat: number): TextSection {
  const { hand: cards } = playerOf(state, seat);
  const held = GOODS.map((good) => ({ good, n: countOf(cards, good) })).filter(({ n }) => n > 0);
  return {
    title: t('page.merchants.hand', { n: cards.length }),
    lines:
      held.length === 0
        ? [t('page.merchants.hand.empty')]
        : held.map(({ good, n }) => `${goodWord(good)} ×${n}`),
  };
}

const players = ({ shown, seats, you, name, acting }: Own): TextSection => ({
  title: t('page.seats'),
  lines: seats.map(({ seat }) => {
    const tags = [
      ...(seat === you ? [t('page.seat.you')] : []),
      ...(acting.includes(seat) ? [t('page.seat.turn')] : []),
    ];
    const facts = [...tags, ...factsOf(playerOf(shown, seat))];
    return labelled(isolate(name(seat)), facts.join('; '));
  }),
});

function factsOf({ money, hand, ships, cards }: Player): readonly string[] {
  const aboard = ships.map((good) => (good === null ? t('page.merchants.ship.empty') : goodWord(good)));
  return [
    t('page.merchants.money', { n: money }),
    t('page.merchants.cards', { n: hand.length }),
    labelled(t('page.merchants.ships'), formatList(aboard)),
    ...PLAIN_CARDS.filter((card) => cards[card] > 0).map((card) =>
      t('page.merchants.special', { card: t(`merchants.special.${card}`), n: cards[card] }),
    ),
  ];
}

const supply = (state: State): TextSection => ({
  title: t('page.merchants.supply'),
  lines: [
    t('page.merchants.pile', { n: state.pile.length }),
    labelled(
      t('page.merchants.markers'),
      formatList(GOODS.map((good) => `${goodWord(good)} ${state.supply.markers[good]}`)),
    ),
    ...SPECIALS.map((card) =>
      labelled(
        t(`merchants.special.${card}`),
        t('page.merchants.cardLeft', { price: state.figures.prices[card], n: state.supply.specials[card] }),
      ),
    ),
  ],
});
