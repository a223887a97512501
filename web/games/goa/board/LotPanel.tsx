import { clockwiseFrom } from '#shared/games/goa/state.ts';
import { SeatMark } from '../../../ui/art/Pieces.tsx';
import { Ducat, Flag, TileFace } from '../drawings/Pieces.tsx';
import { Name } from '../../../ui/names.tsx';
import { Highlight } from '../../../ui/figures.tsx';
import { t } from '../../../lib/i18n.ts';
import type { BoardProps } from '../boardProps.ts';
import { lotOf, type LotInfo as Auctioned, type Said } from './lot.ts';
import styles from './tradeBoard.module.css';

/**
 * The lot, each player's bid, and the next bidder; between auctions the order of play. One of them is always there while
 * the game runs, so that nothing below moves when an auction begins or ends.
 */
export function LotPanel({ scene }: BoardProps) {
  const lot = lotOf(scene.now, scene.events);
  if (lot === null) return <OrderPanel scene={scene} />;
  const { tile, marker, auctioneer } = lot;
  const bids = lot.speakers.flatMap(({ said }) => (typeof said === 'number' ? [said] : []));
  const high = Math.max(0, ...bids);
  return (
    <section class={styles.lot} aria-labelledby="lot-title" data-choice="lot">
      <span class={styles.lotThing} aria-hidden="true">
        {tile === null ? <Flag size={48} /> : <TileFace tile={tile} figures={scene.now.figures} />}
      </span>
      <h3 id="lot-title">
        <SeatMark seat={auctioneer} n={marker} size={24} />
        <span class="visually-hidden">
          {t('page.term', { label: t('page.goa.board.lot', { n: marker }) })}{' '}
        </span>
        <span class={styles.lotName}>{t(tile === null ? 'goa.flag' : `goa.tile.${tile}`)}</span>
      </h3>
      <ol class={`plain ${styles.speakers}`}>
        {lot.speakers.map(({ seat, said }, at) => (
          <Speaker key={at} name={scene.name(seat)} seat={seat} said={said} high={high} lot={lot} />
        ))}
      </ol>
    </section>
  );
}

/** The order of play, from the starting player on. */
const OrderPanel = ({ scene: { now, acting, name } }: Pick<BoardProps, 'scene'>) => (
  <section class={`${styles.lot} ${styles.order}`} aria-labelledby="order-title">
    <h3 id="order-title">{t('page.goa.board.order')}</h3>
    <ol class={`plain ${styles.speakers}`}>
      {clockwiseFrom(now, now.flag).map((seat, at) => (
        <li
          key={at}
          class={acting.includes(seat) ? styles.now : undefined}
          aria-current={acting.includes(seat)}
        >
          <SeatMark seat={seat} size={16} />
          <span class={styles.who}>
            <Name>{name(seat)}</Name>
          </span>
        </li>
      ))}
    </ol>
  </section>
);

interface SpeakerProps {
  readonly name: string;
  readonly seat: number;
  readonly said: Said;
  /** The highest bid; 0: none. */
  readonly high: number;
  readonly lot: Auctioned;
}

const Speaker = ({ name, seat, said, high, lot }: SpeakerProps) => (
  <li
    class={said === high ? styles.high : typeof said === 'number' ? undefined : styles[said]}
    aria-current={said === 'now'}
  >
    <SeatMark seat={seat} size={16} />
    <span class={styles.who}>
      <Name>{name}</Name>
      {seat === lot.auctioneer && <span class="muted"> {t('page.goa.board.auctioneer')}</span>}
    </span>
    <Highlight of={said}>
      <Word said={said} high={high} />
    </Highlight>
  </li>
);

const Word = ({ said, high }: { readonly said: Said; readonly high: number }) =>
  typeof said !== 'number' ? (
    <span class={styles.word}>{t(`page.goa.board.said.${said}`)}</span>
  ) : (
    <span class="figure">
      <span class="visually-hidden">
        {t(said === high ? 'page.goa.board.said.high' : 'page.goa.board.said.bid', { n: said })}
      </span>
      <span class="figure number" aria-hidden="true">
        <Ducat size={18} />
        {said}
      </span>
    </span>
  );
