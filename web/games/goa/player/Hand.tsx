import { faceOf, playerOf } from '#shared/games/goa/state.ts';
import type { Card, CardId } from '#shared/games/goa/things.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { ExpeditionCard } from '../drawings/Pieces.tsx';
import { t } from '../../../lib/i18n.ts';
import { Explain } from '../explain/Explain.tsx';
import { LitButton, Thing } from '../board/Thing.tsx';
import type { BoardArea, BoardProps } from '../boardProps.ts';
import { boardPart } from './owned.ts';
import styles from './player.module.css';

interface Props {
  readonly table: BoardProps;
  readonly seat: Seat;
  readonly place: BoardArea;
}

/**
 * The expedition cards of a visible hand. A card that is being played keeps its place. On a phone the viewer's
 * own hand has its place without cards too: what the first one would push down is much of the screen.
 */
export const Hand = boardPart(({ table: props, seat, place }: Props) => {
  const cards = playerOf(props.scene.now, seat).hand.filter(isSeen);
  if (cards.length === 0 && place !== 'hand') return null;
  const discard = place === 'hand' ? props.targets.hand.get('discard') : undefined;
  return (
    <div class={cards.length === 0 ? `${styles.ownHand} ${styles.nothing}` : styles.ownHand}>
      <h4>{t('page.goa.cards')}</h4>
      {discard !== undefined && (
        <LitButton target={discard} class={styles.discards}>
          {discard.label}
        </LitButton>
      )}
      <ul class="plain">
        {cards.map((card) => (
          <li key={card}>
            <Seen table={props} card={card} place={place} />
          </li>
        ))}
        {cards.length === 0 && <li class="muted">{t('page.goa.cards.none')}</li>}
      </ul>
      {props.selection?.kind === 'card' && <Explain {...props} place={place} />}
    </div>
  );
});

const isSeen = (card: Card): card is CardId => card !== 'hidden';

function Seen({ table: props, card, place }: Omit<Props, 'seat'> & { readonly card: CardId }) {
  const face = faceOf(props.scene.now, card);
  const label = t('page.goa.card', {
    card: t(`goa.card.${face.kind}`),
    symbol: t(`goa.symbol.${face.symbol}`),
    n: face.colonists,
  });
  return (
    <Thing
      table={props}
      pick={{ kind: 'card', card, place }}
      target={place === 'hand' ? props.targets.cards.get(card) : undefined}
      label={label}
    >
      <ExpeditionCard {...face} size={56} />
    </Thing>
  );
}
