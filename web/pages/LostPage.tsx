import { Compass } from '../art/frame/Compass.tsx';
import { WaysOn } from '../components/WaysOn.tsx';
import { t } from '../i18n.ts';

export function LostPage() {
  return (
    <div class="narrow sheet">
      <Compass size={72} class="beside" />
      <h1>{t('page.lost')}</h1>
      <p>{t('page.lost.why')}</p>
      <WaysOn also="new" />
    </div>
  );
}
