import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { accountApi } from '../../accountApi.ts';
import { forgetOffer } from '../../models/recoveryOffer.ts';
import type { Platform } from '../../models/platform.ts';
import { t } from '../../i18n.ts';
import './identity.css';
import './words.ts';

/** Is there nothing yet that leads this player back? Asked once a page. */
const needed = signal<boolean | undefined>(undefined);

/** Once after a guest has taken a seat: a line that offers a recovery code. */
export function RecoveryOffer({ world: platform }: { readonly world: Platform }) {
  useEffect(() => {
    if (needed.peek() === undefined) void ask(platform);
  }, [platform]);
  const close = (): void => {
    forgetOffer(platform.device);
    needed.value = false;
  };
  if (!needed.value) return null;
  return (
    <p class="buttons recovery-offer">
      <span>{t('identity.offer')}</span>{' '}
      <a class="button" href="/me#recovery" onClick={close}>
        {t('identity.offer.link')}
      </a>
      <button type="button" onClick={close}>
        {t('identity.offer.no')}
      </button>
    </p>
  );
}

async function ask(platform: Platform): Promise<void> {
  const account = accountApi(platform.api);
  const [channels, recovery] = await Promise.all([account.channels(), account.recovery()]);
  if (!channels.ok || !recovery.ok) return;
  needed.value = channels.value.mail.address === null && recovery.value.since === null;
  if (!needed.value) forgetOffer(platform.device);
}
