import { Later } from '../../../components/Later.tsx';
import { t } from '../../../voice.ts';
import { Explain } from '../parts/Explain.tsx';
import type { Table } from '../table.ts';
import { Course } from './Course.tsx';
import { Grid } from './Grid.tsx';
import { Lot } from './Lot.tsx';
import { Supply } from './Supply.tsx';

const revealed = async () => (await import('./Revealed.tsx')).Revealed;

/** The game board: where the game stands, the grid with its markers, the lot, and what is left beside it. */
export const TradeBoard = (table: Table) => (
  <section class="trade-board" aria-labelledby="trade-title">
    <h2 id="trade-title" class="heard">
      {t('page.goa.board.title')}
    </h2>
    <Course {...table} />
    <div class="trade-main">
      <div class="trade-grid-side">
        <Grid {...table} />
        <Explain {...table} place="board" />
      </div>
      <div class="trade-side">
        <Lot {...table} />
        {table.scene.shown.revealed.length > 0 && <Later quiet load={revealed} props={table} />}
        <Supply {...table} />
      </div>
    </div>
  </section>
);
