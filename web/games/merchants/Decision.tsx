import type { Move } from '../../../shared/games/merchants/moves.ts';
import { playerOf, type Good, type State } from '../../../shared/games/merchants/state.ts';
import { t } from '../../voice.ts';
import type { Scene } from '../drawing.ts';
import { GoodChip, goodWord } from './Good.tsx';
import { offersOf, type Offers } from './offers.ts';
import { Shop } from './Shop.tsx';
import { Trade } from './Trade.tsx';

/** The controls of the open decision, drawn from what is offered. */
export function Decision(scene: Scene<State, Move>) {
  const offers = offersOf(scene.offered);
  const { step } = scene.now;
  switch (step.phase) {
    case 'loading':
      return <Loading scene={scene} goods={offers.load} />;
    case 'planning':
      return (
        <div class="planning">
          <details name="planning">
            <summary>{t('page.merchants.exchange')}</summary>
            <Exchanges scene={scene} offers={offers} />
          </details>
          <details name="planning">
            <summary>{t('page.merchants.buy')}</summary>
            <Shop scene={scene} offers={offers} />
          </details>
          <Plain scene={scene} offers={offers} types={['pass']} />
        </div>
      );
    case 'docks':
      return (
        <>
          <Exchanges scene={scene} offers={offers} />
          <Plain scene={scene} offers={offers} types={['done']} />
        </>
      );
    case 'office':
      return <Plain scene={scene} offers={offers} types={['officeDraw', 'officeSkip']} />;
    case 'trade':
      return <Trade scene={scene} offers={offers} />;
    default:
      return <></>;
  }
}

interface Props {
  readonly scene: Scene<State, Move>;
  readonly offers: Offers;
}

function Loading({ scene, goods }: { readonly scene: Scene<State, Move>; readonly goods: readonly Good[] }) {
  return (
    <ul class="plain options">
      {goods.map((good) => (
        <li key={good}>
          <button
            type="button"
            aria-label={t('page.merchants.loadGood', {
              good: goodWord(good),
              n: scene.now.supply.markers[good],
            })}
            onClick={() => scene.choose({ type: 'load', good })}
          >
            <GoodChip good={good} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** For every ship whose marker can be exchanged: what for. */
function Exchanges({ scene, offers }: Props) {
  const ships = scene.you === null ? [] : playerOf(scene.now, scene.you).ships;
  return (
    <ul class="plain exchanges">
      {offers.exchange.map(({ ship, goods }) => {
        const from = ships[ship];
        if (from === undefined || from === null) return null;
        return (
          <li key={ship}>
            <span>
              {t('page.merchants.exchangeFrom', { ship: ship + 1 })} <GoodChip good={from} />
            </span>
            <ul class="plain options">
              {goods.map((good) => (
                <li key={good}>
                  <button
                    type="button"
                    aria-label={t('page.merchants.exchangeFor', {
                      ship: ship + 1,
                      from: goodWord(from),
                      to: goodWord(good),
                    })}
                    onClick={() => scene.choose({ type: 'exchange', ship, good })}
                  >
                    <GoodChip good={good} />
                  </button>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

type PlainType = 'pass' | 'done' | 'officeDraw' | 'officeSkip';

/** Moves with nothing to choose in them. */
const Plain = ({ scene, offers, types }: Props & { readonly types: readonly PlainType[] }) => (
  <p class="buttons">
    {types
      .filter((type) => offers.plain.has(type))
      .map((type) => (
        <button key={type} type="button" onClick={() => scene.choose({ type })}>
          {t(`page.merchants.do.${type}`)}
        </button>
      ))}
  </p>
);
