import { useSignal } from '@preact/signals';
import type { AnyEvent } from '#shared/kernel/types.ts';
import { NETWORK, type ApiFailure } from '../../lib/api.ts';
import type { AnyGameUi } from '../../games/gameUi.ts';
import type { Game } from '../../table/game.ts';
import { NOTHING_REVEALED, type Exported } from '../fairness/index.ts';
import { standingEvents } from '../../table/standing.ts';
import { t } from '../../lib/i18n.ts';
import { FailureNotice } from '../../ui/Notice.tsx';

interface Props {
  readonly game: Game;
  readonly Revealed: NonNullable<AnyGameUi['Revealed']>;
  readonly exported: Exported;
}

type Showing =
  | { readonly kind: 'idle' | 'busy' }
  | { readonly kind: 'done'; readonly events: readonly AnyEvent[] }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/** The secrets of the finished game, e.g. the order of the pile; fetched on demand. */
export function Hidden({ game, Revealed, exported }: Props) {
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
    <section class="card hidden-things" aria-labelledby="hidden-title">
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
