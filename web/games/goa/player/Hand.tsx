import { faceOf, playerOf } from '../../../../shared/games/goa/state.ts';
import type { Card, CardId } from '../../../../shared/games/goa/things.ts';
import type { Seat } from '../../../../shared/kernel/types.ts';
import { ExpeditionCard } from '../../../art/goa/Pieces.tsx';
import { t } from '../../../voice.ts';
import { Explain } from '../parts/Explain.tsx';
import { LitButton } from '../parts/LitButton.tsx';
import { Thing } from '../parts/Thing.tsx';
import type { Place, Table } from '../table.ts';

interface Props {
  readonly table: Table;
  readonly seat: Seat;
  readonly place: Place;
}

/** The expedition cards of a hand that can be seen; what is being played keeps its place. */
export function Hand({ table, seat, place }: Props) {
  const cards = playerOf(table.scene.now, seat).hand.filter(isSeen);
  if (cards.length === 0) return null;
  const discard = place === 'hand' ? table.lights.hand.get('discard') : undefined;
  return (
    <div class="own-hand">
      <div class="hand-head">
        <h4>{t('page.goa.cards')}</h4>
        {discard !== undefined && (
          <LitButton lit={discard} class="discards">
            {discard.label}
          </LitButton>
        )}
      </div>
      <ul class="plain">
        {cards.map((card) => (
          <li key={card}>
            <Seen table={table} card={card} place={place} />
          </li>
        ))}
      </ul>
      {table.pick?.kind === 'card' && <Explain {...table} place={place} />}
    </div>
  );
}

const isSeen = (card: Card): card is CardId => card !== 'hidden';

function Seen({ table, card, place }: Omit<Props, 'seat'> & { readonly card: CardId }) {
  const face = faceOf(table.scene.now, card);
  const label = t('page.goa.card', {
    card: t(`goa.card.${face.kind}`),
    symbol: t(`goa.symbol.${face.symbol}`),
    n: face.colonists,
  });
  return (
    <Thing
      table={table}
      pick={{ kind: 'card', card, place }}
      lit={place === 'hand' ? table.lights.cards.get(card) : undefined}
      label={label}
      class="hand-card"
    >
      <ExpeditionCard {...face} size={56} />
    </Thing>
  );
}
