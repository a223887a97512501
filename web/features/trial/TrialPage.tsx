import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameView } from '#shared/protocol/http.ts';
import type { AnyGameUi } from '../../games/gameUi.ts';
import { useAnswer } from '../../lib/answer.ts';
import type { Game } from '../../table/game.ts';
import type { Platform } from '../../lib/platform.ts';
import { createTrial, type TrialGround } from './trial.ts';
import { trialGround, trialSource, type TrialDice } from './trialGround.ts';
import { t, term } from '../../lib/i18n.ts';
import { LoadingNotice } from '../../ui/Loading.tsx';
import { namesOf } from '../../lib/names.ts';
import { FailureNotice, Notice } from '../../ui/Notice.tsx';
import { TrialBar } from './TrialBar.tsx';
import { TrialSettings } from './TrialSettings.tsx';
import { TrialSteps } from './TrialSteps.tsx';
import { trialScene } from './trialScene.ts';
import './trial.css';

interface Props {
  readonly game: Game;
  readonly gameUi: AnyGameUi;
  readonly view: GameView;
  readonly platform: Platform;
  /** The row after which the trial begins. */
  readonly at: number;
  leave(): void;
}

/** A private copy of the game, in which the player goes on from a past position as they like. */
export function TrialPage(props: Props) {
  const { game, view, platform } = props;
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
      <Head {...props} at={at} />
      <FailureNotice failure={failure} />
      {ground === undefined ? (
        failure === undefined && <LoadingNotice />
      ) : (
        <Table {...props} key={which} ground={ground} which={which} setDice={(next) => (dice.value = next)} />
      )}
    </div>
  );
}

function Head({ view, at, leave }: Props) {
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

interface TableProps extends Props {
  readonly ground: TrialGround;
  readonly which: TrialDice;
  setDice(which: TrialDice): void;
}

function Table({ gameUi, view, ground, which, setDice }: TableProps) {
  const trial = useMemo(() => createTrial(ground), [ground]);
  const name = useMemo(() => namesOf(view), [view]);
  const scene = trialScene(trial, ground, view, name);
  return (
    <>
      <gameUi.Board {...scene} />
      <div class="side">
        <TrialBar trial={trial} ground={ground} gameUi={gameUi} scene={scene} />
        <div class="aside">
          <TrialSettings
            trial={trial}
            seats={view.seats}
            isOpen={ground.dice.kind !== 'none'}
            name={name}
            which={which}
            setDice={setDice}
          />
          <TrialSteps trial={trial} ground={ground} gameUi={gameUi} name={name} />
        </div>
      </div>
    </>
  );
}
