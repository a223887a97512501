import { useModel } from '@preact/signals';
import { RecoveryOfferModel } from './recoveryOffer.ts';
import type { Platform } from '../../../lib/platform.ts';
import { t } from '../../../lib/i18n.ts';
import '../../../ui/identity.css';

/** Once after a guest has taken a seat: a line that offers a recovery code. */
export function RecoveryOffer({ platform }: { readonly platform: Platform }) {
  const { needed, close } = useModel(() => new RecoveryOfferModel(platform));
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
