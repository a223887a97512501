import type { Event } from '#shared/games/goa/events.ts';
import type { AfterwardsProps } from '../../gameUi.ts';
import type { Standing } from '#shared/kernel/rules.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { PointsTable } from '../../../features/end/index.ts';
import { t, isolate, formatNumber } from '../../../lib/i18n.ts';
import type { Tile as TileName } from '#shared/games/goa/things.ts';
import { namesAt } from '#shared/words/render.ts';
import { Flag, TilePicture } from '../drawings/Pieces.tsx';
import { SeatMark } from '../../../ui/art/Pieces.tsx';
import { Fold } from '../../../ui/fields.tsx';
import { Name } from '../../../ui/names.tsx';
import styles from './chronicle.module.css';
import tradeBoardStyles from '../board/tradeBoard.module.css';

/** The tables of a finished game besides the order of finish. */
export const Afterwards = (props: AfterwardsProps<Event>) => (
  <>
    <PointKinds {...props} />
    <Prices {...props} />
  </>
);

/** Kinds of score lines: the last word of their key. */
const KINDS = ['row', 'colonies', 'cards', 'richest', 'plantations', 'duty', 'missions'] as const;

interface Props {
  readonly standings: readonly Standing[];
  name(seat: Seat): string;
}

/** All players' points by kind. Kinds without points for anybody are left out. */
function PointKinds({ standings, name }: Props) {
  const scored = new Set(
    standings.flatMap(({ lines }) =>
      lines.filter(({ points }) => points !== 0).map(({ reason }) => reason.key),
    ),
  );
  const kinds = KINDS.map((kind) => ({ key: `goa.score.${kind}`, label: t(`page.goa.kinds.${kind}`) }));
  return (
    <PointsTable
      title={t('page.goa.kinds')}
      kinds={kinds.filter(({ key }) => scored.has(key))}
      standings={standings}
      name={name}
    />
  );
}

interface Lot {
  readonly round: string;
  readonly tile: TileName | null;
  readonly owner: Seat | undefined;
  readonly buyer: Seat;
  readonly price: number;
  /** The names of the seats at that time. */
  name(seat: Seat): string;
}

type Log = Pick<AfterwardsProps<Event>, 'entries' | 'name'>;

/** Every lot of the game: what it was, who bought it from whom, and for how much. */
function Prices(log: Log) {
  const lots = soldLots(log);
  return (
    <section class={`card ${styles.allPrices}`} aria-labelledby="prices-title">
      <h2 id="prices-title">{t('page.goa.prices')}</h2>
      <Fold title={t('page.goa.prices.show', { n: lots.length })}>{() => <Lots lots={lots} />}</Fold>
    </section>
  );
}

const Lots = ({ lots }: { readonly lots: readonly Lot[] }) => (
  <table class={styles.prices}>
    <thead>
      <tr>
        <th scope="col">{t('page.goa.prices.tile')}</th>
        <th scope="col">{t('page.goa.prices.buyer')}</th>
        <th scope="col" class="number">
          {t('page.goa.prices.price')}
        </th>
      </tr>
    </thead>
    <tbody>
      {lots.map((lot, i) => (
        <LotRow key={i} lot={lot} />
      ))}
    </tbody>
  </table>
);

const LotRow = ({ lot }: { readonly lot: Lot }) => (
  <tr>
    <th scope="row">
      <span class={styles.who}>
        {lot.tile === null ? <Flag size={24} /> : <TilePicture tile={lot.tile} size={24} />}{' '}
        <span class="muted">{lot.round}</span>{' '}
        <span class={tradeBoardStyles.lotName}>
          {t(lot.tile === null ? 'goa.flag' : `goa.tile.${lot.tile}`)}
        </span>
      </span>
    </th>
    <td>
      <span class={styles.who}>
        <SeatMark seat={lot.buyer} size={16} /> <Name>{lot.name(lot.buyer)}</Name>
      </span>
      <span class={`muted ${styles.from}`}>{fromWhom(lot)}</span>
    </td>
    <td class="number">{formatNumber(lot.price)}</td>
  </tr>
);

const fromWhom = ({ owner, buyer, name }: Lot): string => {
  if (owner === undefined || owner === buyer) return t('page.goa.prices.own');
  return t('page.goa.prices.from', { name: isolate(name(owner)) });
};

/** The lots of the auctions that count. */
export function soldLots({ entries, name }: Log): readonly Lot[] {
  const at = namesAt(entries, name, t('page.seat.former'));
  const counted = entries
    .filter(({ undone }) => !undone)
    .flatMap(({ seq, lines }) => lines.map(({ event }) => ({ seq, event })));
  const lots: Lot[] = [];
  let round = '';
  let owners: Seat[] = [];
  for (const { seq, event } of counted) {
    if (event.type === 'roundBegan') {
      round = `${event.phase}${event.round}`;
      owners = [];
    } else if (event.type === 'markerPlaced') owners.push(event.seat);
    else if (event.type === 'auctionWon') {
      const { tile, seat, price, marker } = event;
      lots.push({
        round,
        tile,
        owner: owners[marker - 1],
        buyer: seat,
        price,
        name: at(seq),
      });
    }
  }
  return lots;
}
