import { useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { iconOf } from '../icons.ts';
import { t } from '../i18n.ts';
import type { Platform } from '../models/platform.ts';
import type { Visitor } from '../models/visitor.ts';
import { mindNotifications } from '../notifications.ts';
import { refreshWhenOnline } from '../refreshWhenOnline.ts';
import { route } from '../routes.ts';
import { isRecoveryOffered } from '../models/recoveryOffer.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { Later } from './Later.tsx';
import { useNextGameKey } from './nextGameKey.ts';

interface Props {
  readonly world: Platform;
  readonly visitor: Visitor;
}

const recoveryOffer = async () => (await import('./identity/RecoveryOffer.tsx')).RecoveryOffer;

/** The foot of every page: the language. It also minds the key that leads to the next game, and shows the number of waiting games: in the tab and on the app's icon. */
export function PageFoot(props: Props) {
  const { visitor, world: platform } = props;
  useEffect(() => refreshWhenOnline(visitor), [visitor]);
  useEffect(() => mindNotifications(platform.api, visitor), [platform, visitor]);
  useNextGameKey(visitor);
  useSignalEffect(() => {
    const { page } = route.value;
    const n = visitor.waiting.value.length;
    document.querySelector('link[rel=icon]')?.setAttribute('href', iconOf(n));
    if (page !== 'game' && page !== 'help')
      document.title = n > 0 ? t('page.title.waiting', { n }) : t('page.title');
  });
  const offers = route.value.page === 'game' && isRecoveryOffered(props.world.device);
  return (
    <>
      {offers && <Later quiet load={recoveryOffer} props={{ world: props.world }} />}
      <LanguageChoice {...props} />
    </>
  );
}
