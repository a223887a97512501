import { useModel } from '@preact/signals';
import type { GameView } from '#shared/protocol/http.ts';
import type { AnyGameUi } from '../../games/gameUi.ts';
import { HintsModel } from './hints.ts';
import type { Memory } from '../../lib/platform.ts';
import { t } from '../../lib/i18n.ts';
import './hints.css';

interface Props {
  readonly gameUi: AnyGameUi;
  readonly view: GameView;
  readonly device: Memory;
  /** The state the open decision belongs to. */
  readonly now: unknown;
}

/** For a player's first game of its kind: a line about the open decision, which opens to the whole hint. */
export function FirstHints({ gameUi, view: { id, game }, device, now }: Props) {
  const hints = useModel(() => new HintsModel(device, game, id));
  if (!hints.wanted.value) return null;
  const hint = gameUi.hintsOf?.(now).find(({ key }) => !hints.done.value.includes(key));
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
