import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { AnyScene } from '../../games/gameUi.ts';
import { t, term } from '../../lib/i18n.ts';
import type { GuideModel, GuideStep } from '../../lib/guide.ts';
import styles from './guide.module.css';

interface Props {
  readonly guide: GuideModel;
  readonly scene: AnyScene;
}

/** The sentence that leads on. While others are to move, it keeps the room of the last one, so that nothing jumps. */
export function GuideCard({ guide, scene }: Props) {
  const last = useRef<GuideStep | undefined>(undefined);
  const step = guide.stepOf(scene);
  const isOver = step === 'over';
  useEffect(() => {
    if (isOver) guide.end();
  }, [guide, isOver]);
  if (guide.ended.value || isOver) return <Farewell />;
  if (typeof step !== 'string') last.current = step;
  const shown = last.current;
  if (shown === undefined) return null;
  const waits = step === 'waiting';
  return (
    <aside class={styles.guide} aria-label={t('guide.title')}>
      <p class={`${styles.sentence} ${waits ? styles.waits : ''}`} role="status">
        <span class={styles.step}>
          <strong class="number">{t('guide.stage', guide.numberOf(shown))}</strong> {term(shown.key)}
        </span>
        {waits && <span>{t('guide.waits')}</span>}
      </p>
      <button type="button" onClick={guide.end}>
        {t('guide.skip')}
      </button>
    </aside>
  );
}

/** After the round, or after skipping: the table goes on without the guide. */
function Farewell() {
  const closed = useSignal(false);
  if (closed.value) return null;
  return (
    <aside class={styles.guide} aria-label={t('guide.title')}>
      <p class={styles.sentence} role="status">
        {t('guide.over')}
      </p>
      <p class="buttons">
        <a class="button" href="/">
          {t('guide.home')}
        </a>
        <button type="button" onClick={() => (closed.value = true)}>
          {t('guide.on')}
        </button>
      </p>
    </aside>
  );
}
