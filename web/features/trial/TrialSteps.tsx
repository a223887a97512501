import type { Seat } from '#shared/kernel/types.ts';
import type { AnyGameUi } from '../../games/gameUi.ts';
import { stepText } from '../../table/stepText.ts';
import type { Trial, TrialGround } from './trial.ts';
import { t } from '../../lib/i18n.ts';

interface Props {
  readonly trial: Trial;
  readonly ground: TrialGround;
  readonly gameUi: AnyGameUi;
  name(seat: Seat): string;
}

/** What was played in a trial, the last first. */
export function TrialSteps({ trial, ground, gameUi, name }: Props) {
  const steps = trial.steps.value;
  if (steps.length === 0) return null;
  return (
    <section class="card trial-steps" aria-labelledby="trial-steps-title">
      <h2 id="trial-steps-title">{t('page.trial.steps')}</h2>
      <ol class="plain" reversed>
        {steps
          .map((step, at) => (
            <li key={at}>
              {stepText(
                ground.rules,
                gameUi,
                { now: step.after, name },
                { move: step.move, events: step.events, after: step.after, server: false },
              )}
              {step.automatic && <span class="tag">{t('page.trial.itself')}</span>}
            </li>
          ))
          .toReversed()}
      </ol>
    </section>
  );
}
