import type { ComponentChildren } from 'preact';
import { ducatPrice } from '#shared/games/goa/choices/cards.ts';
import { shortfall } from '#shared/games/goa/choices/questions.ts';
import { stepBonuses } from '#shared/games/goa/decide/effects.ts';
import { costOf } from '#shared/games/goa/prices.ts';
import { prospectOf, type Prospect } from '#shared/games/goa/prospect.ts';
import { faceOf, playerOf, yieldOf, type State, type Founding } from '#shared/games/goa/state.ts';
import type { Column, Spice as SpiceName, Colony } from '#shared/games/goa/things.ts';
import { boundsOf } from '#shared/kernel/listed.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { CardBack } from '../../../ui/art/Pieces.tsx';
import { Figure } from '../../../ui/figures.tsx';
import { formatNumber, t } from '../../../lib/i18n.ts';
import {
  ColumnSign,
  Ducat,
  ExtraAction,
  Ship,
  SpicePicture,
  Colonist,
  ColonySign,
} from '../drawings/Pieces.tsx';
import { choiceOf, kindOf, mine, type Decision, type MoveOf } from '../targets/decision.ts';
import styles from './desk.module.css';

/** Costs and gains of the move being put together, in pictures. */
export function Sums({ decision }: { readonly decision: Decision }) {
  const { partial } = decision;
  const [question] = decision.shown.questions;
  switch (partial?.type) {
    case 'progress':
    case 'payDucats':
    case 'viceKing':
      return <Step decision={decision} move={partial} />;
    case 'found':
      return <Hoped decision={decision} move={partial} board={decision.you} />;
    case 'spyFound':
      return <Hoped decision={decision} move={partial} board={partial.seat} />;
    case 'harvest':
      return isBarren(decision, partial) ? <Warning>{t('page.goa.desk.nothing')}</Warning> : null;
    case 'expedition':
      return partial.cards === 0 ? <Warning>{t('page.goa.desk.nothing')}</Warning> : null;
    default:
      return question?.ask === 'founding' ? <Founders decision={decision} question={question} /> : null;
  }
}

/** Does the spice lack a field, and no card takes the rest in other things? */
const isBarren = (decision: Decision, move: MoveOf<'harvest'>): boolean =>
  move.card === 'none' && boundsOf(choiceOf(decision, move), 'spices').max === 0;

const Line = ({ word, children }: { readonly word: string; readonly children: ComponentChildren }) => (
  <p class={`${styles.line} number`}>
    <span class={styles.word}>{word}</span>
    {children}
  </p>
);

const Ships = ({ n }: { readonly n: number }) => (
  <Figure label={t('page.goa.n.ships', { n })}>
    <Ship size={24} />
    {formatNumber(n)}
  </Figure>
);

const Ducats = ({ n }: { readonly n: number }) => (
  <Figure label={t('page.goa.n.ducats', { n })}>
    <Ducat size={24} />
    {formatNumber(n)}
  </Figure>
);

const Spices = ({ of }: { readonly of: readonly SpiceName[] }) => (
  <>
    {of.map((spice, at) => (
      <Figure key={at} label={t(`goa.spice.${spice}`)}>
        <SpicePicture spice={spice} size={26} />
      </Figure>
    ))}
  </>
);

/** The yields of the rows of a column, as its cells say it: those of expeditions also raise the hand limit. */
const yieldsOf = ({ figures }: State, column: Column): readonly string[] =>
  figures.columns[column].yield.map((n, row) =>
    column === 'expeditions'
      ? `${formatNumber(n)}/${formatNumber(figures.cardLimit[row] ?? 0)}`
      : formatNumber(n),
  );

/** A step down the development board: its cost, and what the next row brings. */
function Step({
  decision,
  move,
}: {
  readonly decision: Decision;
  readonly move: MoveOf<'progress' | 'payDucats' | 'viceKing'>;
}) {
  const { now, you } = decision;
  const { column } = move;
  const { figures } = now;
  const row = mine(decision).rows[column];
  const bonuses = stepBonuses(now, you, column);
  const change = (of: readonly (number | string)[]): string => `${of[row] ?? 0} → ${of[row + 1] ?? 0}`;
  const yields = yieldsOf(now, column);
  return (
    <>
      <Line word={t('page.goa.desk.costs')}>
        <Price decision={decision} move={move} />
      </Line>
      <Line word={t('page.goa.desk.brings')}>
        <Figure label={`${t(`goa.column.${column}`)} ${change(yields)}`}>
          <ColumnSign column={column} size={26} />
          {change(yields)}
        </Figure>
        <span>{t('page.goa.desk.points', { change: change(figures.points.rows) })}</span>
        {bonuses.includes('first') && (
          <Figure label={t('page.goa.desk.first')}>
            <CardBack size={18} /> +1
          </Figure>
        )}
        {bonuses.includes('row') && (
          <Figure label={t('page.goa.desk.lastOut')}>
            <ExtraAction size={24} /> +1
          </Figure>
        )}
      </Line>
    </>
  );
}

