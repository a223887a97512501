import { PLAIN_CARDS, type Player } from '../../../shared/games/merchants/state.ts';
import type { SeatInfo } from '../../../shared/protocol/http.ts';
import { SeatHead } from '../../components/SeatHead.tsx';
import { t } from '../../voice.ts';
import { mark } from '../marks.ts';
import { GoodChip } from './Good.tsx';

interface Props {
  readonly info: SeatInfo;
  readonly player: Player;
  /** The player without the draft. */
  readonly before: Player;
  /** The player as he was: what differs is marked. */
  readonly since: Player | undefined;
  readonly name: string;
  readonly you: boolean;
  readonly acting: boolean;
}

/** A player's open things. */
export function PlayerCard({ info, player, before, since, name, you, acting }: Props) {
  const cards = PLAIN_CARDS.filter((card) => player.cards[card] > 0);
  return (
    <li class={acting ? 'card player acting' : 'card player'}>
      <SeatHead info={info} name={name} you={you} acting={acting} />
      <p class="facts">
        <span data-changed={mark(since, player, ({ money }) => money)}>
          {t('page.merchants.money', { n: player.money })}
          <MoneyChange coins={player.money - before.money} />
        </span>
        <span data-changed={mark(since, player, ({ hand }) => hand.length)}>
          {t('page.merchants.cards', { n: player.hand.length })}
        </span>
        {cards.map((card) => (
          <span key={card} class="tag" data-changed={mark(since, player, (of) => of.cards[card])}>
            {t('page.merchants.special', { card: t(`merchants.special.${card}`), n: player.cards[card] })}
          </span>
        ))}
      </p>
      <ol class="plain chips" aria-label={t('page.merchants.ships')}>
        {player.ships.map((good, ship) => (
          <li key={ship} data-changed={mark(since, player, ({ ships }) => ships[ship])}>
            <span class="muted">{t('page.merchants.ship', { ship: ship + 1 })}</span>{' '}
            {good === null ? t('page.merchants.ship.empty') : <GoodChip good={good} />}
          </li>
        ))}
      </ol>
    </li>
  );
}

/** What the draft would bring this player, before it is sent. */
function MoneyChange({ coins }: { readonly coins: number }) {
  if (coins === 0) return null;
  const kind = coins > 0 ? 'gain' : 'loss';
  return (
    <>
      {' '}
      <span class={`tag ${kind}`}>{t(`page.merchants.${kind}`, { n: Math.abs(coins) })}</span>
    </>
  );
}
