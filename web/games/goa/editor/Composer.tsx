import { useEffect, useRef } from 'preact/hooks';
import type { Move } from '#shared/games/goa/moves.ts';
import { t } from '../../../lib/i18n.ts';
import { bringIntoSight } from '../../../ui/sight.ts';
import { decisionOf, type Decision } from '../targets/decision.ts';
import type { BoardProps } from '../boardProps.ts';
import { Stepper, Knobs } from './Buttons.tsx';
import { deskDialOf, rowsOf } from './rows.ts';
import { Sums } from './Sums.tsx';

/** The move editor, loaded when a move is put together. */
export function Composer({ scene }: BoardProps) {
  const decision = decisionOf(scene);
  return decision === undefined ? null : <EditorPanel own={decision} />;
}

function EditorPanel({ own: decision }: { readonly own: Decision }) {
  const place = useRef<HTMLElement>(null);
  const { partial } = decision;
  useEffect(() => showDesk(place.current), []);
  const dial = deskDialOf(decision);
  return (
    <section class="desk" aria-labelledby="desk-title" ref={place}>
      <h2 id="desk-title">{titleOf(decision, partial)}</h2>
      <Sums own={decision} />
      {dial && <Stepper {...dial} />}
      {rowsOf(decision).map(({ title, quiet, tight, knobs }) => (
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

/** What makes the bar higher later leaves it in sight, too (`ToBoard`). */
const showDesk = (desk: HTMLElement | null): void => {
  if (desk !== null) bringIntoSight([desk]);
};

/** The title of the move, in a word or two. */
function titleOf(decision: Decision, move: Move | null): string {
  const [question] = decision.now.questions;
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
