import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Move } from '#shared/games/merchants/moves.ts';
import { playerOf, type State } from '#shared/games/merchants/state.ts';
import { Later } from '../../../components/Later.tsx';
import { useMore } from '../../../components/soon.ts';
import { t } from '../../../i18n.ts';
import type { Scene } from '../../gameUi.ts';
import { useInSight } from '../../inSight.ts';
import { useSelection } from '../../selection.ts';
import { Hand } from '../player/Hand.tsx';
import { Harbour } from '../player/Harbour.tsx';
import { Market } from './Market.tsx';
import { offersOf } from '../offers.ts';
import type { Selection, BoardProps } from '../boardProps.ts';
import { PlayerCard } from '../player/PlayerCard.tsx';
import { Shop } from './Shop.tsx';

/** The harbour; the shop. */
const LOWER_PARTS = 2;

/** The table of Merchants. Choices are made by tapping the things themselves. */
export function Board(scene: Scene<State, Move>) {
  const props = useTable(scene);
  const board = useRef<HTMLDivElement>(null);
  const { now, over, partial, past } = scene;
  /** Part by part, so that none of them takes long: on a phone these are below the market and the hand. */
  const drawn = useMore(0, LOWER_PARTS);
  useInSight(
    board,
    drawn === LOWER_PARTS,
    past || over ? null : now.step,
    partial?.type === 'play' ? partial.good : undefined,
  );
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
      {drawn > 0 && <Harbour {...props} />}
      {drawn > 1 && (
        <>
          <Shop {...props} />
          <Counted state={scene.shown} />
        </>
      )}
    </div>
  );
}

const counts = async () => (await import('./Counts.tsx')).CardCounts;

/** For players who count cards; loaded when opened. */
function Counted({ state }: { readonly state: State }) {
  const open = useSignal(false);
  return (
    <details class="card counts" onToggle={({ currentTarget }) => (open.value = currentTarget.open)}>
      <summary>{t('page.merchants.counts')}</summary>
      {open.value && <Later load={counts} props={{ state }} />}
    </details>
  );
}

/** The other seats clockwise from the viewer, which is the order of their turns. */
function others({ seats, you }: Scene<State, Move>): Scene<State, Move>['seats'] {
  return you === null ? seats : [...seats.slice(you + 1), ...seats.slice(0, you)];
}

function useTable(scene: Scene<State, Move>): BoardProps {
  return { scene, offers: offersOf(scene.offered), ...useSelection<Selection>(scene.now.step) };
}
