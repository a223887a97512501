import { useMemo } from 'preact/hooks';
import type { AnyTableRules } from '#shared/kernel/rules.ts';
import type { RowPlace, AnyGameUi } from '../../games/gameUi.ts';
import { useTable } from '../../table/context.tsx';
import type { Past } from '../../table/history.ts';
import { memo } from '../../ui/memo.tsx';
import { Standings } from '../../table/Standings.tsx';
import { exportOnce, Verified, NOTHING_REVEALED, type Exported } from '../fairness/index.ts';
import { DecidedCard, ScoreHistory } from '../end/index.ts';
import { useSignal } from '@preact/signals';
import type { AnyEvent } from '#shared/kernel/types.ts';
import { NETWORK, type ApiFailure } from '../../lib/api.ts';
import { standingEvents } from '../../table/pageRules.ts';
import { t } from '../../lib/i18n.ts';
import { FailureNotice } from '../../ui/notices.tsx';
import styles from './history.module.css';

interface Props {
  readonly rules: AnyTableRules;
  readonly past: Past;
  readonly places: readonly RowPlace[] | undefined;
}

/** Everything that is shown once the game is over: scores, charts, revealed secrets, the fairness check. */
export const Aftermath = memo(({ rules, past, places }: Props) => {
  const { game, gameUi, view, platform, name } = useTable();
  const standings = game.standings.value;
  const exported = useMemo(() => exportOnce(platform, view.id), [platform, view.id]);
  return (
    <>
      <Standings standings={standings} name={name} />
      <ScoreHistory rules={rules} past={past} places={places} />
      {gameUi.Revealed !== undefined && <Hidden Revealed={gameUi.Revealed} exported={exported} />}
      <DecidedCard exported={exported} />
      <Verified exported={exported} />
    </>
  );
});

interface HiddenProps {
  readonly Revealed: NonNullable<AnyGameUi['Revealed']>;
  readonly exported: Exported;
}

type Showing =
  | { readonly kind: 'idle' | 'busy' }
  | { readonly kind: 'done'; readonly events: readonly AnyEvent[] }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/** The secrets of the finished game, e.g. the order of the pile; fetched on demand. */
function Hidden({ Revealed, exported }: HiddenProps) {
  const { game } = useTable();
  const state = useSignal<Showing>({ kind: 'idle' });
  const show = async (): Promise<void> => {
    if (state.peek().kind === 'busy') return;
    state.value = { kind: 'busy' };
    state.value = shown(await exported());
  };
  const shown = (whole: Awaited<ReturnType<Exported>>): Showing => {
    if (!whole.ok) return { kind: 'failed', failure: whole.failure };
    const rules = game.rules.peek();
    const { rows } = whole.value;
    if (rules === undefined) return { kind: 'failed', failure: { code: NETWORK, status: 0 } };
    if (rows === undefined) return { kind: 'failed', failure: { code: NOTHING_REVEALED, status: 0 } };
    return { kind: 'done', events: standingEvents(rules, rows) };
  };
  const now = state.value;
  return (
    <section class={`card ${styles.hiddenThings}`} aria-labelledby="hidden-title">
      <h2 id="hidden-title">{t('page.revealed')}</h2>
      {now.kind === 'done' ? (
        <Revealed events={now.events} />
      ) : (
        <p class="buttons">
          <button type="button" disabled={now.kind === 'busy'} onClick={show}>
            {t('page.revealed.show')}
          </button>
        </p>
      )}
      <FailureNotice failure={now.kind === 'failed' ? now.failure : undefined} />
    </section>
  );
}
