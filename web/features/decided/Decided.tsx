import { useModel } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Analysis, AnalysedDecision, KeyMoment } from '#shared/kernel/analysis/analyst.ts';
import { t, isolate } from '../../lib/i18n.ts';
import { useTable } from '../../table/context.tsx';
import { createPast, type Past } from '../../table/history.ts';
import { Fold } from '../../ui/fields.tsx';
import { FailureNotice } from '../../ui/notices.tsx';
import type { Exported } from '../fairness/index.ts';
import { WinningChart, formatShare } from './WinningChart.tsx';
import { DecidedModel, openWorker, type AnalysisWork } from './decided.ts';
import styles from './decided.module.css';
import type { AnyTableRules } from '#shared/kernel/rules.ts';
import { namesAt } from '#shared/words/render.ts';
import { textOf } from '../../table/log/logText.ts';
import { stepText } from '../../table/pageRules.ts';
import { SeatMark } from '../../ui/art/Pieces.tsx';
import { SeatTable } from '../../ui/chart.tsx';

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

interface MomentsProps {
  readonly analysis: Analysis;
  readonly rules: AnyTableRules;
  readonly past: Past;
}

/** The decisions that moved the winning chances the most, each a way into the history. */
function Moments({ analysis, rules, past }: MomentsProps) {
  const { name } = useTable();
  const told = useTelling(rules, past);
  return (
    <ol class={`plain ${styles.moments}`}>
      {analysis.moments.map((moment, i) => {
        const { decision, before, of, error } = moment;
        return (
          <li key={decision.seq}>
            <p>
              <span class={styles.rank} aria-hidden="true">
                {i + 1}
              </span>
              <RowLink seq={decision.seq} />
            </p>
            <p>{told.row(decision)}</p>
            <p>
              <SeatMark seat={of} size={16} />{' '}
              <strong>
                {t('decided.change', {
                  name: isolate(name(of)),
                  from: formatShare(before[of] ?? 0),
                  to: formatShare(decision.chances[of] ?? 0),
                })}
              </strong>{' '}
              <span class="muted">± {formatShare(2 * error)}</span>
            </p>
            <p class="muted">{told.advice(moment)}</p>
          </li>
        );
      })}
    </ol>
  );
}

const RowLink = ({ seq }: { readonly seq: number }) => {
  const { view } = useTable();
  return <a href={`/g/${view.id}/at/${seq}`}>{t('decided.row', { seq })}</a>;
};

/** How a decision is told. */
function useTelling(rules: AnyTableRules, past: Past) {
  const { game, gameUi, name } = useTable();
  const story = game.story.value;
  const log = game.log.value;
  const nameAt = namesAt(story, name, t('page.seat.former'));
  const row = ({ seq }: AnalysedDecision): string => {
    const entry = story[seq - 1];
    const text = entry === undefined ? '' : textOf(entry, gameUi.hiddenEvents, nameAt(seq));
    return text === '' ? t('page.history.quiet') : text;
  };
  /** What the strongest bot would have done; undefined: the same. */
  const other = ({ seq, instead }: AnalysedDecision): string | undefined => {
    if (instead === undefined) return undefined;
    const now = past(log, seq - 1);
    const scene = { now, name: (seat: number) => nameAt(seq)(seat) };
    return stepText(rules, gameUi, scene, { ...instead, after: now, server: false });
  };
  const advice = ({ decision, of }: KeyMoment): string => {
    const text = other(decision);
    return [
      text !== undefined && decision.instead !== undefined
        ? t('decided.instead', {
            text,
            name: isolate(name(of)),
            share: formatShare(decision.instead.chances[of] ?? 0),
          })
        : t(decision.free ? 'decided.same' : 'decided.forced'),
      decision.lucky ? t('decided.lucky') : '',
    ]
      .join(' ')
      .trim();
  };
  return { row, other, advice };
}

/** How often each seat decided as the strongest bot would have. */
function BotAgreement({ analysis: { decisions } }: Pick<MomentsProps, 'analysis'>) {
  const { view, name } = useTable();
  return (
    <ul class={`plain ${styles.agreement}`}>
      {view.seats.map(({ seat }) => {
        const own = decisions.filter((decision) => decision.free && decision.seat === seat);
        const same = own.filter(({ instead }) => instead === undefined).length;
        return (
          <li key={seat}>
            <SeatMark seat={seat} size={16} />{' '}
            {t('decided.agreement', { name: isolate(name(seat)), same, n: own.length })}
          </li>
        );
      })}
    </ul>
  );
}

/** All decisions, with what came of them. */
function AllDecisions({ analysis: { decisions }, rules, past }: MomentsProps) {
  const { view, name } = useTable();
  const told = useTelling(rules, past);
  return (
    <SeatTable
      class={styles.decisions}
      corner={t('decided.decision')}
      seats={view.seats.map(({ seat }) => seat)}
      name={name}
      rows={decisions.map((decision) => {
        const text = told.other(decision);
        const share = formatShare(decision.instead?.chances[decision.seat] ?? 0);
        return {
          key: decision.seq,
          head: (
            <>
              <RowLink seq={decision.seq} /> {told.row(decision)}
              {text !== undefined && <span class="muted"> {t('decided.other', { text, share })}</span>}
            </>
          ),
          of: (seat) => formatShare(decision.chances[seat] ?? 0),
        };
      })}
    />
  );
}
