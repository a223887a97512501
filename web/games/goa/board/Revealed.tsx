import { faceOf } from '#shared/games/goa/state.ts';
import { ExpeditionCard } from '../drawings/Pieces.tsx';
import { t } from '../../../lib/i18n.ts';
import type { BoardProps } from '../boardProps.ts';

/** Expedition cards that are revealed and not yet discarded, during a founding or a resupply. */
export function RevealedCards({ scene: { shown } }: BoardProps) {
  const faces = shown.revealed.map((card) => ({ card, ...faceOf(shown, card) }));
  const n = faces.reduce((sum, { colonists }) => sum + colonists, 0);
  return (
    <section class="lot revealed" aria-labelledby="revealed-title">
      <h3 id="revealed-title">{t('page.goa.board.revealed', { n })}</h3>
      <ul class="plain store-things">
        {faces.map(({ card, kind, symbol, colonists }) => (
          <li key={card}>
            <ExpeditionCard kind={kind} symbol={symbol} colonists={colonists} size={44} />
            <span class="visually-hidden">
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
