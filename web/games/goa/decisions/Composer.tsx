import { useEffect, useRef } from 'preact/hooks';
import type { Move } from '../../../../shared/games/goa/moves.ts';
import { t } from '../../../voice.ts';
import { asked, type Asked } from '../lights/offers.ts';
import type { Table } from '../table.ts';
import { Dial, Knobs } from './Knobs.tsx';
import { deskDialOf, rowsOf } from './rows.ts';
import { Sums } from './Sums.tsx';

/** The desk, fetched when something is put together. */
export function Composer({ scene }: Table) {
  const own = asked(scene);
  return own === undefined ? null : <Sheet own={own} />;
}

function Sheet({ own }: { readonly own: Asked }) {
  const place = useRef<HTMLElement>(null);
  const { partial } = own;
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []); // it may come after its time
  const dial = deskDialOf(own);
  return (
    <section class="desk" aria-labelledby="desk-title" ref={place}>
      <h2 id="desk-title">{titleOf(own, partial)}</h2>
      <Sums own={own} />
      {dial && <Dial {...dial} />}
      {rowsOf(own).map(({ title, quiet, tight, knobs }) => (
        <div key={title} class={tight ? 'desk-row tight' : 'desk-row'} role="group" aria-label={title}>
          {!quiet && (
            <span class="desk-word" aria-hidden="true">
              {title}
            </span>
          )}
          <Knobs knobs={knobs} />
        </div>
      ))}
    </section>
  );
}

/** What is being done, in a word or two. */
function titleOf(own: Asked, move: Move | null): string {
  const [question] = own.now.questions;
  switch (move?.type) {
    case 'progress':
    case 'payDucats':
    case 'viceKing':
      return t('page.goa.do.progress', { column: t(`goa.column.${move.column}`) });
    case 'harvest':
    case 'expedition':
    case 'found':
      return t(`goa.action.${move.type}`);
    case 'spy':
    case 'spyHarvest':
    case 'spyFound':
      return t('goa.tile.espionage');
    default:
      return question?.ask === 'founding' ? t(`goa.colony.${question.colony}`) : '';
  }
}
