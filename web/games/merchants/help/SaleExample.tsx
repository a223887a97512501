import { FIGURES } from '#shared/games/merchants/data.ts';
import { GoodCard, MerchantShip, SpecialCard } from '../drawings/Pieces.tsx';
import { t } from '../../../lib/i18n.ts';

/** Visible cards of the good in the example. */
const VISIBLE = 3;
const MARKERS: readonly (readonly [markers: number, contracts: number])[] = [
  [1, 0],
  [2, 0],
  [2, 1],
];

/** The payments of one sale. */
export const SaleExample = () => (
  <figure class="example">
    <figcaption>{t('help.merchants.sale.example', { visible: VISIBLE })}</figcaption>
    <p class="row-of">
      {times(VISIBLE, (i) => (
        <GoodCard key={i} good="fish" size={44} />
      ))}
    </p>
    <table>
      <tbody>
        {MARKERS.map(([markers, contracts]) => (
          <tr key={`${markers} ${contracts}`}>
            <td>
              <span class="row-of">
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