function Price({
  decision,
  move,
}: {
  readonly decision: Decision;
  readonly move: MoveOf<'progress' | 'payDucats' | 'viceKing'>;
}) {
  const { now, you } = decision;
  const cost = costOf(now, you, move.column) ?? [];
  if (move.type === 'viceKing') return <>{t('page.goa.desk.free')}</>;
  if (move.type === 'payDucats') return <Ducats n={ducatPrice(now, you, move.column) ?? 0} />;
  const kind = move.card === 'none' ? undefined : kindOf(decision, move.card);
  return (
    <>
      {kind !== 'shipsOnly' && <Spices of={cost} />}
      {kind !== 'spicesOnly' && <Ships n={cost.length} />}
    </>
  );
}

/** Sources of colonists. `luck`: what good cards may bring beyond the worst ones. */
type Source = 'board' | 'cards' | 'own' | 'luck';
type Sources = Readonly<Record<Source, number>>;
const SOURCES: readonly Source[] = ['board', 'cards', 'own', 'luck'];

interface HopedProps {
  readonly decision: Decision;
  readonly move: MoveOf<'found' | 'spyFound'>;
  /** The seat whose board counts. */
  readonly board: Seat;
}

/** The prospects of a founding, before its cards are revealed. */
function Hoped({ decision, move: { colony, card }, board: seat }: HopedProps) {
  const { now, you } = decision;
  const board = yieldOf(now, seat, 'colonists');
  const prospect = prospectOf(now, { seat: you, colony, board, card });
  const { cards, missing } = prospect;
  const { colonists } = playerOf(now, you);
  const gain = t('page.goa.n.colonists', { n: now.figures.gains['bonus.notFounded']?.colonists ?? 0 });
  return (
    <>
      <Colonists
        decision={decision}
        colony={colony}
        from={{ board, cards: cards.min, own: colonists, luck: cards.max - cards.min }}
      />
      {missing > 0 ? (
        <Warning>{t('page.goa.desk.hopeless', { n: missing, gain })}</Warning>
      ) : (
        <p class={styles.say}>{outlook(prospect, gain)}</p>
      )}
    </>
  );
}

function outlook({ cards, wanted, plays }: Prospect, gain: string): string {
  const said = { n: wanted, gain };
  if (wanted <= cards.min) return t('page.goa.desk.sure');
  if (wanted > cards.max) return t('page.goa.desk.helped', said);
  return t(plays > 0 ? 'page.goa.desk.luckOrPlay' : 'page.goa.desk.luck', said);
}

/** After the reveal: the colonists there are, and those to be paid. */
function Founders({ decision, question }: { readonly decision: Decision; readonly question: Founding }) {
  const { shown, you } = decision;
  const { colonists } = playerOf(shown, you);
  const cards = shown.revealed.reduce((sum, card) => sum + faceOf(shown, card).colonists, 0);
  const { colony, board } = question;
  const pays = shortfall(shown, question);
  return (
    <>
      <Colonists decision={decision} colony={colony} from={{ board, cards, own: colonists, luck: 0 }} />
      {pays <= colonists && (
        <p class={styles.say}>
          {pays === 0 ? t('page.goa.desk.paysNothing') : t('page.goa.desk.pays', { n: pays })}
        </p>
      )}
    </>
  );
}

const Warning = ({ children }: { readonly children: ComponentChildren }) => (
  <p class={`${styles.say} ${styles.warning}`}>{children}</p>
);

interface ColonistsProps {
  readonly decision: Decision;
  readonly colony: Colony;
  readonly from: Sources;
}

/** Colonists needed, by source, and how many are missing. */
function Colonists({ decision, colony, from }: ColonistsProps) {
  const { need } = decision.now.figures.colonies[colony];
  const pips = SOURCES.flatMap((source) => Array.from({ length: from[source] }, () => source)).slice(0, need);
  const missing = need - pips.length;
  const { board, cards, own: mine, luck } = from;
  return (
    <>
      <div class={styles.colony} aria-hidden="true">
        <ColonySign colony={colony} size={44} />
        <strong class="number">{t('page.goa.desk.need', { n: need })}</strong>
        <p class={styles.pips}>
          {[...pips, ...Array.from({ length: missing }, () => 'missing')].map((source, i) => (
            <span key={i} class={`${styles.pip} ${styles[source]}`}>
              <Colonist size={18} />
            </span>
          ))}
        </p>
      </div>
      <p class={`${styles.line} ${styles.sources} number`}>
        <strong class="visually-hidden">{t('page.goa.desk.need', { n: need })}</strong>
        <span class={`${styles.pip} ${styles.board}`}>{t('page.goa.desk.from.board', { n: board })}</span>
        <span class={`${styles.pip} ${styles.cards}`}>
          {t('page.goa.desk.from.cards', { n: luck > 0 ? `${cards}–${cards + luck}` : cards })}
        </span>
        <span class={`${styles.pip} ${styles.own}`}>{t('page.goa.desk.from.own', { n: mine })}</span>
        {missing > 0 && (
          <strong class={`${styles.pip} ${styles.missing}`}>
            {t('page.goa.desk.missing', { n: missing })}
          </strong>
        )}
      </p>
    </>
  );
}
