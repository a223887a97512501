import { faceOf } from '../../../../../shared/games/goa/state.ts';
import type { CardId } from '../../../../../shared/games/goa/things.ts';
import { Pile } from '../../../../art/frame/Frame.tsx';
import { ExpeditionCard } from '../../../../art/goa/Pieces.tsx';
import { t } from '../../../../voice.ts';
import { mark } from '../../../marks.ts';
import { Explain } from '../../parts/Explain.tsx';
import { Thing } from '../../parts/Thing.tsx';
import type { Table } from '../../table.ts';

/** The draw pile, and the cards of the discard pile, the last one first. */
export function Cards(table: Table) {
  const { shown, since } = table.scene;
  const { pile, discard, shuffles } = shown;
  return (
    <>
      <div class="store-pile">
        <Pile size={36} />
        <p>
          <span data-changed={mark(since, shown, (state) => state.pile.length)}>
            {t('page.goa.board.pile', { n: pile.length })}
          </span>
          <br />
          <span data-changed={mark(since, shown, (state) => state.discard.length)}>
            {t('page.goa.board.discard', { n: discard.length })}
          </span>
          <br />
          <span class="muted">{t('page.goa.board.shuffles', { n: shuffles })}</span>
        </p>
      </div>
      <ul class="plain store-things">
        {discard.toReversed().map((card) => (
          <li key={card}>
            <Discarded {...table} card={card} />
          </li>
        ))}
      </ul>
      {table.pick?.kind === 'card' && <Explain {...table} place="supply" />}
    </>
  );
}

function Discarded({ card, ...table }: Table & { readonly card: CardId }) {
  const face = faceOf(table.scene.shown, card);
  const label = t('page.goa.board.card', {
    card: t(`goa.card.${face.kind}`),
    symbol: t(`goa.symbol.${face.symbol}`),
    n: face.colonists,
  });
  return (
    <Thing table={table} pick={{ kind: 'card', card, place: 'supply' }} lit={undefined} label={label}>
      <ExpeditionCard {...face} size={44} />
    </Thing>
  );
}
