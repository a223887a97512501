import { GOODS, type Good } from '#shared/games/merchants/things.ts';
import type { AnyEvent } from '#shared/kernel/types.ts';
import { t } from '../../lib/i18n.ts';
import type { Revealing } from '../gameUi.ts';
import { GoodChip } from './board/Good.tsx';

/** The pile as it was shuffled, top card first: the cards that were dealt, laid and drawn, in this order. */
export function Revealed({ events }: Revealing<AnyEvent>) {
  const pile = events.flatMap(pileIn);
  return (
    <>
      <p>{t('page.revealed.pile', { n: pile.length })}</p>
      <ol class="plain chips pile-order">
        {pile.map((good, i) => (
          <li key={i}>
            <span class="muted">{i + 1}</span> <GoodChip good={good} />
          </li>
        ))}
      </ol>
    </>
  );
}

function pileIn(event: AnyEvent): readonly Good[] {
  if (!('pile' in event) || !Array.isArray(event.pile)) return [];
  return event.pile.flatMap((card) => GOODS.find((good) => good === card) ?? []);
}
