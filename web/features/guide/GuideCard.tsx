import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { formatNumber, t, term } from '../../lib/i18n.ts';
import type { GuidedScene, GuideModel, GuideStep } from '../../lib/guide.ts';
import styles from './guide.module.css';

interface Props {
  readonly guide: GuideModel;
  readonly scene: GuidedScene;
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
  if (guide.isNew.value) return <Aim guide={guide} close={() => (guide.isNew.value = false)} />;
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

/** Before the first step: how one wins, and the track of what scores. */
const Aim = ({ guide: { game, track }, close }: Pick<Props, 'guide'> & { close(): void }) => (
  <aside class={styles.guide} aria-label={t('guide.title')}>
    <p class={styles.sentence} role="status">
      {term(`guide.${game}.aim`)}
    </p>
    <figure class={styles.track}>
      <figcaption>{term(`guide.${game}.track`)}</figcaption>
      <ol class="plain number">
        {track.map((points) => (
          <li key={points}>{formatNumber(points)}</li>
        ))}
      </ol>
    </figure>
    <button type="button" class="primary" onClick={close}>
      {t('guide.begin')}
    </button>
  </aside>
);

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
        <button type="button" class="primary" onClick={() => (closed.value = true)}>
          {t('guide.on')}
        </button>
        <a class="button" href="/new">
          {t('page.nav.new')}
        </a>
      </p>
    </aside>
  );
}
