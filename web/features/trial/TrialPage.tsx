import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useAnswer } from '../../lib/requests.ts';
import { useTable } from '../../table/context.tsx';
import { createTrial, type TrialGround } from './trial.ts';
import { trialGround, trialSource, type TrialDice } from './trialGround.ts';
import { t, term } from '../../lib/i18n.ts';
import { LoadingNotice, FailureNotice, Notice } from '../../ui/notices.tsx';
import { TrialBar } from './TrialBar.tsx';
import { TrialSettings } from './TrialSettings.tsx';
import { TrialSteps } from './TrialSteps.tsx';
import { trialScene } from './trialScene.ts';
import './trial.css';

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
