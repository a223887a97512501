import { countOf } from '#shared/kernel/count.ts';
import type { State } from '#shared/games/merchants/state.ts';
import { GOODS } from '#shared/games/merchants/things.ts';
import { t } from '../../../i18n.ts';
import { GoodChip } from './Good.tsx';

/** For players who count cards: where the cards and markers of every good are. */
export const CardCounts = ({ state }: { readonly state: State }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{t('page.merchants.good')}</th>
        <th scope="col">{t('page.merchants.markers')}</th>
        <th scope="col">{t('page.merchants.visible')}</th>
        <th scope="col">{t('page.merchants.out')}</th>
      </tr>
    </thead>
    <tbody>
      {GOODS.map((good) => (
        <tr key={good}>
          <th scope="row">
            <GoodChip good={good} />
          </th>
          <td class="number">{state.supply.markers[good]}</td>
          <td class="number">{countOf(state.market, good)}</td>
          <td class="number">{state.covered[good]}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
