import type { ComponentChildren } from 'preact';
import { t } from '../../../lib/i18n.ts';
import { Explain } from '../explain/Explain.tsx';
import type { BoardProps } from '../boardProps.ts';
import { Course } from './Course.tsx';
import { Grid } from './Grid.tsx';
import { LotPanel } from './LotPanel.tsx';
import { RevealedCards } from './Revealed.tsx';
import { Supply } from './Supply.tsx';

interface Props extends BoardProps {
  /** The move editor, if it opens over the grid. */
  readonly desk: ComponentChildren;
}

/** The game board: the course of the game, the grid with its markers, the auction, and the supply. */
export const TradeBoard = ({ desk, ...props }: Props) => (
  <section class="trade-board" aria-labelledby="trade-title">
    <h2 id="trade-title" class="visually-hidden">
      {t('page.goa.board.title')}
    </h2>
    <Course {...props} />
    <div class="trade-main">
      <div class="trade-grid-side">
        <div class="trade-place">
          <Grid {...props} />
          {desk && <div class="trade-desk">{desk}</div>}
        </div>
        <Explain {...props} place="board" />
      </div>
      <div class="trade-side">
        {!(props.scene.over && props.scene.now.step.phase === 'over') && (
          <div class="lot-place" style={{ '--seats': props.scene.seats.length }}>
            {props.scene.shown.revealed.length > 0 ? <RevealedCards {...props} /> : <LotPanel {...props} />}
          </div>
        )}
        <Supply {...props} />
      </div>
    </div>
  </section>
);
