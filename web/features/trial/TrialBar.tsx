import { NEEDS_SERVER } from '#shared/kernel/result.ts';
import type { AnyGameUi, AnyScene } from '../../games/gameUi.ts';
import type { Trial, TrialGround } from './trial.ts';
import { errorText, isolate, t } from '../../lib/i18n.ts';
import { Standings } from '../../table/Standings.tsx';

interface Props {
  readonly trial: Trial;
  readonly ground: TrialGround;
  readonly gameUi: AnyGameUi;
  readonly scene: AnyScene;
}

/** Who decides what in a trial, and the way back. */
export function TrialBar({ trial, ground, gameUi, scene }: Props) {
  const seat = trial.seat.value;
  const canGoBack = trial.steps.value.some(({ automatic }) => !automatic) || trial.partial.value !== null;
  const hint = seat === undefined ? '' : gameUi.hint(scene);
  return (
    <section class="turn-bar yours" aria-labelledby="trial-title">
      <h2 id="trial-title">
        {seat === undefined
          ? t('page.trial.over')
          : t('page.trial.decides', {
              name: isolate(scene.name(seat)),
              question: gameUi.question(scene.now, scene.offered),
            })}
      </h2>
      {hint !== '' && <p class="hint">{hint}</p>}
      <p class="turn-status" role="status">
        {statusOf(trial, scene)}
      </p>
      {seat === undefined && (
        <Standings standings={ground.rules.standings(trial.state.value)} name={scene.name} />
      )}
      <p class="buttons">
        {trial.offered.value.length > 0 && <gameUi.Decision {...scene} />}
        <button type="button" class="back" disabled={!canGoBack} onClick={trial.back}>
          {t('page.trial.back')}
        </button>
        <button type="button" disabled={!canGoBack} onClick={trial.restart}>
          {t('page.trial.restart')}
        </button>
      </p>
    </section>
  );
}

/** Why the trial does not go on; empty if it does. */
function statusOf(trial: Trial, { name }: AnyScene): string {
  const why = trial.refusal.value;
  if (why !== undefined) return why.code === NEEDS_SERVER ? t('page.trial.stopped') : errorText(why);
  const seat = trial.seat.value;
  if (seat === undefined || trial.offered.value.length > 0) return '';
  return t('page.trial.stuck', { name: isolate(name(seat)) });
}
