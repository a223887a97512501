import { faceOf } from '../../../../shared/games/goa/state.ts';
import { ExpeditionCard } from '../../../art/goa/Pieces.tsx';
import { t } from '../../../voice.ts';
import type { Table } from '../table.ts';

/** Expedition cards turned over and not yet discarded, while a colony is founded or a resupply chosen. */
export function Revealed({ scene: { shown } }: Table) {
  const faces = shown.revealed.map((card) => ({ card, ...faceOf(shown, card) }));
  const n = faces.reduce((sum, { colonists }) => sum + colonists, 0);
  return (
    <section class="lot revealed" aria-labelledby="revealed-title">
      <h3 id="revealed-title">{t('page.goa.board.revealed', { n })}</h3>
      <ul class="plain store-things">
        {faces.map(({ card, kind, symbol, colonists }) => (
          <li key={card}>
            <ExpeditionCard kind={kind} symbol={symbol} colonists={colonists} size={44} />
            <span class="heard">
              {t('page.goa.board.card', {
                card: t(`goa.card.${kind}`),
                symbol: t(`goa.symbol.${symbol}`),
                n: colonists,
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
