import type { Player } from '#shared/games/merchants/state.ts';
import { PLAIN_CARDS } from '#shared/games/merchants/things.ts';
import type { SeatInfo } from '#shared/protocol/http.ts';
import { CardBack } from '../../../ui/art/Pieces.tsx';
import { Coin, MerchantShip, SpecialSign } from '../drawings/Pieces.tsx';
import { Figure, Highlight } from '../../../ui/figures.tsx';
import { SeatHead } from '../../../table/SeatHead.tsx';
import { t } from '../../../lib/i18n.ts';
import { mark } from '../../scene.ts';
import { goodWord } from '../board/Goods.tsx';
import styles from '../merchants.module.css';

interface PurseProps {
  readonly player: Player;
  /** The player without the draft. */
  readonly before: Player;
  /** The player at an earlier time; differences are marked. */
  readonly since: Player | undefined;
}

interface Props extends PurseProps {
  readonly info: SeatInfo;
  readonly name: string;
  readonly acting: boolean;
}

/** Another player's public things. */
export const PlayerCard = ({ info, name, acting, ...purse }: Props) => (
  <li class={`player of-seat-${info.seat} ${acting ? 'acting' : ''}`}>
    <SeatHead info={info} name={name} you={false} acting={acting} />
    <Purse {...purse} />
    <ol class={`plain ${styles.ships}`} aria-label={t('page.merchants.ships')}>
      {purse.player.ships.map((good, ship) => {
        const word = good === null ? t('page.merchants.ship.empty') : goodWord(good);
        return (
          <li
            key={ship}
            title={word}
            data-changed={mark(purse.since, purse.player, ({ ships }) => ships[ship])}
          >
            <Highlight of={word}>
              <MerchantShip load={good} size={44} />
            </Highlight>
            <span class="visually-hidden">{word}</span>
          </li>
        );
      })}
    </ol>
  </li>
);

/** Money, size of the hand, special cards. */
export const Purse = ({ player, before, since }: PurseProps) => (
  <p class="purse number">
    <Figure
      label={t('page.merchants.money', { n: player.money })}
      changed={mark(since, player, ({ money }) => money)}
    >
      <Coin size={22} />
      <strong>
        <Highlight of={player.money}>{player.money}</Highlight>
      </strong>
    </Figure>
    <MoneyChange coins={player.money - before.money} />
    <Figure
      label={t('page.merchants.cards', { n: player.hand.length })}
      changed={mark(since, player, ({ hand }) => hand.length)}
    >
      <CardBack size={16} />
      {player.hand.length}
    </Figure>
    {PLAIN_CARDS.filter((card) => player.cards[card] > 0).map((card) => (
      <Figure
        key={card}
        label={t('page.merchants.special', { card: t(`merchants.special.${card}`), n: player.cards[card] })}
        changed={mark(since, player, ({ cards }) => cards[card])}
      >
        <SpecialSign special={card} size={24} class={styles.sign} />
        {player.cards[card] > 1 && `×${player.cards[card]}`}
      </Figure>
    ))}
  </p>
);

/** Money that the draft would bring this player, before it is sent. */
function MoneyChange({ coins }: { readonly coins: number }) {
  if (coins === 0) return null;
  const kind = coins > 0 ? 'gain' : 'loss';
  return (
    <span class={`tag ${kind}`}>
      {t(`page.merchants.${kind}`, { n: Math.abs(coins) })}
      <span class="visually-hidden"> {t('page.merchants.inDraft')}</span>
    </span>
  );
}
