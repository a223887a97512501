import { useEffect, useRef } from 'preact/hooks';
import type { Move } from '#shared/games/goa/moves.ts';
import type { State } from '#shared/games/goa/state.ts';
import { boundsOf, listed } from '#shared/kernel/listed.ts';
import { t } from '../../../lib/i18n.ts';
import { scrollToTargets } from '../../../ui/scrollIntoView.ts';
import type { Scene } from '../../gameUi.ts';
import { decisionOf, choicesOf, handOf, type Decision } from '../targets/decision.ts';
import type { BoardProps } from '../boardProps.ts';
import { Stepper, EditorButtons } from './Controls.tsx';
import { editorStepperOf, rowsOf } from './rows.ts';
import { Sums } from './Sums.tsx';
import styles from './desk.module.css';

/** The move editor, loaded when a move is put together. */
export function Composer({ scene }: BoardProps) {
  const decision = decisionOf(scene);
  return decision === undefined ? null : <EditorPanel decision={decision} />;
}

function EditorPanel({ decision }: { readonly decision: Decision }) {
  const place = useRef<HTMLElement>(null);
  const { partial } = decision;
  useEffect(() => showEditor(place.current), []);
  const stepper = editorStepperOf(decision);
  return (
    <section class={styles.desk} aria-labelledby="desk-title" data-choice="desk" ref={place}>
      <h3 id="desk-title">{titleOf(decision, partial)}</h3>
      <Sums decision={decision} />
      {stepper && <Stepper {...stepper} />}
      {rowsOf(decision).map(({ title, quiet, tight, buttons }) => (
        <div key={title} class={`${styles.row} ${tight ? styles.tight : ''}`} role="group" aria-label={title}>
          {!quiet && (
            <span class={styles.word} aria-hidden="true">
              {title}
            </span>
          )}
          <EditorButtons buttons={buttons} />
        </div>
      ))}
    </section>
  );
}

/** The editor stays in view when the bar grows later, too (`ToBoard`). */
const showEditor = (moveEditor: HTMLElement | null): void => {
  if (moveEditor !== null) scrollToTargets([moveEditor]);
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

/** Does the move editor have something to show? */
export function hasMoveEditor(scene: Scene<State, Move>): boolean {
  const decision = decisionOf(scene);
  if (decision === undefined) return false;
  const harvests = choicesOf(decision, 'harvest');
  switch (scene.partial?.type) {
    case 'progress':
    case 'payDucats':
    case 'viceKing':
    case 'expedition':
    case 'found':
    case 'spy':
    case 'spyHarvest':
    case 'spyFound':
    case 'spyColonists':
      return true;
    case 'harvest':
      return (
        listed(harvests, 'card', handOf(decision)).length > 0 || boundsOf(harvests[0], 'spices').max === 0
      );
    default:
      return scene.now.questions[0]?.ask === 'founding';
  }
}
