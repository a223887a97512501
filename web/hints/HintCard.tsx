import type { GameId } from '#shared/games/meta.ts';
import type { Hints } from '../models/hints.ts';
import { t } from '../i18n.ts';
import { loadedHints } from './hintsModule.ts';
import './hints.css';

interface Props {
  readonly hints: Hints;
  readonly kind: GameId;
  readonly now: unknown;
}

/** A line about the open decision. It opens to the whole hint, with buttons to dismiss it. */
export function HintCard({ hints, kind, now }: Props) {
  const hint = loadedHints(kind, now).find(({ key }) => !hints.done.value.includes(key));
  if (hint === undefined) return null;
  const [lead = '', ...more] = t(hint.key, hint.values).split('\n');
  return (
    <aside class="first-hint" aria-label={t('hint.title')}>
      <details key={hint.key}>
        <summary>
          <span class="first-hint-lead">{lead}</span>
        </summary>
        {more.map((line) => (
          <p key={line}>{line}</p>
        ))}
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
