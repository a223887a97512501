import { useSignal } from '@preact/signals';
import { hintsWanted, wantHints } from '../models/hints.ts';
import type { Memory } from '../models/platform.ts';
import { t } from '../i18n.ts';
import './words.ts';

/** Hints off, or on again for the next game. */
export function HintSwitch({ device }: { readonly device: Memory }) {
  const wanted = useSignal(hintsWanted(device));
  const choose = (on: boolean): void => {
    wantHints(device, on);
    wanted.value = on;
  };
  return (
    <section class="start" aria-labelledby="hints-title">
      <h2 id="hints-title">{t('hint.switch')}</h2>
      <p role="status">{t(wanted.value ? 'hint.switch.on' : 'hint.switch.off')}</p>
      <p class="buttons">
        {wanted.value && (
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
