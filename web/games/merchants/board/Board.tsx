import { useRef } from 'preact/hooks';
import type { Move } from '#shared/games/merchants/moves.ts';
import { playerOf, type State } from '#shared/games/merchants/state.ts';
import { t } from '../../../lib/i18n.ts';
import type { Scene } from '../../gameUi.ts';
import { useInSight } from '../../inSight.ts';
import { useSelection } from '../../selection.ts';
import { Hand } from '../player/Hand.tsx';
import { Harbour } from '../player/Harbour.tsx';
import { Market } from './Market.tsx';
import { Shop } from './Shop.tsx';
import { offersOf } from '../offers.ts';
import type { Selection, BoardProps } from '../boardProps.ts';
import { PlayerCard } from '../player/PlayerCard.tsx';

/** The table of Merchants. Choices are made by tapping the things themselves. */
export function Board(scene: Scene<State, Move>) {
  const props = useTable(scene);
  const board = useRef<HTMLDivElement>(null);
  const { now, over, partial, past } = scene;
  const step = past || over ? null : now.step;
  const picked = props.selection?.kind === 'ship' ? props.selection.ship : undefined;
  useInSight(board, step, partial?.type === 'play' ? partial.good : undefined, picked);
  return (
    <div class={scene.you === null ? 'merchants-board watched' : 'merchants-board'} ref={board}>
      <section class="players" aria-labelledby="players-title">
        <h2 id="players-title" class="visually-hidden">
          {t('page.seats')}
        </h2>
        <ul class="plain">
          {others(scene).map((info) => (
            <PlayerCard
              key={info.seat}
              info={info}
              player={playerOf(scene.shown, info.seat)}
              before={playerOf(scene.before, info.seat)}
              since={scene.since && playerOf(scene.since, info.seat)}
              name={scene.name(info.seat)}
              acting={scene.acting.includes(info.seat)}
            />
          ))}
        </ul>
      </section>
      <Market {...props} />
      <Hand {...props} />
      <Harbour {...props} />
      <Shop {...props} />
    </div>
  );
}

/** The other seats clockwise from the viewer, which is the order of their turns. */
function others({ seats, you }: Scene<State, Move>): Scene<State, Move>['seats'] {
  return you === null ? seats : [...seats.slice(you + 1), ...seats.slice(0, you)];
}

function useTable(scene: Scene<State, Move>): BoardProps {
  return { scene, offers: offersOf(scene.offered), ...useSelection<Selection>(scene) };
}
