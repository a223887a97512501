import { SelectField } from '../../ui/fields.tsx';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useAnswer } from '../../lib/requests.ts';
import { useTable } from '../../table/context.tsx';
import { createTrial, type TrialGround, type Trial } from './trial.ts';
import { trialGround, trialSource, type TrialDice, trialScene } from './trialGround.ts';
import { t, term, errorText, isolate } from '../../lib/i18n.ts';
import { LoadingNotice, FailureNotice, Notice } from '../../ui/notices.tsx';
import { ignoreDoubleTap, useBackKey } from '../../ui/input.ts';
import { NEEDS_SERVER } from '#shared/kernel/result.ts';
import type { AnyScene } from '../../games/gameUi.ts';
import { Standings } from '../../table/Standings.tsx';
import { stepText } from '../../table/pageRules.ts';
import styles from './trial.module.css';

interface Props {
  /** The row after which the trial begins. */
  readonly at: number;
  leave(): void;
}

/** A private copy of the game, in which the player goes on from a past position as they like. */
export function TrialPage(props: Props) {
  const { game, view, platform } = useTable();
  // The game may go on or end meanwhile: a trial that has begun stays as it is.
  const [at] = useState(props.at);
  const dice = useSignal<TrialDice>('own');
  const which = dice.value;
  const { value: source, failure } = useAnswer(`${view.id} ${at}`, () =>
    trialSource(platform, {
      id: view.id,
      game: view.game,
      over: view.status === 'over',
      log: game.log.peek(),
      at,
    }),
  ).value;
  const ground = useMemo(() => source && trialGround(source, which, platform), [source, which, platform]);
  return (
    <div class="game history trial">
      <Head at={at} leave={props.leave} />
      <FailureNotice failure={failure} />
      {ground === undefined ? (
        failure === undefined && <LoadingNotice />
      ) : (
        <TrialTable key={which} ground={ground} which={which} setDice={(next) => (dice.value = next)} />
      )}
    </div>
  );
}

function Head({ at, leave }: Props) {
  const { view } = useTable();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div class="mode-head">
      <h1 ref={title} tabIndex={-1}>
        {t('page.trial', { game: term(`game.${view.game}`), at })}
      </h1>
      <button type="button" onClick={leave}>
        {t('page.trial.leave')}
      </button>
      <Notice kind="info">{t('page.trial.private')}</Notice>
    </div>
  );
}

interface TableProps {
  readonly ground: TrialGround;
  readonly which: TrialDice;
  setDice(which: TrialDice): void;
}

function TrialTable({ ground, which, setDice }: TableProps) {
  const { gameUi, view, name } = useTable();
  const trial = useMemo(() => createTrial(ground), [ground]);
  const scene = trialScene(trial, ground, view, name);
  return (
    <>
      <gameUi.Board {...scene} />
      <div class="side">
        <TrialBar trial={trial} ground={ground} scene={scene} />
        <div class="aside">
          <TrialSettings trial={trial} isOpen={ground.dice.kind !== 'none'} which={which} setDice={setDice} />
          <TrialSteps trial={trial} ground={ground} />
        </div>
      </div>
    </>
  );
}

interface TrialBarProps {
  readonly trial: Trial;
  readonly ground: TrialGround;
  readonly scene: AnyScene;
}

/** The decision in a trial with its seat, the move that is put together, and the way back. */
function TrialBar({ trial, ground, scene }: TrialBarProps) {
  const { gameUi } = useTable();
  const title = useRef<HTMLHeadingElement>(null);
  const seat = trial.seat.value;
  const canGoBack = trial.steps.value.some(({ automatic }) => !automatic) || trial.partial.value !== null;
  const hint = seat === undefined ? '' : gameUi.hint(scene);
  useBackKey(trial.back);
  useEffect(() => {
    // As in the turn bar: the pressed button may be gone with its choice, or switched off.
    if (document.activeElement?.matches('body, main')) title.current?.focus({ preventScroll: true });
  }, [trial.steps.value, trial.partial.value]);
  return (
    <section class="turn-bar yours" aria-labelledby="trial-title">
      <h2 id="trial-title" ref={title} tabIndex={-1}>
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
        {/* A game's own way to confirm is for a draft, which goes on after a move; here a move is made. */}
        {trial.offered.value.length > 0 && <gameUi.Decision {...scene} shown={scene.now} />}
        {trial.isWhole.value && (
          <button
            type="button"
            class="primary"
            onClick={({ currentTarget }) => {
              ignoreDoubleTap(currentTarget.closest('section'));
              trial.make();
            }}
          >
            {t('page.trial.make')}
          </button>
        )}
        <button
          type="button"
          class="back"
          disabled={!canGoBack}
          onClick={trial.back}
          aria-keyshortcuts="Escape"
        >
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

interface TrialSettingsProps {
  readonly trial: Trial;
  /** Nothing is hidden: bots can play, and dice are known. */
  readonly isOpen: boolean;
  readonly which: TrialDice;
  setDice(which: TrialDice): void;
}

/** Settings: who plays the other seats, and with which dice; or what a trial of a running game can be. */
function TrialSettings({ trial, isOpen, which, setDice }: TrialSettingsProps) {
  const { view, name } = useTable();
  if (!isOpen) return <p class="card">{t('page.trial.seen')}</p>;
  return (
    <div class={`card ${styles.settings}`}>
      <SelectField
        label={`${t('page.trial.alone')} `}
        value={trial.alone.value}
        options={[[null, t('page.trial.all')], ...view.seats.map(({ seat }) => [seat, name(seat)] as const)]}
        pick={trial.playAlone}
      />
      <SelectField
        label={`${t('page.trial.dice')} `}
        value={which}
        options={[
          ['own', t('page.trial.dice.own')],
          ['new', t('page.trial.dice.new')],
        ]}
        pick={setDice}
      />
      {which === 'new' && <p class="muted">{t('page.trial.dice.hint')}</p>}
    </div>
  );
}

interface TrialStepsProps {
  readonly trial: Trial;
  readonly ground: TrialGround;
}

/** The moves of a trial, the last first. */
function TrialSteps({ trial, ground }: TrialStepsProps) {
  const { gameUi, name } = useTable();
  const steps = trial.steps.value;
  if (steps.length === 0) return null;
  return (
    <section class={`card ${styles.steps}`} aria-labelledby="trial-steps-title">
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
