import { faceOf } from '#shared/games/goa/state.ts';
import type { CardId } from '#shared/games/goa/things.ts';
import { Pile } from '../../../../ui/art/Frame.tsx';
import { ExpeditionCard } from '../../drawings/Pieces.tsx';
import { t } from '../../../../lib/i18n.ts';
import { mark } from '../../../marks.ts';
import { Explain } from '../../explain/Explain.tsx';
import { Thing } from '../Thing.tsx';
import { lightDismiss } from './lightDismiss.tsx';
import type { BoardProps } from '../../boardProps.ts';

/** The draw pile, and the cards of the discard pile, the last one last: a new one moves no other. */
export const Cards = lightDismiss((props) => {
  const { shown, since } = props.scene;
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
        {discard.map((card) => (
          <li key={card}>
            <Discarded {...props} card={card} />
          </li>
        ))}
      </ul>
      {props.selection?.kind === 'card' && <Explain {...props} place="supply" />}
    </>
  );
});

function Discarded({ card, ...table }: BoardProps & { readonly card: CardId }) {
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
