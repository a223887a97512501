import type { ComponentChildren } from 'preact';
import { SeatHead } from '../../../components/SeatHead.tsx';
import { t } from '../../../i18n.ts';
import { lazy } from '../../../lazy.ts';
import type { BoardProps } from '../boardProps.ts';
import { Development } from './Development.tsx';
import type { Owned } from './owned.ts';
import { Purse } from './Purse.tsx';
import { Score } from './Score.tsx';

interface Props extends BoardProps {
  /** The move editor, if it opens under the development board. */
  readonly desk: ComponentChildren;
  /** How many of the parts under the head are drawn already. */
  readonly parts: number;
}

/** The development board; the supply board; hand and tiles. */
export const OWN_PARTS = 3;

/** Plots, hand and tiles. */
export const ownThings = lazy(() => import('./ownThings.ts'));

/** The viewer's boards, hand and tiles; nothing for spectators. */
export function Mine({ desk, parts, ...table }: Props) {
  const { scene } = table;
  const { you } = scene;
  const info = scene.seats.find(({ seat }) => seat === you);
  if (you === null || info === undefined) return null;
  const owned: Owned = { table, seat: you, place: 'mine' };
  const acting = scene.acting.includes(you);
  const its = parts > 1 ? ownThings() : undefined;
  return (
    <section class={`own-boards player of-seat-${you} ${acting ? 'acting' : ''}`} aria-labelledby="own-title">
      <h2 id="own-title" class="visually-hidden">
        {t('page.goa.mine')}
      </h2>
      <div class="own-layout">
        <div class="own-head">
          <SeatHead info={info} name={scene.name(you)} you acting={acting} />
          <Score {...owned} />
          <Purse {...owned} />
        </div>
        <div class="own-development">
          {parts > 0 && <Development {...owned} />}
          {desk}
        </div>
        {its && <its.Plots {...owned} />}
        {its && parts > 2 && (
          <div class="own-things">
            <its.Tiles {...owned} />
            <its.Hand table={table} seat={you} place="hand" />
          </div>
        )}
      </div>
    </section>
  );
}
