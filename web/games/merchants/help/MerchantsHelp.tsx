import { useMemo } from 'preact/hooks';
import { FIGURES, PROVENANCE, type Confidence, type Figures } from '#shared/games/merchants/data.ts';
import { GOODS, SPECIALS, type Special } from '#shared/games/merchants/things.ts';
import { language } from '../../../lib/language.ts';
import {
  Help,
  doubtsPart,
  type HelpPart,
  type Piece,
  type Doubt,
  type Sureness,
  type Uncertain,
  helpStyles,
} from '../../../features/help/index.ts';
import { formatNumber, t } from '../../../lib/i18n.ts';
import { GoodCard, SpecialCard, MerchantShip } from '../drawings/Pieces.tsx';

/** The rules of Merchants. */
export function GameHelp() {
  const spoken = language.value;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the words change with the language
  const parts = useMemo(partsOf, [spoken]);
  return <Help topic="merchants" parts={parts} />;
}

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
  <ul class={`plain ${helpStyles.legend}`}>
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

/** Visible cards of the good in the example. */
const VISIBLE = 3;
const MARKERS: readonly (readonly [markers: number, contracts: number])[] = [
  [1, 0],
  [2, 0],
  [2, 1],
];

/** The payments of one sale. */
const SaleExample = () => (
  <figure class={helpStyles.example}>
    <figcaption>{t('help.merchants.sale.example', { visible: VISIBLE })}</figcaption>
    <p class={helpStyles.rowOf}>
      {times(VISIBLE, (i) => (
        <GoodCard key={i} good="fish" size={44} />
      ))}
    </p>
    <table>
      <tbody>
        {MARKERS.map(([markers, contracts]) => (
          <tr key={`${markers} ${contracts}`}>
            <td>
              <span class={helpStyles.rowOf}>
                {times(markers, (i) => (
                  <MerchantShip key={i} load="fish" size={36} />
                ))}
                {times(contracts, (i) => (
                  <SpecialCard key={i} special="contract" size={28} />
                ))}
              </span>
              {t(contracts > 0 ? 'help.merchants.sale.contract' : 'help.merchants.sale.markers', {
                n: markers,
              })}
            </td>
            <td class="number">
              {sum(markers, contracts)} ={' '}
              <strong>
                {t('page.merchants.money', { n: VISIBLE * markers + FIGURES.contractBonus * contracts })}
              </strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </figure>
);

const sum = (markers: number, contracts: number): string =>
  `${VISIBLE} × ${markers}${contracts > 0 ? ` + ${FIGURES.contractBonus}` : ''}`;

const times = <T,>(n: number, make: (i: number) => T): readonly T[] =>
  Array.from({ length: n }, (_, i) => make(i));
