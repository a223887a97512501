import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { NETWORK, type Failure } from '../../api.ts';
import type { AnyDrawing, Revealing } from '../../games/drawing.ts';
import type { Game } from '../../models/game.ts';
import { NOTHING_REVEALED } from '../../models/verified.ts';
import { standingEvents } from '../../models/story.ts';
import { t } from '../../voice.ts';
import { FailureNotice } from '../Notice.tsx';
import type { Exported } from './exported.ts';

interface Props {
  readonly game: Game;
  readonly load: NonNullable<AnyDrawing['revealed']>;
  readonly exported: Exported;
}

type Showing =
  | { readonly kind: 'idle' | 'busy' }
  | { readonly kind: 'done'; readonly It: FunctionComponent<Revealing>; readonly props: Revealing }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** What was hidden while the game ran, e.g. the order of the pile; fetched when asked for. */
export function Hidden({ game, load, exported }: Props) {
  const state = useSignal<Showing>({ kind: 'idle' });
  const show = async (): Promise<void> => {
    if (state.peek().kind === 'busy') return;
    state.value = { kind: 'busy' };
    const [whole, It] = await Promise.all([exported(), load().catch(() => undefined)]);
    state.value = shown(whole, It);
  };
  const shown = (
    whole: Awaited<ReturnType<Exported>>,
    It: FunctionComponent<Revealing> | undefined,
  ): Showing => {
    if (!whole.ok) return { kind: 'failed', failure: whole.failure };
    const rules = game.rules.peek();
    const { rows } = whole.value;
    if (It === undefined || rules === undefined)
      return { kind: 'failed', failure: { code: NETWORK, status: 0 } };
    if (rows === undefined) return { kind: 'failed', failure: { code: NOTHING_REVEALED, status: 0 } };
    return { kind: 'done', It, props: { events: standingEvents(rules, rows) } };
  };
  const now = state.value;
  return (
    <section class="card hidden-things" aria-labelledby="hidden-title">
      <h2 id="hidden-title">{t('page.revealed')}</h2>
      {now.kind === 'done' ? (
        <now.It {...now.props} />
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
