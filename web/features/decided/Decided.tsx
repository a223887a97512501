import { useModel } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Analysis } from '#shared/kernel/analysis/analyst.ts';
import { t } from '../../lib/i18n.ts';
import { useTable } from '../../table/context.tsx';
import { createPast } from '../../table/history.ts';
import { Fold } from '../../ui/folds.tsx';
import { FailureNotice } from '../../ui/notices.tsx';
import type { Exported } from '../fairness/index.ts';
import { BotAgreement, AllDecisions, Moments } from './Moments.tsx';
import { WinningChart } from './WinningChart.tsx';
import { DecidedModel, openWorker, type AnalysisWork } from './decided.ts';
import styles from './decided.module.css';

/** Rollouts at a time. A phone gets by with fewer: it is slower, and warm in the hand. */
const BUDGET = { desktop: 4_000, phone: 1_200 };

const isPhone = (): boolean => matchMedia('(pointer: coarse)').matches;

interface Props {
  readonly exported: Exported;
}

/** Where a finished game was decided, found out in this browser for the reader's own eyes. It begins when it is opened. */
export function Decided({ exported }: Props) {
  const model = useModel(
    () => new DecidedModel({ exported, open: openWorker, budget: isPhone() ? BUDGET.phone : BUDGET.desktop }),
  );
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true }); // the button that led here is gone
    void model.begin();
  }, [model]);
  const work = model.work.value;
  return (
    <section class={`card ${styles.decided}`} aria-labelledby="decided-title">
      <h2 id="decided-title" ref={title} tabIndex={-1}>
        {t('page.decided')}
      </h2>
      <p>{t('decided.what')}</p>
      <Controls work={work} stop={model.stop} goOn={() => void model.goOn()} />
      <FailureNotice failure={work.kind === 'failed' ? work.failure : undefined} />
      {work.analysis !== undefined && <Findings analysis={work.analysis} />}
    </section>
  );
}

interface ControlsProps {
  readonly work: AnalysisWork;
  stop(): void;
  goOn(): void;
}

/** How far it is, and the way to stop it or to go on. */
function Controls({ work: { kind, done, until }, stop, goOn }: ControlsProps) {
  const isBusy = kind === 'working';
  const isDone = kind === 'resting' && done >= until;
  return (
    <>
      {isBusy && <progress class={styles.progress} value={done} max={until} aria-label={t('decided.busy')} />}
      <p class="muted" role="status">
        {isBusy ? t('decided.busy') : t('decided.games', { n: done })}
      </p>
      <p class="buttons">
        <button type="button" onClick={isBusy ? stop : goOn}>
          {t(isBusy ? 'decided.stop' : isDone ? 'decided.closer' : 'decided.goOn')}
        </button>
      </p>
    </>
  );
}

function Findings({ analysis }: { readonly analysis: Analysis }) {
  const { game, view, name } = useTable();
  const rules = game.rules.value;
  const past = useMemo(() => rules && createPast(rules), [rules]);
  if (rules === undefined || past === undefined) return null;
  return (
    <>
      <h3>{t('decided.chances')}</h3>
      <WinningChart analysis={analysis} seats={view.seats.map(({ seat }) => seat)} name={name} />
      <h3>{t('decided.moments')}</h3>
      {analysis.moments.length === 0 && <p class="muted">{t('decided.soon')}</p>}
      <Moments analysis={analysis} rules={rules} past={past} />
      <h3>{t('decided.bot')}</h3>
      <BotAgreement analysis={analysis} />
      <Fold title={t('decided.all')}>
        {() => <AllDecisions analysis={analysis} rules={rules} past={past} />}
      </Fold>
    </>
  );
}
