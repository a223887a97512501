import type { State } from '#shared/games/goa/state.ts';
import { assertNever } from '#shared/kernel/never.ts';
import { SeatMark } from '../../../ui/art/Seat.tsx';
import { Flag } from '../drawings/Pieces.tsx';
import { Name } from '../../../ui/Name.tsx';
import { Pop } from '../../../ui/Pop.tsx';
import { isolate, t } from '../../../lib/i18n.ts';
import { mark } from '../../marks.ts';
import type { BoardProps } from '../boardProps.ts';

/** How far the game has gone, and who is starting player. */
export function Course({ scene }: BoardProps) {
  const { now, since } = scene;
  const { phase, round, figures, flag, options } = now;
  const starting = t('page.goa.board.starting', { name: isolate(scene.name(flag)) });
  return (
    <p class="course">
      <span class="course-step">
        <strong>
          {round === 0
            ? t('page.goa.board.phase', { phase })
            : t('page.goa.board.round', { phase, round, rounds: figures.rounds })}
        </strong>
        <Pop of={stepOf(now)}>{stepOf(now)}</Pop>
      </span>
      {now.step.phase !== 'setup' && (
        <span class="figure holder" title={starting} data-changed={mark(since, now, (state) => state.flag)}>
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
