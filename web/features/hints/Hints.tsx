import { useModel, useSignal } from '@preact/signals';
import { useTable } from '../../table/context.tsx';
import { HintsModel, hintsWanted, wantHints } from './hints.ts';
import { t } from '../../lib/i18n.ts';
import type { Memory } from '../../lib/platform.ts';
import styles from './firstHint.module.css';

interface Props {
  /** The state the open decision belongs to. */
  readonly now: unknown;
}

/** For a player's first game of its kind: a line about the open decision, which opens to the whole hint. */
export function FirstHints({ now }: Props) {
  const { gameUi, view, platform } = useTable();
  const hints = useModel(() => new HintsModel(platform.device, view.game, view.id));
  if (!hints.wanted.value) return null;
  const hint = gameUi.hintsOf?.(now).find(({ key }) => !hints.done.value.includes(key));
  if (hint === undefined) return null;
  const [lead = '', ...more] = t(hint.key, hint.values).split('\n');
  return (
    <aside class={styles.firstHint} aria-label={t('hint.title')}>
      <details key={hint.key}>
        <summary>
          <span class={`two-lines ${styles.lead}`}>{lead}</span>
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

/** Hints off, or on again for the next game. */
export function HintSwitch({ device }: { readonly device: Memory }) {
  const said = useSignal<'on' | 'off' | 'again'>(hintsWanted(device) ? 'on' : 'off');
  const choose = (on: boolean): void => {
    wantHints(device, on);
    said.value = on ? 'again' : 'off';
  };
  return (
    <section class="start" aria-labelledby="hints-title">
      <h2 id="hints-title">{t('hint.switch')}</h2>
      <p role="status">{t(`hint.switch.${said.value}`)}</p>
      <p class="buttons">
        {said.value !== 'off' && (
          <button type="button" onClick={() => choose(false)}>
            {t('hint.switch.turnOff')}
          </button>
        )}
        <button type="button" onClick={() => choose(true)}>
          {t('hint.switch.turnOn')}
        </button>
      </p>
    </section>
  );
}
