import { useSignal } from '@preact/signals';
import { hintsWanted, wantHints } from './hints.ts';
import type { Memory } from '../../lib/platform.ts';
import { t } from '../../lib/i18n.ts';

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
