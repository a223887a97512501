import type { ComponentChildren } from 'preact';
import { clockwiseFrom, faceOf, playerOf } from '#shared/games/goa/state.ts';
import type { SeatInfo } from '#shared/protocol/http.ts';
import { SeatHead } from '../../../table/SeatHead.tsx';
import { t } from '../../../lib/i18n.ts';
import { SeatMark } from '../../../ui/art/Pieces.tsx';
import { Fold } from '../../../ui/fields.tsx';
import type { BoardProps, BoardArea } from '../boardProps.ts';
import { LitButton, Thing } from '../board/Thing.tsx';
import { Development } from './Development.tsx';
import { keepsBack, type Owned, boardPart } from './owned.ts';
import { Plots } from './Plots.tsx';
import { Purse, Score } from './Purse.tsx';
import { Tiles } from './Tiles.tsx';
import { BoardsAtAGlance } from './Brief.tsx';
import styles from './player.module.css';
import type { Card, CardId } from '#shared/games/goa/things.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { ExpeditionCard } from '../drawings/Pieces.tsx';
import { Explain } from '../explain/Explain.tsx';

interface MineProps extends BoardProps {
  /** The move editor, if it opens under the development board. */
  readonly moveEditor: ComponentChildren;
}

/** The viewer's boards, hand and tiles; nothing for spectators. */
export function Mine({ moveEditor, ...table }: MineProps) {
  const { scene } = table;
  const { you } = scene;
  const info = scene.seats.find(({ seat }) => seat === you);
  if (you === null || info === undefined) return null;
  const owned: Owned = { table, seat: you, place: 'mine' };
  const acting = scene.acting.includes(you);
  return (
    <section
      class={`${styles.ownBoards} player of-seat-${you} ${acting ? 'acting' : ''}`}
      aria-labelledby="own-title"
    >
      <h2 id="own-title" class="visually-hidden">
        {t('page.goa.mine')}
      </h2>
      <div class={styles.ownLayout}>
        <div class="own-head">
          <SeatHead info={info} name={scene.name(you)} you acting={acting} />
          <Score {...owned} />
          <Purse {...owned} />
        </div>
        <div class={styles.ownDevelopment}>
          <Development {...owned} />
          {moveEditor}
        </div>
        <Plots {...owned} />
        <div class={styles.ownThings}>
          <Tiles {...owned} />
          <Hand table={table} seat={you} place="hand" />
        </div>
      </div>
    </section>
  );
}

/**
 * The other players in turn order, in a compact form that opens. Spectators see all players here, always in the same
 * order: nobody's place on the page changes with the flag.
 */
export function Others(props: BoardProps) {
  const { scene } = props;
  const { you, seats, shown } = scene;
  const order = clockwiseFrom(shown, you ?? 0);
  return (
    <section class={styles.otherPlayers} aria-labelledby="others-title">
      <h2 id="others-title">{t(you === null ? 'page.seats' : 'page.goa.others')}</h2>
      {keepsBack(scene) && <p class="muted">{t('page.goa.secret')}</p>}
      <ul class="plain">
        {seats
          .filter(({ seat }) => seat !== you)
          .toSorted((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat))
          .map((info) => (
            <Other key={info.seat} table={props} info={info} />
          ))}
      </ul>
    </section>
  );
}

interface OtherProps {
  readonly table: BoardProps;
  readonly info: SeatInfo;
}

function Other({ table: props, info }: OtherProps) {
  const { scene, targets } = props;
  const { seat } = info;
  const target = targets.seats.get(seat);
  const acting = scene.acting.includes(seat);
  const owned: Owned = { table: props, seat, place: `seat${seat}` };
  return (
    <li class={`player of-seat-${seat} ${acting ? 'acting' : ''}`}>
      <div class="own-head">
        <SeatHead info={info} name={scene.name(seat)} you={false} acting={acting} />
        <Score {...owned} />
      </div>
      {target !== undefined && (
        <LitButton target={target} class={styles.spied}>
          <SeatMark seat={seat} size={20} /> {target.label}
        </LitButton>
      )}
      <Purse {...owned} />
      <BoardsAtAGlance {...owned} />
      <Boards {...owned} />
    </li>
  );
}

/** All boards of a player, as large as the viewer's. */
const Boards = (owned: Owned) => (
  <Fold title={t('page.goa.boards')}>
    {() => (
      <>
        <Development {...owned} />
        <Plots {...owned} />
        <Hand table={owned.table} seat={owned.seat} place={owned.place} />
        <Tiles {...owned} />
      </>
    )}
  </Fold>
);

interface Props {
  readonly table: BoardProps;
  readonly seat: Seat;
  readonly place: BoardArea;
}

/**
 * The expedition cards of a visible hand. A card that is being played keeps its place. On a phone the viewer's
 * own hand has its place without cards too: what the first one would push down is much of the screen.
 */
const Hand = boardPart(({ table: props, seat, place }: Props) => {
  const { hand } = playerOf(props.scene.now, seat);
  const cards = hand.filter(isSeen);
  if (cards.length === 0 && (place !== 'hand' || hand.length > 0)) return null;
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
