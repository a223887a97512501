import type { Move } from '../../../shared/games/merchants/moves.ts';
import { countOf, GOODS, playerOf, type State } from '../../../shared/games/merchants/state.ts';
import { t } from '../../voice.ts';
import type { Scene } from '../drawing.ts';
import { GoodChip } from './Good.tsx';
import { Market } from './Market.tsx';
import { PlayerCard } from './PlayerCard.tsx';

/** The table of Merchants: market, own hand, players, supply. */
export const Board = (scene: Scene<State, Move>) => (
  <div class="merchants-board">
    <Market scene={scene} />
    {scene.you !== null && <Hand state={scene.shown} seat={scene.you} />}
    <section aria-labelledby="players-title">
      <h2 id="players-title">{t('page.seats')}</h2>
      <ul class="plain seats">
        {inTableOrder(scene).map((info) => (
          <PlayerCard
            key={info.seat}
            info={info}
            player={playerOf(scene.shown, info.seat)}
            before={playerOf(scene.before, info.seat)}
            since={scene.since && playerOf(scene.since, info.seat)}
            name={scene.name(info.seat)}
            you={scene.you === info.seat}
            acting={scene.acting.includes(info.seat)}
          />
        ))}
      </ul>
    </section>
    <Supply state={scene.shown} />
  </div>
);

/** Oneself first, then clockwise: the order in which the others play after one's own turn. */
function inTableOrder({ seats, you }: Scene<State, Move>): Scene<State, Move>['seats'] {
  const first = you ?? 0;
  return [...seats.slice(first), ...seats.slice(0, first)];
}

function Hand({ state, seat }: { readonly state: State; readonly seat: number }) {
  const { hand } = playerOf(state, seat);
  const held = GOODS.map((good) => ({ good, n: countOf(hand, good) })).filter(({ n }) => n > 0);
  return (
    <section aria-labelledby="hand-title">
      <h2 id="hand-title">{t('page.merchants.hand', { n: hand.length })}</h2>
      {held.length === 0 ? (
        <p>{t('page.merchants.hand.empty')}</p>
      ) : (
        <ul class="plain chips">
          {held.map(({ good, n }) => (
            <li key={good}>
              <GoodChip good={good} /> <span class="number">×{n}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const Supply = ({ state }: { readonly state: State }) => (
  <section aria-labelledby="supply-title">
    <h2 id="supply-title">{t('page.merchants.supply')}</h2>
    <p>{t('page.merchants.pile', { n: state.pile.length })}</p>
    <table class="supply">
      <thead>
        <tr>
          <th scope="col">{t('page.merchants.good')}</th>
          <th scope="col">{t('page.merchants.markers')}</th>
          <th scope="col">{t('page.merchants.visible')}</th>
          <th scope="col">{t('page.merchants.out')}</th>
        </tr>
      </thead>
      <tbody>
        {GOODS.map((good) => (
          <tr key={good}>
            <th scope="row">
              <GoodChip good={good} />
            </th>
            <td class="number">{state.supply.markers[good]}</td>
            <td class="number">{countOf(state.market, good)}</td>
            <td class="number">{state.covered[good]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
