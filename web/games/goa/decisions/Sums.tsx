import type { ComponentChildren } from 'preact';
import { costOf } from '../../../../shared/games/goa/choices/actions.ts';
import { ducatPrice } from '../../../../shared/games/goa/choices/cards.ts';
import { stepBonuses } from '../../../../shared/games/goa/decide/effects.ts';
import type { Spice as SpiceName } from '../../../../shared/games/goa/things.ts';
import { ColumnSign, Ducat, ExtraAction, Ship, Spice } from '../../../art/goa/Pieces.tsx';
import { CardBack } from '../../../art/frame/Frame.tsx';
import { Figure } from '../../../components/Figure.tsx';
import { number, t } from '../../../voice.ts';
import { boundsOf, choiceOf, kindOf, mine, type Asked, type Of } from '../lights/offers.ts';
import { Founders, Hoped, Warning } from './Founders.tsx';
import '../moveWords.ts';

/** What the move being put together costs and brings, in pictures. */
export function Sums({ own }: { readonly own: Asked }) {
  const { partial } = own;
  const [question] = own.shown.questions;
  switch (partial?.type) {
    case 'progress':
    case 'payDucats':
    case 'viceKing':
      return <Step own={own} move={partial} />;
    case 'found':
      return <Hoped own={own} move={partial} board={own.you} />;
    case 'spyFound':
      return <Hoped own={own} move={partial} board={partial.seat} />;
    case 'harvest':
      return isBarren(own, partial) ? <Warning>{t('page.goa.desk.nothing')}</Warning> : null;
    case 'expedition':
      return partial.cards === 0 ? <Warning>{t('page.goa.desk.nothing')}</Warning> : null;
    default:
      return question?.ask === 'founding' ? <Founders own={own} question={question} /> : null;
  }
}

/** Without a field for a spice, or a card that takes the rest in other things. */
const isBarren = (own: Asked, move: Of<'harvest'>): boolean =>
  move.card === 'none' && boundsOf(choiceOf(own, move), 'spices').max === 0;

const Line = ({ word, children }: { readonly word: string; readonly children: ComponentChildren }) => (
  <p class="desk-line number">
    <span class="desk-word">{word}</span>
    {children}
  </p>
);

const Ships = ({ n }: { readonly n: number }) => (
  <Figure label={t('page.goa.n.ships', { n })}>
    <Ship size={24} />
    {number(n)}
  </Figure>
);

const Ducats = ({ n }: { readonly n: number }) => (
  <Figure label={t('page.goa.n.ducats', { n })}>
    <Ducat size={24} />
    {number(n)}
  </Figure>
);

const Spices = ({ of }: { readonly of: readonly SpiceName[] }) => (
  <>
    {of.map((spice, at) => (
      <Figure key={at} label={t(`goa.spice.${spice}`)}>
        <Spice spice={spice} size={26} />
      </Figure>
    ))}
  </>
);

/** A step down the development board: what it costs, and what the row below brings. */
function Step({
  own,
  move,
}: {
  readonly own: Asked;
  readonly move: Of<'progress' | 'payDucats' | 'viceKing'>;
}) {
  const { now, you } = own;
  const { column } = move;
  const { figures } = now;
  const row = mine(own).rows[column];
  const bonuses = stepBonuses(now, you, column);
  const change = (of: readonly number[]): string => `${number(of[row] ?? 0)} → ${number(of[row + 1] ?? 0)}`;
  return (
    <>
      <Line word={t('page.goa.desk.costs')}>
        <Price own={own} move={move} />
      </Line>
      <Line word={t('page.goa.desk.brings')}>
        <Figure label={`${t(`goa.column.${column}`)} ${change(figures.columns[column].yield)}`}>
          <ColumnSign column={column} size={26} />
          {change(figures.columns[column].yield)}
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
  own,
  move,
}: {
  readonly own: Asked;
  readonly move: Of<'progress' | 'payDucats' | 'viceKing'>;
}) {
  const { now, you } = own;
  const cost = costOf(now, you, move.column) ?? [];
  if (move.type === 'viceKing') return <>{t('page.goa.desk.free')}</>;
  if (move.type === 'payDucats') return <Ducats n={ducatPrice(now, you, move.column) ?? 0} />;
  const kind = move.card === 'none' ? undefined : kindOf(own, move.card);
  return (
    <>
      {kind !== 'shipsOnly' && <Spices of={cost} />}
      {kind !== 'spicesOnly' && <Ships n={cost.length} />}
    </>
  );
}
