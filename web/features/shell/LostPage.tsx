import { Compass } from '../../ui/art/Carrack.tsx';
import { OnwardLinks } from '../../ui/notices.tsx';
import { t } from '../../lib/i18n.ts';

export function LostPage() {
  return (
    <div class="narrow sheet">
      <Compass size={72} class="beside" />
      <h1>{t('page.lost')}</h1>
      <p>{t('page.lost.why')}</p>
      <OnwardLinks also="new" />
    </div>
  );
}
