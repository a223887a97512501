import type { ComponentChildren } from 'preact';
import { SeatHead } from '../../../table/SeatHead.tsx';
import { t } from '../../../lib/i18n.ts';
import type { BoardProps } from '../boardProps.ts';
import { Development } from './Development.tsx';
import { Hand } from './Hand.tsx';
import type { Owned } from './owned.ts';
import { Plots } from './Plots.tsx';
import { Purse } from './Purse.tsx';
import { Score } from './Score.tsx';
import { Tiles } from './Tiles.tsx';

interface Props extends BoardProps {
  /** The move editor, if it opens under the development board. */
  readonly desk: ComponentChildren;
}

/** The viewer's boards, hand and tiles; nothing for spectators. */
export function Mine({ desk, ...table }: Props) {
  const { scene } = table;
  const { you } = scene;
  const info = scene.seats.find(({ seat }) => seat === you);
  if (you === null || info === undefined) return null;
  const owned: Owned = { table, seat: you, place: 'mine' };
  const acting = scene.acting.includes(you);
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
          <Development {...owned} />
          {desk}
        </div>
        <Plots {...owned} />
        <div class="own-things">
          <Tiles {...owned} />
          <Hand table={table} seat={you} place="hand" />
        </div>
      </div>
    </section>
  );
}
