import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { EDITIONS, type Edition } from '#shared/games/goa/meta.ts';
import { language } from '../../../lib/language.ts';
import type { Memory } from '../../../lib/platform.ts';
import { t } from '../../../lib/i18n.ts';
import { Help, addressOf } from '../../../features/help/index.ts';
import { firstEdition, keepEdition } from './edition.ts';
import { partsOf } from './parts.tsx';

/** The rules of Goa, of one edition at a time. */
export function GameHelp({ device }: { readonly device: Memory }) {
  const edition = useSignal(firstEdition(location.search, device));
  const spoken = language.value;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the words change with the language
  const parts = useMemo(() => partsOf(edition.value), [edition.value, spoken]);
  const choose = (chosen: Edition): void => {
    edition.value = chosen;
    keepEdition(device, chosen);
    history.replaceState(history.state, '', `${addressOf('goa')}?edition=${chosen}`);
  };
  return (
    <Help topic="goa" parts={parts}>
      <fieldset class="help-edition">
        <legend>{t('help.goa.edition')}</legend>
        {EDITIONS.toReversed().map((one) => (
          <label key={one} class="radio">
            <input
              type="radio"
              name="edition"
              value={one}
              checked={one === edition.value}
              onChange={() => choose(one)}
            />
            {one}
          </label>
        ))}
      </fieldset>
    </Help>
  );
}
