import { useSignal } from '@preact/signals';
import { clockwiseFrom } from '../../../../shared/games/goa/state.ts';
import type { SeatInfo } from '../../../../shared/protocol/http.ts';
import { SeatMark } from '../../../art/frame/Seat.tsx';
import { SeatHead } from '../../../components/SeatHead.tsx';
import { t } from '../../../voice.ts';
import { LitButton } from '../parts/LitButton.tsx';
import type { Table } from '../table.ts';
import { Brief } from './Brief.tsx';
import { Development } from './Development.tsx';
import { Hand } from './Hand.tsx';
import type { Owned } from './owned.ts';
import { Plots } from './Plots.tsx';
import { Purse } from './Purse.tsx';
import { Score } from './Score.tsx';
import { Tiles } from './Tiles.tsx';

/** The other players in turn order, in a compact form that opens; for spectators everybody. */
export function Others(table: Table) {
  const { scene } = table;
  const { you, seats, shown } = scene;
  const order = clockwiseFrom(shown, you ?? shown.flag);
  const secret = shown.options.money === 'hidden' && shown.step.phase !== 'over';
  return (
    <section class="other-players" aria-labelledby="others-title">
      <h2 id="others-title">{t(you === null ? 'page.seats' : 'page.goa.others')}</h2>
      {secret && <p class="muted">{t('page.goa.secret')}</p>}
      <ul class="plain">
        {seats
          .filter(({ seat }) => seat !== you)
          .toSorted((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat))
          .map((info) => (
            <Other key={info.seat} table={table} info={info} />
          ))}
      </ul>
    </section>
  );
}

interface Props {
  readonly table: Table;
  readonly info: SeatInfo;
}

function Other({ table, info }: Props) {
  const { scene, lights } = table;
  const { seat } = info;
  const lit = lights.seats.get(seat);
  const acting = scene.acting.includes(seat);
  const owned: Owned = { table, seat, place: `seat${seat}` };
  return (
    <li class={`player of-seat-${seat} ${acting ? 'acting' : ''}`}>
      <div class="own-head">
        <SeatHead info={info} name={scene.name(seat)} you={false} acting={acting} />
        <Score {...owned} />
      </div>
      {lit !== undefined && (
        <LitButton lit={lit} class="spied">
          <SeatMark seat={seat} size={20} /> {lit.label}
        </LitButton>
      )}
      <Purse {...owned} />
      <Brief {...owned} />
      <Boards {...owned} />
    </li>
  );
}

/** All that lies before a player, as large as one's own; drawn while it is open. */
function Boards(owned: Owned) {
  const { table, seat, place } = owned;
  const open = useSignal(false);
  return (
    <details onToggle={({ currentTarget }) => (open.value = currentTarget.open)}>
      <summary>{t('page.goa.boards')}</summary>
      {open.value && (
        <>
          <Development {...owned} />
          <Plots {...owned} />
          <Hand table={table} seat={seat} place={place} />
          <Tiles {...owned} />
        </>
      )}
    </details>
  );
}
