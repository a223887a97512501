import type { AnalysedDecision, Analysis, KeyMoment } from '#shared/kernel/analysis/analyst.ts';
import type { AnyTableRules } from '#shared/kernel/rules.ts';
import { namesAt } from '#shared/words/namesAt.ts';
import { isolate, t } from '../../lib/i18n.ts';
import { useTable } from '../../table/context.tsx';
import type { Past } from '../../table/history.ts';
import { textOf } from '../../table/log/logText.ts';
import { stepText } from '../../table/pageRules.ts';
import { SeatMark } from '../../ui/art/Pieces.tsx';
import { Name } from '../../ui/names.tsx';
import { formatShare } from './WinningChart.tsx';
import styles from './decided.module.css';

interface Props {
  readonly analysis: Analysis;
  readonly rules: AnyTableRules;
  readonly past: Past;
}

/** The decisions that moved the winning chances the most, each a way into the history. */
export function Moments({ analysis, rules, past }: Props) {
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
export function BotAgreement({ analysis: { decisions } }: Pick<Props, 'analysis'>) {
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
export function AllDecisions({ analysis: { decisions }, rules, past }: Props) {
  const { view, name } = useTable();
  const told = useTelling(rules, past);
  return (
    <table class={styles.decisions}>
      <thead>
        <tr>
          <th scope="col">{t('decided.decision')}</th>
          {view.seats.map(({ seat }) => (
            <th key={seat} scope="col" class="number" title={name(seat)}>
              <SeatMark seat={seat} size={16} /> <Name>{name(seat)}</Name>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {decisions.map((decision) => {
          const other = told.other(decision);
          const share = formatShare(decision.instead?.chances[decision.seat] ?? 0);
          return (
            <tr key={decision.seq}>
              <th scope="row">
                <RowLink seq={decision.seq} /> {told.row(decision)}
                {other !== undefined && (
                  <span class="muted"> {t('decided.other', { text: other, share })}</span>
                )}
              </th>
              {view.seats.map(({ seat }) => (
                <td key={seat} class="number">
                  {formatShare(decision.chances[seat] ?? 0)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
