import { FIGURES, PROVENANCE, type Confidence, type Figures } from '#shared/games/merchants/data.ts';
import { GOODS, SPECIALS, type Special } from '#shared/games/merchants/things.ts';
import { GoodCard, SpecialCard } from '../drawings/Pieces.tsx';
import { formatNumber, t } from '../../../lib/i18n.ts';
import {
  doubtsPart,
  type HelpPart,
  type Piece,
  type Doubt,
  type Sureness,
  type Uncertain,
} from '../../../features/help/index.ts';
import { SaleExample } from './SaleExample.tsx';

const { prices, specials } = FIGURES;

/** The rules, with the figures a new game has. */
export const partsOf = (): readonly HelpPart[] => [
  {
    id: 'game',
    title: t('help.merchants.part.game'),
    pieces: [
      piece('goal'),
      { ...piece('things'), more: <Goods />, words: GOODS.map((good) => t(`merchants.good.${good}`)) },
      { ...piece('setup'), doubts: doubtOf('startMoney') },
    ],
  },
  {
    id: 'turn',
    title: t('help.merchants.part.turn'),
    pieces: [
      { ...piece('planning'), list: 'choice' },
      { ...piece('trade'), list: 'choice' },
      piece('play'),
      { ...piece('sale'), more: <SaleExample /> },
    ],
  },
  {
    id: 'specials-part',
    title: t('help.merchants.part.specials'),
    pieces: [{ ...piece('specials'), doubts: doubtOf('specials') }, piece('officeDraw')],
    entries: SPECIALS.map(specialEntry),
  },
  {
    id: 'end-part',
    title: t('help.merchants.part.end'),
    pieces: [piece('end'), piece('open')],
  },
  doubtsPart(uncertain()),
];

type Name =
  | 'goal'
  | 'things'
  | 'setup'
  | 'planning'
  | 'trade'
  | 'play'
  | 'sale'
  | 'specials'
  | 'officeDraw'
  | 'end'
  | 'open';

const piece = (name: Name): Piece => ({
  id: name,
  title: t(`help.merchants.${name}`),
  text: t(`help.merchants.${name}.text`, {
    goods: GOODS.length,
    cards: FIGURES.cardsPerGood,
    markers: FIGURES.markersPerGood,
    hand: FIGURES.handCards,
    ships: FIGURES.startShips,
    market: FIGURES.marketSpaces,
    n: FIGURES.tradeCards,
  }).split('\n'),
});

const specialEntry = (special: Special): Piece => ({
  id: `card-${special}`,
  title: t(`merchants.special.${special}`),
  text: [
    t(`help.merchants.${special}.text`, { bonus: FIGURES.contractBonus }),
    t('help.merchants.special.figures', { price: prices[special], n: specials[special] }),
  ],
  art: <SpecialCard special={special} size={56} />,
});

const Goods = () => (
  <ul class="plain legend">
    {GOODS.map((good) => (
      <li key={good}>
        <GoodCard good={good} size={44} />
        <span>{t(`merchants.good.${good}`)}</span>
      </li>
    ))}
  </ul>
);

const DOUBT_OF: Readonly<Record<Confidence, Doubt | undefined>> = {
  c: undefined,
  l: 'likely',
  r: 'reconstructed',
};

const doubtOf = (figure: keyof Figures): readonly Sureness[] => {
  const doubt = DOUBT_OF[PROVENANCE[figure].confidence];
  return doubt === undefined ? [] : [{ figure, doubt }];
};

/** Names and values of the figures; certain ones need none. */
const TOLD: { readonly [name in keyof Figures]?: () => Pick<Uncertain, 'name' | 'value'> } = {
  startMoney: () => ({
    name: t('help.merchants.figure.startMoney'),
    value: formatNumber(FIGURES.startMoney),
  }),
  specials: () => ({
    name: t('help.merchants.figure.specials'),
    value: SPECIALS.map((special) => `${t(`merchants.special.${special}`)} ${specials[special]}`).join(' · '),
  }),
};

/** The uncertain figures, as the data says. */
export const uncertain = (): readonly Uncertain[] =>
  (Object.keys(PROVENANCE) as (keyof Figures)[]).flatMap((figure) =>
    doubtOf(figure).map((sureness) => ({
      ...sureness,
      ...(TOLD[figure]?.() ?? { name: figure, value: '' }),
      source: PROVENANCE[figure].source,
    })),
  );
