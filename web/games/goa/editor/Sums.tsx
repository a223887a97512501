import type { ComponentChildren } from 'preact';
import { costOf } from '#shared/games/goa/prices.ts';
import { ducatPrice } from '#shared/games/goa/choices/cards.ts';
import { stepBonuses } from '#shared/games/goa/decide/effects.ts';
import type { State } from '#shared/games/goa/state.ts';
import type { Column, Spice as SpiceName } from '#shared/games/goa/things.ts';
import { ColumnSign, Ducat, ExtraAction, Ship, SpicePicture } from '../drawings/Pieces.tsx';
import { CardBack } from '../../../ui/art/Frame.tsx';
import { Figure } from '../../../ui/Figure.tsx';
import { formatNumber, t } from '../../../lib/i18n.ts';
import { boundsOf } from '#shared/kernel/listed.ts';
import { choiceOf, kindOf, mine, type Decision, type MoveOf } from '../targets/decision.ts';
import { Founders, Hoped, Warning } from './Founders.tsx';

/** Costs and gains of the move being put together, in pictures. */
export function Sums({ own: decision }: { readonly own: Decision }) {
  const { partial } = decision;
  const [question] = decision.shown.questions;
  switch (partial?.type) {
    case 'progress':
    case 'payDucats':
    case 'viceKing':
      return <Step own={decision} move={partial} />;
    case 'found':
      return <Hoped own={decision} move={partial} board={decision.you} />;
    case 'spyFound':
      return <Hoped own={decision} move={partial} board={partial.seat} />;
    case 'harvest':
      return isBarren(decision, partial) ? <Warning>{t('page.goa.desk.nothing')}</Warning> : null;
    case 'expedition':
      return partial.cards === 0 ? <Warning>{t('page.goa.desk.nothing')}</Warning> : null;
    default:
      return question?.ask === 'founding' ? <Founders own={decision} question={question} /> : null;
  }
}

/** Does the spice lack a field, and no card takes the rest in other things? */
const isBarren = (decision: Decision, move: MoveOf<'harvest'>): boolean =>
  move.card === 'none' && boundsOf(choiceOf(decision, move), 'spices').max === 0;

const Line = ({ word, children }: { readonly word: string; readonly children: ComponentChildren }) => (
  <p class="desk-line number">
    <span class="desk-word">{word}</span>
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

/** What the rows of a column bring, as its cells say it: those of expeditions also raise the hand limit. */
const yieldsOf = ({ figures }: State, column: Column): readonly string[] =>
  figures.columns[column].yield.map((n, row) =>
    column === 'expeditions'
      ? `${formatNumber(n)}/${formatNumber(figures.cardLimit[row] ?? 0)}`
      : formatNumber(n),
  );

/** A step down the development board: its cost, and what the next row brings. */
function Step({
  own: decision,
  move,
}: {
  readonly own: Decision;
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
        <Price own={decision} move={move} />
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
  own: decision,
  move,
}: {
  readonly own: Decision;
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
