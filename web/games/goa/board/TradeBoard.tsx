import type { ComponentChildren } from 'preact';
import { faceOf, type State } from '#shared/games/goa/state.ts';
import { assertNever } from '#shared/kernel/never.ts';
import { t, isolate } from '../../../lib/i18n.ts';
import { SeatMark } from '../../../ui/art/Pieces.tsx';
import { Name } from '../../../ui/names.tsx';
import { Highlight } from '../../../ui/figures.tsx';
import { mark } from '../../scene.ts';
import { Explain } from '../explain/Explain.tsx';
import type { BoardProps } from '../boardProps.ts';
import { Flag, ExpeditionCard } from '../drawings/Pieces.tsx';
import { Grid } from './Grid.tsx';
import { playGoesOn } from './lot.ts';
import { LotPanel } from './LotPanel.tsx';
import { Supply } from './Supply.tsx';
import styles from './tradeBoard.module.css';
import gridStyles from './grid.module.css';
import supplyStyles from './supply.module.css';

interface TradeBoardProps extends BoardProps {
  /** The move editor, if it opens over the grid. */
  readonly moveEditor: ComponentChildren;
}

/** The game board: the course of the game, the grid with its markers, the auction, and the supply. */
export const TradeBoard = ({ moveEditor, ...props }: TradeBoardProps) => (
  <section class={styles.tradeBoard} aria-labelledby="trade-title">
    <h2 id="trade-title" class="visually-hidden">
      {t('page.goa.board.title')}
    </h2>
    <Course {...props} />
    <div class={styles.main}>
      <div class={styles.gridSide}>
        <div class={gridStyles.place}>
          <Grid {...props} />
          {moveEditor && <div class={gridStyles.desk}>{moveEditor}</div>}
        </div>
        <Explain {...props} place="board" />
      </div>
      <div class={styles.side}>
        {playGoesOn(props.scene) && (
          <div class={styles.lotPlace} style={{ '--seats': props.scene.seats.length }}>
            {props.scene.shown.revealed.length > 0 ? <RevealedCards {...props} /> : <LotPanel {...props} />}
          </div>
        )}
        <Supply {...props} />
      </div>
    </div>
  </section>
);

/** The phase, round and step of the game, and its starting player. */
function Course({ scene }: BoardProps) {
  const { now, since } = scene;
  const { phase, round, figures, flag, options } = now;
  const starting = t('page.goa.board.starting', { name: isolate(scene.name(flag)) });
  return (
    <p class={styles.course}>
      <span class={styles.courseStep}>
        <strong>
          {round === 0
            ? t('page.goa.board.phase', { phase })
            : t('page.goa.board.round', { phase, round, rounds: figures.rounds })}
        </strong>
        <Highlight of={stepOf(now)}>{stepOf(now)}</Highlight>
      </span>
      {now.step.phase !== 'setup' && (
        <span
          class={`figure ${styles.holder}`}
          title={starting}
          data-changed={mark(since, now, (state) => state.flag)}
        >
          <span class="visually-hidden">{starting}</span>
          <span class="figure" aria-hidden="true">
            <Flag size={20} />
            <SeatMark seat={flag} size={16} />
            <Name>{scene.name(flag)}</Name>
          </span>
        </span>
      )}
      <span class="muted" title={t(`goa.edition.${options.edition}`)}>
        <span class="visually-hidden">{t(`goa.edition.${options.edition}`)}</span>
        <span aria-hidden="true">{options.edition}</span>
      </span>
    </p>
  );
}

/** The step of the round, in two or three words. */
function stepOf({ step, markers, players, figures }: State): string {
  switch (step.phase) {
    case 'placing':
      return t('page.goa.board.step.placing', {
        n: Math.min(markers.length, players.length) + 1,
        of: players.length + 1,
      });
    case 'auction':
      return t('page.goa.board.step.auction', { n: step.marker, of: markers.length });
    case 'turn':
      return step.action === 'extra'
        ? t('page.goa.board.step.extra')
        : t('page.goa.board.step.turn', { n: step.action, of: figures.actions });
    case 'setup':
    case 'quickStart':
    case 'extra':
    case 'over':
      return t(`page.goa.board.step.${step.phase}`);
    default:
      return assertNever(step);
  }
}

/** Expedition cards that are revealed and not yet discarded, during a founding or a resupply. */
function RevealedCards({ scene: { shown } }: BoardProps) {
  const faces = shown.revealed.map((card) => ({ card, ...faceOf(shown, card) }));
  const n = faces.reduce((sum, { colonists }) => sum + colonists, 0);
  return (
    <section
      class={`${styles.lot} ${styles.revealed}`}
      aria-labelledby="revealed-title"
      data-choice="revealed"
    >
      <h3 id="revealed-title">{t('page.goa.board.revealed', { n })}</h3>
      <ul class={`plain ${supplyStyles.things}`}>
        {faces.map(({ card, kind, symbol, colonists }) => (
          <li key={card}>
            <ExpeditionCard kind={kind} symbol={symbol} colonists={colonists} size={44} />
            <span class="visually-hidden">
              {t('page.goa.board.card', {
                card: t(`goa.card.${kind}`),
                symbol: t(`goa.symbol.${symbol}`),
                n: colonists,
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
