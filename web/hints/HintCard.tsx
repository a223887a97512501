import type { GameId } from '../../shared/games/meta.ts';
import type { Hints } from '../models/hints.ts';
import { t } from '../voice.ts';
import { hintOf } from './hintOf.ts';
import './hints.css';
import './words.ts';

interface Props {
  readonly hints: Hints;
  readonly kind: GameId;
  readonly now: unknown;
}

/** A line about the decision that is open, until it has been read; it opens to all of it and what to do with it. */
export function HintCard({ hints, kind, now }: Props) {
  const hint = hintOf(kind, now);
  if (hint === undefined || hints.done.value.includes(hint.key)) return null;
  return (
    <aside class="first-hint" aria-label={t('hint.title')}>
      <details key={hint.key}>
        <summary>
          <span class="first-hint-text">{t(hint.key)}</span>
        </summary>
        <p class="buttons">
          <a class="button" href={hint.more}>
            {t('hint.more')}
          </a>
          <button type="button" onClick={() => hints.putAway(hint.key)}>
            {t('hint.done')}
          </button>
          <button type="button" onClick={hints.never}>
            {t('hint.never')}
          </button>
        </p>
      </details>
    </aside>
  );
}
