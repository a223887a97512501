import type { Tile as TileName } from '#shared/games/goa/things.ts';
import { SeatMark } from '../../../ui/art/Pieces.tsx';
import { Flag, TilePicture } from '../drawings/Pieces.tsx';
import { formatNumber, t } from '../../../lib/i18n.ts';
import type { HelpPart } from '../../../features/help/index.ts';
import { given, piece, type EditionRules } from './rules.ts';
import styles from './goaHelp.module.css';
import { helpStyles } from '../../../features/help/index.ts';

/** Markers, bids, and what happens to the tile. */
export const auctionsPart = ({ edition, figures }: EditionRules): HelpPart => ({
  id: 'auctions',
  title: t('help.goa.part.auctions'),
  pieces: [
    { ...piece('placing'), list: 'steps', more: <Trail /> },
    { ...piece('bidding', {}, t(`help.goa.bidding.${edition}`)), more: <Example edition={edition} /> },
    piece('flag', { n: given(figures.gains['bonus.flag']?.extra) }),
    piece('taking', {}, t(`help.goa.taking.${edition}`)),
  ],
});

/** A corner of the board: two rows of tiles, the flag above them. */
const TRAIL: readonly (readonly [
  tile: TileName | 'flag' | null,
  marker?: readonly [seat: number, n: number],
])[] = [
  [null],
  ['flag', [0, 1]],
  [null],
  [null],
  ['ships'],
  ['clove2', [1, 2]],
  ['duty', [2, 3]],
  ['redShip'],
  ['ginger1'],
  ['settlement'],
  ['nutmeg2', [0, 5]],
  ['extraActions', [3, 4]],
];

const Trail = () => (
  <figure class={helpStyles.example}>
    <div class={styles.markerTrail} aria-hidden="true">
      {TRAIL.map(([tile, marker], at) => (
        <span key={at}>
          {tile === 'flag' ? <Flag size={44} /> : tile !== null && <TilePicture tile={tile} size={48} />}
          {marker !== undefined && <SeatMark seat={marker[0]} n={marker[1]} size={24} />}
        </span>
      ))}
    </div>
    <figcaption class="muted">{t('help.goa.placing.picture')}</figcaption>
  </figure>
);

/** The bids of the example, from the auctioneer's left; undefined: pass. */
const SAID: readonly (readonly [seat: number, bid: number | undefined])[] = [
  [1, 4],
  [2, undefined],
  [3, 6],
];
const AUCTIONEER = 0;
const NAMES = ['Ana', 'Ben', 'Carla', 'Dimitri'] as const;

const nameOf = (seat: number): string => NAMES[seat] ?? '';

function Example({ edition }: Pick<EditionRules, 'edition'>) {
  const highest = Math.max(...SAID.map(([, bid]) => bid ?? 0));
  const [winner = AUCTIONEER] = SAID.find(([, bid]) => bid === highest) ?? [];
  return (
    <figure class={helpStyles.example} id="auction-example">
      <figcaption>{t('help.goa.example')}</figcaption>
      <ol class={`plain ${styles.said}`}>
        {SAID.map(([seat, bid]) => (
          <li key={seat}>
            <SeatMark seat={seat} size={24} /> {nameOf(seat)}{' '}
            <strong>
              {bid === undefined
                ? t('help.goa.example.pass')
                : t('help.goa.example.bids', { n: formatNumber(bid) })}
            </strong>
          </li>
        ))}
        <li>
          <SeatMark seat={AUCTIONEER} size={24} /> {nameOf(AUCTIONEER)} ({t('help.goa.example.auctioneer')})
        </li>
      </ol>
      <p>{t('help.goa.example.sell', { winner: nameOf(winner), n: highest })}</p>
      <p>{t(`help.goa.example.keep.${edition}`, { n: edition === '2004' ? highest + 1 : highest - 1 })}</p>
    </figure>
  );
}
